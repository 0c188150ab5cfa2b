import { tile, type Tile } from '../box.ts';

/** Tiles that show the same, and how many there are of them. */
export interface Alike {
  readonly tile: Tile;
  readonly count: number;
}

const rank = (one: Tile): number => (one.value === 'eye' ? 9 : one.value === 'die' ? 8 : one.value);

function shows(one: Tile): string {
  return one.special ? one.id : `${one.value} ${one.reveal ?? false} ${one.stop ?? false}`;
}

/** The tiles in the order in which they hurt: Eyes first, those that reveal after their like; special ones stand alone. */
export function gathered(ids: readonly string[]): readonly Alike[] {
  const found = new Map<string, { tile: Tile; count: number }>();
  for (const id of ids) {
    const one = tile(id);
    if (!one) continue;
    const known = found.get(shows(one));
    if (known) known.count += 1;
    else found.set(shows(one), { tile: one, count: 1 });
  }
  return [...found.values()].sort(
    (one, two) =>
      Number(one.tile.special !== undefined) - Number(two.tile.special !== undefined) ||
      rank(two.tile) - rank(one.tile) ||
      Number(one.tile.reveal ?? false) - Number(two.tile.reveal ?? false),
  );
}
