import { expect, test } from 'vitest';
import { bill } from '../src/games/duel/bill.ts';
import { card, landmark } from '../src/games/duel/facts.ts';
import type { PlayerView } from '../src/games/duel/view/see.ts';

function player(having: Partial<PlayerView> = {}): PlayerView {
  return {
    coins: 3,
    cards: [],
    tokens: [],
    landmarks: [],
    quest: 0,
    units: {},
    fortresses: [],
    supply: 15,
    skill_choices: [],
    chains: [],
    races: [],
    ...having,
    skills: { ruse: 0, strength: 0, courage: 0, knowledge: 0, leadership: 0, ...having.skills },
  };
}

const payers = (cost: ReturnType<typeof bill>): string[] => cost.symbols.map((line) => line.payer);

test('a symbol that is missing costs a coin, one that is there costs nothing', () => {
  // c2_13 needs 1 strength and 2 courage.
  const cost = bill(card('c2_13'), player({ skills: { courage: 1 } as PlayerView['skills'] }), false);
  expect(payers(cost)).toEqual(['coin', 'own', 'coin']);
  expect(cost.total).toBe(2);
});

test('printed coins come on top of the missing symbols', () => {
  // c2_06 costs 1 coin and needs 1 ruse.
  expect(bill(card('c2_06'), player(), false)).toMatchObject({ printed: 1, total: 2 });
});

test('a card that gives one skill of several covers one symbol, not two', () => {
  const having = player({ skill_choices: [['ruse', 'strength', 'courage']] });
  expect(payers(bill(card('c2_13'), having, false))).toEqual(['choice', 'coin', 'coin']);
});

test('the Elves cover one symbol that nothing else covers', () => {
  const having = player({ tokens: ['elves_3'], skills: { strength: 1 } as PlayerView['skills'] });
  expect(payers(bill(card('c2_13'), having, false))).toEqual(['own', 'wild', 'coin']);
});

test('a landmark costs a coin more for each own fortress on the board', () => {
  const cost = bill(landmark('bree'), player({ fortresses: ['rohan', 'mordor'] }), true);
  expect(cost).toMatchObject({ surcharge: 2, total: 8 });
});

test('the Dwarves waive what the fortresses add, and nothing else', () => {
  const cost = bill(landmark('bree'), player({ fortresses: ['rohan'], tokens: ['dwarves_1'] }), true);
  expect(cost).toMatchObject({ surcharge: 0, waived: true, total: 6 });
});

test('cards know no surcharge', () => {
  expect(bill(card('c1_15'), player({ fortresses: ['rohan'] }), false).total).toBe(1);
});
