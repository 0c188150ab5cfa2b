import type { Happened, LogEntry } from '$lib/api.ts';
import type { Arrow, Mark, RegionId, WotrView } from '../contract.ts';
import type { Face } from '../box.ts';
import { word } from './dice.ts';
import { isLoss, losses, type Loss } from './losses.ts';
import { other, sideOf, type Side } from './sides.ts';

/**
 * What happened, in steps as people tell it: a die or a card with all that came of it, a new turn, the dice of both
 * sides. The sentences are the server's; here is only decided which of them belong together and which comes first.
 */
export interface Step {
  /** What tells it from all others, however much of the log is at hand. */
  readonly key: string;
  /** The number of the choice that it began with. */
  readonly number: number;
  readonly kind: 'die' | 'card' | 'turn' | 'dice' | 'fellowship' | 'other';
  /** Whose deed it was; null for what simply happens. */
  readonly side: Side | null;
  readonly die: Face | null;
  readonly card: string | null;
  /** The choices during which it happened, the first and the last. */
  readonly from: number;
  readonly to: number;
  /** The moment, in choices, that shows the table as this step left it and nothing of what came later. */
  readonly seen: number;
  readonly events: readonly Happened[];
}

interface Draft {
  kind: Step['kind'];
  side: Side | null;
  die: Face | null;
  card: string | null;
  from: number;
  to: number;
  events: Happened[];
}

/** What begins a step by itself, whatever came before. */
const DICE: readonly string[] = ['used', 'skipped', 'passed', 'ring', 'turned', 'clockwork_takes'];
/** What the Fellowship does between the turns. */
const FELLOWSHIP: readonly string[] = ['declared', 'guide', 'mordor'];

/** Why the clockwork Shadow does something, which it tells beside its moves. */
function isReason(kind: string): boolean {
  return kind.startsWith('clockwork_');
}

function begins(event: Happened, now: Draft | null): Step['kind'] | null {
  // What a die of the clockwork is used for belongs to the die that it has taken.
  if (['clockwork_die', 'clockwork_muster'].includes(event.kind)) return now?.events[0]?.kind === 'clockwork_takes' ? null : 'die';
  if (event.kind === 'clockwork_box') return 'dice';
  if (event.kind === 'allocated' && now && last(now) === 'clockwork_box') return null;
  if (DICE.includes(event.kind)) return 'die';
  if (event.kind === 'turn') return 'turn';
  if (event.kind === 'allocated') return 'dice';
  if (event.kind === 'rolled') return now?.kind === 'dice' ? null : 'dice';
  // A card that a die was used for belongs to that die; one that is played for nothing stands for itself.
  if (event.kind === 'played') return now?.kind === 'die' && now.card === null && (last(now) === 'used' || isReason(last(now))) ? null : 'card';
  if (FELLOWSHIP.includes(event.kind)) return now && ['turn', 'dice'].includes(now.kind) ? 'fellowship' : null;
  return now ? null : 'other';
}

function last(now: Draft): string {
  return now.events.at(-1)?.kind ?? '';
}

/** The whole log in steps. */
export function steps(log: readonly LogEntry[], view: WotrView | null = null): readonly Step[] {
  const found: Draft[] = [];
  let now: Draft | null = null;
  for (const entry of log) {
    for (const event of entry.events) {
      const kind = begins(event, now);
      if (kind !== null || now === null) {
        const side = isReason(event.kind) && kind === 'die' ? 'shadow' : ((word(event, 'side') || null) as Side | null);
        now = {
          kind: kind ?? 'other',
          side: side ?? (kind === 'turn' || kind === 'dice' ? null : sideOf(view, entry.seat)),
          die: kind === 'die' ? ((word(event, 'die') || null) as Face | null) : null,
          card: null,
          from: entry.n,
          to: entry.n,
          events: [],
        };
        found.push(now);
      }
      now.events.push(event);
      now.to = entry.n;
      if (event.kind === 'played') now.card = word(event, 'card');
    }
  }
  return found.map((one, index) => {
    // Where the next step began with the same choice, what that choice led to shows the next one as well.
    const shared = found[index + 1]?.from === one.to;
    const twin = found.slice(Math.max(0, index - 9), index).filter((other) => other.from === one.from).length;
    return { key: `${one.from}.${twin}`, number: one.from, ...one, seen: Math.max(0, shared ? one.to - 1 : one.to) };
  });
}

/** The most telling of a step's events: what is said first, and large. */
const FIRST: readonly string[] = [
  'captured', 'mordor', 'assault', 'sortie', 'landing', 'attack', 'played', 'mordor_step', 'progress', 'hidden', 'declared',
  'entered', 'marched', 'sailed', 'recruited', 'flew', 'arrived', 'at_war', 'advanced', 'activated', 'ring', 'turned', 'skipped',
  'passed', 'turn', 'allocated', 'drew', 'guide', 'rolled', 'used',
];

/** What is of interest only to those who look closer: how the dice fell, what was only prepared. */
const DETAILS: readonly string[] = [
  'used', 'combat', 'combat_reroll', 'combat_chosen', 'hunt', 'hunt_reroll', 'card_dice', 'drew', 'drew_card', 'discarded', 'silenced',
  'gave_up',
];

/** So many losses are told in a sentence each. */
const FEW = 2;

/** A line that is told, and how often: four equal recruits are one line. */
export interface Line {
  readonly event: Happened;
  readonly count: number;
}

