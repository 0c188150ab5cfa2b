/**
 * What can be done now, read off an outlook (docs/api.md): a tree of questions that the same seat would be
 * asked. The questions "which die" and "what for" are looked through, so that what lies behind them can be
 * picked first and the die afterwards, or the other way round. Nothing here knows a rule.
 */

import { isCharacter, isRegion } from '../box.ts';

/** What a plan leads to: a question, or what stands in the way of one. */
export interface Ahead {
  readonly stops: string | null;
  readonly decision: Asked | null;
}

export interface Asked {
  readonly seat: string;
  readonly kind: string;
  readonly prompt: string;
  readonly about: unknown;
  readonly options: readonly Choice[];
}

export interface Choice {
  readonly option: string;
  readonly label: string;
  readonly things: readonly string[];
  /** What it leads to, where somebody has looked. */
  readonly then?: Ahead | null;
}

/** One way to do something: with which die, and the plan up to there. */
export interface Way {
  readonly die: string | null;
  readonly path: readonly string[];
  readonly then: Ahead | null;
}

/** Something that can be done, with every way to do it, the least flexible die first. */
export interface Deed {
  readonly key: string;
  readonly verb: string;
  /** What the die is used for, or the verb where no die is. */
  readonly action: string;
  readonly things: readonly string[];
  /** The regions and people among them: what is to be found on the map. Picked out once, for all who ask. */
  readonly spots: readonly string[];
  readonly label: string;
  readonly ways: readonly Way[];
}

/** What a die is used for, where the question behind it is asked at once because there is but one use. */
const ACTION_OF: Readonly<Record<string, string>> = {
  march: 'move',
  attack: 'attack',
  recruit: 'recruit',
  nation: 'politics',
  draw: 'draw',
  event: 'event',
  separate: 'separate',
  companions: 'companions',
  minions: 'minions',
  bring: 'minion',
};

/** The dice, those first that can do the least: what they could do besides is kept the longest. */
export const LEAST_FLEXIBLE = ['army', 'muster', 'event', 'muster-army', 'character', 'will-of-the-west'];

/** Everything that can be done now. */
export function deeds(asked: Asked | null): Deed[] {
  const found = new Map<string, { deed: Omit<Deed, 'ways'>; ways: Way[] }>();
  if (asked) walk(asked, [], null, null, found);
  return [...found.values()].map(({ deed, ways }) => ({ ...deed, ways: ways.sort((a, b) => rank(a) - rank(b)) }));
}

function rank(way: Way): number {
  // A die that counts as another one is the more flexible.
  return LEAST_FLEXIBLE.indexOf(way.die ?? '') + (way.path.some((one) => one.startsWith('as ')) ? 0.5 : 0);
}

function walk(
  asked: Asked,
  path: readonly string[],
  die: string | null,
  action: string | null,
  found: Map<string, { deed: Omit<Deed, 'ways'>; ways: Way[] }>,
): void {
  for (const choice of asked.options) {
    const [verb = '', first = ''] = choice.option.split(' ');
    const here = [...path, choice.option];
    const next = choice.then?.decision ?? null;
    const used = verb === 'use' ? first : verb === choice.option && /^(ring|skip)$/.test(verb) ? verb : action;
    const looked = verb === 'die' || verb === 'as' || used !== action;
    const through = verb === 'die' ? first : die;
    // Where nobody else is asked in between, the next die of the same side is another action, not a part of this one.
    if (looked && next && next.kind !== 'force' && !APART.has(next.kind)) {
      walk(next, here, through, used, found);
      continue;
    }
    const does = used ?? ACTION_OF[asked.kind] ?? verb;
    const key = `${does} ${choice.option}`;
    const known = found.get(key);
    const way: Way = { die: through, path: here, then: choice.then ?? null };
    if (known) known.ways.push(way);
    else {
      const things = thingsOf(choice);
      const spots = things.filter((thing) => isRegion(thing) || isCharacter(thing));
      found.set(key, { deed: { key, verb, action: does, things, spots, label: choice.label }, ways: [way] });
    }
  }
}

