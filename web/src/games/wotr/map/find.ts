import type { RegionId } from '../contract.ts';
import { REGIONS } from '../box.ts';

/** Letters without what stands above them: "Lorien" finds Lórien. */
export function plain(text: string): string {
  return text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLocaleLowerCase()
    .replace(/[’']/g, ' ')
    .trim();
}

/** The regions that a text may mean, the likeliest first: the beginning of a name, then of a word, then any part. */
export function find(text: string, name: (id: RegionId) => string): RegionId[] {
  const wanted = plain(text);
  if (!wanted) return [];
  const rank = (id: RegionId): number => {
    const own = plain(name(id));
    if (own.startsWith(wanted)) return 0;
    if (` ${own}`.includes(` ${wanted}`)) return 1;
    return own.includes(wanted) ? 2 : 3;
  };
  return REGIONS.map(({ id }) => ({ id, rank: rank(id) }))
    .filter((one) => one.rank < 3)
    .sort((one, two) => one.rank - two.rank || name(one.id).localeCompare(name(two.id)))
    .map((one) => one.id);
}
