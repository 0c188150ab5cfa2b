import type { Offered, StateMessage } from '$lib/api.ts';
import { words } from '$lib/words.svelte.ts';
import { sitter } from '$lib/seats.ts';
import type { Table } from '$lib/table.svelte.ts';
import type { SchemaDuelBill, SchemaDuelPlayer, SchemaDuelView } from '../../generated/wire.d.ts';
import type { Past } from './past.svelte.ts';
import { other, SEATS, type Seat } from './facts.ts';

/** What the server shows of a table of Duel. */
export type DuelTable = StateMessage & { readonly view: SchemaDuelView };

/** What the viewer is doing at the board: what is shown, what can be clicked, what was clicked first. */
export class Desk {
  /** A card or landmark whose offers are open, or the region from which a unit is to move. */
  picked = $state<string | null>(null);

  /** What has happened, and what of it is being told. */
  past: Past | null = null;

  constructor(readonly table: Table) {}

  get view(): SchemaDuelView {
    return this.past?.away.view ?? (this.table.shown as DuelTable).view;
  }

  /** Whether the last choices have touched a thing. */
  fresh(thing: string): boolean {
    return this.past?.fresh.has(thing) ?? false;
  }

  get kind(): string {
    return this.table.mine?.kind ?? '';
  }

  get options(): readonly Offered[] {
    // Nothing is lit while the server is away, or while the board shows what was before.
    return this.table.status === 'live' && !this.past?.away.view ? (this.table.mine?.options ?? []) : [];
  }

  /** Who sits at the bottom of the board. */
  get near(): Seat {
    const you = this.table.shown?.you ?? [];
    return you.length === 1 ? (you[0] as Seat) : 'fellowship';
  }

  get far(): Seat {
    return other(this.near);
  }

  /** Whose prices are shown: whoever decides, if it is the viewer; else the viewer. */
  get payer(): Seat {
    const seat = this.table.mine?.seat ?? this.table.shown?.decision?.seat;
    const you = this.table.shown?.you ?? [];
    if (seat && (you.includes(seat) || you.length === 0)) return seat as Seat;
    return this.near;
  }

  player(seat: Seat): SchemaDuelPlayer {
    return this.view.players[seat] as SchemaDuelPlayer;
  }

  /** What a thing would cost now. */
  bill(thing: string): SchemaDuelBill | undefined {
    return this.view.prices[thing]?.[this.payer];
  }

  /** In one word who plays a side; where a name would not tell them apart, the side. */
  seatName(seat: Seat): string {
    const shown = this.table.shown;
    const sits = shown?.seats.find((one) => one.id === seat);
    const told = sits?.kind === 'bot' || (sits?.name && shown?.you.length !== 2);
    return told ? sitter(sits) : words.name('seat', seat);
  }

  /** The thing that is picked, unless the board has moved on. */
  get selected(): string | null {
    const picked = this.picked;
    if (picked === null || this.table.past) return null;
    if (this.kind === 'move') return this.options.some((one) => one.things[0] === picked) ? picked : null;
    const view = this.view;
    return view.layout.includes(picked) || view.landmarks.includes(picked) ? picked : null;
  }

  /** What can be chosen about a thing. */
  offers(thing: string): Offered[] {
    return this.options.filter((one) => one.things[0] === thing);
  }

  /** Whether clicking the thing leads to a choice. */
  lights(thing: string): boolean {
    if (this.kind === 'move' && this.selected !== null && this.selected !== thing) {
      return this.options.some((one) => one.things[0] === this.selected && one.things[1] === thing);
    }
    return this.offers(thing).length > 0;
  }

  pick(thing: string | null): void {
    this.picked = this.picked === thing ? null : thing;
  }

  choose(option: string): void {
    this.picked = null;
    this.past?.away.skip();
    this.table.choose(option);
  }

  /** A click on a region: choose it, or take it as the start or the end of a movement. */
  region(id: string): void {
    if (this.kind === 'move') {
      const from = this.selected;
      const move = this.options.find((one) => one.things[0] === from && one.things[1] === id);
      if (move) this.choose(move.option);
      else this.pick(this.offers(id).length ? id : null);
      return;
    }
    const [offer] = this.offers(id);
    if (offer) this.choose(offer.option);
  }
}

export function isSeat(id: string): id is Seat {
  return (SEATS as readonly string[]).includes(id);
}
