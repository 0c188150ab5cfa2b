import type { RegionId } from '../contract.ts';
import data from './shapes.json';

/**
 * The drawing of the map, frozen: every border once, as an arc that two regions share. It was made for this project from
 * the regions' places and neighbours; no publisher's artwork was used.
 */
export type Point = readonly [number, number];
export type ArcKind = 'border' | 'ridge' | 'frame' | 'coast' | 'lake';

export interface Arc {
  readonly a: string;
  readonly b: string;
  readonly kind: ArcKind;
  readonly points: readonly Point[];
}

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Shape {
  readonly id: RegionId;
  readonly ring: readonly number[];
  /** The middle and the radius of the largest circle inside. */
  readonly centre: Point;
  readonly inscribed: number;
  readonly outline: readonly Point[];
  readonly box: Box;
}

export const WIDTH = data.width;
export const HEIGHT = data.height;

export const ARCS: readonly Arc[] = (data.arcs as [string, string, ArcKind, string][]).map(([a, b, kind, steps]) => ({
  a,
  b,
  kind,
  points: walked(steps.split(' ').map(Number)),
}));

/** Points are kept as steps of half a unit from one to the next. */
function walked(steps: readonly number[]): Point[] {
  const points: Point[] = [];
  let x = 0;
  let y = 0;
  for (let at = 0; at < steps.length; at += 2) {
    x += (steps[at] ?? 0) / 2;
    y += (steps[at + 1] ?? 0) / 2;
    points.push([x, y]);
  }
  return points;
}

/** An arc by its number, which counts from 1 and is negative when the arc is walked backwards. */
export function arcPoints(number: number): readonly Point[] {
  const points = ARCS[Math.abs(number) - 1]?.points ?? [];
  return number > 0 ? points : [...points].reverse();
}

/** Arcs joined end to end; where one ends the next begins, so that point is taken once. */
export function joined(numbers: readonly number[]): Point[] {
  return numbers.flatMap((number, index) => arcPoints(number).slice(index ? 1 : 0));
}

export function boxOf(points: readonly Point[]): Box {
  const xs = points.map((point) => point[0]);
  const ys = points.map((point) => point[1]);
  return { left: Math.min(...xs), top: Math.min(...ys), right: Math.max(...xs), bottom: Math.max(...ys) };
}

export const SHAPES: ReadonlyMap<RegionId, Shape> = new Map(
  Object.entries(data.regions).map(([id, { ring, centre, inscribed }]) => {
    const outline = joined(ring).slice(1);
    return [id, { id, ring, centre: centre as unknown as Point, inscribed, outline, box: boxOf(outline) }];
  }),
);

/** What is no region: the sea, the lake, the mountain chains. */
export const BARRIER_RINGS: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(data.barriers));
export const BARRIERS: ReadonlyMap<string, readonly Point[]> = new Map(
  [...BARRIER_RINGS].map(([id, ring]) => [id, joined(ring).slice(1)]),
);

/** The borders that each river follows, from its source to its mouth. */
export const RIVERS: ReadonlyMap<string, readonly number[]> = new Map(Object.entries(data.rivers));

export function shape(id: RegionId): Shape {
  const found = SHAPES.get(id);
  if (!found) throw new Error(`The map has no region "${id}".`);
  return found;
}

/** Whether a point lies within an outline: a ray from it to the east crosses the outline an odd number of times. */
export function within(outline: readonly Point[], x: number, y: number): boolean {
  let inside = false;
  let [px, py] = outline[outline.length - 1] ?? [0, 0];
  for (const [cx, cy] of outline) {
    if (cy > y !== py > y && x < ((px - cx) * (y - cy)) / (py - cy) + cx) inside = !inside;
    [px, py] = [cx, cy];
  }
  return inside;
}

/** The region at a point of the map, if there is one. */
export function regionAt(x: number, y: number): RegionId | null {
  for (const { id, box, outline } of SHAPES.values()) {
    if (x < box.left || x > box.right || y < box.top || y > box.bottom) continue;
    if (within(outline, x, y)) return id;
  }
  return null;
}
