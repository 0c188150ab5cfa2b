import { opening, t } from '$lib/i18n/language.svelte.ts';
import { words } from '$lib/words.svelte.ts';
import type { Row } from '../contract.ts';
import { damageOrder } from '../pieces/hunt.ts';
import type { Desk } from './desk.svelte.ts';
import { kindOf } from '../box.ts';
import { diceFor, LEAST_FLEXIBLE, type Deed } from './plan.ts';
import { letters, regionsOf, roadOf } from './spots.ts';

/** A row of the decision, with the dice that serve for it and the letter that chooses it. */
export interface PlayRow extends Row {
  readonly dice: readonly string[];
  readonly letter?: string | undefined;
}

/** In the order in which people think of them. */
const ACTIONS = [
  'fellowship', 'hide', 'move', 'attack', 'recruit', 'politics', 'event', 'draw', 'companions', 'separate', 'minions',
  'minion', 'bring', 'voice', 'upgrade', 'ability', 'end', 'pass', 'ring', 'skip',
];
/** More than this is opened place by place. */
const MANY = 12;

const ICONS: Readonly<Record<string, string>> = {
  fellowship: 'fellowship',
  hide: 'hide',
  move: 'march',
  attack: 'attack',
  assault: 'attack',
  sortie: 'attack',
  recruit: 'die-muster',
  politics: 'politics',
  nation: 'politics',
  event: 'card',
  play: 'card',
  combat: 'card',
  spend: 'card',
  draw: 'deck',
  discard: 'card-discard',
  companions: 'companion',
  separate: 'companion',
  guide: 'companion',
  sacrifice: 'companion',
  minions: 'flight',
  fly: 'flight',
  minion: 'crown',
  bring: 'crown',
  ring: 'corruption',
  corruption: 'corruption',
  declare: 'fellowship',
  mordor: 'doom',
  retreat: 'march',
  advance: 'march',
  fight: 'attack',
  prolong: 'attack',
  cease: 'stay',
  stand: 'stay',
  stay: 'stay',
  withdraw: 'fortress',
  lose: 'lose',
  disband: 'lose',
  slay: 'lose',
  reroll: 'reroll',
  step: 'place',
  to: 'place',
  swap: 'card',
  keep: 'no',
  skip: 'no',
  apart: 'no',
};

export function iconOf(deed: Pick<Deed, 'verb' | 'action'>): string {
  return `wotr-${ICONS[deed.verb] ?? ICONS[deed.action] ?? 'choice'}`;
}

/** What a thing is called. */
export function nameOf(thing: string): string {
  return words.name(kindOf(thing), thing);
}

/** What is to be chosen about what was picked: only what can be. */
export function pickedOf({ offers, dice, picks }: Desk): string {
  const aims = offers.some(roadOf);
  const rolls = picks.die === null && dice.size > 1;
  if (aims) return rolls ? 'wotr-web-picked' : 'wotr-web-picked-target';
  return rolls ? 'wotr-web-picked-die' : 'wotr-web-picked-deed';
}

/** The letters of what is aimed at: only once an army is picked, or where all that is left are places. */
export function lettersOf(desk: Desk): Map<string, string> {
  const { thing } = desk.picks;
  const places =
    thing === null
      ? desk.walks.size || desk.asked?.kind !== 'die'
        ? desk.offers.flatMap((deed) => (roadOf(deed) ? [] : regionsOf(deed, desk.view.characters)))
        : []
      : desk.offers.flatMap((deed) => roadOf(deed)?.to ?? []);
  // Where several things can be done in one place, its letter would not say which.
  const often = new Map<string, number>();
  for (const one of places) often.set(one, (often.get(one) ?? 0) + 1);
  const single = [...often].filter(([, count]) => count === 1).map(([one]) => one);
  return single.length > 20 ? new Map<string, string>() : letters(single, nameOf);
}

/** Everything that can be chosen now as rows: a choice each, or a group that is opened. */
export function rows(desk: Desk, found: ReadonlyMap<string, string>): PlayRow[] {
  const { offers, picks, asked } = desk;
  if (picks.thing === null && picks.action === null) {
    const actions = [...new Set(offers.map((deed) => deed.action))];
    const uses = asked?.kind === 'die' || asked?.kind === 'action';
    if (uses && actions.length > 1) return actions.sort(byHabit).map((action) => group(desk, action, offers));
  }
  const armies = [...new Set(offers.flatMap((deed) => roadOf(deed)?.from ?? []))];
  if (picks.thing === null && offers.length > MANY && armies.length > 1) return byPlace(desk, offers);
  // In the order of the sheet over the map, so that a number means the same in both.
  const option = (deed: Deed): string => deed.ways[0]?.path.at(-1) ?? '';
  const ordered =
    asked?.kind === 'hunt_damage' ? [...offers].sort((one, two) => damageOrder(option(one), option(two))) : enoughFirst(offers);
  return ordered.map((deed) => choice(desk, deed, found));
}

