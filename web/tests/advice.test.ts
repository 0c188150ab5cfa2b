import { beforeAll, expect, test, vi } from 'vitest';
import { momentsOf } from '../src/lib/advice/review.svelte.ts';
import { percent } from '../src/lib/advice/percent.ts';
import type { GameInfo, Review, SeatState } from '../src/lib/api.ts';
import { language } from '../src/lib/i18n/language.svelte.ts';
import { opponents, usualOpponent } from '../src/lib/levels.ts';
import { waitText } from '../src/lib/seats.ts';

beforeAll(() => {
  // There is no page here: only its language is told.
  vi.stubGlobal('document', { documentElement: {} });
  return language.speak('en');
});

const BOT: SeatState = { id: 'sauron', title: 'Sauron', the: 'Sauron', who: 'Sauron', kind: 'bot', name: '', bot: 'galadriel', here: true, team: 1 };

test('a bot of a level thinks under its name, another one as the computer', () => {
  const told = (bot: string): string => waitText({ seats: [{ ...BOT, bot }], you: [] }, 'sauron').replace(/[\u2068\u2069]/g, '');
  expect(told('galadriel')).toBe('Galadriel (Sauron) is thinking…');
  expect(told('greedy')).toBe('The computer (Sauron) is thinking…');
});

test('where there are levels, the nameless bots stay at home, and neither end is the usual one', () => {
  const game = (bots: readonly string[]): GameInfo => ({ bots: bots.map((id) => ({ id })) }) as unknown as GameInfo;
  const all = ['random', 'greedy', 'pippin', 'gimli', 'faramir', 'galadriel', 'own'];
  expect(opponents(game(all))).toEqual(['pippin', 'gimli', 'faramir', 'galadriel', 'own']);
  expect(usualOpponent(game(all))).toBe('gimli');
  expect(opponents(game(['random', 'greedy']))).toEqual(['random', 'greedy']);
  expect(usualOpponent(game(['random', 'greedy']))).toBe('greedy');
});

test('a turn that a mistake explains is told once, in the order of the game', () => {
  const mistake = { n: 7, seat: 'a', label: 'x', better: 'y', option: 'x', better_option: 'y', chance: 0.2, best: 0.5, blunder: true, reasons: [] };
  const turn = { n: 7, seat: 'a', label: 'x', before: 0.5, after: 0.2, luck: false };
  const review: Review = { seats: ['a', 'b'], points: [], turns: [turn, { ...turn, n: 3 }], mistakes: [mistake], thought_over: 1 };
  expect(momentsOf(review).map((one) => [one.n, one.kind])).toEqual([[3, 'turn'], [7, 'blunder']]);
});

test('nothing that can still be lost is said to be certain', () => {
  expect([0, 0.001, 0.5, 0.999, 1].map(percent)).toEqual(['0%', '1%', '50%', '99%', '100%']);
});
