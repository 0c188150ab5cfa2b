import type { RegionId, Side, WotrView } from '../contract.ts';
import { NATIONS, region, nationSide, type NationId } from '../box.ts';
import { nationsOf, shares, standApart } from '../partners.ts';

/** The figures of one nation in an army. */
export interface Company {
  readonly nation: NationId;
  readonly regular: number;
  readonly elite: number;
  readonly leader: number;
}

/** What a side has in a place, in the order in which it is drawn. */
export interface Force {
  readonly side: Side;
  readonly companies: readonly Company[];
  readonly nazgul: number;
  readonly characters: readonly string[];
  readonly units: number;
  /** Beside the army of a partner, and not one with it. */
  readonly apart?: boolean;
}

/** Everything that stands in a region. */
export interface Standing {
  readonly id: RegionId;
  /** The army in the open; where a stronghold is besieged, the besiegers. */
  readonly forces: readonly Force[];
  /** The besieged. */
  readonly inside: Force | null;
  /** Who has taken a settlement that is not theirs. */
  readonly captor: Side | null;
  readonly fellowship: boolean;
}

type ViewArmy = WotrView['inside'][string];

/** Figures as the server counts them ("gondor-regular", "nazgul") as a force; also for what would stand somewhere. */
export function mustered(
  side: Side,
  figures: Readonly<Record<string, number>>,
  characters: readonly string[] = [],
  commanding: readonly string[] = [],
): Force {
  const of = (nation: string, kind: string): number => figures[`${nation}-${kind}`] ?? 0;
  const companies = NATIONS.map(({ id }) => ({
    nation: id,
    regular: of(id, 'regular'),
    elite: of(id, 'elite'),
    leader: of(id, 'leader'),
  })).filter((one) => one.regular + one.elite + one.leader > 0);
  // The largest company is the one whose emblem an army shows; where partners are one army, the largest of the commander's.
  const rank = (one: Company): number => (commanding.includes(one.nation) ? 100 : 0) + one.regular + one.elite;
  companies.sort((one, two) => rank(two) - rank(one));
  const units = companies.reduce((sum, one) => sum + one.regular + one.elite, 0);
  return { side, companies, nazgul: figures['nazgul'] ?? 0, characters, units };
}

function force(view: WotrView, army: ViewArmy): Force {
  return mustered(army.side as Side, army.figures, army.characters, nationsOf(view, army.commander));
}

/** One army, or two of partners who stand apart. */
function forces(view: WotrView, army: ViewArmy): Force[] {
  if (!standApart(view, army)) return [force(view, army)];
  return shares(view, army).map((one) => ({ ...mustered(army.side as Side, one.figures, one.characters), apart: one.seat !== null }));
}

/** A dashed stack may name characters among its figures: whatever is no figure of a nation is one. */
export function ghostOf(ghost: Readonly<Record<string, number>>): Force {
  const kinds = ['regular', 'elite', 'leader'];
  const isFigure = (id: string): boolean => id === 'nazgul' || NATIONS.some((one) => kinds.some((kind) => id === `${one.id}-${kind}`));
  const characters = Object.keys(ghost).filter((id) => !isFigure(id) && (ghost[id] ?? 0) > 0);
  const nation = NATIONS.find((one) => Object.keys(ghost).some((id) => id.startsWith(`${one.id}-`)));
  return mustered(nation?.side ?? (ghost['nazgul'] ? 'shadow' : 'free'), ghost, characters);
}

/** What stands where, of every region where there is anything to draw. */
export function standings(view: WotrView): ReadonlyMap<RegionId, Standing> {
  const ids = new Set([...Object.keys(view.armies), ...Object.keys(view.inside), ...Object.keys(view.control)]);
  if (view.fellowship.region) ids.add(view.fellowship.region);
  const found = new Map<RegionId, Standing>();
  for (const id of ids) {
    const { nation } = region(id);
    const holder = view.control[id] as Side | undefined;
    const inside = view.inside[id];
    found.set(id, {
      id,
      forces: Object.values(view.armies[id] ?? {}).flatMap((army) => forces(view, army)).filter(isThere),
      inside: inside ? force(view, inside) : null,
      captor: nation && holder && holder !== nationSide(nation) ? holder : null,
      fellowship: view.fellowship.region === id,
    });
  }
  return found;
}

function isThere(one: Force): boolean {
  return one.companies.length > 0 || one.nazgul > 0 || one.characters.length > 0;
}
