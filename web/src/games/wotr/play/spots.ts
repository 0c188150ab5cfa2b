import type { Deed } from './plan.ts';
import { regionOf } from './plan.ts';
import { isCharacter, isRegion } from '../box.ts';

/** Where the characters are: a place, or "fellowship", "not-yet", "eliminated". */
export type Whereabouts = Readonly<Record<string, string>>;

/** The regions that a deed is about: those it names, and those where the people stand whom it names. */
export function regionsOf(deed: Pick<Deed, 'things'>, where: Whereabouts): string[] {
  return deed.things.flatMap((thing) => {
    if (isRegion(thing)) return [thing];
    const place = isCharacter(thing) ? regionOf(where[thing] ?? '') : '';
    return isRegion(place) ? [place] : [];
  });
}

/** From where to where, if it leads from a region to another one. */
export function roadOf(deed: Pick<Deed, 'things'>): { from: string; to: string } | null {
  const from = deed.things.find(isRegion);
  const to = from && deed.things.find((thing) => thing !== from && isRegion(thing));
  return from && to ? { from, to } : null;
}

/** From where every road of these leads, if it is one place: then nobody needs to say from where. */
export function onlyFrom(some: readonly Pick<Deed, 'things'>[]): string | null {
  const starts = new Set(some.flatMap((deed) => roadOf(deed)?.from ?? []));
  return starts.size === 1 ? ([...starts][0] ?? null) : null;
}

/** Whether a deed is about a thing, or somebody whom it is about stands there. */
export function concerns(deed: Pick<Deed, 'things'>, thing: string, where: Whereabouts): boolean {
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
