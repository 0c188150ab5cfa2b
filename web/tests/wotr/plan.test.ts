import { expect, test } from 'vitest';
import { everybody, named, nextNamed, type Naming } from '../../src/games/wotr/play/force.ts';
import { deeds, diceFor, grafted, unseen, walks, withDie, type Ahead, type Asked, type Deed } from '../../src/games/wotr/play/plan.ts';
import { concerns, letters, regionsOf, roadOf, underWay } from '../../src/games/wotr/play/spots.ts';
import freeJson from './free.json';
import shadowJson from './shadow.json';
import walkJson from './walk.json';

interface Walked {
  characters: Record<string, string>;
  asked: Asked;
}
/** What a real match says at each decision: the Free Peoples with four dice, the Shadow, and a declaration. */
const free = freeJson as unknown as Walked;
const shadow = shadowJson as unknown as Walked;
const walk = walkJson as unknown as Walked;

function deed(some: Deed[], key: string): Deed {
  const found = some.find((one) => one.key === key);
  if (!found) throw new Error(`nothing is called ${key}`);
  return found;
}

test('dice and what they are used for are looked through: what can be done is what lies behind', () => {
  const all = deeds(free.asked);
  expect(all.some((one) => one.verb === 'die')).toBe(false);
  expect(deed(all, 'move move minas-tirith osgiliath').ways.map((way) => way.path)).toContainEqual([
    'die muster-army',
    'use move',
    'move minas-tirith osgiliath',
  ]);
  expect(new Set(all.map((one) => one.action))).toContain('separate');
});

test('the least flexible die that can do it comes first', () => {
  const march = deed(deeds(free.asked), 'move move minas-tirith osgiliath');
  expect(march.ways.map((way) => way.die)).toEqual(['muster-army', 'character']);
});

test('die first or piece first, it is the same plan', () => {
  const all = deeds(free.asked);
  const byDie = withDie(all, 'character').find((one) => one.key === 'move move minas-tirith osgiliath');
  const byPiece = deed(all, 'move move minas-tirith osgiliath').ways.find((way) => way.die === 'character');
  expect(byDie?.ways).toEqual([byPiece]);
});

test('a die that can do nothing of what was picked does not light up', () => {
  const marches = deeds(free.asked).filter((one) => one.action === 'move');
  expect([...diceFor(marches)].sort()).toEqual(['character', 'muster-army', 'will-of-the-west']);
});

test('what lies behind a Will of the West is too deep for one look, and is looked for apart', () => {
  const plans = unseen(free.asked);
  expect(plans.length).toBeGreaterThan(0);
  expect(plans.every(([die]) => die === 'die will-of-the-west')).toBe(true);
  const then: Ahead = { stops: 'chance', decision: null };
  const plan = plans[0] ?? [];
  const more = grafted(free.asked, plan, then);
  expect(unseen(more)).toHaveLength(plans.length - 1);
  expect(unseen(free.asked)).toHaveLength(plans.length);
});

test('an army has its roads, a place to muster does not', () => {
  const all = deeds(free.asked);
  expect(roadOf(deed(all, 'move move minas-tirith osgiliath'))).toEqual({ from: 'minas-tirith', to: 'osgiliath' });
  const muster = all.find((one) => one.verb === 'recruit');
  expect(muster && roadOf(muster)).toBeNull();
  expect(muster && regionsOf(muster, {})).toHaveLength(1);
});

test('a region is about those who stand there', () => {
  const minion = { things: ['witch-king'], spots: ['witch-king'] };
  expect(concerns(minion, 'angmar', { 'witch-king': 'angmar' })).toBe(true);
  expect(concerns(minion, 'minas-tirith', { 'witch-king': 'minas-tirith-inside' })).toBe(true);
  expect(concerns(minion, 'angmar', { 'witch-king': 'not-yet' })).toBe(false);
});

test('Nazgûl can be picked where they stand', () => {
  const flights = deeds(shadow.asked).filter((one) => one.verb === 'fly');
  expect(flights.length).toBeGreaterThan(1);
  expect(flights.every((one) => regionsOf(one, shadow.characters).length === 1)).toBe(true);
});

