import type { Arrow, RegionId } from '../contract.ts';
import { bow, drawArrow, onBow, type End } from './arrows.ts';
import { block, travelling, type Block, type Content, type Frame, type Level, type Measure, type Part } from './blocks.ts';
import { drawPart, font } from './drawparts.ts';
import { placed, shiftOf, type Placed } from './layout.ts';
import type { Palette } from './palette.ts';
import { DOOM, drawRivers, drawWaters, TRACK } from './scenery.ts';
import { shape, type Point } from './shapes.ts';
import { around, frameOf, isSign, signShifts } from './signs.ts';
import { flush, type Looking } from './tiles.ts';

type Pen = CanvasRenderingContext2D;

/** Everything that the overlay shows. */
export interface Scene {
  readonly contents: ReadonlyMap<RegionId, Content>;
  readonly arrows: readonly Arrow[];
  /** The step of the Ring-bearers on the Mordor Track. */
  readonly mordor: number | null;
  readonly colours: Palette;
  readonly say: (id: string) => string;
}

interface Laid {
  readonly key: string;
  readonly block: Block;
}

interface Picture {
  readonly canvas: HTMLCanvasElement;
  readonly left: number;
  readonly top: number;
}

const ROOM = 10;
/** Half of the longest name of a water, and more. */
const ASIDE = 160;
const GROWS = 220;
/** What of a frame may be spent on new pictures, in milliseconds: the rest come with the next frames. */
const BUDGET = 5;
/** How many pictures are kept: three levels of a full map, and some that have changed. */
const KEPT = 500;

/**
 * Names and pieces, which do not grow with the map: each region's are drawn once onto a picture of their own, and a frame only
 * puts the pictures where they belong.
 */
export class Overlay {
  private scene: Scene | null = null;
  private looking: Looking | null = null;
  private frame = 0;
  private later = 0;
  private idle = 0;
  private signed: { scene: Scene | null; scale: number; shifts: ReadonlyMap<RegionId, Point> } | null = null;
  private arrowsSince = 0;
  private shown: readonly Placed[] = [];
  private readonly laid = new Map<string, Laid>();
  private readonly pictures = new Map<string, Picture>();
  /** What stood there last: shown until there was time for what stands there now. */
  private readonly latest = new Map<RegionId, Picture>();
  private readonly pen: Pen;
  private readonly dots = Math.min(3, devicePixelRatio || 1);
  private readonly widths = new Map<string, number>();

  constructor(
    private readonly canvas: HTMLCanvasElement,
    private readonly moves: () => boolean,
  ) {
    this.pen = canvas.getContext('2d') as Pen;
  }

  show(scene: Scene): void {
    const old = this.scene;
    const same = old && JSON.stringify(old.arrows) === JSON.stringify(scene.arrows);
    if (!same) this.arrowsSince = scene.arrows.length && this.moves() ? performance.now() : 0;
    if (old?.colours !== scene.colours) {
      this.pictures.clear();
      this.latest.clear();
    }
    this.scene = scene;
    // What is asked comes first; the pieces follow with the next picture.
    cancelAnimationFrame(this.later);
    this.later = requestAnimationFrame(() => this.soon());
  }

  /** The letters of the fonts are here: everything was measured with others. */
  remeasure(): void {
    this.widths.clear();
    this.laid.clear();
    this.pictures.clear();
    this.latest.clear();
    this.soon();
  }

  look(looking: Looking): void {
    this.looking = looking;
    this.soon();
  }

  stop(): void {
    cancelAnimationFrame(this.frame);
    cancelAnimationFrame(this.later);
    clearTimeout(this.idle);
  }

