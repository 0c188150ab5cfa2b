import type { Happened, LogEntry } from '$lib/api.ts';
import type { WotrView } from '../contract.ts';
import { figure } from '../box.ts';
import { word } from './dice.ts';
import { losses, type Loss } from './losses.ts';
import { other, SIDES, type Side } from './sides.ts';

/** Dice that were rolled together, and how many of them hit, as the server counted them. */
export interface Volley {
  readonly rolls: readonly number[];
  readonly need: number;
  readonly bonus: number;
  readonly hits: number;
}

/** What one army did in a round. */
export interface Stand {
  readonly card: string | null;
  readonly roll: Volley | null;
  readonly again: Volley | null;
  /** What else was told of it: hits that were cancelled, more dice by a card. */
  readonly told: readonly string[];
}

export interface Round {
  readonly number: number;
  readonly fronts: Readonly<Record<Side, Stand>>;
  readonly losses: readonly string[];
}

const BEGIN: readonly string[] = ['attack', 'assault', 'sortie', 'landing'];
const LOSSES: readonly string[] = ['lost', 'reduced', 'eliminated'];
const BESIDES: readonly string[] = [
  'combat_cancelled',
  'struck',
  'more_hits',
  'hits_cancelled',
  'silenced',
  'gave_up',
  'white_rider',
  'card_dice',
];

interface Draft {
  card: string | null;
  chosen: boolean;
  roll: Volley | null;
  again: Volley | null;
  told: string[];
}

function blank(): Record<Side, Draft> {
  const one = (): Draft => ({ card: null, chosen: false, roll: null, again: null, told: [] });
  return { free: one(), shadow: one() };
}

function volley(event: Happened): Volley {
  return {
    rolls: word(event, 'rolls').split(' ').filter(Boolean).map(Number),
    need: Number(word(event, 'need')),
    bonus: Number(word(event, 'bonus') || 0),
    hits: Number(word(event, 'count')),
  };
}

/** The rounds of the battle that is being fought, the one that goes on last, told from the log. */
export function rounds(log: readonly LogEntry[]): readonly Round[] {
  return roundsIn(since(log, BEGIN).slice(1));
}

function roundsIn(events: readonly Happened[]): readonly Round[] {
  const found: { fronts: Record<Side, Draft>; losses: string[] }[] = [];
  let now = { fronts: blank(), losses: [] as string[] };
  found.push(now);
  for (const event of events) {
    const side = word(event, 'side') as Side;
    const front = SIDES.includes(side) ? now.fronts[side] : null;
    // A round begins with the cards: whoever chooses a second time, or rolls a second time, is in the next one.
    const next = front && ((event.kind === 'combat_chosen' && front.chosen) || (event.kind === 'combat' && front.roll));
    if (next) found.push((now = { fronts: blank(), losses: [] }));
    const own = SIDES.includes(side) ? now.fronts[side] : null;
    if (own && event.kind === 'combat_chosen') own.chosen = true;
    if (own && event.kind === 'combat_card') own.card = word(event, 'card');
    if (own && event.kind === 'combat') own.roll = volley(event);
    if (own && event.kind === 'combat_reroll') own.again = volley(event);
    // Hits that are cancelled are those of the enemy: they are told beside his.
    const beside = event.kind === 'hits_cancelled' && own ? now.fronts[other(side)] : own;
    if (BESIDES.includes(event.kind)) (beside ?? now.fronts.free).told.push(event.text);
    if (LOSSES.includes(event.kind)) now.losses.push(event.text);
  }
  return found.map(({ fronts, losses }, index) => ({ number: index + 1, fronts, losses }));
}

/** The events since the last one of these kinds, that one included. */
export function since(log: readonly LogEntry[], kinds: readonly string[]): readonly Happened[] {
  const found: Happened[] = [];
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const events = log[at]?.events ?? [];
    const from = events.findLastIndex((event) => kinds.includes(event.kind));
    found.unshift(...events.slice(Math.max(0, from)));
    if (from >= 0) return found;
  }
  return [];
}

/** What ends a battle, or comes of its end. */
const ENDS: readonly string[] = ['ceased', 'withdrew', 'retreated', 'advanced_army', 'captured', 'eliminated'];
/** What begins something else: from there on nothing belongs to the battle any more. */
const ELSE: readonly string[] = ['used', 'skipped', 'passed', 'turn', 'played', 'ring', 'clockwork_die', 'clockwork_muster'];

/** How the last battle went, once it is over. */
export interface Ended {
  readonly rounds: readonly Round[];
  /** What it has cost. */
  readonly losses: readonly Loss[];
  /** Who fell, and how it ended, as it was told. */
  readonly told: readonly string[];
}

