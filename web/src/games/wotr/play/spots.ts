import type { Deed } from './plan.ts';
import { regionOf } from './plan.ts';
import { isRegion } from '../box.ts';

/** Where the characters are: a place, or "fellowship", "not-yet", "eliminated". */
export type Whereabouts = Readonly<Record<string, string>>;

/** The regions that a deed is about: those it names, and those where the people stand whom it names. */
export function regionsOf(deed: Pick<Deed, 'spots'>, where: Whereabouts): string[] {
  return deed.spots.flatMap((spot) => {
    if (isRegion(spot)) return [spot];
    const place = regionOf(where[spot] ?? '');
    return isRegion(place) ? [place] : [];
  });
}

/** From where to where, if it leads from a region to another one. */
export function roadOf(deed: Pick<Deed, 'spots'>): { from: string; to: string } | null {
  if (deed.spots.length < 2) return null;
  const from = deed.spots.find(isRegion);
  const to = from && deed.spots.find((spot) => spot !== from && isRegion(spot));
  return from && to ? { from, to } : null;
}

/** From where every road of these leads, if it is one place: then nobody needs to say from where. */
function onlyFrom(some: readonly Pick<Deed, 'spots'>[]): string | null {
  const starts = new Set(some.flatMap((deed) => roadOf(deed)?.from ?? []));
  return starts.size === 1 ? ([...starts][0] ?? null) : null;
}

/** The army of which only is asked where it goes: one that has won, or one that is on its way and may halt. */
export function underWay(kind: string, offers: readonly Pick<Deed, 'spots' | 'verb'>[]): string | null {
  return kind === 'advance' || offers.some((deed) => deed.verb === 'halt') ? onlyFrom(offers) : null;
}

/** Whether a deed is about a thing, or somebody whom it is about stands there. */
export function concerns(deed: Pick<Deed, 'things' | 'spots'>, thing: string, where: Whereabouts): boolean {
  if (deed.things.includes(thing)) return true;
  return isRegion(thing) && regionsOf(deed, where).includes(thing);
}

/** Letters that mean something else on this board. */
const TAKEN = 'AUHVR';

/** A letter for each region, out of its name where that is possible. */
export function letters(regions: readonly string[], name: (region: string) => string): Map<string, string> {
  const found = new Map<string, string>();
  const used = new Set(TAKEN);
  for (const region of regions) {
    const plain = name(region).normalize('NFD').toUpperCase().replace(/[^A-Z]/g, '');
    const letter = [...plain, ...'BCDEFGIJKLMNOPQSTWXYZ'].find((one) => !used.has(one));
    if (!letter) break;
    used.add(letter);
    found.set(region, letter);
  }
  return found;
}
