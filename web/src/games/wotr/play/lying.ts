import type { Point } from '../map/shapes.ts';

export interface Spot {
  readonly left: number;
  readonly top: number;
}

/** So many pixels around the middle of a region belong to whoever clicks on it. */
const FINGER = 22;
const STEP = 16;

/**
 * Where something lies in a window so that it covers none of these points: where it was wanted, else as near to there as
 * can be. Where there is no such place, the one that covers the fewest.
 */
export function laidClear(
  wanted: Spot,
  { wide, high }: { readonly wide: number; readonly high: number },
  window: { readonly right: number; readonly bottom: number; readonly edge: number },
  points: readonly Point[],
): Spot {
  const covered = ({ left, top }: Spot): number =>
    points.filter(([x, y]) => x > left - FINGER && x < left + wide + FINGER && y > top - FINGER && y < top + high + FINGER).length;
  let best = { spot: wanted, covers: covered(wanted), far: 0 };
  if (best.covers === 0) return wanted;
  for (let left = window.edge; left <= Math.max(window.right, window.edge); left += STEP) {
    for (let top = window.edge; top <= Math.max(window.bottom, window.edge); top += STEP) {
      const spot = { left, top };
      const far = Math.hypot(left - wanted.left, top - wanted.top);
      const covers = covered(spot);
      if (covers < best.covers || (covers === best.covers && covers < covered(wanted) && far < best.far)) best = { spot, covers, far };
    }
  }
  return best.spot;
}
