import type { RegionId } from '../contract.ts';
import { shape, SHAPES, type Point } from './shapes.ts';

/** The theatres of war, as rooms on the map: what a double click looks at as a whole. */
const THEATRES: readonly { middle: Point; wide: number; high: number }[] = [
  { middle: [500, 400], wide: 760, high: 620 }, // Eriador
  { middle: [1090, 350], wide: 720, high: 600 }, // the Misty Mountains
  { middle: [1570, 420], wide: 760, high: 640 }, // Mirkwood
  { middle: [2050, 470], wide: 720, high: 700 }, // Rhûn and the Lonely Mountain
  { middle: [1120, 1010], wide: 760, high: 560 }, // Rohan and Isengard
  { middle: [1300, 1230], wide: 820, high: 580 }, // Gondor
  { middle: [2050, 1180], wide: 740, high: 600 }, // Mordor
  { middle: [1900, 1540], wide: 960, high: 420 }, // Harad
];

function regionsWithin([x, y]: Point, wide: number, high: number): RegionId[] {
  return [...SHAPES.values()]
    .filter(({ centre }) => Math.abs(centre[0] - x) < wide / 2 && Math.abs(centre[1] - y) < high / 2)
    .map(({ id }) => id);
}

/** The regions of the theatre that a point of the map lies in, or is nearest to. */
export function theatreAt(x: number, y: number): RegionId[] {
  const far = ({ middle, wide, high }: (typeof THEATRES)[number]): number =>
    Math.max(Math.abs(middle[0] - x) / wide, Math.abs(middle[1] - y) / high);
  const nearest = THEATRES.reduce((one, two) => (far(two) < far(one) ? two : one));
  return regionsWithin(nearest.middle, nearest.wide, nearest.high);
}

/** Of these regions, as many as can be seen together in a window of this size: where most is to be done. */
export function busiest(ids: readonly RegionId[], wide: number, high: number): RegionId[] {
  let best: RegionId[] = [];
  for (const id of ids) {
    const { centre } = shape(id);
    // The window may be moved so that this region lies in a corner of it or in its middle.
    for (const [dx, dy] of [[0, 0], [0.35, 0.35], [-0.35, 0.35], [0.35, -0.35], [-0.35, -0.35]] as const) {
      const [x, y] = [centre[0] + dx * wide, centre[1] + dy * high];
      const seen = ids.filter((other) => {
        const { centre: at } = shape(other);
        return Math.abs(at[0] - x) < wide / 2 && Math.abs(at[1] - y) < high / 2;
      });
      if (seen.length > best.length) best = seen;
    }
  }
  return best;
}