/** What a choice is about; where it leads straight to the question who goes, from where to where. */
function thingsOf(choice: Choice): readonly string[] {
  const next = choice.then?.decision;
  if (next?.kind !== 'force' || choice.things.length > 1) return choice.things;
  const { start, end } = next.about as { start: string; end: string | null };
  // A siege is fought where both stand.
  return [...new Set([regionOf(start), regionOf(end ?? start)])];
}

/** The region of a place: those behind walls are apart, but stand there too. */
export function regionOf(place: string): string {
  return place.replace(/-inside$/, '');
}

/** Questions before which a plan is sent: they begin something of their own, or are answered over a battle's dice. */
const APART = new Set([
  'die', 'fellowship', 'hunt', 'discard', 'combat', 'white_rider', 'withdraw', 'reroll', 'casualties', 'cease', 'retreat', 'advance',
  'give_up', 'give_up_companion', 'heroic_death', 'turn_misses', 'cancel_hits', 'hurt', 'silence', 'sorcerer', 'hunt_reroll', 'hunt_damage',
]);

/** What a plan still asks before it can be sent; null if it is complete. */
export function pending(then: Ahead): Asked | null {
  return then.stops === null && then.decision && !APART.has(then.decision.kind) ? then.decision : null;
}

/** The plans behind which dice were not looked through to the end. */
export function unseen(asked: Asked | null, path: readonly string[] = []): string[][] {
  const plans: string[][] = [];
  for (const choice of asked?.options ?? []) {
    const here = [...path, choice.option];
    if (!/^(die|as|use) /.test(choice.option)) continue;
    if (!choice.then) plans.push(here);
    else plans.push(...unseen(choice.then.decision, here));
  }
  return plans;
}

/** The same tree with what a plan leads to put in its place. */
export function grafted(asked: Asked, plan: readonly string[], then: Ahead): Asked {
  const [first, ...rest] = plan;
  return {
    ...asked,
    options: asked.options.map((choice) => {
      if (choice.option !== first) return choice;
      if (rest.length === 0) return { ...choice, then };
      const next = choice.then?.decision;
      return next ? { ...choice, then: { stops: null, decision: grafted(next, rest, then) } } : choice;
    }),
  };
}

/** The dice that can do any of these. */
export function diceFor(some: readonly Deed[]): Set<string> {
  return new Set(some.flatMap((deed) => deed.ways.flatMap((way) => way.die ?? [])));
}

/** What can be done with a die. */
export function withDie(some: readonly Deed[], die: string | null): Deed[] {
  if (die === null) return [...some];
  return some
    .map((deed) => ({ ...deed, ways: deed.ways.filter((way) => way.die === die) }))
    .filter((deed) => deed.ways.length > 0);
}

/**
 * Ways of several steps, each to a region: those who walk click where they want to arrive. For each region the
 * shortest way there as far as the tree was looked through, stopping there where that is offered.
 */
export function walks(asked: Asked): Map<string, Way> {
  const found = new Map<string, Way>();
  let edge: { asked: Asked; path: readonly string[] }[] = [{ asked, path: [] }];
  while (edge.length) {
    const next: typeof edge = [];
    for (const { asked: here, path } of edge) {
      for (const choice of here.options) {
        const [verb, region = ''] = choice.option.split(' ');
        if (verb !== 'step') continue;
        const steps = [...path, choice.option];
        const then = choice.then;
        const halt = then?.decision?.kind === 'walk' ? then.decision.options.find((one) => one.option === 'halt') : undefined;
        if (!found.has(region)) {
          found.set(region, halt ? { die: null, path: [...steps, 'halt'], then: halt.then ?? null } : { die: null, path: steps, then: then ?? null });
        }
        if (then?.decision?.kind === 'walk') next.push({ asked: then.decision, path: steps });
      }
    }
    edge = next;
  }
  return found;
}
