import type { Table } from '$lib/table.svelte.ts';
import { isCard, isRegion } from '../box.ts';
import { sideOf } from '../pieces/sides.ts';
import type { Desk } from './desk.svelte.ts';
import { roadOf } from './spots.ts';

/** Why what cannot be done cannot be done: the server says it, here it is kept until something else is asked. */
export class Why {
  /** Something that was clicked. */
  refused = $state.raw<{ thing: string; said: string } | null>(null);
  /** Cards, once somebody has looked at them. */
  cards = $state.raw<Readonly<Record<string, string>>>({});
  /** Passing, where that is not offered. */
  pass = $state<string | null>(null);

  constructor(
    private readonly table: Table,
    private readonly question: () => string | null,
  ) {}

  forget(): void {
    this.refused = null;
    this.cards = {};
    this.pass = null;
  }

  /** Why the last choice of a plan is not offered, said at the thing to which it belongs. */
  async ask(thing: string, plan: readonly string[]): Promise<void> {
    const said = await this.said(plan);
    if (said) this.refused = { thing, said };
  }

  async askPass(): Promise<void> {
    this.pass = (await this.said(['pass'])) ?? this.pass;
  }

  async askCards(desk: Desk, cards: readonly string[]): Promise<void> {
    const said = await Promise.all(
      cards.map(async (card): Promise<[string, string | null]> => {
        const plan = wishForCard(desk, card);
        return [card, plan && (await this.said(plan))];
      }),
    );
    const known = said.filter((one): one is [string, string] => one[1] !== null);
    if (known.length) this.cards = Object.fromEntries(known);
  }

  /** What the server says; nothing once something else is asked. */
  private async said(plan: readonly string[]): Promise<string | null> {
    const question = this.question();
    const said = await this.table.why(plan.slice(0, -1), plan.at(-1) ?? '');
    return question === this.question() ? said : null;
  }
}

/** What whoever clicked on a thing may have wanted. */
export function wish(desk: Desk, thing: string): string[] | null {
  const { thing: from } = desk.picks;
  if (isCard(thing)) return wishForCard(desk, thing);
  if (from === null || !isRegion(from) || !isRegion(thing)) return null;
  const like = desk.open.find((deed) => deed.verb === 'move' && roadOf(deed)?.from === from);
  const way = like?.ways[0];
  if (!way) return null;
  const enemy = Object.keys(desk.view.armies[thing] ?? {}).some((side) => side !== sideOf(desk.view, desk.asked?.seat ?? null));
  return [...desk.made, ...way.path.slice(0, -1), `${enemy ? 'attack' : 'move'} ${from} ${thing}`];
}

function wishForCard(desk: Desk, card: string): string[] | null {
  const way = desk.open.find((deed) => deed.action === 'event')?.ways[0];
  return way && way.path.length > 1 ? [...desk.made, ...way.path.slice(0, -1), `play ${card}`] : null;
}
