import { expect, test } from 'vitest';
import type { LogEntry } from '../src/lib/api.ts';
import { LESSONS, lessonFor, type Moment } from '../src/games/duel/guide/lessons.ts';
import { sinceMine, touched } from '../src/games/duel/past.svelte.ts';

function entry(n: number, seat: string, ...events: [string, Record<string, unknown>][]): LogEntry {
  return { n, seat, note: null, events: events.map(([kind, args]) => ({ kind, args: { seat, ...args }, text: kind })) } as unknown as LogEntry;
}

const LOG = [
  entry(1, 'fellowship', ['played', { card: 'c1_01' }]),
  entry(2, 'sauron', ['played', { card: 'c1_22' }], ['turned_up', { card: 'c1_09' }]),
  entry(3, 'sauron', ['placed', { region: 'enedwaith' }]),
];

test('what the other side did since is told choice by choice', () => {
  expect(sinceMine(LOG, ['fellowship']).map((step) => step.seen)).toEqual([2, 3]);
  expect(sinceMine(LOG, ['sauron'])).toEqual([]);
});

test('what was touched is marked, and not what only came to light', () => {
  expect([...touched(LOG.slice(1))]).toEqual(['c1_22', 'enedwaith']);
  expect([...touched([entry(4, 'sauron', ['quest', { count: 1 }])])]).toEqual(['quest-sauron']);
});

function moment(kind: string, made: number, chapter = 1): Moment {
  return { kind, made, view: { chapter } as Moment['view'] };
}

test('the guide begins with the ways to win and waits for a first choice', () => {
  const read = new Set<string>();
  const told: string[] = [];
  for (let next = lessonFor(moment('turn', 0), read); next; next = lessonFor(moment('turn', 0), read)) {
    told.push(next.id);
    if (next.waits) break;
    read.add(next.id);
  }
  expect(told).toEqual(['ways', 'pyramid', 'price', 'choose']);
  expect(lessonFor(moment('turn', 1), read)?.id).toBe('reply');
});

test('whatever is asked right now is explained first, and nothing is told while the other side decides', () => {
  expect(lessonFor(moment('place', 0), new Set())?.id).toBe('place');
  expect(lessonFor(moment('', 9), new Set())).toBeNull();
  expect(lessonFor(moment('turn', 9, 2), new Set(LESSONS.map((lesson) => lesson.id)))).toBeNull();
});
