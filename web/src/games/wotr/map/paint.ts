import { NATIONS, REGIONS, type NationId } from '../box.ts';
import { GROWTH, PEAKS, type Growth, type Peak } from './land.ts';
import { type Palette } from './palette.ts';
import { NATION_CLOTH } from '../tints.ts';
import { ARCS, BARRIERS, boxOf, HEIGHT, RIVERS, shape, WIDTH, type Box } from './shapes.ts';
import { DOOM } from './scenery.ts';
import { arcsPath, barrierPath, linePath, regionPath } from './trace.ts';

/** Draws the land itself onto a piece of canvas that is already set to the map's units. */
type Pen = CanvasRenderingContext2D;

const homes = new Map(REGIONS.map((region) => [region.id, region.nation]));

interface Realm {
  readonly id: NationId;
  readonly land: Path2D;
  /** Its borders with others, where the band runs. */
  readonly edge: Path2D;
  readonly box: Box;
}

function realm(id: NationId): Realm {
  const own = REGIONS.filter((region) => region.nation === id);
  const land = new Path2D();
  for (const region of own) land.addPath(regionPath(region.id));
  const edge = arcsPath((index) => {
    const arc = ARCS[index];
    return (homes.get(arc?.a ?? '') === id) !== (homes.get(arc?.b ?? '') === id);
  });
  return { id, land, edge, box: boxOf(own.flatMap((region) => shape(region.id).outline)) };
}

/** Everything that does not depend on where one looks from, made when it is first needed. */
class Lines {
  readonly realms = NATIONS.map((nation) => realm(nation.id));
  readonly sea = barrierPath('SEA');
  readonly lake = barrierPath('RHUN');
  readonly coast = arcsPath((index) => ARCS[index]?.kind === 'coast');
  readonly shore = arcsPath((index) => ARCS[index]?.kind === 'lake');
  readonly borders = arcsPath((index) => ARCS[index]?.kind === 'border');
  readonly ridges = arcsPath((index) => ARCS[index]?.kind === 'ridge');
  readonly rivers = [...RIVERS.values()].map((numbers) => linePath(numbers));
  readonly seaBox = boxOf(BARRIERS.get('SEA') ?? []);
  readonly lakeBox = boxOf(BARRIERS.get('RHUN') ?? []);
}
let made: Lines | null = null;
const lines = (): Lines => (made ??= new Lines());

function meets(one: Box, two: Box, room = 0): boolean {
  return one.left - room < two.right && one.right + room > two.left && one.top - room < two.bottom && one.bottom + room > two.top;
}

export interface Ground {
  readonly pen: Pen;
  readonly colours: Palette;
  /** Pixels of the screen per unit, and dots of the device per unit. */
  readonly scale: number;
  readonly dots: number;
  readonly box: Box;
}

/** The land, step by step: whoever paints may pause after each. */
export function* paintLand(ground: Ground): Generator<void> {
  const { pen, colours, box } = ground;
  pen.lineJoin = 'round';
  pen.lineCap = 'round';
  pen.fillStyle = colours.land;
  pen.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  for (const one of lines().realms) {
    if (!meets(one.box, box)) continue;
    paintRealm(ground, one);
    yield;
  }
  if (meets(lines().seaBox, box, 60)) paintWater(ground, lines().sea, lines().coast, 6);
  if (meets(lines().lakeBox, box, 30)) paintWater(ground, lines().lake, lines().shore, 3);
  yield;
  paintPaper(ground);
  yield;
  paintRivers(ground);
  yield;
  paintBorders(ground);
  yield;
  const near = (one: { x: number; y: number }, room: number): boolean =>
    meets({ left: one.x, right: one.x, top: one.y, bottom: one.y }, box, room);
  for (const some of portions(GROWTH.filter((one) => near(one, 24)))) {
    for (const one of some) paintGrowth(ground, one);
    yield;
  }
  for (const some of portions(PEAKS.filter((one) => near(one, 52)))) {
    for (const one of some) paintPeak(ground, one);
    yield;
  }
  paintDoom(ground);
  if (meets({ left: 60, right: 320, top: 1080, bottom: 1340 }, box)) paintRose(ground);
  paintEdge(ground);
}

