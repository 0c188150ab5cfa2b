/** Nazgûl who fly together: to the rules each is a flight of his own, at the board they are one deed with a number. */

import type { RegionId, WotrView } from '../contract.ts';
import type { Force, Naming } from './force.ts';
import { regionOf, type Asked } from './plan.ts';

const NAZGUL = 'nazgul';

/** How many Nazgûl of those in a region have not flown: neither in this plan nor, as the question says, before it. */
export function left(view: Pick<WotrView, 'armies'>, region: RegionId, about: unknown, made: readonly string[]): number {
  const here = Object.entries(view.armies).filter(([place]) => regionOf(place) === region);
  const standing = here.reduce((sum, [, armies]) => sum + (armies['shadow']?.figures[NAZGUL] ?? 0), 0);
  const { flown = [] } = (about ?? {}) as { flown?: readonly string[] };
  const landed = flown.filter((place) => regionOf(place) === region).length;
  return standing - landed - made.filter((one) => one === `fly ${region}`).length;
}

/** Where several could fly to a place at once: the question how many do, in place of the flight of the first. */
export function flightOf(
  asked: Asked,
  made: readonly string[],
  path: readonly string[],
  able: (region: RegionId) => number,
): { made: readonly string[]; asked: Asked } | null {
  const [, start] = made.at(-1)?.split(' ') ?? [];
  const [verb, end] = path[0]?.split(' ') ?? [];
  if (asked.kind !== 'fly' || path.length !== 1 || verb !== 'to' || !start || !end) return null;
  // The one of whom is asked is among those who have left by now.
  const most = able(start) + 1;
  if (most < 2) return null;
  const about: Naming = { why: 'flight', card: null, start, end, may_go: { [NAZGUL]: most }, named: {}, room: null, leader: false, odds: null };
  return { made: made.slice(0, -1), asked: { ...asked, kind: 'force', about, options: [] } };
}

/** Each of their flights. */
export function flights({ start, end }: Naming, going: Force): string[] {
  return Array<string[]>(going[NAZGUL] ?? 0).fill([`fly ${start}`, `to ${end}`]).flat();
}

/** How many were picked, if that is not everybody. */
export function flockOf({ may_go }: Naming, going: Force): number | null {
  return going[NAZGUL] === may_go[NAZGUL] ? null : (going[NAZGUL] ?? 0);
}

/** So many, or all if there are fewer. */
export function inFlock({ may_go }: Naming, flock: number | null): Force {
  const most = may_go[NAZGUL] ?? 0;
  return { [NAZGUL]: flock === null ? most : Math.min(Math.max(flock, 1), most) };
}
