import type { Held } from '../contract.ts';

/** How a hand lies. */
export const SORTS = ['playable', 'kind', 'cost', 'culture'] as const;
export type Sort = (typeof SORTS)[number];

interface Known {
  readonly side?: string | null;
  readonly kind?: string | null;
  readonly culture?: string | null;
  readonly title?: string;
}

export function sorted(hand: readonly Held[], sort: Sort, playable: (held: Held) => boolean, printed: (code: string) => Known | undefined): readonly Held[] {
  const key = (held: Held): (string | number)[] => {
    const card = printed(held.code);
    const rest = [card?.side ?? '', card?.culture ?? '', card?.kind ?? '', held.cost.now, card?.title ?? ''];
    if (sort === 'playable') return [playable(held) ? 0 : 1, ...rest];
    if (sort === 'kind') return [card?.kind ?? '', ...rest];
    if (sort === 'cost') return [held.cost.now, ...rest];
    return [card?.culture ?? '', ...rest];
  };
  return hand
    .map((held) => ({ held, key: key(held) }))
    .sort((one, other) => compare(one.key, other.key))
    .map(({ held }) => held);
}

function compare(one: readonly (string | number)[], other: readonly (string | number)[]): number {
  for (const [index, a] of one.entries()) {
    const b = other[index] ?? '';
    if (a !== b) return a < b ? -1 : 1;
  }
  return 0;
}

const PLACE = 'mathom-tcg-sort';

/** As the hand lay last time. */
export function keptSort(): Sort {
  try {
    return SORTS.find((one) => one === localStorage.getItem(PLACE)) ?? 'playable';
  } catch {
    return 'playable';
  }
}

export function keepSort(sort: Sort): void {
  try {
    localStorage.setItem(PLACE, sort);
  } catch {
    // Then the hand lies as usual the next time.
  }
}
