/**
 * Our own drawing of Middle-earth, as with a pen: made from lines that are listed here and from the
 * regions' places in the data, with a steady hand's small irregularities. Nothing is traced.
 */
import { REGIONS, ROADS, type Region } from './facts.ts';

export const WIDTH = 1000;
export const HEIGHT = 820;

type Point = [number, number];

export function spot(region: Region): Point {
  return [(region.place[0] * WIDTH) / 100, (region.place[1] * HEIGHT) / 100];
}

/** A small fixed generator: the map is the same drawing every time. */
function hand(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state * 1664525 + 1013904223) % 4294967296;
    return state / 4294967296;
  };
}

/** A line through the points as a hand draws it: smooth, never quite straight. */
function drawn(points: readonly Point[], seed: number, wobble = 5, closed = false): string {
  const next = hand(seed);
  const dense: Point[] = [];
  const count = closed ? points.length : points.length - 1;
  for (let i = 0; i < count; i += 1) {
    const [ax, ay] = points[i] as Point;
    const [bx, by] = points[(i + 1) % points.length] as Point;
    const pieces = Math.max(1, Math.round(Math.hypot(bx - ax, by - ay) / 26));
    for (let k = 0; k < pieces; k += 1) {
      const at = k / pieces;
      dense.push([
        ax + (bx - ax) * at + (next() - 0.5) * 2 * wobble,
        ay + (by - ay) * at + (next() - 0.5) * 2 * wobble,
      ]);
    }
  }
  if (!closed) dense.push(points[points.length - 1] as Point);
  const [first, ...rest] = dense;
  let path = `M${round(first as Point)}`;
  for (let i = 0; i < rest.length - (closed ? 0 : 1); i += 1) {
    const here = rest[i] as Point;
    const after = (rest[i + 1] ?? first) as Point;
    path += `Q${round(here)} ${round([(here[0] + after[0]) / 2, (here[1] + after[1]) / 2])}`;
  }
  return closed ? `${path}Z` : `${path}L${round(dense[dense.length - 1] as Point)}`;
}

function round([x, y]: Point): string {
  return `${x.toFixed(1)},${y.toFixed(1)}`;
}

// -- land and sea ----------------------------------------------------------------------------------

const SHORE: Point[] = [
  [96, -30], [88, 40], [60, 92], [74, 140], [52, 180], [66, 232], [128, 250], [70, 276], [62, 330],
  [104, 372], [150, 360], [196, 398], [214, 440], [184, 486], [206, 520], [228, 548], [196, 590], [176, 628],
  [214, 650], [258, 628], [300, 640], [330, 676], [374, 700], [398, 744], [440, 730], [470, 762], [520, 758],
  [560, 774], [604, 760], [634, 790], [640, 850],
];
const FRAME: Point[] = [[1030, 850], [1030, -30]];

export const COAST = drawn(SHORE, 11, 6);
export const LAND = `${COAST}L${FRAME.map(round).join('L')}Z`;

/** Short strokes along the shore, as old maps shade their seas. */
export const WAVES: string[] = (() => {
  const next = hand(5);
  const waves: string[] = [];
  for (let y = 22; y < HEIGHT; y += 24) {
    for (let x = -10 + next() * 40; x < 640; x += 46 + next() * 60) {
      const wide = 12 + next() * 16;
      if (inland(x - 14, y) || inland(x + wide + 16, y)) continue;
      waves.push(`M${x.toFixed(0)},${y.toFixed(0)}q${(wide / 4).toFixed(0)},-5 ${(wide / 2).toFixed(0)},0t${(wide / 2).toFixed(0)},0`);
    }
  }
  return waves;
})();

/** Whether a point is on the land: the usual count of crossings. */
function inland(x: number, y: number): boolean {
  const shape = [...SHORE, ...FRAME];
  let inside = false;
  for (let i = 0, j = shape.length - 1; i < shape.length; j = i, i += 1) {
    const [xi, yi] = shape[i] as Point;
    const [xj, yj] = shape[j] as Point;
    if (yi > y !== yj > y && x < ((xj - xi) * (y - yi)) / (yj - yi) + xi) inside = !inside;
  }
  return inside;
}

// -- mountains, woods, rivers ------------------------------------------------------------------------

const RANGES: { line: Point[]; size: number; rows: number }[] = [
  { line: [[118, 10], [112, 96], [120, 170]], size: 24, rows: 1 },
  { line: [[130, 296], [150, 338]], size: 22, rows: 1 },
  { line: [[600, 20], [592, 110], [604, 200], [590, 290], [566, 372]], size: 40, rows: 2 },
  { line: [[640, 40], [760, 24], [930, 34]], size: 30, rows: 1 },
  { line: [[268, 590], [340, 584], [420, 566], [500, 560], [580, 570], [650, 590]], size: 34, rows: 1 },
  { line: [[756, 566], [836, 540], [930, 536], [1000, 528]], size: 32, rows: 1 },
  { line: [[752, 590], [744, 650], [752, 716], [780, 770]], size: 32, rows: 1 },
  { line: [[800, 776], [880, 790], [980, 780]], size: 28, rows: 1 },
];
const WOODS: { at: Point; wide: number; tall: number; count: number }[] = [
  { at: [900, 210], wide: 88, tall: 150, count: 46 },
  { at: [560, 446], wide: 30, tall: 36, count: 9 },
  { at: [250, 330], wide: 44, tall: 26, count: 9 },
  { at: [300, 90], wide: 34, tall: 22, count: 7 },
  { at: [690, 620], wide: 34, tall: 40, count: 10 },
  { at: [700, 330], wide: 26, tall: 24, count: 6 },
];
const STREAMS: Point[][] = [
  [[690, 60], [676, 160], [690, 260], [676, 352], [706, 420], [716, 500], [700, 560], [690, 660], [650, 720], [612, 766]],
  [[330, 40], [300, 150], [250, 220], [212, 300], [196, 396]],
  [[560, 260], [500, 300], [440, 330], [330, 380], [214, 446]],
  [[570, 420], [520, 500], [400, 512], [300, 540], [226, 552]],
  [[980, 160], [950, 300], [900, 400], [880, 452]],
];