function portions<T>(all: readonly T[], size = 40): T[][] {
  return Array.from({ length: Math.ceil(all.length / size) }, (_, index) => all.slice(index * size, (index + 1) * size));
}

/** A width that is so many units wide but never thinner than so many pixels. */
function width(ground: Ground, units: number, least: number): number {
  return Math.max(units, least / ground.scale);
}

function paintRealm(ground: Ground, one: Realm): void {
  const { pen, colours } = ground;
  const { fill } = NATION_CLOTH[one.id];
  pen.save();
  pen.clip(one.land);
  pen.globalAlpha = colours.tint;
  pen.fillStyle = fill;
  pen.fillRect(ground.box.left, ground.box.top, ground.box.right - ground.box.left, ground.box.bottom - ground.box.top);
  const band = width(ground, 14, 7.5) * 2;
  pen.lineWidth = band;
  pen.globalAlpha = colours.band * 0.55;
  pen.strokeStyle = fill;
  pen.stroke(one.edge);
  pen.globalAlpha = Math.min(1, colours.band * 1.25);
  pen.strokeStyle = hatch(ground, one.id);
  pen.stroke(one.edge);
  pen.lineWidth = width(ground, 5, 2.5);
  pen.globalAlpha = colours.band * 1.1;
  pen.strokeStyle = fill;
  pen.stroke(one.edge);
  pen.restore();
}

const SQUARE = 12;

/** Each nation has a pattern of its own, so that they differ without colour. */
function hatch(ground: Ground, id: NationId): CanvasPattern {
  const size = Math.max(6, Math.round(SQUARE * ground.dots));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const pen = canvas.getContext('2d') as Pen;
  pen.scale(size / 12, size / 12);
  pen.strokeStyle = pen.fillStyle = NATION_CLOTH[id].fill;
  pen.lineWidth = 1.9;
  for (const line of HATCH[id]) pen.stroke(new Path2D(line));
  if (id === 'isengard') pen.fill(new Path2D('M1 3a2 2 0 104 0 2 2 0 10-4 0M7 9a2 2 0 104 0 2 2 0 10-4 0'));
  const pattern = ground.pen.createPattern(canvas, 'repeat') as CanvasPattern;
  pattern.setTransform(new DOMMatrix().scale(SQUARE / size));
  return pattern;
}

const HATCH: Readonly<Record<NationId, readonly string[]>> = {
  dwarves: ['M-1-1L13 13M-1 13L13-1'],
  elves: ['M-2 5L3 1 9 7 15 1', 'M-2 11L3 7 9 13 15 7'],
  gondor: ['M-2 8L8-2M-2 14L14-2M4 14L14 4'],
  north: ['M0 3H12M0 9H12'],
  rohan: ['M-2 4L8 14M-2-2L14 14M4-2L14 8'],
  isengard: [],
  sauron: ['M1-2L5 3 1 9 5 15', 'M7-2L11 3 7 9 11 15'],
  southrons: ['M3 0V5M9 6V11'],
};

function paintWater(ground: Ground, water: Path2D, shore: Path2D, rings: number): void {
  const { pen, colours } = ground;
  pen.save();
  pen.clip(water);
  pen.fillStyle = colours.sea;
  pen.fill(water);
  const line = width(ground, 1, 0.8);
  // The sea's own lines, nearer together at the shore: each is a wide stroke with a narrower one in it.
  for (let ring = rings; ring > 0; ring -= 1) {
    const far = ring * 7 + ring * ring * 1.1;
    pen.globalAlpha = 0.85 - (ring / rings) * 0.55;
    pen.strokeStyle = colours.seaLine;
    pen.lineWidth = far * 2 + line;
    pen.stroke(shore);
    pen.globalAlpha = 1;
    pen.strokeStyle = ring === 1 ? colours.seaDeep : colours.sea;
    pen.lineWidth = far * 2 - line;
    pen.stroke(shore);
  }
  pen.restore();
}

