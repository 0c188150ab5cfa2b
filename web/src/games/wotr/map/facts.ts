/** What the regions are, from the very data that the rules are built from. */
import characterData from '$box/wotr/data/characters.toml';
import nationData from '$box/wotr/data/nations.toml';
import regionData from '$box/wotr/data/regions.toml';
import type { RegionId } from '../contract.ts';

export type Side = 'free' | 'shadow';
export type NationId = 'dwarves' | 'elves' | 'gondor' | 'north' | 'rohan' | 'isengard' | 'sauron' | 'southrons';
export type Settlement = 'town' | 'city' | 'stronghold';

export interface Region {
  readonly id: RegionId;
  readonly nation?: NationId;
  readonly settlement?: Settlement;
  readonly fortification?: boolean;
  readonly coastal?: boolean;
  readonly eastern_edge?: boolean;
  readonly neighbours: readonly RegionId[];
}

export const REGIONS: readonly Region[] = (regionData as { region: Region[] }).region;
export const NATIONS: readonly { id: NationId; side: Side }[] = (nationData as { nation: { id: NationId; side: Side }[] }).nation;
export const CHARACTERS: readonly { id: string; side: Side }[] = (characterData as { character: { id: string; side: Side }[] })
  .character;

/** What a settlement is worth to the enemy who holds it (p. 44). */
const POINTS: Readonly<Record<Settlement, number>> = { town: 0, city: 1, stronghold: 2 };

const byId = new Map(REGIONS.map((region) => [region.id, region]));
const sides = new Map(NATIONS.map((nation) => [nation.id, nation.side]));

export function region(id: RegionId): Region {
  const found = byId.get(id);
  if (!found) throw new Error(`The map has no region "${id}".`);
  return found;
}

export function isRegion(id: string): boolean {
  return byId.has(id);
}

export function pointsOf(id: RegionId): number {
  const { settlement } = region(id);
  return settlement ? POINTS[settlement] : 0;
}

export function sideOf(nation: NationId): Side {
  return sides.get(nation) ?? 'free';
}
