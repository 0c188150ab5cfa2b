import type { Arrow, Mark, MarkKind, Marks, RegionId, WotrView } from '../contract.ts';
import { nearSide } from '../pieces/sides.ts';
import type { Desk } from './desk.svelte.ts';
import { isRegion } from '../box.ts';
import { isFlight } from './force.ts';
import { regionOf } from './plan.ts';
import { regionsOf, roadOf, underWay } from './spots.ts';

/** What is said the louder the further to the right; a region shows the loudest. */
const LOUDER: readonly MarkKind[] = ['last', 'target', 'muster', 'lit', 'battle', 'chosen', 'refused'];
const FIGHTS = new Set(['attack', 'assault', 'sortie']);

/** What a deed has left on the map. */
export interface Trace {
  readonly arrows: readonly Arrow[];
  readonly marks: Readonly<Record<RegionId, Mark>>;
}

/** What the map is to show of what can be done, what was picked and what was done last. */
export function marks(desk: Desk, last: Trace, found: ReadonlyMap<string, string>): Marks {
  const regions: Record<RegionId, Mark> = {};
  const put = (region: RegionId, mark: Mark): void => {
    const old = regions[region];
    if (!old || LOUDER.indexOf(mark.kind) >= LOUDER.indexOf(old.kind)) regions[region] = { ...old, ...mark };
  };
  for (const [region, { number }] of Object.entries(last.marks)) put(region, number === undefined ? { kind: 'last' } : { kind: 'last', number });
  const arrows: Arrow[] = desk.asked ? [] : [...last.arrows];
  if (!desk.asked) return { veil: false, regions, arrows };

  const { naming } = desk;
  const { thing } = desk.picks;
  const side = nearSide(desk.view, desk.asked.seat);
  arrows.push(...planned(desk.made, side).filter((one) => !naming || isFlight(naming) || one.from !== regionOf(naming.start)));
  if (naming) {
    const start = regionOf(naming.start);
    const end = regionOf(naming.end ?? naming.start);
    for (const region of desk.next) put(region, { kind: 'lit' });
    put(start, { kind: 'chosen' });
    const ghost = desk.trial?.view ? standing(desk.trial.view, end, side) : undefined;
    put(end, { kind: naming.why === 'attack' ? 'battle' : 'target', ...(ghost && naming.why !== 'attack' ? { ghost } : {}) });
    if (start !== end) arrows.push({ from: start, to: end, side, kind: naming.why === 'attack' ? 'attack' : isFlight(naming) ? 'flight' : 'march' });
  } else {
    for (const region of desk.walks.keys()) put(region, { kind: 'target' });
    // An army that has won, or is on its way, stands where it stands: only where it may go is asked.
    const sole = underWay(desk.asked.kind, desk.offers);
    for (const deed of desk.offers) {
      const road = roadOf(deed);
      if (!road) {
        for (const region of regionsOf(deed, desk.view.characters)) put(region, { kind: kindOf(deed.verb), ...letter(found, region) });
      } else if (sole !== null) {
        put(road.to, { kind: 'target' });
        if (desk.asked.kind === 'advance') arrows.push({ from: road.from, to: road.to, side, kind: 'march' });
      } else if (thing === null) {
        put(road.from, { kind: 'lit' });
        if (FIGHTS.has(deed.verb)) put(road.to, { kind: 'battle' });
      } else {
        put(road.to, { kind: FIGHTS.has(deed.verb) ? 'battle' : 'target', ...letter(found, road.to) });
      }
    }
    if (thing !== null && desk.offers.some((deed) => regionsOf(deed, desk.view.characters).includes(thing))) put(thing, { kind: 'chosen' });
  }
  if (desk.stages.length === 0) advise(desk, side, regions, arrows);
  const { refused } = desk.why;
  if (refused && isRegion(refused.thing)) put(refused.thing, { kind: 'refused', said: refused.said });
  return { veil: Object.values(regions).some((mark) => mark.kind !== 'last'), regions, arrows };
}

/** What a bot would do, where it is about places: the sign of the question that was put to it, and the way there. */
function advise(desk: Desk, side: Arrow['side'], regions: Record<RegionId, Mark>, arrows: Arrow[]): void {
  const best = desk.table.advice.hint?.suggestions[0];
  const places = [...new Set((best?.things ?? []).map(regionOf).filter(isRegion))];
  const [from, to] = places;
  for (const region of places) regions[region] = { ...(regions[region] ?? { kind: 'target' }), letter: '?', hinted: true };
  if (best && from && to) arrows.push({ from, to, side, kind: FIGHTS.has(best.option.split(' ')[0] ?? '') ? 'attack' : 'march' });
}

/** What was planned and not sent yet: the armies that march, and those who fly or walk. */
export function planned(made: readonly string[], side: Arrow['side']): Arrow[] {
  const arrows: Arrow[] = [];
  let from = '';
  for (const option of made) {
    const [verb, one = '', two = ''] = option.split(' ');
    if (verb === 'move') arrows.push({ from: regionOf(one), to: regionOf(two), side, kind: 'march' });
    else if (verb === 'fly') from = regionOf(one);
    else if (verb === 'to' && from) {
      arrows.push({ from, to: regionOf(one), side, kind: 'flight' });
      from = '';
    }
  }
  return arrows.filter(({ from, to }) => isRegion(from) && isRegion(to));
}

function letter(found: ReadonlyMap<string, string>, region: RegionId): { letter: string } | object {
  const one = found.get(region);
  return one ? { letter: one } : {};
}

function kindOf(verb: string): MarkKind {
  if (FIGHTS.has(verb)) return 'battle';
  if (verb === 'recruit') return 'muster';
  return verb === 'fly' || verb === 'group' || verb === 'with' ? 'lit' : 'target';
}

/** Who of a side stands in a region. */
function standing(view: WotrView, region: RegionId, side: string): Readonly<Record<string, number>> {
  const army = view.armies[region]?.[side];
  return army ? { ...army.figures, ...Object.fromEntries(army.characters.map((one) => [one, 1])) } : {};
}
