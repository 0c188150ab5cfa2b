import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import type { Happened, LogEntry } from '../src/lib/api.ts';
import { companies } from '../src/games/wotr/pieces/armies.ts';
import { ended, laid, left, results, rounds } from '../src/games/wotr/pieces/battle.ts';
import { CARDS, CHARACTERS, figure, ownerOf, TILES } from '../src/games/wotr/box.ts';
import { lying, used } from '../src/games/wotr/pieces/dice.ts';
import { sorted } from '../src/games/wotr/pieces/hands.ts';
import { huntTold } from '../src/games/wotr/pieces/hunt.ts';
import { linked } from '../src/games/wotr/pieces/linked.ts';
import { percent, trimmed } from '../src/games/wotr/pieces/odds.ts';
import { nearSide, sideOf } from '../src/games/wotr/pieces/sides.ts';
import { lastOnMap, shown, steps, telling, whileAway } from '../src/games/wotr/pieces/steps.ts';
import { gathered } from '../src/games/wotr/pieces/tiles.ts';
import { NATION_CLOTH } from '../src/games/wotr/tints.ts';
import type { WotrView } from '../src/games/wotr/contract.ts';

function told(kind: string, args: Record<string, string | number> = {}, text = kind): Happened {
  return { kind, args, text } as unknown as Happened;
}

function entry(n: number, seat: string | null, ...events: Happened[]): LogEntry {
  return { n, seat, option: 'x', joined: false, time: 0, note: null, events };
}

/** A turn of a real game, shortened: a march, an attack with a reaction of the defender, the next turn. */
const TURN: readonly LogEntry[] = [
  entry(0, null),
  entry(1, 'shadow', told('allocated', { count: 1 }), told('rolled', { side: 'free', dice: 'army' }), told('rolled', { side: 'shadow', dice: 'army event' })),
  entry(2, 'free', told('used', { side: 'free', die: 'army', action: 'move' })),
  entry(3, 'free', told('marched', { region: 'edoras', to: 'westemnet', force: 'rohan-regular 1' })),
  entry(4, 'shadow', told('used', { side: 'shadow', die: 'army', action: 'attack' })),
  entry(5, 'shadow', told('attack', { region: 'north-rhun', to: 'dale' })),
  entry(6, 'shadow', told('combat_chosen', { side: 'shadow', back: 'none' })),
  entry(
    7,
    'free',
    told('combat_chosen', { side: 'free', back: 'none' }),
    told('combat', { side: 'shadow', rolls: '5 6 1', need: 5, bonus: 0, count: 2 }),
    told('combat', { side: 'free', rolls: '1', need: 5, bonus: 0, count: 0 }),
  ),
  entry(8, 'shadow', told('combat_reroll', { side: 'shadow', rolls: '2', need: 5, count: 0, total: 2 }), told('lost', { region: 'dale', figure: 'north-regular', count: 1 })),
  entry(9, 'shadow', told('advanced_army', { region: 'north-rhun', to: 'dale', force: 'x' }), told('captured', { region: 'dale', by: 'shadow' })),
  entry(10, 'shadow', told('used', { side: 'shadow', die: 'event', action: 'event' })),
  entry(11, 'shadow', told('played', { side: 'shadow', card: 'olog-hai' })),
  entry(12, 'shadow', told('recruited', { region: 'nurn', figure: 'sauron-elite' }, 'Recruited in Nurn.'), told('recruited', { region: 'nurn', figure: 'sauron-elite' }, 'Recruited in Nurn.')),
  entry(13, 'shadow', told('turn', { count: 7 }), told('drew', { side: 'free', deck: 'character' })),
];