test('whoever declares the Fellowship clicks where it arrives, not each step', () => {
  const declared = walk.asked.options.find((one) => one.option === 'declare')?.then?.decision;
  expect(declared?.kind).toBe('walk');
  const found = walks(declared as Asked);
  expect(found.get('fords-of-bruinen')?.path).toEqual(['step fords-of-bruinen', 'halt']);
  const far = [...found.values()].map((way) => way.path.filter((one) => one.startsWith('step')).length);
  expect(Math.max(...far)).toBe(2);
});

test('letters come out of the names, each once, and leave alone what means something else', () => {
  const found = letters(['a', 'b', 'c'], (id) => ({ a: 'Westemnet', b: 'Western Emyn Muil', c: 'Ûhar' })[id] ?? '');
  expect([...found.values()]).toEqual(['W', 'E', 'B']);
});

const ARMY: Naming = {
  why: 'march',
  card: null,
  start: 'edoras',
  end: 'westemnet',
  named: {},
  may_go: { 'rohan-regular': 3, 'rohan-elite': 1, 'rohan-leader': 1, 'gandalf-white': 1 },
  room: null,
  leader: false,
  odds: null,
};

test('all go, unless somebody says otherwise', () => {
  expect(named(ARMY, everybody(ARMY), true)).toEqual(['all']);
});

test('where there is no room for all, regulars stay', () => {
  const going = everybody({ ...ARMY, room: 2 });
  expect(going).toEqual({ 'rohan-regular': 1, 'rohan-elite': 1, 'rohan-leader': 1, 'gandalf-white': 1 });
  expect(named(ARMY, going, false)).toEqual(['leave rohan-regular', 'leave rohan-regular', 'go']);
});

test('whichever are fewer are named, and nobody is without a unit on the way', () => {
  expect(named(ARMY, { ...ARMY.may_go, 'rohan-leader': 0, 'rohan-regular': 2 }, true)).toEqual([
    'leave rohan-regular',
    'leave rohan-leader',
    'go',
  ]);
  expect(named(ARMY, { 'rohan-elite': 1, 'gandalf-white': 1 }, true)).toEqual(['take gandalf-white', 'take rohan-elite', 'go']);
});

test('whom the rules have named already is not named again', () => {
  const going = { ...ARMY.may_go, 'rohan-regular': 1, 'rohan-leader': 0 };
  expect(nextNamed(ARMY, going, 'leave')).toBe('leave rohan-regular');
  expect(nextNamed({ ...ARMY, named: { 'rohan-regular': 2 } }, going, 'leave')).toBe('leave rohan-leader');
  expect(nextNamed({ ...ARMY, named: { 'rohan-regular': 2, 'rohan-leader': 1 } }, going, 'leave')).toBe('go');
  expect(nextNamed({ ...ARMY, named: { 'rohan-regular': 3 } }, going, 'leave')).toBeNull();
});

test('the next die of the same side is another action: nothing is done with it by the way', () => {
  const leaf = { stops: 'chance', decision: null };
  const ask = (kind: string, options: [string, Ahead | null][]): Asked => ({
    seat: 'shadow',
    kind,
    prompt: '',
    about: null,
    options: options.map(([option, then]) => ({ option, label: option, things: [], then })),
  });
  // Who has the last dice of the turn is asked again at once, also after throwing one away.
  const again: Ahead = { stops: null, decision: ask('die', [['die muster', { stops: null, decision: ask('action', [['use minion', leaf]]) }]]) };
  const now = ask('die', [
    ['die muster', { stops: null, decision: ask('action', [['use minion', again]]) }],
    ['skip', { stops: null, decision: ask('skip', [['skip muster', again]]) }],
    ['skip muster', again],
  ]);
  const all = deeds(now);
  expect(all.every((one) => one.ways.every((way) => way.path.length <= 2))).toBe(true);
  expect(deed(all, 'minion use minion').ways.map((way) => way.path)).toEqual([['die muster', 'use minion']]);
});

test('of an army that has won, or is on its way, only is asked where it goes', () => {
  const road = (from: string, to: string): Pick<Deed, 'spots' | 'verb'> => ({ verb: 'move', spots: [from, to] });
  const halt = { verb: 'halt', spots: [] };
  expect(underWay('card', [road('gorgoroth', 'nurn'), road('gorgoroth', 'minas-morgul'), halt])).toBe('gorgoroth');
  expect(underWay('advance', [road('orthanc', 'fords-of-isen')])).toBe('orthanc');
  expect(underWay('march', [road('orthanc', 'fords-of-isen')])).toBeNull();
});
