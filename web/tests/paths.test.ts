import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, test } from 'vitest';
import { rounded } from '../plugins/paths.ts';

test('points lie on whole units, and are written from the last one on', () => {
  expect(rounded('M10.4 9.6L20.2 30.7H5.5V8.1z')).toBe('m10 10 10 21h-14v-23z');
});

test('what is left over does not add up along the path', () => {
  const steps = rounded(`M0 0${'l.4 .4'.repeat(1000)}`).slice(4);
  const sum = [...steps.matchAll(/-?\d+/g)].reduce((all, one) => all + Number(one[0]), 0);
  expect(sum).toBe(800);
});

test('more pairs after the first are lines', () => {
  expect(rounded('m1 1 2 2 3-3')).toBe('m1 1 2 2 3-3');
});

test('curves move all their points', () => {
  expect(rounded('M100 100c1.2 0 2.6 1.4 2.6 2.6S100 110 100 110')).toBe('m100 100c1 0 3 1 3 3s-3 7-3 7');
});

test('after it was closed, a path goes on from where it began', () => {
  expect(rounded('M50 50h10v10zm5 5h1')).toBe('m50 50h10v10zm5 5h1');
});

test('the flags of an arc need nothing between them', () => {
  expect(rounded('M10 10a5.25 5.25 0 01.9 10.2')).toBe('m10 10a5.3 5.3 0 0 1 1 10');
});

test('every drawing of game-icons can be written that way', () => {
  const file = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  const set = JSON.parse(readFileSync(file, 'utf8')) as { icons: Record<string, { body: string }> };
  const odd = Object.values(set.icons).filter(({ body }) => [...body.matchAll(/ d="([^"]*)"/g)].some((one) => /NaN|undefined|\./.test(rounded(one[1] ?? '').replace(/a[^a-z]*/g, ''))));
  expect(odd).toEqual([]);
});