describe('the log in steps', () => {
  test('a die with all that came of it is one step, and a card goes with the die that was used for it', () => {
    expect(steps(TURN).map((step) => [step.number, step.kind, step.side, step.die, step.card])).toEqual([
      [1, 'dice', null, null, null],
      [2, 'die', 'free', 'army', null],
      [4, 'die', 'shadow', 'army', null],
      [10, 'die', 'shadow', 'event', 'olog-hai'],
      [13, 'turn', null, null, null],
    ]);
  });

  test('a step has the same number and key however much of the log is at hand', () => {
    const late = steps(TURN.slice(4)).slice(-3);
    expect(late.map((step) => [step.key, step.number])).toEqual(steps(TURN).slice(-3).map((step) => [step.key, step.number]));
    const twice = steps([entry(5, 'free', told('turn', { count: 2 }), told('rolled', { side: 'free', dice: 'army' }))]);
    expect(new Set(twice.map((step) => step.key)).size).toBe(twice.length);
  });

  test('what the clockwork takes a die for is told with that die, and not with the choice before it', () => {
    const log = [
      entry(2, 'free', told('passed', { side: 'free' }), told('clockwork_takes', { die: 'army', reason: 'army' }), told('clockwork_die', { die: 'army', entry: 'army-3' })),
      entry(3, 'free', told('skipped', { side: 'free', die: 'event' }), told('clockwork_takes', { die: 'muster', reason: 'muster' }), told('clockwork_muster', { die: 'muster', rolls: '4' })),
    ];
    expect(steps(log).map((step) => [step.side, step.die, step.events.length])).toEqual([
      ['free', null, 1],
      ['shadow', 'army', 2],
      ['free', 'event', 1],
      ['shadow', 'muster', 2],
    ]);
  });

  test('a card that is played without a die is a step of its own', () => {
    const log = [...TURN.slice(0, 13), entry(13, 'shadow', told('played', { side: 'shadow', card: 'orc-patrol' }))];
    expect(steps(log).at(-1)).toMatchObject({ kind: 'card', card: 'orc-patrol', die: null, side: 'shadow' });
  });

  test('a card after a die that was used for something else does not belong to that die', () => {
    const log = [...TURN.slice(0, 4), entry(4, 'free', told('played', { side: 'free', card: 'axe-and-bow' }))];
    expect(steps(log).map((step) => [step.kind, step.card])).toEqual([
      ['dice', null],
      ['die', null],
      ['card', 'axe-and-bow'],
    ]);
  });

  test('no event is lost or told twice', () => {
    expect(steps(TURN).flatMap((step) => step.events)).toEqual(TURN.flatMap((one) => one.events));
  });

  test('what the Fellowship does between the turns does not belong to the new turn', () => {
    const log = [entry(1, 'shadow', told('turn', { count: 2 })), entry(2, 'free', told('declared', { region: 'lorien' }))];
    expect(steps(log).map((step) => [step.kind, step.side])).toEqual([
      ['turn', null],
      ['fellowship', 'free'],
    ]);
  });

  test('what matters most is told first, how the dice fell last, and equal lines are one', () => {
    const [, , attack, card] = steps(TURN);
    const fight = telling(attack as never);
    expect(fight.head.event.kind).toBe('captured');
    expect(fight.lines.map((line) => line.event.kind)).toEqual(['attack', 'lost', 'advanced_army']);
    expect(fight.details.map((line) => line.event.kind)).toContain('combat_reroll');
    expect(telling(card as never).lines.map((line) => [line.event.text, line.count])).toEqual([['Recruited in Nurn.', 2]]);
  });

  test('what a long battle has cost is counted for each side, a single loss is told', () => {
    const fell = (figure: string, count = 1): Happened => told('lost', { region: 'dale', figure, count }, `${count} ${figure}`);
    const down = (figure: string): Happened => told('reduced', { region: 'dale', figure }, figure);
    const log = [
      entry(1, 'shadow', told('used', { side: 'shadow', die: 'army' }), told('attack', { region: 'north-rhun', to: 'dale' }), fell('north-regular', 2), down('southrons-elite')),
      entry(2, 'free', fell('north-regular'), down('southrons-elite'), fell('southrons-regular'), told('eliminated', { character: 'gimli' })),
    ];
    const [battle] = steps(log);
    const { losses, lines } = telling(battle as never);
    expect(losses).toEqual([
      { side: 'free', lost: { 'north-regular': 3 }, reduced: {} },
      { side: 'shadow', lost: { 'southrons-regular': 1 }, reduced: { 'southrons-elite': 2 } },
    ]);
    expect(lines.map((line) => line.event.kind)).toEqual(['eliminated']);
    expect(ended(log)?.losses).toEqual(losses);
    expect(telling(steps(TURN)[2] as never).losses).toEqual([]);
  });

  test('the map shows who went where and where there was a battle or a muster', () => {
    const [dice, march, attack, card] = steps(TURN);
    expect(shown(dice as never)).toEqual({ arrows: [], marks: {} });
    expect(shown(march as never).arrows).toEqual([{ from: 'edoras', to: 'westemnet', kind: 'march', number: 2, side: 'free' }]);
    expect(shown(attack as never).arrows.map((arrow) => arrow.kind)).toEqual(['attack', 'march']);
    expect(shown(attack as never).marks['dale']).toEqual({ kind: 'battle', number: 4 });
    expect(shown(card as never).marks['nurn']).toEqual({ kind: 'muster', number: 10 });
  });

  test('the last deed stays marked on the map, and its arrows until somebody does something else', () => {
    expect(lastOnMap(steps(TURN))).toEqual({ arrows: [], marks: { nurn: { kind: 'muster', number: 10 } } });
    const fought = steps(TURN.slice(0, 10));
    expect(lastOnMap(fought)?.arrows.map((arrow) => arrow.kind)).toEqual(['attack', 'march']);
    const turned = steps([...TURN.slice(0, 10), entry(10, 'shadow', told('turn', { count: 7 }))]);
    expect(lastOnMap(turned)?.arrows).toHaveLength(2);
    const drew = steps([...TURN.slice(0, 10), entry(10, 'free', told('used', { side: 'free', die: 'event' }), told('drew', { side: 'free' }))]);
    expect(lastOnMap(drew)).toEqual({ arrows: [], marks: lastOnMap(fought)?.marks });
    expect(lastOnMap([])).toBeNull();
  });

  test('those who retreat go in the colour of the other side, and a die that is turned goes nowhere', () => {
    const log = [entry(1, 'shadow', told('ring', { side: 'shadow', die: 'army', to: 'event' }), told('retreated', { region: 'bree', to: 'buckland' }))];
    expect(shown(steps(log)[0] as never).arrows).toEqual([{ from: 'bree', to: 'buckland', kind: 'march', number: 1, side: 'free' }]);
  });
});