  /** Whose pieces lie under a point of the window: they may stand over a neighbour's land. */
  at(x: number, y: number): RegionId | null {
    const { looking } = this;
    if (!looking) return null;
    for (const { id, block: { frame, weight, parts }, shift } of [...this.shown].reverse()) {
      if (weight % 8 < 4) continue;
      const [cx, cy] = this.toScreen(shape(id).centre);
      const [px, py] = [x - cx - shift[0], y - cy - shift[1]];
      if (px < frame.left || px > frame.right || py < frame.top || py > frame.bottom) continue;
      // Names do not count: only what one would pick up.
      if (parts.some((part) => part.what !== 'name' && near(part, px, py))) return id;
    }
    return null;
  }

  /** Where a region's pieces stand, in the window. */
  spot(id: RegionId): Point {
    const { looking } = this;
    const [x, y] = this.toScreen(shape(id).centre);
    const found = this.shown.find((one) => one.id === id);
    const [dx, dy] = found?.shift ?? (looking ? shiftOf(id, levelOf(looking.scale)) : [0, 0]);
    return [x + dx, y + dy];
  }

  private end(id: RegionId): End {
    const found = this.shown.find((one) => one.id === id);
    return { at: this.spot(id), frame: piecesFrame(found?.block.parts ?? []) };
  }

  private readonly toScreen = ([x, y]: Point): Point => {
    const looking = this.looking as Looking;
    return [(x - looking.x) * looking.scale + looking.width / 2, (y - looking.y) * looking.scale + looking.height / 2];
  };

  /** The same, and null where nothing of a name could be seen. */
  private readonly onScreen = (point: Point): Point | null => {
    const { width, height } = this.looking as Looking;
    const [x, y] = this.toScreen(point);
    return x < -ASIDE || y < -ASIDE || x > width + ASIDE || y > height + ASIDE ? null : [x, y];
  };

  private readonly measure: Measure = (text, size, bold) => {
    const key = `${size}${bold ? 'b' : ''}${text}`;
    const known = this.widths.get(key);
    if (known !== undefined) return known;
    this.pen.font = font(size, bold);
    const width = this.pen.measureText(text).width;
    this.widths.set(key, width);
    return width;
  };

  private soon(): void {
    if (!this.frame) this.frame = requestAnimationFrame((now) => this.draw(now));
  }

  private draw(now: number): void {
    this.frame = 0;
    const { looking, scene, pen, dots, canvas } = this;
    if (!looking?.width || !scene) return;
    const [w, h] = [Math.round(looking.width * dots), Math.round(looking.height * dots)];
    if (canvas.width !== w || canvas.height !== h) {
      canvas.width = w;
      canvas.height = h;
    }
    pen.setTransform(dots, 0, 0, dots, 0, 0);
    pen.clearRect(0, 0, looking.width, looking.height);
    const level = levelOf(looking.scale);
    drawWaters(pen, this.onScreen, level, scene.colours, scene.say);
    drawRivers(pen, this.onScreen, level, scene.colours);
    this.drawTrack(level);
    const of = (id: RegionId, bare: boolean): Block => this.lay(scene.contents.get(id) as Content, level, bare);
    this.shown = placed([...scene.contents.keys()], of, level, looking.scale);
    const until = performance.now() + BUDGET;
    const late = this.shown.filter((one) => !this.stamp(one, until));
    if (late.length) this.soon();
    const growing = this.drawArrows(now, level);
    if (growing) this.drawTravellers(now, level);
    this.aside();
    for (const one of this.shown) this.drawSigns(one);
    if (growing) this.soon();
    this.prepare();
  }

  /** Whether it could be put there as it is now: who crosses a level needs a hundred new pictures at once. */
  private stamp({ id, block: laid, shift }: Placed, until: number): boolean {
    const looking = this.looking as Looking;
    const [x, y] = this.toScreen(shape(id).centre);
    const { body } = laid;
    const [cx, cy] = [x + shift[0], y + shift[1]];
    if (cx + body.left > looking.width + ROOM || cx + body.right < -ROOM || cy + body.top > looking.height + ROOM || cy + body.bottom < -ROOM) return true;
    const old = this.latest.get(id);
    const ready = !old || this.pictures.has(pictureKey(laid)) || performance.now() < until;
    const picture = ready ? this.picture(laid) : old;
    this.latest.set(id, picture);
    const { canvas, left, top } = picture;
    const round = (value: number): number => Math.round(value * this.dots) / this.dots;
    this.pen.drawImage(canvas, round(cx + left), round(cy + top), canvas.width / this.dots, canvas.height / this.dots);
    return ready;
  }

