import type { RegionId } from '../contract.ts';
import { shape } from './shapes.ts';

const WAYS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
};

/** The next region in the direction of an arrow key: near, and not too far to the side. From the last one on it begins anew. */
export function stepFrom(from: RegionId, key: string, among: readonly RegionId[]): RegionId | null {
  const [wx, wy] = WAYS[key] ?? [0, 0];
  const [x, y] = shape(from).centre;
  const ranked = among
    .filter((id) => id !== from)
    .map((id) => {
      const [tx, ty] = shape(id).centre;
      const ahead = (tx - x) * wx + (ty - y) * wy;
      const aside = Math.abs((tx - x) * wy) + Math.abs((ty - y) * wx);
      return { id, ahead, cost: ahead + aside * 2 };
    });
  const there = ranked.filter((one) => one.ahead > 0);
  const best = (ones: typeof ranked): RegionId | null =>
    ones.length ? ones.reduce((one, two) => (two.cost < one.cost ? two : one)).id : null;
  return best(there) ?? best(ranked.map((one) => ({ ...one, cost: one.ahead })));
}