describe('while one was away', () => {
  test('everything since one’s last choice is told, and nothing of one’s own', () => {
    const away = whileAway(TURN, ['free']);
    expect(away.map((step) => step.number)).toEqual([4, 10, 13]);
    // The attack had begun before: only what came of it since is told.
    expect(away[0]?.events.map((event) => event.kind)).toEqual(['combat_reroll', 'lost', 'advanced_army', 'captured']);
  });

  test('the rest of a step of which nothing came is passed over', () => {
    const log = [...TURN.slice(0, 8), entry(8, 'shadow', told('combat_reroll', { side: 'shadow', rolls: '1', need: 5, count: 0, total: 2 }))];
    expect(whileAway(log, ['free'])).toEqual([]);
  });

  test('whoever has just chosen has missed nothing; whoever has not chosen yet has missed all', () => {
    expect(whileAway(TURN.slice(0, 4), ['free'])).toEqual([]);
    expect(whileAway(TURN.slice(0, 3), ['free'])).toEqual([]);
    expect(whileAway(TURN.slice(0, 2), ['free']).map((step) => step.kind)).toEqual(['dice']);
  });

  test('the turn that begins by one’s own choice is shown', () => {
    expect(whileAway(TURN, ['shadow']).map((step) => step.kind)).toEqual(['turn']);
  });
});