  /** Where the signs go so that they hide nothing: worked out anew only when what is shown, or how near, has changed. */
  private aside(): void {
    const { scale } = this.looking as Looking;
    if (this.signed?.scene === this.scene && this.signed?.scale === scale) return;
    const spot = ({ id, shift }: Placed): Point => {
      const [x, y] = this.toScreen(shape(id).centre);
      return [x + shift[0], y + shift[1]];
    };
    const found = signShifts(this.shown, spot, this.measure);
    this.signed = { scene: this.scene, scale, shifts: new Map([...found].map(([one, shift]) => [one.id, shift])) };
  }

  /** Letters, flags and the like lie above everything: a neighbour's shield must not hide the key to press. */
  private drawSigns({ id, block: { parts }, shift }: Placed): void {
    const signs = parts.filter(isSign);
    if (!signs.length) return;
    const { pen } = this;
    const [x, y] = this.toScreen(shape(id).centre);
    pen.save();
    const [dx, dy] = this.signed?.shifts.get(id) ?? [0, 0];
    pen.translate(Math.round(x + shift[0] + dx), Math.round(y + shift[1] + dy));
    for (const part of signs) drawPart(pen, part, (this.scene as Scene).colours);
    pen.restore();
  }

  private lay(content: Content, level: Level, bare: boolean): Block {
    const slot = `${level}${bare ? ' bare ' : ' '}${content.id}`;
    const key = keyOf(content);
    const known = this.laid.get(slot);
    if (known?.key === key) return known.block;
    const made = block(content, level, this.measure, bare);
    this.laid.set(slot, { key, block: made });
    return made;
  }

  /** What looks the same is drawn once, wherever it stands and however it is marked. */
  private picture(laid: Block): Picture {
    const key = pictureKey(laid);
    const known = this.pictures.get(key);
    if (known) return known;
    if (this.pictures.size > KEPT) this.pictures.clear();
    const { body } = laid;
    const left = Math.floor(body.left - ROOM);
    const top = Math.floor(body.top - ROOM * 1.4);
    const canvas = document.createElement('canvas');
    canvas.width = Math.ceil((body.right + ROOM - left) * this.dots);
    canvas.height = Math.ceil((body.bottom + ROOM - top) * this.dots);
    const pen = canvas.getContext('2d', { willReadFrequently: true }) as Pen;
    pen.scale(this.dots, this.dots);
    pen.translate(-left, -top);
    const { colours } = this.scene as Scene;
    for (const part of laid.parts) if (!isSign(part)) drawPart(pen, part, colours);
    flush(canvas);
    const made = { canvas, left, top };
    this.pictures.set(key, made);
    return made;
  }

  /** When nothing moves, draw the pictures of the other levels, so that no zoom has to. */
  private prepare(): void {
    clearTimeout(this.idle);
    this.idle = window.setTimeout(() => {
      const until = performance.now() + 6;
      for (const level of LEVELS) {
        for (const content of this.scene?.contents.values() ?? []) {
          this.picture(this.lay(content, level, false));
          if (performance.now() > until) return this.prepare();
        }
      }
      return undefined;
    }, 60);
  }

