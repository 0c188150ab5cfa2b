import { font } from './drawparts.ts';
import type { Level } from './blocks.ts';
import type { Palette } from './palette.ts';
import { joined, RIVERS, type Point } from './shapes.ts';

/** What is written on the map besides the regions' names: waters, rivers, and the track into Mordor. */
type Pen = CanvasRenderingContext2D;

interface Water {
  /** Its message; names that are the same in every language are written here. */
  readonly name: string;
  readonly said?: string;
  readonly from: Point;
  readonly to: Point;
  /** How far the line bows, in units. */
  readonly bow: number;
  readonly great?: boolean;
}

const WATERS: readonly Water[] = [
  { name: 'Belegaer', from: [150, 880], to: [490, 1100], bow: -24, great: true },
  { name: 'Bay of Belfalas', said: 'wotr-web-bay', from: [985, 1545], to: [1300, 1545], bow: -18 },
  { name: 'Sea of Rhûn', said: 'wotr-web-lake', from: [2030, 590], to: [2150, 590], bow: 0 },
];

const SIZE: Readonly<Record<Level, readonly [great: number, small: number]>> = { far: [16, 14], middle: [24, 15], near: [38, 18] };

/** A written name whose letters stand along a bow: their places are the map's, their size is the screen's. */
export interface Letter {
  readonly text: string;
  readonly at: Point;
  readonly angle: number;
}

/** The point of a bow at a part of its way, and its direction there. */
function along(water: Water, part: number): { at: Point; angle: number } {
  const [x0, y0] = water.from;
  const [x1, y1] = water.to;
  const length = Math.hypot(x1 - x0, y1 - y0);
  const [nx, ny] = [-(y1 - y0) / length, (x1 - x0) / length];
  const lift = water.bow * 4 * part * (1 - part);
  const slope = water.bow * 4 * (1 - 2 * part);
  return {
    at: [x0 + (x1 - x0) * part + nx * lift, y0 + (y1 - y0) * part + ny * lift],
    angle: Math.atan2(y1 - y0 + ny * slope, x1 - x0 + nx * slope),
  };
}

/** Where a point of the map is in the window; null where it is out of sight. */
type Seen = (point: Point) => Point | null;

export function drawWaters(pen: Pen, seen: Seen, level: Level, colours: Palette, say: (id: string) => string): void {
  for (const water of WATERS) {
    if (![0, 0.25, 0.5, 0.75, 1].some((part) => seen(along(water, part).at))) continue;
    const text = water.said ? say(water.said) : water.name;
    const size = SIZE[level][water.great ? 0 : 1];
    pen.font = water.great ? `600 ${size}px Cinzel, ${font(size, true).split('px ')[1]}` : `italic ${font(size, false)}`;
    pen.fillStyle = colours.water;
    pen.textAlign = 'center';
    const letters = [...(water.great ? text.toLocaleUpperCase() : text)];
    if (!water.great) {
      const [first, last] = [seen(water.from), seen(water.to)];
      if (!first || !last) continue;
      // Small names are written closely, in the middle of their bow.
      pen.save();
      const { angle } = along(water, 0.5);
      pen.translate((first[0] + last[0]) / 2, (first[1] + last[1]) / 2);
      pen.rotate(angle);
      if (pen.measureText(text).width < Math.hypot(last[0] - first[0], last[1] - first[1]) * 1.05) pen.fillText(text, 0, 0);
      else text.split(/ (?=\S+$)/).forEach((line, index) => pen.fillText(line, 0, index * size * 1.05 - size * 0.4));
      pen.restore();
      continue;
    }
    letters.forEach((letter, index) => {
      const { at, angle } = along(water, index / (letters.length - 1));
      const spot = seen(at);
      if (!spot) return;
      pen.save();
      pen.translate(...spot);
      pen.rotate(angle);
      pen.fillText(letter, 0, 0);
      pen.restore();
    });
  }
}

/** Rivers carry the same names in every language. */
const RIVER_NAMES: Readonly<Record<string, string>> = { Gwathlo: 'Gwathló', Ringlo: 'Ringló' };

interface Reach {
  readonly name: string;
  readonly at: Point;
  readonly angle: number;
}

/** Where a river runs straightest, its name can stand. */
function straightest(name: string, numbers: readonly number[]): Reach {
  const points = joined(numbers);
  const span = Math.min(11, points.length - 1);
  let best = { bend: Infinity, index: 0 };
  for (let index = 0; index + span < points.length; index += 1) {
    const [a, b] = [points[index], points[index + span]] as [Point, Point];
    const length = Math.hypot(b[0] - a[0], b[1] - a[1]) || 1;
    const bend = Math.max(
      ...points.slice(index, index + span).map(([x, y]) => Math.abs((b[0] - a[0]) * (a[1] - y) - (a[0] - x) * (b[1] - a[1])) / length),
    );
    if (bend + (110 - Math.min(110, length)) * 0.5 < best.bend) best = { bend: bend + (110 - Math.min(110, length)) * 0.5, index };
  }
  const [a, b] = [points[best.index], points[best.index + span]] as [Point, Point];
  let angle = Math.atan2(b[1] - a[1], b[0] - a[0]);
  // Never upside down.
  if (angle > Math.PI / 2) angle -= Math.PI;
  if (angle < -Math.PI / 2) angle += Math.PI;
  return { name: RIVER_NAMES[name] ?? name, at: [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2], angle };
}

const REACHES: readonly Reach[] = [...RIVERS].map(([name, numbers]) => straightest(name, numbers));

export function drawRivers(pen: Pen, seen: Seen, level: Level, colours: Palette): void {
  if (level !== 'near') return;
  pen.font = `italic ${font(15, false)}`;
  pen.textAlign = 'center';
  pen.lineJoin = 'round';
  for (const { name, at, angle } of REACHES) {
    const spot = seen(at);
    if (!spot) continue;
    pen.save();
    pen.translate(...spot);
    pen.rotate(angle);
    pen.strokeStyle = colours.halo;
    pen.globalAlpha = 0.7;
    pen.lineWidth = 3;
    pen.strokeText(name, 0, -7);
    pen.globalAlpha = 1;
    pen.fillStyle = colours.water;
    pen.fillText(name, 0, -7);
    pen.restore();
  }
}

/** The steps of the Mordor Track, and the mountain at its end. */
export const TRACK: readonly Point[] = [
  [2082, 1190],
  [2134, 1172],
  [2186, 1160],
  [2238, 1154],
  [2290, 1154],
];
export const DOOM: Point = [2352, 1168];
