import { expect, test } from 'vitest';
import type { Block, Frame, Measure, Part } from '../../src/games/wotr/map/blocks.ts';
import type { Placed } from '../../src/games/wotr/map/layout.ts';
import type { Point } from '../../src/games/wotr/map/shapes.ts';
import { around, frameOf, isSign, signShifts } from '../../src/games/wotr/map/signs.ts';

const measure: Measure = (text, size) => text.length * size * 0.5;
const SHIELD: Part = { what: 'shield', x: -16, y: -18, w: 32, h: 36, nation: 'rohan', text: '2', crest: false, emblem: true };
/** A letter at the upper right corner of the shield, as `block` lays it. */
const LETTER: Part = { what: 'pill', x: 12, y: -26, w: 20, text: 'E', look: 'letter' };

function standing(id: string, ...parts: Part[]): Placed {
  const body = around(parts.filter((part) => !isSign(part)).map((part) => frameOf(part, measure)));
  const frame = around(parts.map((part) => frameOf(part, measure)));
  return { id, block: { parts, body, frame, weight: 4 } satisfies Block, bare: false, shift: [0, 0] };
}

/** Where things stand on the screen, and where their signs go. */
function signs(places: Record<string, Point>, ...shown: Placed[]): Record<string, Frame> {
  const at = ({ id }: Placed): Point => places[id] ?? [0, 0];
  const found = signShifts(shown, at, measure);
  return Object.fromEntries(
    [...found].map(([one, [dx, dy]]) => {
      const { left, top, right, bottom } = around(one.block.parts.filter(isSign).map((part) => frameOf(part)));
      const [x, y] = at(one);
      return [one.id, { left: left + x + dx, top: top + y + dy, right: right + x + dx, bottom: bottom + y + dy }];
    }),
  );
}

function meet(one: Frame, two: Frame): boolean {
  return one.left < two.right && two.left < one.right && one.top < two.bottom && two.top < one.bottom;
}

test('letters, pluses and flags are signs; pieces and names are not', () => {
  expect(isSign(LETTER)).toBe(true);
  expect(isSign({ what: 'plus', x: 0, y: 0 })).toBe(true);
  expect(isSign(SHIELD)).toBe(false);
  expect(isSign({ what: 'name', x: 0, y: 0, text: 'Edoras', size: 15, bold: true })).toBe(false);
});

test('a name covers what its letters cover', () => {
  const name: Part = { what: 'name', x: 100, y: 50, text: 'Edoras', size: 16, bold: true };
  const { left, right, top, bottom } = frameOf(name, measure);
  expect([left, right]).toEqual([76, 124]);
  expect(top).toBeLessThan(50);
  expect(bottom).toBeGreaterThan(50);
});

test('a sign that hides nothing stays where it was laid', () => {
  const plus: Part = { what: 'plus', x: 30, y: -30 };
  const shown = standing('edoras', SHIELD, plus);
  const found = signShifts([shown], () => [200, 200], measure);
  expect(found.get(shown)).toEqual([0, 0]);
});

test('who has no sign has nothing to move', () => {
  const shown = standing('edoras', SHIELD);
  expect(signShifts([shown], () => [0, 0], measure).size).toBe(0);
});

test('a letter hides neither its own army nor that of the neighbour', () => {
  const folde = standing('folde', SHIELD);
  const edoras = standing('edoras', SHIELD, LETTER);
  // The neighbour stands at the corner where the letter was laid.
  const places: Record<string, Point> = { edoras: [100, 100], folde: [134, 90] };
  const { edoras: letter } = signs(places, folde, edoras);
  for (const [x, y] of Object.values(places)) {
    expect(meet(letter as Frame, { left: x - 16, top: y - 18, right: x + 16, bottom: y + 18 })).toBe(false);
  }
});

test('a letter does not hide the name of the neighbour', () => {
  const name: Part = { what: 'name', x: 0, y: 0, text: 'Westemnet', size: 15, bold: false };
  const shown = [standing('westemnet', name), standing('edoras', SHIELD, LETTER)];
  const { edoras: letter } = signs({ westemnet: [140, 88], edoras: [100, 100] }, ...shown);
  const { left, right, top, bottom } = frameOf(name, measure);
  expect(meet(letter as Frame, { left: left + 140, right: right + 140, top: top + 88, bottom: bottom + 88 })).toBe(false);
});

test('two letters do not lie on each other', () => {
  const shown = [standing('edoras', SHIELD, LETTER), standing('folde', SHIELD, LETTER)];
  const { edoras, folde } = signs({ edoras: [100, 100], folde: [100, 132] }, ...shown);
  expect(meet(edoras as Frame, folde as Frame)).toBe(false);
});

test('where everything is full, a sign hides as little as it can', () => {
  // A wall of armies around one: wherever its letter goes it hides something, but never most of an army.
  const neighbours = [-34, 0, 34].flatMap((x) => [-38, 0, 38].map((y): Point => [x, y])).filter(([x, y]) => x !== 0 || y !== 0);
  const places: Record<string, Point> = { edoras: [200, 200] };
  const wall = neighbours.map(([x, y], index) => {
    places[`army${index}`] = [200 + x, 200 + y];
    return standing(`army${index}`, SHIELD);
  });
  const { edoras: letter } = signs(places, ...wall, standing('edoras', SHIELD, LETTER));
  const hidden = Object.values(places).map(([x, y]) => {
    const wide = Math.min((letter as Frame).right, x + 16) - Math.max((letter as Frame).left, x - 16);
    const high = Math.min((letter as Frame).bottom, y + 18) - Math.max((letter as Frame).top, y - 18);
    return wide > 0 && high > 0 ? wide * high : 0;
  });
  expect(hidden.reduce((sum, one) => sum + one, 0)).toBeLessThan(20 * 22);
});
