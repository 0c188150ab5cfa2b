import { expect, test } from 'vitest';
import { boardOf, hasBoard } from '../src/games/registry.ts';

test.each(['duel', 'wotr'])('%s can be played in the browser', (game) => {
  expect(hasBoard(game)).toBe(true);
});

test.each(['chess', '', 'toString', '__proto__'])('there is no board for “%s”', async (game) => {
  expect(hasBoard(game)).toBe(false);
  await expect(boardOf(game)).rejects.toThrow('no board');
});
