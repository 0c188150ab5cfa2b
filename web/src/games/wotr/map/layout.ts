import type { RegionId } from '../contract.ts';
import type { Block, Frame, Level } from './blocks.ts';
import offsets from './offsets.json';
import { shape, type Point } from './shapes.ts';

/** Where the blocks go at each zoom. Neighbours that would collide are shifted by a table that was made once and is kept. */
const OFFSETS = offsets as unknown as Readonly<Record<Level, Readonly<Record<RegionId, readonly [number, number]>>>>;

export interface Placed {
  readonly id: RegionId;
  readonly block: Block;
  /** Pixels from the region's middle. */
  readonly shift: Point;
}

export function shiftOf(id: RegionId, level: Level): Point {
  return OFFSETS[level][id] ?? [0, 0];
}

function meet(one: Frame, two: Frame): boolean {
  return one.left < two.right && one.right > two.left && one.top < two.bottom && one.bottom > two.top;
}

function framed({ frame }: Block, x: number, y: number, room: number): Frame {
  return { left: frame.left + x - room, top: frame.top + y - room, right: frame.right + x + room, bottom: frame.bottom + y + room };
}

/**
 * What is drawn at a scale, what matters most last. Whoever stands somewhere, every settlement and every mark is always drawn;
 * the name of an empty region is, where it fits its region and covers nobody.
 */
export function placed(blocks: ReadonlyMap<RegionId, Block>, level: Level, scale: number): Placed[] {
  const taken: Frame[] = [];
  const found: Placed[] = [];
  const order = [...blocks].sort(([, one], [, two]) => two.weight - one.weight);
  for (const [id, block] of order) {
    const { centre, inscribed } = shape(id);
    const shift = shiftOf(id, level);
    const x = centre[0] * scale + shift[0];
    const y = centre[1] * scale + shift[1];
    if (block.weight === 0) {
      if (level === 'far') continue;
      const wide = block.frame.right - block.frame.left;
      if (wide > inscribed * scale * 2 * 1.16) continue;
      const frame = framed(block, x, y, -1);
      if (taken.some((other) => meet(frame, other))) continue;
    }
    taken.push(framed(block, x, y, 0));
    found.push({ id, block, shift });
  }
  return found.reverse();
}
