import { ARCS, BARRIERS, boxOf, shape, within, type Point } from './shapes.ts';

/** What grows and rises on the map: peaks, trees, hills and reeds. The same every time, from a seed. */
export interface Peak {
  readonly x: number;
  readonly y: number;
  readonly high: number;
  readonly wide: number;
  /** How far the top leans, and where its shaded side breaks. */
  readonly lean: number;
}

export interface Growth {
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly kind: 'broad' | 'fir' | 'hill' | 'reed';
}

function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

const RANGES = [...BARRIERS.keys()].filter((id) => id !== 'SEA' && id !== 'RHUN');

/** How far a point lies from a line of points. */
function away(points: readonly Point[], x: number, y: number): number {
  return Math.sqrt(Math.min(...points.map(([px, py]) => (px - x) ** 2 + (py - y) ** 2)));
}

function peaksOf(id: string, roll: () => number): Peak[] {
  const outline = BARRIERS.get(id) ?? [];
  const box = boxOf(outline);
  const found: Peak[] = [];
  for (let y = box.top + 8; y < box.bottom + 10; y += 19) {
    for (let x = box.left + roll() * 20; x < box.right; x += 23 + roll() * 12) {
      const at = y + (roll() - 0.5) * 12;
      if (!within(outline, x, at - 4) || away(outline, x, at) < 9) continue;
      // Higher in the heart of a range than at its foot.
      const deep = Math.min(1, away(outline, x, at) / 40);
      const high = 26 + deep * 18 + roll() * 11;
      found.push({ x, y: at, high, wide: high * (0.86 + roll() * 0.24), lean: (roll() - 0.5) * 0.2 });
    }
  }
  return found;
}

/** Along a border that cannot be crossed a peak stands at least every 24 units, so that nobody takes it for a pass. */
function ridgePeaks(roll: () => number): Peak[] {
  return ARCS.filter((arc) => arc.kind === 'ridge').flatMap((arc) => {
    const found: Peak[] = [];
    let since = 12;
    arc.points.forEach(([x, y], index) => {
      const before = arc.points[index - 1];
      if (before) since += Math.hypot(x - before[0], y - before[1]);
      if (since < 17) return;
      since = 0;
      const high = 22 + roll() * 9;
      found.push({ x: x + (roll() - 0.5) * 4, y: y + 5 + roll() * 5, high, wide: high * (0.95 + roll() * 0.25), lean: (roll() - 0.5) * 0.2 });
    });
    return found;
  });
}

const BROAD = ['fangorn', 'lorien', 'druadan-forest', 'trollshaws', 'old-forest'];
const FIRS = [
  'northern-mirkwood', 'western-mirkwood', 'woodland-realm', 'old-forest-road', 'narrows-of-the-forest', 'eastern-mirkwood',
  'dol-guldur', 'southern-mirkwood',
];
const HILLS = [
  'western-emyn-muil', 'eastern-emyn-muil', 'weather-hills', 'iron-hills', 'ettenmoors', 'north-downs', 'tower-hills', 'south-downs',
  'withered-heath', 'erebor', 'north-ered-luin', 'arnor', 'evendim', 'angmar', 'mount-gram', 'mount-gundabad', 'hollin', 'dagorlad',
  'ash-mountains', 'gap-of-rohan', 'druwaith-iaur', 'andrast', 'erech', 'noman-lands', 'forlindon', 'fords-of-bruinen', 'ered-luin',
];
const MARSHES = ['dead-marshes', 'gladden-fields', 'tharbad'];

/** How many of a thing a region holds; woods are thick, hills few. */
const SPACING: Readonly<Record<Growth['kind'], number>> = { broad: 21, fir: 20, hill: 58, reed: 42 };

/** Things grow at the rim of a region: its middle is for its name and whoever stands there. */
function growing(id: string, kind: Growth['kind'], roll: () => number): Growth[] {
  const { outline, box, centre, inscribed } = shape(id);
  const spacing = SPACING[kind];
  const found: Growth[] = [];
  for (let tries = 0; tries < 500; tries += 1) {
    const x = box.left + roll() * (box.right - box.left);
    const y = box.top + roll() * (box.bottom - box.top);
    if (!within(outline, x, y) || away(outline, x, y) < 14) continue;
    const out = Math.hypot((x - centre[0]) / 1.15, y - centre[1]) / inscribed;
    if (out < (kind === 'broad' || kind === 'fir' ? 0.62 : 0.7)) continue;
    if (found.some((one) => Math.hypot(one.x - x, (one.y - y) * 1.2) < spacing)) continue;
    found.push({ x, y, size: 0.85 + roll() * 0.35, kind });
  }
  return found;
}

function grown(): Growth[] {
  const roll = dice(1954);
  const all = [
    ...HILLS.flatMap((id) => growing(id, 'hill', roll).slice(0, 7)),
    ...MARSHES.flatMap((id) => growing(id, 'reed', roll).slice(0, 9)),
    ...BROAD.flatMap((id) => growing(id, 'broad', roll)),
    ...FIRS.flatMap((id) => growing(id, 'fir', roll)),
  ];
  return all.sort((one, two) => one.y - two.y);
}

function risen(): Peak[] {
  const roll = dice(1937);
  const peaks = [...RANGES.flatMap((id) => peaksOf(id, roll)), ...ridgePeaks(roll)];
  return peaks.sort((one, two) => one.y - two.y);
}

/** What stands further north is drawn first. */
export const PEAKS: readonly Peak[] = risen();
export const GROWTH: readonly Growth[] = grown();
