import { untrack } from 'svelte';
import type { Table } from './table.svelte.ts';

/** Two at one screen: who sits before it, and whether somebody else has to come first. */
export class Chair {
  /** Whose cards would be shown; null where nobody shares the screen. */
  readonly eyes = $derived.by(() => {
    const { state, shown } = this.table;
    return (state?.you.length ?? 0) > 1 && !state?.outcome ? (shown?.eyes ?? null) : null;
  });
  /** Whether the cards that would be shown are somebody else's than theirs who sits here. */
  readonly foreign = $derived.by(() => this.eyes !== null && this.sits !== null && this.eyes !== this.sits);
  /** Who looks back sees the other's moves without his cards: nobody has to change places for that. */
  readonly covered = $derived.by(() => this.foreign && this.table.past === null);
  private sits = $state<string | null>(null);
  private readonly place: string;

  constructor(private readonly table: Table) {
    this.place = `mathom-sits-${table.id}`;
    this.sits = sessionStorage.getItem(this.place);
    $effect(() => {
      const { eyes } = this;
      if (eyes === null || table.past) return;
      // The first one needs no asking.
      untrack(() => (this.sits ??= eyes));
      // Loading the page anew is no way around the asking.
      if (this.sits) sessionStorage.setItem(this.place, this.sits);
    });
  }

  sit(): void {
    this.sits = this.eyes;
  }
}
