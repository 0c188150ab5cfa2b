import { expect, test } from 'vitest';
import { REGIONS, ROADS, slots, taker, giver, CARDS } from '../src/games/duel/facts.ts';
import { COAST, PEAKS, spot, TREES } from '../src/games/duel/mapart.ts';
import { flights } from '../src/games/duel/flights.ts';

test('each road is drawn once and leads both ways', () => {
  const ends = REGIONS.reduce((sum, region) => sum + region.adjacent.length, 0);
  expect(ROADS).toHaveLength(ends / 2);
});

test('each chapter lays out twenty cards', () => {
  expect([1, 2, 3].map((chapter) => slots(chapter).length)).toEqual([20, 20, 20]);
});

test('every chain symbol has a card that shows it and a card that it makes free', () => {
  for (const card of CARDS) {
    if (card.gives) expect(taker(card.gives)?.colour).toBe(card.colour);
    if (card.needs) expect(giver(card.needs)?.colour).toBe(card.colour);
  }
});

test('the map is the same drawing every time, with no number gone wrong', () => {
  const drawing = [COAST, ...PEAKS.map((peak) => peak.outline), ...TREES.map((tree) => tree.crown)].join();
  expect(drawing).not.toMatch(/NaN|undefined|Infinity/);
  expect(PEAKS.length).toBeGreaterThan(30);
});

test('no mountain stands where a region’s name and pieces are', () => {
  for (const region of REGIONS) {
    const [x, y] = spot(region);
    const near = PEAKS.filter((peak) => {
      const [px = 0, py = 0] = (/M([\d.-]+),([\d.-]+)/.exec(peak.outline) ?? []).slice(1).map(Number);
      return Math.abs(px - x) < 60 && Math.abs(py - y) < 50;
    });
    expect(near).toEqual([]);
  }
});

test('in a conflict both sides’ units fly home', () => {
  const event = { kind: 'conflict', args: { seat: 'sauron', region: 'rohan', count: 1 }, text: '' };
  const found = flights([{ n: 1, seat: 'sauron', option: null, joined: false, time: 0, note: null, events: [event] }]);
  expect(found.map((flight) => flight.to)).toEqual(['seat-sauron', 'seat-fellowship']);
});
