import { untrack } from 'svelte';
import type { LogEntry } from '$lib/api.ts';
import { Away } from '$lib/away.svelte.ts';
import { settings } from '$lib/settings.svelte.ts';
import type { Table } from '$lib/table.svelte.ts';
import type { Marks, WotrView } from '../contract.ts';
import { ended, regionOf, type Ended } from '../pieces/battle.ts';
import { lastOnMap, nations, steps as stepsOf, whileAway, type Step } from '../pieces/steps.ts';
import type { Desk } from './desk.svelte.ts';
import type { Trace } from './marks.ts';

const NO_TRACE: Trace = { arrows: [], marks: {} };

/** What has happened, as the board shows it: the moment on the table, the last deed, and what one has missed. */
export class Past {
  readonly away: Away<Step, WotrView>;
  /** A step of the chronicle that somebody points at, or that is shown because he was away. */
  pointed = $state.raw<Trace | null>(null);
  /** How the last battle ended, until something else is done. */
  over = $state.raw<{ region: string; ended: Ended } | null>(null);

  /** The moment that was shown last: who takes a choice back has seen what came before it. */
  private last = 0;
  private fought: string | null = null;

  constructor(
    private readonly table: Table,
    private readonly desk: Desk,
  ) {
    this.away = new Away(async (n) => (await table.viewAt(n)) as WotrView | null);
    // Whatever is picked or planned ends what was being shown.
    $effect(() => {
      const begun = Object.values(desk.picks).some((one) => one !== null) || desk.stages.length > 0;
      untrack(() => {
        if (!begun) return;
        this.away.skip();
        this.over = null;
      });
    });
    $effect(() => {
      if (!this.away.open) this.pointed = null;
    });
    // Whoever comes back to the table sees what the others did; whatever he does then ends it.
    $effect(() => {
      const mine = table.mine !== null;
      const { you = [], n = 0 } = table.state ?? {};
      untrack(() => this.came(mine, you, n));
    });
    $effect(() => {
      const battle = table.state && !table.past ? (table.state.view as WotrView).battle : null;
      untrack(() => this.battled(battle ? regionOf(battle.region) : null));
    });
  }

  /** The table as it is shown: now, or as it was at the step that is being told. */
  readonly view = $derived.by(() => this.away.view ?? this.desk.view);
  readonly log = $derived.by((): readonly LogEntry[] => {
    const until = this.away.view ? (this.away.step?.seen ?? Infinity) : (this.table.past?.n ?? Infinity);
    const { lines } = this.table;
    return until === Infinity ? lines : lines.filter((entry) => entry.n <= until);
  });
  readonly steps = $derived.by(() => stepsOf(this.table.lines, this.desk.view));
  /** What the last deed left on the map. */
  readonly trace = $derived.by(() => {
    return lastOnMap(this.table.past ? stepsOf(this.log, this.desk.view) : this.steps) ?? NO_TRACE;
  });
  /** The nations that the last deed has stirred, or the one that is told now. */
  readonly stirred = $derived.by(() => {
    const step = this.away.step ?? this.steps.findLast((one) => one.from <= (this.table.past?.n ?? Infinity));
    return step ? nations(step) : [];
  });
  /** What the map shows of what happened, instead of what can be done. */
  readonly marks = $derived.by((): Marks | null => {
    const { pointed } = this;
    return pointed && { veil: false, regions: pointed.marks, arrows: pointed.arrows };
  });

  private came(mine: boolean, you: readonly string[], n: number): void {
    const undone = n < this.last;
    this.last = n;
    if (!mine || you.length !== 1 || this.table.past) return this.away.skip();
    const missed = whileAway(this.table.log, you, this.desk.view);
    if (missed.length && settings.moves && !undone) this.away.begin(missed);
    else {
      this.away.skip();
      this.away.steps = missed;
    }
  }

  private battled(region: string | null): void {
    const { fought } = this;
    this.fought = region;
    if (region !== null) this.over = null;
    else if (fought !== null && !this.table.past) {
      const found = ended(this.table.log);
      this.over = found && { region: fought, ended: found };
    }
  }
}