function paintRivers(ground: Ground): void {
  const { pen, colours } = ground;
  for (const [colour, wide] of [
    [colours.riverEdge, width(ground, 7, 3.4)],
    [colours.river, width(ground, 4, 1.8)],
  ] as const) {
    pen.strokeStyle = colour;
    pen.lineWidth = wide;
    for (const river of lines().rivers) pen.stroke(river);
  }
}

function paintBorders(ground: Ground): void {
  const { pen, colours } = ground;
  const { borders, ridges, coast, shore, rivers } = lines();
  pen.save();
  pen.strokeStyle = colours.border;
  pen.lineWidth = width(ground, 2, 1.1);
  pen.globalAlpha = colours.night ? 0.85 : 0.95;
  pen.stroke(borders);
  pen.globalAlpha = 0.5;
  pen.stroke(ridges);
  pen.globalAlpha = 1;
  // A river is a border as it is: it needs no line in its middle.
  pen.strokeStyle = colours.river;
  pen.lineWidth = width(ground, 3.6, 1.9);
  for (const river of rivers) pen.stroke(river);
  pen.strokeStyle = colours.coast;
  pen.lineWidth = width(ground, 3.2, 1.7);
  pen.stroke(coast);
  pen.stroke(shore);
  pen.restore();
}

function paintGrowth(ground: Ground, { x, y, size, kind }: Growth): void {
  const { pen, colours } = ground;
  pen.save();
  pen.translate(x, y);
  pen.scale(size, size);
  pen.lineWidth = width(ground, 1.3, 0.8);
  pen.strokeStyle = colours.leafLine;
  if (kind === 'broad') {
    pen.fillStyle = colours.leaf;
    pen.beginPath();
    pen.moveTo(0, 2);
    pen.lineTo(0, 8);
    pen.stroke();
    pen.fill(CROWN);
    pen.stroke(CROWN);
    pen.fillStyle = colours.leafShade;
    pen.fill(CROWN_SHADE);
  } else if (kind === 'fir') {
    pen.fillStyle = colours.leaf;
    pen.fill(FIR);
    pen.fillStyle = colours.leafShade;
    pen.fill(FIR_SHADE);
    pen.stroke(FIR);
  } else {
    pen.strokeStyle = kind === 'hill' ? colours.peakLine : colours.tuft;
    pen.globalAlpha = kind === 'hill' ? 0.6 : 0.85;
    pen.stroke(kind === 'hill' ? HILL : REED);
  }
  pen.restore();
}

let CROWN: Path2D, CROWN_SHADE: Path2D, FIR: Path2D, FIR_SHADE: Path2D, HILL: Path2D, REED: Path2D;
if (typeof Path2D !== 'undefined') {
  CROWN = new Path2D('M-8 2C-12-1-11-7-7-8-6-13 2-14 5-10 10-10 12-3 8 1 5 4-4 5-8 2Z');
  CROWN_SHADE = new Path2D('M-6 2C0 1 7-1 8-7 10-4 10 0 7 1 4 3-3 4-6 2Z');
  FIR = new Path2D('M0-18L5-9H3L8-1H4L9 6H-9L-4-1H-8L-3-9H-5ZM0 6V10');
  FIR_SHADE = new Path2D('M0-18L5-9H3L8-1H4L9 6H1Z');
  HILL = new Path2D('M-14 5C-9-7 0-9 6-1 8 1 10 3 13 5M6-1C7-3 10-4 13-3');
  REED = new Path2D('M-14 5H14M-8 4L-10-4M-5 4V-7M-2 4L0-3M6 4L4-5M9 4L11-6');
}

