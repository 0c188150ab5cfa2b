import type { RegionId } from '../contract.ts';
import type { Block, Frame, Level } from './blocks.ts';
import { region } from '../box.ts';
import offsets from './offsets.json';
import { HEIGHT, shape, WIDTH, type Point } from './shapes.ts';

/** Where the blocks go at each zoom. Neighbours that would collide are shifted by a table that was made once and is kept. */
const OFFSETS = offsets as unknown as Readonly<Record<Level, Readonly<Record<RegionId, readonly [number, number]>>>>;

export interface Placed {
  readonly id: RegionId;
  readonly block: Block;
  /** Without its name, for want of room. */
  readonly bare: boolean;
  /** Pixels from the region's middle. */
  readonly shift: Point;
}

export function shiftOf(id: RegionId, level: Level): Point {
  return OFFSETS[level][id] ?? [0, 0];
}

function framed({ frame }: Block, x: number, y: number): Frame {
  return { left: frame.left + x, top: frame.top + y, right: frame.right + x, bottom: frame.bottom + y };
}

/** A shift that keeps a block on the map. */
function kept({ frame }: Block, [x, y]: Point, [dx, dy]: Point, scale: number): Point {
  const hold = (at: number, low: number, high: number, size: number): number => Math.min(size - 3 - high, Math.max(3 - low, at)) - at;
  const [px, py] = [x * scale + dx, y * scale + dy];
  return [dx + hold(px, frame.left, frame.right, WIDTH * scale), dy + hold(py, frame.top, frame.bottom, HEIGHT * scale)];
}

/** How much of a frame others cover, as a part of it. */
function covered(frame: Frame, others: readonly Frame[]): number {
  const size = (frame.right - frame.left) * (frame.bottom - frame.top) || 1;
  const shared = others.map((other) => {
    const wide = Math.min(frame.right, other.right) - Math.max(frame.left, other.left);
    const high = Math.min(frame.bottom, other.bottom) - Math.max(frame.top, other.top);
    return wide > 0 && high > 0 ? wide * high : 0;
  });
  return shared.reduce((sum, one) => sum + one, 0) / size;
}

function isBuilt(id: RegionId): boolean {
  const { settlement, fortification } = region(id);
  return settlement !== undefined || fortification === true;
}

/** How much of itself a block lets others cover before its name gives way. */
const CROWDED = 0.1;
/** Below this scale, which is a whole map on a phone, so do the names of settlements. */
const TINY = 0.25;

/**
 * What is drawn at a scale, what matters most last. Whoever stands somewhere, every settlement and every mark is always drawn;
 * the name of an empty region only where it fits its region and covers nobody, and in a crowd an army without a settlement
 * does without the name of its region; where a phone shows the whole map, any army does.
 */
export function placed(ids: readonly RegionId[], of: (id: RegionId, bare: boolean) => Block, level: Level, scale: number): Placed[] {
  const taken: Frame[] = [];
  const found: Placed[] = [];
  const order = ids.map((id) => ({ id, block: of(id, false) })).sort((one, two) => two.block.weight - one.block.weight);
  for (const { id, block } of order) {
    const { centre, inscribed } = shape(id);
    const put = (one: Block, bare: boolean): { one: Placed; frame: Frame } => {
      const shift = kept(one, centre, shiftOf(id, level), scale);
      return { one: { id, block: one, bare, shift }, frame: framed(one, centre[0] * scale + shift[0], centre[1] * scale + shift[1]) };
    };
    let { one, frame } = put(block, false);
    if (block.weight === 0) {
      if (level === 'far' || frame.right - frame.left > inscribed * scale * 2.32) continue;
      if (covered(frame, taken) > 0.02) continue;
    } else if ((scale < TINY || !isBuilt(id)) && covered(frame, taken) > CROWDED) {
      const bare = of(id, true);
      // A mark on an empty region has nothing but the name to stand on.
      if (bare.parts.length) ({ one, frame } = put(bare, true));
    }
    taken.push(frame);
    found.push(one);
  }
  return found.reverse();
}
