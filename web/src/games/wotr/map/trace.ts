import { ARCS, joined, arcPoints, SHAPES, BARRIER_RINGS, type Point } from './shapes.ts';
import type { RegionId } from '../contract.ts';

interface Pen {
  moveTo: (x: number, y: number) => void;
  lineTo: (x: number, y: number) => void;
  quadraticCurveTo: (cx: number, cy: number, x: number, y: number) => void;
}

/**
 * An arc as a soft line: it bends at its points and passes through the middles between them, so that it is the same line
 * walked forwards or backwards, and two regions fill up to the same border.
 */
export function trace(pen: Pen, points: readonly Point[], join = false): void {
  const [first, ...rest] = points;
  if (!first) return;
  if (!join) pen.moveTo(...first);
  rest.forEach((point, index) => {
    const next = rest[index + 1];
    if (next) pen.quadraticCurveTo(...point, (point[0] + next[0]) / 2, (point[1] + next[1]) / 2);
    else pen.lineTo(...point);
  });
}

function ring(numbers: readonly number[]): Path2D {
  const path = new Path2D();
  numbers.forEach((number, index) => trace(path, arcPoints(number), index > 0));
  path.closePath();
  return path;
}

const regions = new Map<RegionId, Path2D>();
/** The outline of a region. */
export function regionPath(id: RegionId): Path2D {
  const known = regions.get(id) ?? ring(SHAPES.get(id)?.ring ?? []);
  regions.set(id, known);
  return known;
}

export function barrierPath(id: string): Path2D {
  return ring(BARRIER_RINGS.get(id) ?? []);
}

/** These arcs, each by itself. */
export function arcsPath(wanted: (index: number) => boolean): Path2D {
  const path = new Path2D();
  ARCS.forEach((arc, index) => {
    if (wanted(index)) trace(path, arc.points);
  });
  return path;
}

/** Arcs as one line, as a river runs. */
export function linePath(numbers: readonly number[]): Path2D {
  const path = new Path2D();
  trace(path, joined(numbers));
  return path;
}

/** The same outline for a style sheet's drawing. */
export function regionOutline(id: RegionId): string {
  const parts: string[] = [];
  const pen: Pen = {
    moveTo: (x, y) => parts.push(`M${x} ${y}`),
    lineTo: (x, y) => parts.push(`L${x} ${y}`),
    quadraticCurveTo: (cx, cy, x, y) => parts.push(`Q${cx} ${cy} ${x} ${y}`),
  };
  SHAPES.get(id)?.ring.forEach((number, index) => trace(pen, arcPoints(number), index > 0));
  return `${parts.join('')}Z`;
}