describe('a battle', () => {
  test('rounds are told apart by the cards or the rolls', () => {
    const fight = [
      ...TURN.slice(0, 9),
      entry(9, 'shadow', told('combat_chosen', { side: 'shadow', back: 'strategy' })),
      entry(10, 'free', told('combat_chosen', { side: 'free', back: 'none' }), told('combat_card', { side: 'shadow', card: 'orc-patrol' }), told('combat', { side: 'shadow', rolls: '4', need: 5, bonus: 1, count: 1 })),
    ];
    const [first, second] = rounds(fight);
    expect(first?.fronts.shadow.again?.rolls).toEqual([2]);
    expect(first?.losses).toEqual(['lost']);
    expect(second).toMatchObject({ number: 2, fronts: { shadow: { card: 'orc-patrol', roll: { hits: 1, bonus: 1 } }, free: { roll: null } } });
  });

  test('a die that is rolled again lies under a miss, and the highest dice are those that hit', () => {
    const roll = { rolls: [5, 3, 6, 1, 2], need: 5, bonus: 0, hits: 2 };
    const again = { rolls: [4, 5], need: 5, bonus: 0, hits: 1 };
    expect(laid(roll, again)).toEqual([
      { value: 5, hit: true, again: null },
      { value: 3, hit: false, again: { value: 4, hit: false } },
      { value: 6, hit: true, again: null },
      { value: 1, hit: false, again: { value: 5, hit: true } },
      { value: 2, hit: false, again: null },
    ]);
  });

  test('losses are shown as what is left', () => {
    const army = { 'gondor-regular': 2, 'gondor-elite': 2, 'gondor-leader': 1 };
    expect(left(army, ['gondor-elite>regular*2'])).toEqual({ 'gondor-regular': 4, 'gondor-leader': 1 });
    expect(left(army, ['gondor-regular', 'gondor-elite>regular'])).toEqual({ 'gondor-regular': 2, 'gondor-elite': 1, 'gondor-leader': 1 });
    expect(left(army, ['gondor-regular*2'])).toEqual({ 'gondor-elite': 2, 'gondor-leader': 1 });
  });

  test('results that leave the same army are one choice, unless they cost different reinforcements', () => {
    const offers = [
      { things: ['sauron-regular'] },
      { things: ['sauron-elite', 'sauron-regular'] },
      { things: ['sauron-regular', 'sauron-elite'] },
      { things: ['sauron-elite', 'reserve-sauron-regular'] },
      { things: ['sauron-elite'] },
    ];
    expect(results(offers)).toEqual([offers[0], offers[1], offers[3], offers[4]]);
  });

  test('an army is a row for each nation, the largest first, with the Nazgûl among Sauron’s', () => {
    expect(companies({ 'southrons-regular': 3, 'sauron-elite': 1, nazgul: 2 })).toEqual([
      { nation: 'southrons', ranks: [{ rank: 'regular', count: 3 }] },
      { nation: 'sauron', ranks: [{ rank: 'elite', count: 1 }, { rank: 'nazgul', count: 2 }] },
    ]);
  });
});

test('the Hunt is told from its last roll on', () => {
  const log = [
    entry(1, 'free', told('hunt', { rolls: '6', need: 6, count: 1 })),
    entry(2, 'free', told('used', { side: 'free', die: 'character', action: 'fellowship' }), told('progress', { count: 2 }), told('hunt', { rolls: '4 1', need: 5, count: 0 })),
    entry(3, 'shadow', told('hunt_reroll', { rolls: '5', count: 1, total: 1 }), told('tile', { tile: 'std-3-1', why: 'rolled' })),
    entry(4, 'free', told('left_table', { card: 'axe-and-bow' }, 'Axe and Bow leaves the table.')),
  ];
  expect(huntTold(log)).toEqual({
    roll: { rolls: [4, 1], need: 5, bonus: 0, hits: 0 },
    again: { rolls: [5], need: 5, bonus: 0, hits: 1 },
    tile: 'std-3-1',
    after: ['Axe and Bow leaves the table.'],
  });
});