export const RIVERS = STREAMS.map((line, index) => drawn(line, 31 + index, 6));

/** Keeps drawings away from the plates with the regions' names and pieces, and from the roads. */
function free([x, y]: Point, size: number): boolean {
  const plates = REGIONS.every((region) => {
    const [px, py] = spot(region);
    return Math.abs(x - px) > 96 + size / 3 || Math.abs(y - py) > 62 + size / 3;
  });
  return plates && ROADS.every(([a, b]) => away([x, y - size / 3], spot(a), spot(b)) > size * 0.55 + 6);
}

function away([x, y]: Point, [ax, ay]: Point, [bx, by]: Point): number {
  const [dx, dy] = [bx - ax, by - ay];
  const at = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / (dx * dx + dy * dy)));
  return Math.hypot(x - ax - at * dx, y - ay - at * dy);
}

export interface Peak {
  y: number;
  outline: string;
  shade: string;
}

function peak([x, y]: Point, size: number, next: () => number): Peak {
  const high = size * (0.85 + next() * 0.4);
  const wide = size * (0.5 + next() * 0.12);
  const lean = (next() - 0.5) * size * 0.15;
  const top: Point = [x + lean, y - high];
  const outline = `M${round([x - wide, y])}Q${round([x - wide * 0.35, y - high * 0.45])} ${round(top)}Q${round([x + wide * 0.3, y - high * 0.6])} ${round([x + wide, y])}`;
  const strokes = [0.16, 0.36, 0.56, 0.76].map((at) => {
    const start: Point = [top[0] + (x + wide - top[0]) * at * 0.8, top[1] + high * at * 0.9];
    return `M${round(start)}l${(-size * 0.1 - next() * 3).toFixed(1)},${(high * (0.32 - at * 0.18)).toFixed(1)}`;
  });
  return { y, outline, shade: strokes.join('') };
}

export const PEAKS: Peak[] = RANGES.flatMap(({ line, size, rows }, index) => {
  const next = hand(71 + index);
  const found: Peak[] = [];
  for (let i = 0; i + 1 < line.length; i += 1) {
    const [a, b] = [line[i] as Point, line[i + 1] as Point];
    const steps = Math.max(1, Math.round(Math.hypot(b[0] - a[0], b[1] - a[1]) / (size * 0.82)));
    for (let k = 0; k < steps; k += 1) {
      for (let row = 0; row < rows; row += 1) {
        const at: Point = [
          a[0] + ((b[0] - a[0]) * k) / steps + (row - (rows - 1) / 2) * size * 1.05 + (next() - 0.5) * size * 0.3,
          a[1] + ((b[1] - a[1]) * k) / steps + (next() - 0.5) * size * 0.35 + row * size * 0.3,
        ];
        if (free(at, size)) found.push(peak(at, size * (0.8 + next() * 0.35), next));
      }
    }
  }
  return found;
}).sort((a, b) => a.y - b.y);

export interface Tree {
  y: number;
  crown: string;
  trunk: string;
}

export const TREES: Tree[] = WOODS.flatMap(({ at, wide, tall, count }, index) => {
  const next = hand(131 + index);
  const found: Tree[] = [];
  for (let i = 0; i < count; i += 1) {
    const turn = next() * Math.PI * 2;
    const far = Math.sqrt(next());
    const x = at[0] + Math.cos(turn) * far * wide;
    const y = at[1] + Math.sin(turn) * far * tall;
    const size = 9 + next() * 4;
    if (!free([x, y], 12)) continue;
    found.push({
      y,
      crown: `M${round([x - size, y])}q${-size * 0.2},${-size} ${size * 0.55},${-size * 1.05}q${size * 0.45},${-size * 0.8} ${size * 0.9},0q${size * 0.75},0 ${size * 0.55},${size * 1.05}z`,
      trunk: `M${round([x, y])}v5`,
    });
  }
  return found;
}).sort((a, b) => a.y - b.y);

// -- roads and borders ---------------------------------------------------------------------------------

export interface Road {
  id: string;
  from: string;
  to: string;
  path: string;
}

export const PATHS: Road[] = ROADS.map(([a, b], index) => {
  const [ax, ay] = spot(a);
  const [bx, by] = spot(b);
  const bend = (index % 2 ? 1 : -1) * 0.06;
  const middle: Point = [(ax + bx) / 2 + (by - ay) * bend, (ay + by) / 2 - (bx - ax) * bend];
  return {
    id: `${a.id}-${b.id}`,
    from: a.id,
    to: b.id,
    path: `M${round([ax, ay])}Q${round(middle)} ${round([bx, by])}`,
  };
});

/** Where one region ends and the next begins. */
export const BORDERS: string[] = (
  [
    [[262, 0], [250, 110], [286, 200], [240, 290], [200, 396]],
    [[286, 200], [330, 250], [450, 262], [590, 240], [596, 120], [610, 0]],
    [[590, 240], [570, 320], [556, 380], [520, 470], [470, 566], [330, 600], [260, 634]],
    [[556, 380], [640, 360], [740, 350], [860, 420], [1000, 430]],
    [[470, 566], [600, 566], [680, 590], [700, 640], [690, 780]],
    [[680, 590], [740, 520], [860, 420]],
  ] as Point[][]
).map((line, index) => drawn(line, 201 + index, 5));