/** That it is enough comes first: it is the usual answer, and not to be looked for below all the others. */
function enoughFirst(offers: readonly Deed[]): readonly Deed[] {
  const enough = (deed: Deed): number => Number(deed.verb !== 'done' && deed.verb !== 'halt');
  return [...offers].sort((one, two) => enough(one) - enough(two));
}

function byHabit(one: string, other: string): number {
  return place(one) - place(other);
}

function place(action: string): number {
  const found = ACTIONS.indexOf(action);
  return found < 0 ? ACTIONS.length : found;
}

function group(desk: Desk, action: string, offers: readonly Deed[]): PlayRow {
  const of = offers.filter((deed) => deed.action === action);
  const [only] = of;
  if (of.length === 1 && only) {
    return choice(desk, only, new Map<string, string>());
  }
  return {
    key: action,
    icon: iconOf({ verb: action, action }),
    title: t(`wotr-web-do-${action}`),
    detail: '',
    count: of.length,
    chosen: false,
    dice: sorted(diceFor(of)),
    open: () => desk.pickAction(action),
  };
}

function byPlace(desk: Desk, offers: readonly Deed[]): PlayRow[] {
  const found = new Map<string, Deed[]>();
  for (const deed of offers) {
    const from = roadOf(deed)?.from ?? regionsOf(deed, desk.view.characters)[0] ?? '';
    found.set(from, [...(found.get(from) ?? []), deed]);
  }
  const places = [...found].sort(([one], [other]) => Number(one !== '') - Number(other !== ''));
  return places.flatMap(([from, of]): PlayRow[] =>
    from === ''
      ? of.map((deed) => choice(desk, deed, new Map<string, string>()))
      : [
          {
            key: from,
            icon: iconOf(of[0] as Deed),
            title: t('wotr-web-from', { region: nameOf(from) }),
            detail: '',
            count: of.length,
            chosen: false,
            dice: sorted(diceFor(of)),
            open: () => desk.region(from),
          },
        ],
  );
}

function choice(desk: Desk, deed: Deed, found: ReadonlyMap<string, string>): PlayRow {
  return new OneChoice(desk, deed, found);
}

/** A choice as a row. Of hundreds a dozen are seen: only those are put into words. */
class OneChoice implements PlayRow {
  readonly count = 1;
  readonly chosen = false;

  constructor(
    private readonly desk: Desk,
    private readonly deed: Deed,
    private readonly letters: ReadonlyMap<string, string>,
  ) {}

  get key(): string {
    return this.deed.key;
  }

  get icon(): string {
    return iconOf(this.deed);
  }

  /** Where it leads from the place that was picked. */
  private get to(): string | null {
    const road = roadOf(this.deed);
    return road && this.desk.picks.thing === road.from ? road.to : null;
  }

  get title(): string {
    const { to, deed } = this;
    if (to) return t('wotr-web-to', { region: nameOf(to) });
    return deed.verb === 'use' ? t(`wotr-web-do-${deed.action}`) : opening(deed.label);
  }

  get detail(): string {
    if (!this.to) return '';
    return t(this.deed.verb === 'move' ? 'wotr-web-march-all' : 'wotr-web-attack-all');
  }

  get offered(): Row['offered'] {
    const { label, things, ways } = this.deed;
    return { option: ways[0]?.path.at(-1) ?? '', label, things };
  }

  get dice(): readonly string[] {
    return sorted(diceFor([this.deed]));
  }

  get letter(): string | undefined {
    const road = roadOf(this.deed);
    const region = this.to ?? (road ? '' : (regionsOf(this.deed, {})[0] ?? ''));
    return numberOf(this.deed) ?? this.letters.get(region);
  }

  readonly open = (): void => this.desk.choose(this.deed);
}

/** A number that is chosen has that number as its key. */
function numberOf(deed: Deed): string | undefined {
  const number = deed.verb === 'hunt' ? (deed.ways[0]?.path.at(-1) ?? '').split(' ')[1] : undefined;
  return number && /^[0-9]$/.test(number) ? number : undefined;
}

function sorted(dice: ReadonlySet<string>): string[] {
  return LEAST_FLEXIBLE.filter((die) => dice.has(die));
}