export function ended(log: readonly LogEntry[]): Ended | null {
  const [first, ...rest] = since(log, BEGIN);
  if (!first) return null;
  const after = rest.findIndex((event) => ELSE.includes(event.kind));
  const battle = after < 0 ? rest : rest.slice(0, after);
  const ends = battle.filter((event) => ENDS.includes(event.kind));
  return { rounds: roundsIn(battle), losses: losses(battle), told: ends.map((event) => event.text) };
}

/** All hits of a side in a round, those of its re-roll too. */
export function hitsOf(round: Round, side: Side): number {
  return (round.fronts[side].roll?.hits ?? 0) + (round.fronts[side].again?.hits ?? 0);
}

/** A die as it lies, and the one that it was rolled again as. */
export interface Laid {
  readonly value: number;
  readonly hit: boolean;
  readonly again: { readonly value: number; readonly hit: boolean } | null;
}

/**
 * The dice of a roll side by side, each with the die that replaced it under it. Which dice hit was counted by the
 * server: so many of the highest. Which of the misses were rolled again does not matter; the first ones were.
 */
export function laid(roll: Volley, again: Volley | null): readonly Laid[] {
  const hits = highest(roll.rolls, roll.hits);
  const second = again ? highest(again.rolls, again.hits) : new Set<number>();
  let used = 0;
  return roll.rolls.map((value, index) => {
    const hit = hits.has(index);
    const replaced = !hit && again && used < again.rolls.length ? used++ : -1;
    return {
      value,
      hit,
      again: replaced < 0 ? null : { value: again?.rolls[replaced] ?? 0, hit: second.has(replaced) },
    };
  });
}

function highest(values: readonly number[], count: number): ReadonlySet<number> {
  const order = values.map((value, index) => ({ value, index })).sort((one, two) => two.value - one.value || one.index - two.index);
  return new Set(order.slice(0, count).map((one) => one.index));
}

/** What an army has to fight with: the dice of its roll, and how many of them it may roll again. */
export interface Kept {
  readonly dice: number;
  readonly leadership: number;
}

type Figures = Readonly<Record<string, number>>;

/** What a loss in the server's notation (`gondor-regular*2`, `rohan-elite>regular`) changes in an army. */
function readLoss(loss: string): Figures {
  const [what = '', times = '1'] = loss.split('*');
  const count = Number(times);
  // A Regular that comes from the reinforcements only to fall was never part of the army.
  if (what.startsWith(RESERVE)) return {};
  const [lost = '', becomes] = what.split('>');
  return becomes ? { [lost]: -count, [`${figure(lost).nation}-${becomes}`]: count } : { [lost]: -count };
}

const RESERVE = 'reserve-';
const read = new Map<string, Figures>();

/** Hundreds of answers are put together from a few losses: each is read once. */
function change(loss: string): Figures {
  const known = read.get(loss) ?? readLoss(loss);
  read.set(loss, known);
  return known;
}

function changes(losses: readonly string[]): Figures {
  const found: Record<string, number> = {};
  for (const loss of losses) {
    const one = change(loss);
    for (const id in one) found[id] = (found[id] ?? 0) + (one[id] ?? 0);
  }
  return found;
}

/** What is left of figures after losses. */
export function left(figures: Figures, losses: readonly string[]): Figures {
  const change = changes(losses);
  const all = { ...change, ...figures };
  return Object.fromEntries(
    Object.keys(all)
      .map((id) => [id, (figures[id] ?? 0) + (change[id] ?? 0)] as const)
      .filter(([, count]) => count > 0),
  );
}

/** The offered losses as results; those that leave the same army, and take as much from the reinforcements, are one. */
export function results<T extends { readonly things: readonly string[] }>(offered: readonly T[]): readonly T[] {
  const found = new Map<string, T>();
  for (const one of offered) {
    const net = changes(one.things);
    const key = one.things.filter((thing) => thing.startsWith(RESERVE));
    for (const id in net) if (net[id] !== 0) key.push(`${id} ${net[id]}`);
    const said = key.sort().join();
    if (!found.has(said)) found.set(said, one);
  }
  return [...found.values()];
}

export type Army = WotrView['inside'][string];

const INSIDE = '-inside';

/** The army of a side in a place: in a region, in a besieged Stronghold, or left behind. */
export function armyIn(view: WotrView, place: string, side: string): Army | null {
  if (place === 'rearguard') return view.rearguard;
  if (place.endsWith(INSIDE)) return view.inside[place.slice(0, -INSIDE.length)] ?? null;
  return view.armies[place]?.[side] ?? null;
}

/** The region of a place. */
export function regionOf(place: string): string {
  return place.endsWith(INSIDE) ? place.slice(0, -INSIDE.length) : place;
}
