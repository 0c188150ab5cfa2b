import type { LogEntry, Notice } from './api.ts';

/** What was said beside the game: what the house had to tell, or what it noted at a choice. */
export interface Aside {
  readonly key: string;
  /** How many choices stood then. */
  readonly n: number;
  readonly text: string;
}

export function notices(told: readonly Notice[]): Aside[] {
  return told.map((one) => ({ key: `notice ${one.id}`, n: one.n, text: one.text }));
}

export function notes(lines: readonly LogEntry[]): Aside[] {
  return lines.flatMap((one) => (one.note ? [{ key: `note ${one.n}`, n: one.n, text: one.note }] : []));
}

/** It stands where the game was then: each after the last entry that had happened, or before all (null). */
export function placed<T>(entries: readonly T[], begins: (entry: T) => number, asides: readonly Aside[]): ReadonlyMap<T | null, readonly Aside[]> {
  const found = new Map<T | null, Aside[]>();
  for (const one of asides) {
    const entry = entries.findLast((entry) => begins(entry) <= one.n) ?? null;
    found.set(entry, [...(found.get(entry) ?? []), one]);
  }
  return found;
}
