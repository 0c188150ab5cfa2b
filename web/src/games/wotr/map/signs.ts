import type { Frame, Measure, Part } from './blocks.ts';
import type { Placed } from './layout.ts';
import type { Point } from './shapes.ts';

/** Letters, pluses and flags: what is said about a region for the moment. They lie above everything. */
export function isSign(part: Part): boolean {
  return part.what === 'pill' || part.what === 'plus';
}

/** What a part covers, from its own anchor. */
export function frameOf(part: Part, measure?: Measure): Frame {
  if (part.what === 'plus') return { left: part.x - 11, top: part.y - 11, right: part.x + 11, bottom: part.y + 11 };
  if (part.what === 'name') {
    const half = measure ? measure(part.text, part.size, part.bold) / 2 : 9;
    return { left: part.x - half, top: part.y - part.size * 0.72, right: part.x + half, bottom: part.y + part.size * 0.2 };
  }
  if ('r' in part) return { left: part.x - part.r, top: part.y - part.r, right: part.x + part.r, bottom: part.y + part.r };
  const w = 'w' in part ? part.w : 'size' in part ? part.size : 18;
  const h = part.what === 'pill' ? 22 : 'h' in part ? part.h : 'size' in part ? part.size : 20;
  return { left: part.x, top: part.y, right: part.x + w, bottom: part.y + h };
}

export function around(frames: readonly Frame[]): Frame {
  return {
    left: Math.min(...frames.map((one) => one.left)),
    top: Math.min(...frames.map((one) => one.top)),
    right: Math.max(...frames.map((one) => one.right)),
    bottom: Math.max(...frames.map((one) => one.bottom)),
  };
}

function moved({ left, top, right, bottom }: Frame, [dx, dy]: Point): Frame {
  return { left: left + dx, top: top + dy, right: right + dx, bottom: bottom + dy };
}

function shared(one: Frame, two: Frame): number {
  const wide = Math.min(one.right, two.right) - Math.max(one.left, two.left);
  const high = Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top);
  return wide > 0 && high > 0 ? wide * high : 0;
}

/**
 * How far the signs of each region are moved from where they were laid, so that they hide no name and no piece, neither
 * a neighbour's nor their own: where they are, else at another corner of what stands there, else where they hide the least.
 */
export function signShifts(shown: readonly Placed[], spot: (one: Placed) => Point, measure: Measure): Map<Placed, Point> {
  const taken = shown.flatMap((one) => {
    const at = spot(one);
    return one.block.parts.filter((part) => !isSign(part)).map((part) => moved(frameOf(part, measure), at));
  });
  const found = new Map<Placed, Point>();
  for (const one of shown) {
    const signs = one.block.parts.filter(isSign).map((part) => frameOf(part));
    if (!signs.length) continue;
    const at = spot(one);
    const frame = moved(around(signs), at);
    const body = moved(one.block.body, at);
    const best = candidates(frame, body)
      .map((shift) => ({ shift, hides: taken.reduce((sum, other) => sum + shared(moved(frame, shift), other), 0) }))
      .reduce((first, other) => (other.hides < first.hides ? other : first));
    found.set(one, best.shift);
    taken.push(moved(frame, best.shift));
  }
  return found;
}

const GAP = 1;

/** As it was laid; then at the other corners and sides, the nearer ones first. */
function candidates(frame: Frame, body: Frame): Point[] {
  const [w, h] = [frame.right - frame.left, frame.bottom - frame.top];
  const middle = (body.left + body.right) / 2 - w / 2;
  const heights = [body.top - h / 2, body.top - h - GAP, (body.top + body.bottom) / 2 - h / 2, body.bottom - h, body.bottom + GAP];
  const places: Point[] = [
    ...heights.flatMap((top): Point[] => [
      [body.right + GAP, top],
      [body.left - w - GAP, top],
    ]),
    [middle, body.top - h - GAP],
    [middle, body.bottom + GAP],
  ];
  return [[0, 0], ...places.map(([left, top]): Point => [left - frame.left, top - frame.top])];
}
