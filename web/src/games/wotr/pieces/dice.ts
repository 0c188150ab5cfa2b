import type { Happened, LogEntry } from '$lib/api.ts';
import { FACES, type Face } from '../box.ts';
import type { Side } from './sides.ts';

/** A die as it lies on the table: its result, and which of several equal ones it is. */
export interface Lying {
  readonly key: string;
  readonly face: Face;
  readonly index: number;
}

/** The dice that are still to be used, in the order in which they always lie. */
export function lying(dice: Readonly<Record<string, number>>): readonly Lying[] {
  return FACES.flatMap((face) =>
    Array.from({ length: dice[face] ?? 0 }, (_, index) => ({ key: `${face}-${index}`, face, index })),
  );
}

/** An argument of an event as a word. */
export function word(event: Happened, name: string): string {
  const args = event.args as Readonly<Record<string, unknown>>;
  const found = args[name];
  return found === undefined || found === null ? '' : String(found);
}

/** The dice that a side has used in this turn, as they were: everything since it rolled. */
export function used(log: readonly LogEntry[], side: Side, until = Infinity): readonly Face[] {
  const found: Face[] = [];
  for (let at = log.length - 1; at >= 0; at -= 1) {
    const entry = log[at];
    if (!entry || entry.n > until) continue;
    for (let index = entry.events.length - 1; index >= 0; index -= 1) {
      const event = entry.events[index];
      if (!event || word(event, 'side') !== side) continue;
      if (event.kind === 'rolled') return found.reverse();
      if (event.kind === 'used' || event.kind === 'skipped') found.push(word(event, 'die') as Face);
    }
  }
  return found.reverse();
}
