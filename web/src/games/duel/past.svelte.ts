import { untrack } from 'svelte';
import type { LogEntry } from '$lib/api.ts';
import { Away, TIME } from '$lib/away.svelte.ts';
import { settings } from '$lib/settings.svelte.ts';
import type { Table } from '$lib/table.svelte.ts';
import type { SchemaDuelEventMessage, SchemaDuelView } from '../../generated/wire.d.ts';

/** One choice of the other side, with all that came of it. */
export interface Step {
  /** After how many choices the table is as this one left it. */
  readonly seen: number;
  readonly entry: LogEntry;
}

/** What the other side has done since `you` chose last. */
export function sinceMine(log: readonly LogEntry[], you: readonly string[]): readonly Step[] {
  const own = log.findLastIndex((entry) => entry.seat !== null && you.includes(entry.seat));
  return log.slice(own + 1).flatMap((entry) => (entry.n > 0 && entry.events.length ? [{ seen: entry.n, entry }] : []));
}

/** The things on the board that these choices have touched. */
export function touched(entries: readonly LogEntry[]): ReadonlySet<string> {
  const things = new Set<string>();
  for (const entry of entries) {
    for (const { kind, args } of entry.events as readonly SchemaDuelEventMessage[]) {
      if (kind.startsWith('turned_up') || kind === 'chapter') continue;
      if (kind === 'quest') things.add(`quest-${args.seat}`);
      for (const name of ['card', 'landmark', 'token', 'region', 'to'] as const) {
        const thing = (args as Record<string, unknown>)[name];
        if (typeof thing === 'string') things.add(thing);
      }
    }
  }
  return things;
}

/** What has happened, as the board shows it: what one has not seen yet, one choice after the other, and what was done last. */
export class Past {
  readonly away: Away<Step, SchemaDuelView>;
  /** The last moment that stood on the table long enough to be seen. */
  private known = 0;
  private last = 0;
  private since = 0;

  constructor(
    private readonly table: Table,
    /** Told right before the board shows a step. */
    private readonly moves: (step: Step) => void,
  ) {
    this.away = new Away(async (n) => {
      const view = (await table.viewAt(n)) as SchemaDuelView | null;
      const { step } = this.away;
      if (view && step?.seen === n) this.moves(step);
      return view;
    });
    $effect(() => {
      const mine = table.mine !== null;
      const { you = [], n = 0 } = table.state ?? {};
      untrack(() => this.came(mine, you, n));
    });
  }

  /** What the last choices of one side have touched; while something is told, what that has. */
  readonly fresh = $derived.by((): ReadonlySet<string> => {
    const { step } = this.away;
    if (step) return touched([step.entry]);
    const at = this.table.past?.n ?? Infinity;
    const done = this.table.lines.filter((entry) => entry.n > 0 && entry.n <= at && entry.events.length > 0);
    const seat = done.at(-1)?.seat;
    return touched(done.slice(done.findLastIndex((entry) => entry.seat !== seat) + 1));
  });

  private came(mine: boolean, you: readonly string[], n: number): void {
    const now = performance.now();
    const undone = n < this.last;
    if (n !== this.last) {
      if (!document.hidden && now - this.since >= TIME / settings.speed) this.known = this.last;
      [this.last, this.since] = [n, now];
    }
    if (!mine || you.length !== 1 || this.table.past || undone || !settings.moves) return this.away.skip();
    const missed = sinceMine(this.table.log, you).filter((step) => step.seen > this.known);
    // One choice alone was seen as it came.
    if (missed.length > 1) this.away.begin(missed);
    else this.away.skip();
  }
}
