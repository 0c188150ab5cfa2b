import type { Marks, RegionId } from '../contract.ts';
import { paintLand, type Ground } from './paint.ts';
import { paintMarks } from './paintmarks.ts';
import type { Palette } from './palette.ts';
import { HEIGHT, WIDTH } from './shapes.ts';

/** Where one looks from. */
export interface Looking {
  readonly x: number;
  readonly y: number;
  readonly scale: number;
  readonly width: number;
  readonly height: number;
}

/** What lies on the land besides the land. */
export interface Lighting {
  readonly marks: Marks;
  readonly chosen: RegionId | null;
}

const SIZE = 320;
/** How long the eye must rest on a scale before the land is drawn anew for it, in milliseconds. */
const REST = 110;
/** What of a frame may be spent on painting while the map moves, and while it rests. */
const BUDGET = 4;
const RESTING = 12;
/** How many squares are kept for each that is wanted: on the way back nothing is painted again. */
const KEPT = 1.8;
const BASE = 0.25;
/** How many canvases that are not needed any more wait to be painted on again. */
const SPARE = 90;

const FADE = 170;
/** Squares are painted by the processor, so that each slice is paid for when it is painted and not all at once when it is shown. */
const OPAQUE = { alpha: false, willReadFrequently: true };

interface Tile {
  readonly left: number;
  readonly top: number;
  readonly land: HTMLCanvasElement;
  lit: HTMLCanvasElement | null;
  /** What is still to be painted; null when it is done. */
  work: Generator<void> | null;
  /** Whether what is lit has changed since it was lit. */
  stale: boolean;
}

interface Level {
  readonly scale: number;
  /** The side of a square, in pixels. */
  readonly size: number;
  readonly element: HTMLElement;
  readonly tiles: Map<string, Tile>;
}

/**
 * The land, painted once for each scale in squares and then only moved: while one pans nothing is drawn, while one zooms the
 * old squares are stretched, and when the eye rests new ones are painted in slices that no frame feels.
 */
export class Tiles {
  private levels: Level[] = [];
  private looking: Looking | null = null;
  private lighting: Lighting | null = null;
  private frame = 0;
  private moved = 0;
  private rest: ReturnType<typeof setTimeout> | undefined;
  private fade: ReturnType<typeof setTimeout> | undefined;
  private readonly dots = Math.min(2, devicePixelRatio || 1);
  /** Every new canvas is half a megabyte that somebody has to clear away, in the middle of some frame: the old ones are used again. */
  private readonly spare: HTMLCanvasElement[] = [];

  constructor(
    private readonly host: HTMLElement,
    private colours: Palette,
    /** The whole map, small, when it is painted: for whoever shows it elsewhere. */
    private readonly painted: (whole: HTMLCanvasElement) => void,
  ) {}

  look(looking: Looking): void {
    if (!looking.width) return;
    // The first look is no movement.
    if (this.looking) this.moved = performance.now();
    this.looking = looking;
    const current = this.levels[this.levels.length - 1];
    if (!current) {
      this.lay();
      this.settle();
    } else if (current.scale !== looking.scale) {
      clearTimeout(this.rest);
      this.rest = setTimeout(() => this.settle(), REST);
    }
    this.move();
    this.want();
  }

  /** Other colours: everything is drawn anew. */
  recolour(colours: Palette): void {
    if (colours === this.colours) return;
    this.colours = colours;
    this.clear();
    if (!this.looking) return;
    this.lay();
    this.settle();
  }

  /** Something else is lit. What is seen changes in one go, the rest when there is time. */
  light(lighting: Lighting | null): void {
    this.lighting = lighting;
    for (const level of this.levels) {
      for (const tile of level.tiles.values()) {
        if (!lighting) {
          // It fades away first.
          const { lit } = tile;
          tile.lit = null;
          if (lit) setTimeout(() => this.put(lit), 200);
        } else if (!tile.work) {
          if (this.isSeen(level, tile)) this.shine(level, tile);
          else tile.stale = true;
        }
      }
    }
    if (!this.frame) this.frame = requestAnimationFrame(() => this.work());
    // What is lit covers the land wholly once it has faded in: then the land need not be drawn under it.
    clearTimeout(this.fade);
    if (!lighting) this.host.classList.remove('settled');
    requestAnimationFrame(() => this.host.classList.toggle('lighted', lighting !== null));
    if (lighting) this.fade = setTimeout(() => this.host.classList.add('settled'), FADE);
  }

  stop(): void {
    clearTimeout(this.rest);
    clearTimeout(this.fade);
    cancelAnimationFrame(this.frame);
    this.clear();
  }

  private clear(): void {
    for (const level of this.levels) this.drop(level);
    this.levels = [];
  }

