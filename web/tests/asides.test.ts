import { expect, test } from 'vitest';
import { notes, placed } from '../src/lib/asides.ts';

const steps = [{ from: 1 }, { from: 4 }, { from: 9 }];
const aside = (n: number) => ({ key: String(n), n, text: '' });

test('what the house says stands after what had happened by then', () => {
  const found = placed(steps, (step) => step.from, [aside(0), aside(4), aside(8), aside(30)]);
  expect(found.get(null)).toEqual([aside(0)]);
  expect(found.get(steps[0] ?? null)).toBeUndefined();
  expect(found.get(steps[1] ?? null)).toEqual([aside(4), aside(8)]);
  expect(found.get(steps[2] ?? null)).toEqual([aside(30)]);
});

test('a note at a choice is told where the choice was', () => {
  const entry = { n: 3, seat: 'shadow', option: null, time: 0, events: [], note: 'The bot gave no answer.' };
  expect(notes([entry, { ...entry, n: 4, note: null }] as never)).toEqual([{ key: 'note 3', n: 3, text: 'The bot gave no answer.' }]);
});
