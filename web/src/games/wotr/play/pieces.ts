/** What the things in a choice are, by their ids: the very data that the rules are built from. */
import cardData from '$box/wotr/data/cards.toml';
import characterData from '$box/wotr/data/characters.toml';
import nationData from '$box/wotr/data/nations.toml';
import regionData from '$box/wotr/data/regions.toml';

type Named = { readonly id: string }[];

const ids = (data: unknown, name: string): ReadonlySet<string> =>
  new Set((data as Record<string, Named>)[name]?.map(({ id }) => id));

const REGIONS = ids(regionData, 'region');
const CARDS = ids(cardData, 'card');
const CHARACTERS = ids(characterData, 'character');
const NATIONS = ids(nationData, 'nation');

/** The regions, in the order of the box. */
export const REGION_IDS: readonly string[] = [...REGIONS];
export const isRegion = (id: string): boolean => REGIONS.has(id);
export const isCard = (id: string): boolean => CARDS.has(id);
export const isCharacter = (id: string): boolean => CHARACTERS.has(id);
export const isNation = (id: string): boolean => NATIONS.has(id);

/** The kind under which the lexicon names a thing. */
export function kindOf(id: string): string {
  if (isRegion(id)) return 'region';
  if (isCard(id)) return 'card';
  if (isCharacter(id)) return 'character';
  return isNation(id) ? 'nation' : 'figure';
}