describe('dice, cards, tiles', () => {
  test('dice lie in the same order however they were told', () => {
    expect(lying({ event: 1, character: 2 }).map((die) => die.key)).toEqual(['character-0', 'character-1', 'event-0']);
  });

  test('those that were used since the roll are known, also when looking back', () => {
    expect(used(TURN, 'shadow')).toEqual(['army', 'event']);
    expect(used(TURN, 'shadow', 9)).toEqual(['army']);
    expect(used(TURN, 'free')).toEqual(['army']);
  });

  test('the hand has what can be played first, then Strategy and Character by number', () => {
    const hand = ['axe-and-bow', 'paths-of-the-woses', 'elven-cloaks', 'faramirs-rangers'];
    expect(sorted(hand).map((one) => one.id)).toEqual(['faramirs-rangers', 'paths-of-the-woses', 'elven-cloaks', 'axe-and-bow']);
    expect(sorted(hand, { 'axe-and-bow': { playable: true } })[0]).toEqual({ id: 'axe-and-bow', playable: true, said: '' });
  });

  test('tiles that show the same are a heap, the worst first; special ones stand alone', () => {
    const heaps = gathered(TILES.map((tile) => tile.id));
    expect(heaps.slice(0, 7).map((one) => [one.tile.value, one.tile.reveal ?? false, one.count])).toEqual([
      ['eye', true, 4],
      [3, false, 3],
      [2, false, 2],
      [2, true, 1],
      [1, false, 2],
      [1, true, 2],
      [0, true, 2],
    ]);
    expect(heaps.slice(7).every((one) => one.tile.special && one.count === 1)).toBe(true);
  });

  test('odds are rounded honestly', () => {
    expect([0, 0.001, 0.704, 0.999, 1].map((chance) => percent(chance).replaceAll('\u00a0', ' '))).toEqual(['0 %', '< 1 %', '70 %', '> 99 %', '100 %']);
    expect(trimmed([0.5, 0.5, 0, 0])).toEqual([0.5, 0.5]);
  });
});

describe('names and sides', () => {
  test('places and cards are found in a sentence', () => {
    const names: Record<string, string> = { dale: 'Dale', 'north-rhun': 'North Rhûn' };
    const sentence = told('attack', { region: 'north-rhun', to: 'dale' }, 'An army from North Rhûn attacks Dale.');
    expect(linked(sentence, (_, id) => names[id] ?? '').map((part) => part.id ?? part.text)).toEqual(['An army from ', 'north-rhun', ' attacks ', 'dale', '.']);
  });

  test('a seat plays for the side that it is called after, or that the view tells', () => {
    const four = { seats: { gondor: { side: 'free' } } } as unknown as WotrView;
    expect([sideOf(null, 'shadow'), sideOf(four, 'gondor'), sideOf(four, 'rohan'), sideOf(null, null)]).toEqual(['shadow', 'free', null, null]);
    expect(nearSide(null, null)).toBe('free');
  });

  test('everybody in the box has an owner and a colour', () => {
    expect(CARDS).toHaveLength(96);
    expect(CHARACTERS.map((one) => ownerOf(one.id))).toEqual(CHARACTERS.map((one) => one.side));
    expect(ownerOf('nazgul')).toBe('shadow');
    expect(NATION_CLOTH[figure('southrons-elite').nation].fill).toBe('#c2611a');
  });
});

test('two thousand events are told in steps in a few milliseconds', () => {
  const log = Array.from({ length: 2000 }, (_, n) =>
    entry(n, n % 2 ? 'free' : 'shadow', n % 3 ? told('marched', { region: 'edoras', to: 'folde' }) : told('used', { side: 'shadow', die: 'army' })),
  );
  const begun = performance.now();
  const all = steps(log);
  for (const step of all.slice(-60)) telling(step);
  whileAway(log, ['free']);
  expect(all.length).toBeGreaterThan(600);
  expect(performance.now() - begun).toBeLessThan(250);
});

test('no piece names a symbol that is not drawn', () => {
  const here = new URL('../src/games/wotr/', import.meta.url);
  const list = JSON.parse(readFileSync(new URL('icons.json', here), 'utf8')) as { icons: Record<string, string> };
  const own = readFileSync(new URL('sprite.svg', here), 'utf8');
  const code = import.meta.glob<string>('../src/games/wotr/pieces/*.svelte', { query: '?raw', import: 'default', eager: true });
  const named = Object.values(code).flatMap((source) => [...source.matchAll(/['"]wotr-((?!web)[\w-]+\w)['"]/g)].map((match) => match[1] ?? ''));
  expect(named.length).toBeGreaterThan(15);
  expect(named.filter((name) => !(name in list.icons) && !own.includes(`id="wotr-${name}"`))).toEqual([]);
});
