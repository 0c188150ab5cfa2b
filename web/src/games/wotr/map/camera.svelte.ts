import type { RegionId } from '../contract.ts';
import { settings } from '$lib/settings.svelte.ts';
import { HEIGHT, shape, WIDTH, type Point } from './shapes.ts';

/** Below this many pixels per unit of the map a stack is a shield with a number, from the second on a plate. */
export const MIDDLE = 0.4;
export const NEAR = 0.8;
const NEAREST = 1.6;
const FLIGHT = 260;

/** The part of the window that something else covers, in pixels. */
export interface Inset {
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
  readonly left: number;
}

/**
 * Where the eye is: the point of the map in the middle of the window, and how many pixels a unit of the map takes.
 * Whoever lays the table may hold one, hand it to the map, and fly with it to what matters.
 */
export class Camera {
  x = $state(WIDTH / 2);
  y = $state(HEIGHT / 2);
  scale = $state(0.45);
  /** The size of the window on the map, in pixels. */
  width = $state(0);
  height = $state(0);
  /** Whether somebody has already moved, or said where to look. */
  placed = false;
  private flight = 0;
  /** Where a flight goes to: who zooms on meanwhile zooms from there. */
  private goal: { x: number; y: number; scale: number } | null = null;
  private waiting: (() => void) | null = null;

  readonly level: 'far' | 'middle' | 'near' = $derived(this.scale < MIDDLE ? 'far' : this.scale < NEAR ? 'middle' : 'near');

  /** The scale at which the whole map can be seen. */
  get whole(): number {
    return this.width ? Math.min(this.width / WIDTH, this.height / HEIGHT) : 0.45;
  }

  get fits(): boolean {
    return this.scale <= this.whole * 1.02;
  }

  /** The window has this size now: what was in its middle stays there, and a map that was seen whole is. */
  resize(width: number, height: number): void {
    // A map that is put away for a moment has no size; it comes back as it was.
    if (!width || !height) return;
    const first = this.width === 0;
    const fitted = this.fits;
    this.width = width;
    this.height = height;
    if (first && this.waiting) {
      this.waiting();
      this.waiting = null;
    } else if (first || fitted) this.put(WIDTH / 2, HEIGHT / 2, this.whole);
    else this.put(this.x, this.y, this.scale);
  }

  toScreen([x, y]: Point): Point {
    return [(x - this.x) * this.scale + this.width / 2, (y - this.y) * this.scale + this.height / 2];
  }

  toMap(x: number, y: number): Point {
    return [(x - this.width / 2) / this.scale + this.x, (y - this.height / 2) / this.scale + this.y];
  }

  /** Look at this, at once. The map never leaves the window. */
  put(x: number, y: number, scale: number): void {
    this.scale = Math.min(NEAREST, Math.max(this.whole, scale));
    this.x = held(x, this.width / this.scale / 2, WIDTH);
    this.y = held(y, this.height / this.scale / 2, HEIGHT);
  }

  pan(dx: number, dy: number): void {
    this.still();
    this.placed = true;
    this.put(this.x - dx / this.scale, this.y - dy / this.scale, this.scale);
  }

  /** Come nearer by a factor; what is at this point of the window stays there. */
  zoom(factor: number, atX = this.width / 2, atY = this.height / 2): void {
    this.still();
    this.placed = true;
    const [x, y, scale] = this.zoomed(factor, atX, atY);
    this.put(x, y, scale);
  }

  /** The same, smoothly; a second step while the first is on its way goes on from where that one leads. */
  glide(factor: number, atX = this.width / 2, atY = this.height / 2): void {
    const [x, y, scale] = this.zoomed(factor, atX, atY, this.goal ?? this);
    this.fly(x, y, scale, 160);
  }

  private zoomed(factor: number, atX: number, atY: number, from: { x: number; y: number; scale: number } = this): [number, number, number] {
    const [dx, dy] = [atX - this.width / 2, atY - this.height / 2];
    const scale = Math.min(NEAREST, Math.max(this.whole, from.scale * factor));
    return [from.x + dx / from.scale - dx / scale, from.y + dy / from.scale - dy / scale, scale];
  }

  /** See the whole map. */
  fit(): void {
    this.fly(WIDTH / 2, HEIGHT / 2, this.whole);
  }

  /** See these regions with a little around them, as near as that allows but not nearer than is of use. */
  show(ids: readonly RegionId[], nearest = 1): void {
    if (!ids.length) return;
    this.placed = true;
    if (!this.width) {
      this.waiting = () => this.put(...this.about(ids, nearest));
      return;
    }
    this.fly(...this.about(ids, nearest));
  }

  /** Begin with these regions, at once, at this scale: unless somebody has already looked elsewhere. */
  start(ids: readonly RegionId[], scale: number): void {
    if (!ids.length || this.placed) return;
    const [x, y] = this.about(ids, scale);
    this.put(x, y, scale);
  }

  /** Bring a region into the window without coming nearer or going away. */
  reach(id: RegionId): void {
    const [x, y] = shape(id).centre;
    this.fly(x, y, this.scale);
  }

  /** Whether all of a region's middle is in the window. */
  sees(id: RegionId): boolean {
    const { centre, inscribed } = shape(id);
    const [x, y] = this.toScreen(centre);
    const room = inscribed * this.scale;
    return x > room && y > room && x < this.width - room && y < this.height - room;
  }

  private about(ids: readonly RegionId[], nearest: number): [number, number, number] {
    const boxes = ids.map((id) => shape(id).box);
    const left = Math.min(...boxes.map((box) => box.left));
    const right = Math.max(...boxes.map((box) => box.right));
    const top = Math.min(...boxes.map((box) => box.top));
    const bottom = Math.max(...boxes.map((box) => box.bottom));
    const scale = Math.min(this.width / (right - left + 160), this.height / (bottom - top + 160), nearest);
    return [(left + right) / 2, (top + bottom) / 2, scale];
  }

  /** Stop where we are. */
  still(): void {
    cancelAnimationFrame(this.flight);
    this.flight = 0;
    this.goal = null;
  }

  private fly(x: number, y: number, scale: number, time = FLIGHT): void {
    this.still();
    this.placed = true;
    if (!settings.moves || !this.width) {
      this.put(x, y, scale);
      return;
    }
    const to = new Camera();
    to.width = this.width;
    to.height = this.height;
    to.put(x, y, scale);
    this.goal = { x: to.x, y: to.y, scale: to.scale };
    const from = { x: this.x, y: this.y, scale: this.scale };
    const began = performance.now();
    const step = (now: number): void => {
      const part = Math.min(1, Math.max(0, (now - began) / time));
      const eased = 1 - (1 - part) ** 3;
      const grown = from.scale * (to.scale / from.scale) ** eased;
      // The middle goes with what the eye sees, not with the clock: else a zoom towards a corner swerves.
      const way = Math.abs(to.scale - from.scale) < 1e-6 ? eased : (1 / from.scale - 1 / grown) / (1 / from.scale - 1 / to.scale);
      this.put(from.x + (to.x - from.x) * way, from.y + (to.y - from.y) * way, grown);
      if (part < 1) this.flight = requestAnimationFrame(step);
      else this.still();
    };
    this.flight = requestAnimationFrame(step);
  }
}

/** A middle between the edges; where the window is wider than the map, the map's own. */
function held(value: number, half: number, size: number): number {
  return half * 2 >= size ? size / 2 : Math.min(size - half, Math.max(half, value));
}
