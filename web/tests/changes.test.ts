import { expect, test } from 'vitest';
import { changed } from '../src/lib/changes.ts';

test('a change makes a message into the next one', () => {
  const before = { n: 3, outcome: null, view: { armies: { edoras: 2, moria: 5 }, dice: [1, 2, 3], hand: ['a'] } };
  const change = { new: { n: 4 }, in: { view: { new: { hand: ['a', 'b'] }, in: { armies: { gone: ['moria'], new: { shire: 1 } }, dice: { new: { 1: 6 } } } } } };
  expect(changed(before, change)).toEqual({ n: 4, outcome: null, view: { armies: { edoras: 2, shire: 1 }, dice: [1, 6, 3], hand: ['a', 'b'] } });
});

test('what has not changed is the very same as before', () => {
  const before = { view: { armies: { edoras: 2 }, hand: ['a'] } };
  const after = changed(before, { in: { view: { new: { hand: [] } } } }) as typeof before;
  expect(after.view.armies).toBe(before.view.armies);
  expect(before.view.hand).toEqual(['a']);
});