function paintPeak(ground: Ground, { x, y, high, wide, lean }: Peak): void {
  const { pen, colours } = ground;
  const top = x + lean * wide;
  const half = wide / 2;
  const foot = x + wide * 0.12;
  pen.beginPath();
  pen.moveTo(x - half, y);
  pen.lineTo(top, y - high);
  pen.lineTo(x + half, y);
  pen.closePath();
  pen.fillStyle = colours.peakLight;
  pen.fill();
  pen.beginPath();
  pen.moveTo(top, y - high);
  pen.lineTo(top + wide * 0.06, y - high * 0.55);
  pen.lineTo(foot - wide * 0.08, y - high * 0.3);
  pen.lineTo(foot, y);
  pen.lineTo(x + half, y);
  pen.closePath();
  pen.fillStyle = colours.peakShade;
  pen.fill();
  pen.beginPath();
  pen.moveTo(x - half, y);
  pen.lineTo(top, y - high);
  pen.lineTo(x + half, y);
  pen.moveTo(top, y - high);
  pen.lineTo(top + wide * 0.06, y - high * 0.55);
  pen.lineTo(foot - wide * 0.08, y - high * 0.3);
  pen.strokeStyle = colours.peakLine;
  pen.lineWidth = width(ground, 1.5, 0.75);
  pen.stroke();
}

/** Mount Doom, at the end of the track through Mordor. */
function paintDoom(ground: Ground): void {
  const { pen, colours, box } = ground;
  const [x, y] = DOOM;
  if (!meets({ left: x - 45, right: x + 45, top: y - 80, bottom: y + 30 }, box)) return;
  pen.save();
  pen.translate(x, y);
  pen.lineWidth = width(ground, 2, 1);
  pen.strokeStyle = colours.ink;
  pen.fillStyle = colours.night ? '#3b2a20' : '#5d4130';
  const cone = new Path2D('M-40 26L-14-28-6-24 4-30 12-25 16-28 40 26Z');
  pen.fill(cone);
  pen.fillStyle = colours.night ? '#241811' : '#3f2a1d';
  pen.fill(new Path2D('M4-30L12-25 16-28 40 26H10L14 4 4-8Z'));
  pen.stroke(cone);
  pen.fillStyle = '#d8541c';
  pen.fill(new Path2D('M-10-28C-18-44-4-46-8-62 4-54 2-46 8-42 12-46 10-52 14-56 22-44 16-34 12-27L4-31-6-25ZM-4-24L0-8 3-18 6 0 7-26Z'));
  pen.restore();
}

/** The compass rose, in the sea. */
function paintRose(ground: Ground): void {
  const { pen, colours } = ground;
  pen.save();
  pen.translate(190, 1210);
  pen.scale(1.05, 1.05);
  pen.strokeStyle = colours.coast;
  pen.lineWidth = width(ground, 1.2, 0.8);
  pen.globalAlpha = colours.night ? 0.7 : 0.9;
  for (const radius of [66, 60, 30]) {
    pen.beginPath();
    pen.arc(0, 0, radius, 0, 7);
    pen.stroke();
  }
  const points = (long: number, short: number, turn: number): void => {
    for (let quarter = 0; quarter < 4; quarter += 1) {
      pen.save();
      pen.rotate(turn + (quarter * Math.PI) / 2);
      for (const side of [-1, 1]) {
        pen.beginPath();
        pen.moveTo(0, 0);
        pen.lineTo(side * short, -short);
        pen.lineTo(0, -long);
        pen.closePath();
        pen.fillStyle = side < 0 ? colours.peakLight : colours.coast;
        pen.fill();
        pen.stroke();
      }
      pen.restore();
    }
  };
  points(52, 9, Math.PI / 4);
  points(96, 13, 0);
  pen.restore();
}

