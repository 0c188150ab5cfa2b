import { expect, test } from 'vitest';
import { block, LEAST, type Content, type Level, type Measure } from '../src/games/wotr/map/blocks.ts';
import { NATIONS, pointsOf, region, REGIONS } from '../src/games/wotr/box.ts';
import { find } from '../src/games/wotr/map/find.ts';
import { mustered, ghostOf, type Standing } from '../src/games/wotr/map/forces.ts';
import { initials } from '../src/games/wotr/initials.ts';
import { GROWTH, PEAKS } from '../src/games/wotr/map/land.ts';
import { placed } from '../src/games/wotr/map/layout.ts';
import { ARCS, HEIGHT, regionAt, RIVERS, arcPoints, shape, SHAPES, WIDTH, within } from '../src/games/wotr/map/shapes.ts';
import { busiest, theatreAt } from '../src/games/wotr/map/theatres.ts';
import { stepFrom } from '../src/games/wotr/map/walk.ts';

const english = import.meta.glob<string>('../src/games/wotr/map/lang/en.ftl', { query: '?raw', import: 'default', eager: true });
const code = import.meta.glob<string>('../src/games/wotr/map/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });

const LEVELS: readonly Level[] = ['far', 'middle', 'near'];
const SCALES: Readonly<Record<Level, number>> = { far: 0.34, middle: 0.45, near: 0.9 };
/** As wide as letters of the font are on average. */
const measure: Measure = (text, size) => text.length * size * 0.47;

function pair(a: string, b: string): string {
  return [a, b].sort().join(' | ');
}

function content(id: string, standing?: Standing): Content {
  return { id, name: id, standing, mark: undefined, chosen: false, ghost: null, initial: () => 'A', siege: 'Siege' };
}

function army(id: string, figures: Record<string, number>): Standing {
  return { id, forces: [mustered('free', figures)], inside: null, captor: null, fellowship: false };
}

test('the borders that are drawn are the borders of the rules', () => {
  const drawn = new Set(ARCS.filter((arc) => arc.kind === 'border').map((arc) => pair(arc.a, arc.b)));
  const ruled = new Set(REGIONS.flatMap((one) => one.neighbours.map((other) => pair(one.id, other))));
  expect([...drawn].sort()).toEqual([...ruled].sort());
  expect(drawn.size).toBe(232);
});

test('the coast and the eastern edge are drawn where the rules have them', () => {
  const touching = (kind: string, other: string): string[] =>
    [...new Set(ARCS.filter((arc) => arc.kind === kind && [arc.a, arc.b].includes(other)).map((arc) => (arc.a === other ? arc.b : arc.a)))]
      .filter((id) => SHAPES.has(id))
      .sort();
  expect(touching('coast', 'SEA')).toEqual(REGIONS.filter((one) => one.coastal).map((one) => one.id));
  const east = ARCS.filter((arc) => arc.kind === 'frame' && arc.points.some(([x]) => x > WIDTH - 2)).map((arc) => (arc.b === 'FRAME' ? arc.a : arc.b));
  for (const one of REGIONS.filter((each) => each.eastern_edge)) expect(east).toContain(one.id);
});

test('every region has a shape, and its arcs close around it', () => {
  expect([...SHAPES.keys()].sort()).toEqual(REGIONS.map((one) => one.id).sort());
  for (const { ring } of SHAPES.values()) {
    ring.forEach((number, index) => {
      const next = ring[(index + 1) % ring.length] ?? 0;
      expect(arcPoints(number).at(-1)).toEqual(arcPoints(next)[0]);
    });
  }
});

test('a river runs on from border to border', () => {
  for (const numbers of RIVERS.values()) {
    numbers.slice(1).forEach((number, index) => expect(arcPoints(number)[0]).toEqual(arcPoints(numbers[index] ?? 0).at(-1)));
  }
});

test('a click on the middle of a region hits that region, and a click into the sea none', () => {
  for (const { id, centre } of SHAPES.values()) expect(regionAt(...centre)).toBe(id);
  expect(regionAt(200, 1300)).toBeNull();
});

test('mountains that part neighbours have no gap wider than a pass', () => {
  const close = [
    ['high-pass', 'rivendell'], ['morannon', 'minas-morgul'], ['nurn', 'minas-morgul'], ['eagles-eyrie', 'goblins-gate'],
    ['edoras', 'helms-deep'], ['lorien', 'moria'], ['fangorn', 'lorien'],
  ];
  for (const id of close.flat()) {
    for (const arc of ARCS.filter((one) => one.kind === 'ridge' && [one.a, one.b].includes(id))) {
      for (const [x, y] of arc.points.slice(1, -1)) {
        expect(Math.min(...PEAKS.map((peak) => Math.hypot(peak.x - x, peak.y - y)))).toBeLessThan(24);
      }
    }
  }
});

test('nothing grows in the middle of a region, where its pieces stand', () => {
  for (const { centre, inscribed } of SHAPES.values()) {
    const near = GROWTH.filter((one) => Math.hypot(one.x - centre[0], one.y - centre[1]) < inscribed * 0.6);
    expect(near).toEqual([]);
  }
});

test.each(LEVELS)('from %s every region has a place on the map for its name and its army', (level) => {
  const of = (id: string, bare: boolean) => block(content(id, army(id, { 'gondor-regular': 3, 'gondor-elite': 1 })), level, measure, bare);
  const all = placed(REGIONS.map((one) => one.id), of, level, SCALES[level]);
  expect(all).toHaveLength(REGIONS.length);
  for (const { id, block: laid, shift } of all) {
    const { centre } = shape(id);
    const [x, y] = [centre[0] * SCALES[level] + shift[0], centre[1] * SCALES[level] + shift[1]];
    expect(x + laid.frame.left).toBeGreaterThanOrEqual(0);
    expect(x + laid.frame.right).toBeLessThanOrEqual(WIDTH * SCALES[level]);
    expect(y + laid.frame.top).toBeGreaterThanOrEqual(0);
    expect(y + laid.frame.bottom).toBeLessThanOrEqual(HEIGHT * SCALES[level]);
    // It may be shifted, but what stands in a region stands in that region.
    const kept = level === 'far' ? 40 : 30;
    expect(within(shape(id).outline, x / SCALES[level], y / SCALES[level]) || Math.hypot(...shift) < kept).toBe(true);
  }
});

test('near enough, every region is named, and far away every stronghold and city', () => {
  const empty = (level: Level) => (id: string, bare: boolean) => block(content(id), level, measure, bare);
  const ids = REGIONS.map((one) => one.id);
  const named = (level: Level, scale: number): string[] =>
    placed(ids, empty(level), level, scale)
      .filter((one) => one.block.parts.some((part) => part.what === 'name'))
      .map((one) => one.id);
  expect(named('near', 1.1)).toHaveLength(105);
  expect(named('middle', 0.45)).toEqual(expect.arrayContaining(REGIONS.filter((one) => one.settlement).map((one) => one.id)));
  expect(named('far', 0.3).sort()).toEqual(REGIONS.filter((one) => pointsOf(one.id) > 0).map((one) => one.id).sort());
});

test('where a phone shows the whole map, no name is written over what matters more', () => {
  const manned = (id: string, bare: boolean) => block(content(id, pointsOf(id) > 0 ? army(id, { 'gondor-regular': 3 }) : undefined), 'far', measure, bare);
  const scale = 360 / WIDTH;
  const all = placed(REGIONS.map((one) => one.id), manned, 'far', scale);
  expect(all.filter((one) => one.block.parts.some((part) => part.what === 'shield'))).toHaveLength(REGIONS.filter((one) => pointsOf(one.id) > 0).length);
  const frames = all.map(({ id, block: laid, shift, bare }) => {
    const [x, y] = [shape(id).centre[0] * scale + shift[0], shape(id).centre[1] * scale + shift[1]];
    const { left, right, top, bottom } = laid.frame;
    return { named: !bare && laid.parts.some((part) => part.what === 'name'), left: left + x, right: right + x, top: top + y, bottom: bottom + y };
  });
  // What matters most is drawn last: those after a named one were there before it.
  frames.forEach((one, index) => {
    if (!one.named) return;
    const size = (one.right - one.left) * (one.bottom - one.top);
    const shared = frames.slice(index + 1).map((two) => {
      const [wide, high] = [Math.min(one.right, two.right) - Math.max(one.left, two.left), Math.min(one.bottom, two.bottom) - Math.max(one.top, two.top)];
      return wide > 0 && high > 0 ? wide * high : 0;
    });
    expect(shared.reduce((sum, part) => sum + part, 0) / size).toBeLessThanOrEqual(0.1);
  });
  expect(frames.some((one) => one.named)).toBe(true);
});

test.each(LEVELS)('from %s nothing is written smaller than can be read', (level) => {
  const besieged: Standing = {
    ...army('minas-tirith', { 'sauron-regular': 5, 'southrons-elite': 2, nazgul: 2 }),
    inside: mustered('free', { 'gondor-regular': 3, 'gondor-leader': 1 }, ['aragorn']),
    captor: 'shadow',
    fellowship: true,
  };
  for (const one of [content('minas-tirith', besieged), ...REGIONS.map(({ id }) => content(id))]) {
    for (const part of block(one, level, measure).parts) if (part.what === 'name') expect(part.size).toBeGreaterThanOrEqual(LEAST);
  }
  expect(LEAST).toBeGreaterThanOrEqual(14);
});

test('a siege is a wall with the garrison in it and the besiegers before it', () => {
  const siege: Standing = { ...army('minas-tirith', { 'sauron-regular': 5 }), inside: mustered('free', { 'gondor-regular': 3 }) };
  for (const level of ['middle', 'near'] as const) {
    const { parts } = block(content('minas-tirith', siege), level, measure);
    const wall = parts.find((part) => part.what === 'wall');
    const shields = parts.filter((part) => part.what === 'shield');
    const inside = shields.filter((part) => wall && part.y > wall.y && part.y + part.h <= wall.y + wall.h);
    expect(inside.map((part) => part.nation)).toEqual(['gondor']);
    expect(shields.find((part) => part.nation === 'sauron')?.y).toBeGreaterThan((wall?.y ?? 0) + 20);
  }
});

test('a stack counts its figures: from near one silhouette for each kind', () => {
  const figures = { 'rohan-regular': 2, 'rohan-elite': 1, 'rohan-leader': 1 };
  const texts = (level: Level): string[] =>
    block(content('edoras', army('edoras', figures)), level, measure).parts.flatMap((part) => (part.what === 'shield' || part.what === 'flag' ? [part.text] : []));
  expect(texts('far')).toEqual(['3']);
  expect(texts('middle')).toEqual(['2·1', '1']);
  expect(texts('near')).toEqual(['2', '1', '1']);
});

test('what would stand somewhere may name characters among its figures', () => {
  const ghost = ghostOf({ 'sauron-regular': 2, 'witch-king': 1, nazgul: 1 });
  expect(ghost).toMatchObject({ side: 'shadow', units: 2, nazgul: 1, characters: ['witch-king'] });
});

test('two of the same side never wear the same letter', () => {
  const names: Record<string, string> = { 'gandalf-grey': 'Gandalf', strider: 'Grampasso', gimli: 'Gimli', 'witch-king': 'Il Re Stregone' };
  const letter = initials((id) => names[id] ?? id);
  expect(letter('witch-king')).toBe('R');
  expect(new Set(['gandalf-grey', 'strider', 'gimli'].map(letter)).size).toBe(3);
  expect(letter('gandalf-white')).toBe('G');
});

test('a region is found without its accents, by the beginning of a word first', () => {
  const name = (id: string): string => ({ lorien: 'Lórien', moria: 'Moria', 'mount-gram': 'Mount Gram' })[id] ?? id;
  expect(find('lorien', name)[0]).toBe('lorien');
  expect(find('mor', name)[0]).toBe('morannon');
  expect(find('gram', name)[0]).toBe('mount-gram');
  expect(find('', name)).toEqual([]);
});

test('with the arrow keys every marked region can be reached from every other', () => {
  const marked = ['edoras', 'westemnet', 'folde', 'dale', 'the-shire', 'umbar'];
  for (const from of marked) {
    const seen = new Set([from]);
    const open = [from];
    while (open.length) {
      const at = open.pop() ?? '';
      for (const key of ['ArrowUp', 'ArrowDown', 'ArrowLeft', 'ArrowRight']) {
        const next = stepFrom(at, key, marked);
        if (next && !seen.has(next)) {
          seen.add(next);
          open.push(next);
        }
      }
    }
    expect([...seen].sort()).toEqual([...marked].sort());
  }
});

test('a theatre of war holds what it is named after, and a small window opens where most is lit', () => {
  expect(theatreAt(...shape('edoras').centre)).toContain('helms-deep');
  expect(theatreAt(...shape('barad-dur').centre)).toContain('gorgoroth');
  const lit = ['edoras', 'westemnet', 'folde', 'dale'];
  expect(busiest(lit, 500, 400).sort()).toEqual(['edoras', 'folde', 'westemnet']);
});

test('settlements are worth what the rules say', () => {
  expect(['minas-tirith', 'edoras', 'bree', 'osgiliath'].map(pointsOf)).toEqual([2, 1, 0, 0]);
  expect(region('osgiliath').fortification).toBe(true);
  expect(NATIONS).toHaveLength(8);
});

test('every message that the map names is there', () => {
  const known = Object.values(english).join('\n');
  const named = Object.values(code).flatMap((source) => [...source.matchAll(/'(wotr-web-[\w-]+\w)'/g)].map((match) => match[1] ?? ''));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((id) => !new RegExp(`^${id} =`, 'm').test(known))).toEqual([]);
});