  /** Under everything lies the whole map, small: there is always something to see. */
  private lay(): void {
    const base = this.level(BASE, Math.ceil(WIDTH * BASE));
    base.tiles.set('0,0', this.tile(base, 0, 0));
  }

  private level(scale: number, size: number): Level {
    const element = document.createElement('div');
    this.host.append(element);
    const level = { scale, size, element, tiles: new Map<string, Tile>() };
    this.levels.push(level);
    return level;
  }

  private settle(): void {
    const { looking } = this;
    if (!looking) return;
    clearTimeout(this.rest);
    const known = this.levels.find((level) => level.scale === looking.scale && level.size === SIZE);
    if (known) {
      this.levels = [...this.levels.filter((level) => level !== known), known];
      this.host.append(known.element);
    } else this.level(looking.scale, SIZE);
    this.move();
    this.want();
  }

  /** Put every level where it belongs. */
  private move(): void {
    const { looking } = this;
    if (!looking) return;
    const round = (value: number): number => Math.round(value * this.dots) / this.dots;
    const x = round(looking.width / 2 - looking.x * looking.scale);
    const y = round(looking.height / 2 - looking.y * looking.scale);
    for (const level of this.levels) {
      const grown = looking.scale / level.scale;
      level.element.style.transform = `translate(${x}px, ${y}px)${grown === 1 ? '' : ` scale(${grown})`}`;
    }
    // What lies under a level that covers the window need not be drawn.
    const top = this.levels.findLastIndex((level) => this.covers(level, looking));
    this.levels.forEach((level, index) => (level.element.style.visibility = index < top ? 'hidden' : ''));
  }

  /** Whether all that can be seen is painted on a level. */
  private covers(level: Level, looking: Looking): boolean {
    const step = level.size / level.scale;
    const [w, h] = [looking.width / looking.scale / 2, looking.height / looking.scale / 2];
    const last = (value: number, size: number): number => Math.floor(Math.min(size - 1, value) / step);
    for (let row = last(Math.max(0, looking.y - h), HEIGHT); row <= last(looking.y + h, HEIGHT); row += 1) {
      for (let column = last(Math.max(0, looking.x - w), WIDTH); column <= last(looking.x + w, WIDTH); column += 1) {
        const tile = level.tiles.get(`${column},${row}`);
        if (!tile || tile.work) return false;
      }
    }
    return true;
  }

  /** Make the squares that can be seen, or soon will be, and drop those far away. */
  private want(): void {
    const { looking } = this;
    const level = this.levels[this.levels.length - 1];
    if (!looking || !level || level.scale !== looking.scale) return;
    const step = SIZE / level.scale;
    const reach = 0.45 * SIZE;
    const columns = Math.ceil(WIDTH / step);
    const rows = Math.ceil(HEIGHT / step);
    const first = (middle: number, size: number): number => Math.max(0, Math.floor((middle - (size / 2 + reach) / level.scale) / step));
    const last = (middle: number, size: number, most: number): number =>
      Math.min(most - 1, Math.floor((middle + (size / 2 + reach) / level.scale) / step));
    let wanted = 0;
    for (let row = first(looking.y, looking.height); row <= last(looking.y, looking.height, rows); row += 1) {
      for (let column = first(looking.x, looking.width); column <= last(looking.x, looking.width, columns); column += 1) {
        const key = `${column},${row}`;
        wanted += 1;
        if (!level.tiles.has(key)) level.tiles.set(key, this.tile(level, column * step, row * step));
      }
    }
    if (level.tiles.size > wanted * KEPT) {
      const byDistance = [...level.tiles].sort(([, one], [, two]) => this.distance(level, two) - this.distance(level, one));
      for (const [key, tile] of byDistance.slice(0, level.tiles.size - Math.floor(wanted * KEPT))) {
        this.put(tile.land, tile.lit);
        level.tiles.delete(key);
      }
    }
    if (!this.frame) this.frame = requestAnimationFrame(() => this.work());
  }

  /** Whether a square of the level that is shown can be seen. */
  private isSeen(level: Level, tile: Tile): boolean {
    const { looking } = this;
    if (!looking || level !== this.levels[this.levels.length - 1]) return false;
    const half = level.size / level.scale / 2;
    return (
      Math.abs(tile.left + half - looking.x) < looking.width / looking.scale / 2 + half &&
      Math.abs(tile.top + half - looking.y) < looking.height / looking.scale / 2 + half
    );
  }

  private distance(level: Level, tile: Tile): number {
    const { looking } = this;
    if (!looking) return 0;
    const half = SIZE / level.scale / 2;
    return Math.max(Math.abs(tile.left + half - looking.x) / looking.width, Math.abs(tile.top + half - looking.y) / looking.height);
  }