export interface Telling {
  readonly head: Line;
  /** What came of it. */
  readonly lines: readonly Line[];
  /** What it cost, where that is more than a few words. */
  readonly losses: readonly Loss[];
  /** How, for those who look closer. */
  readonly details: readonly Line[];
  /** Why, where it was the clockwork. */
  readonly reasons: readonly Line[];
}

export function telling(step: Step): Telling {
  const merged: { event: Happened; count: number }[] = [];
  for (const event of step.events) {
    const known = merged.find((one) => one.event.kind === event.kind && one.event.text === event.text);
    if (known && event.text) known.count += 1;
    else merged.push({ event, count: 1 });
  }
  const order = (one: Line): number => {
    const at = FIRST.indexOf(one.event.kind);
    return at < 0 ? FIRST.length : at;
  };
  const head = merged.reduce((best, one) => (order(one) < order(best) ? one : best), merged[0] as Line);
  const rest = merged.filter((one) => one !== head && one.event.text);
  const costly = rest.filter((one) => isLoss(one.event.kind)).length > FEW;
  const told = rest.filter((one) => !isReason(one.event.kind) && !(costly && isLoss(one.event.kind)));
  return {
    head,
    lines: told.filter((one) => !DETAILS.includes(one.event.kind)),
    losses: costly ? losses(step.events) : [],
    details: told.filter((one) => DETAILS.includes(one.event.kind)),
    reasons: rest.filter((one) => isReason(one.event.kind)),
  };
}

// -- on the map -------------------------------------------------------------------------------------

const MARCHES: readonly string[] = ['marched', 'sailed', 'advanced_army'];
const FIGHTS: readonly string[] = ['attack', 'landing'];
const BATTLES: readonly string[] = ['assault', 'sortie', 'attack', 'landing', 'captured', 'dead_strike'];
const MUSTERS: readonly string[] = ['recruited', 'entered', 'exchanged'];

/** What a step looks like on the map: who went where, and where something happened. */
export function shown(step: Step): { readonly arrows: readonly Arrow[]; readonly marks: Readonly<Record<RegionId, Mark>> } {
  const arrows: Arrow[] = [];
  const marks: Record<RegionId, Mark> = {};
  const number = step.number;
  for (const event of step.events) {
    const from = word(event, 'region');
    const to = word(event, 'to');
    const side = step.side ?? 'shadow';
    const kind = arrow(event.kind);
    // A die also turns "to" something: only regions are gone to.
    if (kind && from && to && from !== to) {
      arrows.push({ from, to, kind, number, side: event.kind === 'retreated' ? other(side) : side });
    }
    const place = kind && to ? to : from;
    if (!place) continue;
    if (BATTLES.includes(event.kind)) marks[to || from] = { kind: 'battle', number };
    else if (MUSTERS.includes(event.kind)) marks[place] ??= { kind: 'muster', number };
    else marks[place] ??= { kind: 'last', number };
  }
  return { arrows, marks };
}

function arrow(kind: string): Arrow['kind'] | null {
  if (MARCHES.includes(kind) || kind === 'retreated') return 'march';
  if (FIGHTS.includes(kind)) return 'attack';
  return kind === 'flew' ? 'flight' : null;
}

const STIRS: readonly string[] = ['advanced', 'activated', 'at_war'];

/** The nations that a step has brought nearer to war. */
export function nations(step: Step): readonly string[] {
  return step.events.filter((event) => STIRS.includes(event.kind)).map((event) => word(event, 'nation'));
}

/**
 * What the last deed that left a trace on the map looks like there: it stays marked. Who went where is told no more once
 * somebody has done something else.
 */
export function lastOnMap(all: readonly Step[]): ReturnType<typeof shown> | null {
  const at = all.findLastIndex((step) => Object.keys(shown(step).marks).length > 0);
  const step = all[at];
  if (!step) return null;
  const since = all.slice(at + 1).some((one) => one.side !== null);
  return since ? { ...shown(step), arrows: [] } : shown(step);
}

// -- while one was away -----------------------------------------------------------------------------

/** What can only be told of a step that had begun before: the rest of it matters if something came of it. */
const MATTERS: readonly string[] = ['captured', 'retreated', 'advanced_army', 'eliminated', 'corruption', 'revealed', 'withdrew', 'ceased'];

/** The steps since the last choice that was made on one of these seats, made by others or by nobody. */
export function whileAway(log: readonly LogEntry[], seats: readonly string[], view: WotrView | null = null): readonly Step[] {
  const mine = log.findLast((entry) => entry.seat !== null && seats.includes(entry.seat))?.n ?? -1;
  const sides = seats.map((seat) => sideOf(view, seat));
  const found: Step[] = [];
  const byEntry = new Map(log.map((entry) => [entry.n, entry]));
  for (const step of steps(log, view)) {
    if (step.to < mine) continue;
    const own = step.side !== null && sides.includes(step.side);
    if (step.from > mine) found.push(step);
    // The turn that one's own choice ended, and what comes of it by itself; the clockwork acts by itself too.
    else if (step.from === mine && (step.kind === 'turn' || step.kind === 'dice' || (step.side !== null && !own))) found.push(step);
    else if (step.to > mine && !own) {
      const later = new Set<Happened>();
      for (let n = mine + 1; n <= step.to; n += 1) for (const event of byEntry.get(n)?.events ?? []) later.add(event);
      const events = step.events.filter((event) => later.has(event));
      if (events.some((event) => MATTERS.includes(event.kind))) found.push({ ...step, events });
    }
  }
  return found;
}
