/**
 * The picture of a site: a map's landscape made from its code and its keywords, so that a site always looks the same.
 * All in a box of 448 by 180.
 */
export interface Scene {
  sun: { x: number; y: number; r: number };
  wind: string;
  far: string;
  ridges: string;
  middle: string;
  front: string;
  water: string;
  roof: string;
  signs: { icon: string; x: number; y: number; size: number }[];
}

export const WIDTH = 448;
export const HEIGHT = 180;

/** Numbers between 0 and 1 that only depend on the code. */
function luck(code: string): () => number {
  let seed = 7;
  for (const sign of code) seed = (seed * 31 + sign.charCodeAt(0)) >>> 0;
  return () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
}

function wave(next: () => number, level: number, swing: number): string {
  const heights = Array.from({ length: 5 }, () => level + (next() - 0.5) * swing);
  let path = `M0 ${round(heights[0] ?? level)}`;
  for (let at = 1; at < 5; at += 1) {
    const x = (WIDTH / 4) * at;
    path += `S${round(x - 56)} ${round((heights[at] ?? level) + (next() - 0.5) * swing)} ${round(x)} ${round(heights[at] ?? level)}`;
  }
  return `${path}V${HEIGHT}H0Z`;
}

function peaks(next: () => number, level: number, high: number): { outline: string; ridges: string } {
  let outline = `M0 ${level}`;
  let ridges = '';
  for (let x = 0; x < WIDTH; ) {
    const span = 70 + next() * 60;
    const top = level - high * (0.55 + next() * 0.45);
    const peak = x + span * (0.4 + next() * 0.2);
    outline += `L${round(peak)} ${round(top)}L${round(x + span)} ${round(level - next() * 14)}`;
    ridges += `M${round(peak)} ${round(top)}l6 18l-5 12l7 14`;
    x += span;
  }
  return { outline: `${outline}V${HEIGHT}H0Z`, ridges };
}

function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** Things strewn over the land, smaller towards the edges. */
function strewn(next: () => number, icon: string, count: number, size: number, level: number): Scene['signs'] {
  return Array.from({ length: count }, (_, number) => {
    const left = number % 2 === 0;
    const x = left ? 20 + next() * 140 : 290 + next() * 130;
    return { icon, x: round(x), y: round(level + next() * 18), size: round(size * (0.8 + next() * 0.35)) };
  });
}

export function landscape(code: string, keywords: readonly string[], icon: string): Scene {
  const next = luck(code);
  const is = (keyword: string): boolean => keywords.includes(keyword);
  const rugged = is('mountain') || (is('battleground') && !is('plains')) || (!keywords.length && next() < 0.6);
  const far = rugged || next() < 0.45 ? peaks(next, 128, is('mountain') ? 92 : 62) : { outline: wave(next, 104, 34), ridges: '' };
  const middle = wave(next, 132, is('plains') ? 14 : 26);
  const front = wave(next, 158, 12);
  const signs: Scene['signs'] = [{ icon: `tcg-charge-${icon}`, x: 184, y: 62, size: 84 }];
  if (is('forest')) signs.unshift(...strewn(next, 'tcg-kw-forest', 9, 44, 92));
  if (is('plains')) signs.push(...strewn(next, 'tcg-kw-plains', 5, 22, 136));
  if (is('battleground')) signs.push(...strewn(next, 'tcg-kw-battleground', 4, 26, 118));
  if (is('marsh')) signs.push(...strewn(next, 'tcg-kw-marsh', 6, 26, 126));
  if (is('sanctuary')) signs.push({ icon: 'tcg-kw-sanctuary', x: 284, y: 116, size: 36 });
  let roof = '';
  if (is('underground')) {
    roof = 'M0 0';
    for (let x = 0; x < WIDTH; x += 28) roof += `L${x + 14} ${round(22 + next() * 46)}L${x + 28} ${round(6 + next() * 8)}`;
    roof += `V0Z`;
  }
  return {
    sun: { x: round(250 + next() * 120), y: round(44 + next() * 24), r: 32 },
    wind: `M40 ${round(24 + next() * 10)}h90M70 ${round(42 + next() * 8)}h52M110 ${round(58 + next() * 8)}h70M20 ${round(74 + next() * 6)}h40`,
    far: far.outline,
    ridges: far.ridges,
    middle,
    front,
    water: is('river') ? `M0 150C120 ${round(136 + next() * 10)} 200 172 448 144V158C210 184 120 152 0 164Z` : '',
    roof,
    signs,
  };
}