  private drawTrack(level: Level): void {
    const { pen } = this;
    const { colours, mordor } = this.scene as Scene;
    const looking = this.looking as Looking;
    if (level === 'far' && mordor === null) return;
    const r = Math.max(11, 20 * looking.scale);
    TRACK.forEach((point, step) => {
      const [x, y] = this.toScreen(point);
      pen.beginPath();
      pen.arc(x, y, r, 0, 7);
      pen.fillStyle = colours.night ? '#e9d9b4' : '#f5e4c4';
      pen.fill();
      pen.strokeStyle = '#6e1d17';
      pen.lineWidth = 1.8;
      pen.stroke();
      pen.font = font(Math.max(15, Math.min(22, r * 0.95)), true);
      pen.textAlign = 'center';
      pen.fillStyle = '#3a1410';
      pen.fillText(String(step), x, y + Math.max(5, r * 0.32));
    });
    if (mordor === null) return;
    const [x, y] = this.toScreen(TRACK[mordor] ?? DOOM);
    drawPart(pen, { what: 'bearers', x, y: y - r - 9, r: Math.max(13, r * 0.8) }, colours);
  }

  /** Who has just gone somewhere is seen on the way, along the arrow. */
  private drawTravellers(now: number, level: Level): void {
    const { arrows, contents, colours } = this.scene as Scene;
    const { pen } = this;
    const newest = Math.max(...arrows.map((arrow) => arrow.number ?? 0));
    const part = 1 - (1 - Math.min(1, (now - this.arrowsSince) / GROWS)) ** 3;
    for (const arrow of arrows.filter((one) => one.number === newest && one.kind !== 'attack')) {
      const content = contents.get(arrow.to);
      const force = content?.standing?.forces.find((one) => one.side === arrow.side);
      if (!content || !force) continue;
      const [x, y] = onBow(bow(this.end(arrow.from), this.end(arrow.to)), part);
      pen.save();
      pen.translate(x, y);
      for (const piece of travelling(force, content, level, this.measure)) drawPart(pen, piece, colours);
      pen.restore();
    }
  }

  /** Whether they are still growing. */
  private drawArrows(now: number, level: Level): boolean {
    const { arrows, colours } = this.scene as Scene;
    const newest = Math.max(...arrows.map((arrow) => arrow.number ?? Infinity));
    const grown = this.arrowsSince ? Math.min(1, (now - this.arrowsSince) / GROWS) : 1;
    const eased = 1 - (1 - Math.max(0.05, grown)) ** 3;
    for (const arrow of arrows) {
      const gold = arrow.number === undefined || arrow.number === newest;
      const line = bow(this.end(arrow.from), this.end(arrow.to));
      drawArrow(this.pen, arrow, line, gold, gold ? eased : 1, level !== 'near', colours);
    }
    return grown < 1;
  }
}

const LEVELS: readonly Level[] = ['far', 'middle', 'near'];

export function levelOf(scale: number): Level {
  return scale < 0.4 ? 'far' : scale < 0.8 ? 'middle' : 'near';
}

/** What the pieces of a block cover: an arrow may cross a name, but not whoever stands there. */
function piecesFrame(parts: readonly Part[]): Frame {
  const frames = parts.filter((part) => part.what !== 'name' && !isSign(part)).map((part) => frameOf(part));
  if (!frames.length) return { left: -8, top: -8, right: 8, bottom: 8 };
  return around(frames);
}

/** Whether a point touches a piece. */
function near(part: Part, x: number, y: number): boolean {
  const { left, top, right, bottom } = frameOf(part);
  return x >= left - 2 && x <= right + 2 && y >= top - 2 && y <= bottom + 2;
}

const keys = new WeakMap<Content, string>();
const pictureKeys = new WeakMap<Block, string>();

function pictureKey(laid: Block): string {
  const key = pictureKeys.get(laid) ?? JSON.stringify(laid.parts.filter((part) => !isSign(part)));
  pictureKeys.set(laid, key);
  return key;
}

/** What a picture depends on, worked out once for each content. */
function keyOf(content: Content): string {
  const known = keys.get(content);
  if (known) return known;
  const { name, standing, mark, chosen, ghost, siege } = content;
  const key = JSON.stringify([name, standing, mark, chosen, ghost, siege]);
  keys.set(content, key);
  return key;
}