  private canvas(level: Level, left: number, top: number): HTMLCanvasElement {
    const side = Math.round(level.size * this.dots);
    const width = Math.min(side, Math.ceil((WIDTH - left) * level.scale * this.dots));
    const height = Math.min(side, Math.ceil((HEIGHT - top) * level.scale * this.dots));
    const at = this.spare.findIndex((one) => one.width === width && one.height === height);
    const [canvas = document.createElement('canvas')] = at < 0 ? [] : this.spare.splice(at, 1);
    if (at < 0) Object.assign(canvas, { width, height });
    canvas.className = '';
    canvas.style.left = `${Math.round(left * level.scale)}px`;
    canvas.style.top = `${Math.round(top * level.scale)}px`;
    canvas.style.width = `${canvas.width / this.dots}px`;
    canvas.style.height = `${canvas.height / this.dots}px`;
    return canvas;
  }

  /** These are not needed any more. */
  private put(...canvases: (HTMLCanvasElement | null)[]): void {
    for (const canvas of canvases) {
      canvas?.remove();
      if (canvas && this.spare.length < SPARE) this.spare.push(canvas);
    }
  }

  private drop(level: Level): void {
    level.element.remove();
    // The small map of the whole is shown elsewhere too.
    if (level.size === SIZE) for (const { land, lit } of level.tiles.values()) this.put(land, lit);
    level.tiles.clear();
  }

  private ground(level: Level, canvas: HTMLCanvasElement, left: number, top: number): Ground {
    const pen = canvas.getContext('2d', OPAQUE) as CanvasRenderingContext2D;
    pen.reset();
    const dots = level.scale * this.dots;
    pen.setTransform(dots, 0, 0, dots, -left * dots, -top * dots);
    const box = { left, top, right: left + canvas.width / dots, bottom: top + canvas.height / dots };
    return { pen, colours: this.colours, scale: level.scale, dots, box };
  }

  private tile(level: Level, left: number, top: number): Tile {
    const land = this.canvas(level, left, top);
    return { left, top, land, lit: null, stale: false, work: this.painting(level, land, left, top) };
  }

  /** A canvas gets its memory with its first stroke: thirty at once would be felt. */
  private *painting(level: Level, land: HTMLCanvasElement, left: number, top: number): Generator<void> {
    yield* paintLand(this.ground(level, land, left, top));
  }

  private shine(level: Level, tile: Tile): void {
    const { lighting } = this;
    tile.stale = false;
    if (!lighting) return;
    const fresh = !tile.lit;
    const lit = (tile.lit ??= this.canvas(level, tile.left, tile.top));
    const ground = this.ground(level, lit, tile.left, tile.top);
    ground.pen.save();
    ground.pen.setTransform(1, 0, 0, 1, 0, 0);
    ground.pen.drawImage(tile.land, 0, 0);
    ground.pen.restore();
    paintMarks(ground, lighting.marks, lighting.chosen);
    lit.className = 'lit';
    if (fresh) tile.land.after(lit);
  }

  /** Paint for a few milliseconds; the nearest square first. */
  private work(): void {
    this.frame = 0;
    const began = performance.now();
    const until = began + (began - this.moved < REST * 2 ? BUDGET : RESTING);
    const [base] = this.levels;
    const last = this.levels[this.levels.length - 1];
    for (const level of [base, last]) {
      if (!level) continue;
      const open = [...level.tiles.values()].filter((tile) => tile.work || tile.stale);
      open.sort((one, two) => this.distance(level, one) - this.distance(level, two));
      for (const tile of open) {
        while (tile.work && performance.now() < until) {
          if (tile.work.next().done) this.finish(level, tile);
          flush(tile.land);
        }
        if (tile.stale && !tile.work && performance.now() < until) {
          this.shine(level, tile);
          if (tile.lit) flush(tile.lit);
        }
        if (!tile.work && !tile.stale) continue;
        this.frame = requestAnimationFrame(() => this.work());
        return;
      }
    }
    this.forget();
  }

  private finish(level: Level, tile: Tile): void {
    tile.work = null;
    level.element.append(tile.land);
    this.shine(level, tile);
    if (level === this.levels[0]) this.painted(tile.land);
    this.move();
  }

  /** The new squares are there: the older ones may go, but for the base. */
  private forget(): void {
    const [base, ...rest] = this.levels;
    const last = rest.pop();
    if (!base || !last) return;
    for (const level of rest) this.drop(level);
    this.levels = [base, last];
  }
}

/** A canvas only notes what it is told to draw until somebody looks: look. */
export function flush(canvas: HTMLCanvasElement): void {
  canvas.getContext('2d')?.getImageData(0, 0, 1, 1);
}