/** The paper's own clouds, made once: soft noise that meets itself at the edges. */
function clouds(colour: string): HTMLCanvasElement {
  const size = 192;
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = size;
  const pen = canvas.getContext('2d') as Pen;
  const image = pen.createImageData(size, size);
  const [red = 0, green = 0, blue = 0] = colour.split(' ').map(Number);
  const grid = (cells: number, seed: number): ((x: number, y: number) => number) => {
    const at = (x: number, y: number): number => {
      const mixed = Math.sin((x % cells) * 127.1 + (y % cells) * 311.7 + seed * 74.7) * 43758.5453;
      return mixed - Math.floor(mixed);
    };
    const table = Array.from({ length: cells * cells }, (_, index) => at(index % cells, Math.floor(index / cells)));
    return (x, y) => {
      const gx = (x / size) * cells;
      const gy = (y / size) * cells;
      const [ix, iy] = [Math.floor(gx), Math.floor(gy)];
      const soft = (part: number): number => part * part * (3 - 2 * part);
      const [sx, sy] = [soft(gx - ix), soft(gy - iy)];
      const of = (cx: number, cy: number): number => table[(cy % cells) * cells + (cx % cells)] ?? 0;
      const upper = of(ix, iy) * (1 - sx) + of(ix + 1, iy) * sx;
      const lower = of(ix, iy + 1) * (1 - sx) + of(ix + 1, iy + 1) * sx;
      return upper * (1 - sy) + lower * sy;
    };
  };
  const layers = [[5, 0.5], [11, 0.28], [24, 0.14], [64, 0.08]].map(([cells = 1, weight = 0], index) => ({
    noise: grid(cells, index + 1),
    weight,
  }));
  for (let y = 0; y < size; y += 1) {
    for (let x = 0; x < size; x += 1) {
      const value = layers.reduce((sum, layer) => sum + layer.noise(x, y) * layer.weight, 0);
      const at = (y * size + x) * 4;
      image.data[at] = red;
      image.data[at + 1] = green;
      image.data[at + 2] = blue;
      image.data[at + 3] = Math.max(0, value - 0.34) * 110;
    }
  }
  pen.putImageData(image, 0, 0);
  return canvas;
}
const paper = new Map<string, HTMLCanvasElement>();

function paintPaper(ground: Ground): void {
  const { pen, colours, box } = ground;
  const cloud = paper.get(colours.blot) ?? clouds(colours.blot);
  paper.set(colours.blot, cloud);
  const pattern = pen.createPattern(cloud, 'repeat') as CanvasPattern;
  pattern.setTransform(new DOMMatrix().scale(3.2));
  pen.fillStyle = pattern;
  pen.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
}

/** Old paper is darker at its edges. */
function paintEdge(ground: Ground): void {
  const { pen, colours, box } = ground;
  const deep = 190;
  const sides = [
    [0, 0, deep, 0, box.left < deep],
    [WIDTH, 0, WIDTH - deep, 0, box.right > WIDTH - deep],
    [0, 0, 0, deep, box.top < deep],
    [0, HEIGHT, 0, HEIGHT - deep, box.bottom > HEIGHT - deep],
  ] as const;
  for (const [x0, y0, x1, y1, near] of sides) {
    if (!near) continue;
    const fade = pen.createLinearGradient(x0, y0, x1, y1);
    fade.addColorStop(0, `rgb(${colours.edge} / 0.3)`);
    fade.addColorStop(0.35, `rgb(${colours.edge} / 0.1)`);
    fade.addColorStop(1, `rgb(${colours.edge} / 0)`);
    pen.fillStyle = fade;
    pen.fillRect(box.left, box.top, box.right - box.left, box.bottom - box.top);
  }
  pen.strokeStyle = colours.night ? '#6b5a3f' : '#3a2a18';
  pen.lineWidth = width(ground, 4, 3);
  pen.strokeRect(0, 0, WIDTH, HEIGHT);
}
