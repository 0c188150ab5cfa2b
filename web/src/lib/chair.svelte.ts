import { untrack } from 'svelte';
import type { Table } from './table.svelte.ts';

/**
 * Several people at one screen: who sits before it, and whether the table is covered until somebody else
 * has sat down. To be made while a component is set up.
 */
export class Chair {
  private sits = $state<string | null>(null);

  constructor(private readonly table: Table) {
    const key = `mathom-sits-${table.id}`;
    this.sits = sessionStorage.getItem(key);
    $effect(() => {
      const { eyes } = this;
      if (eyes === null) return;
      // The first one needs no asking.
      untrack(() => (this.sits ??= eyes));
      // Loading the page anew is no way around the asking.
      if (this.sits) sessionStorage.setItem(key, this.sits);
    });
  }

  /** Whose cards are to be seen, where one screen has several seats. */
  get eyes(): string | null {
    const { state, shown } = this.table;
    return (state?.you.length ?? 0) > 1 && !state?.outcome ? (shown?.eyes ?? null) : null;
  }

  get covered(): boolean {
    return this.eyes !== null && this.sits !== null && this.eyes !== this.sits;
  }

  sit(): void {
    this.sits = this.eyes;
  }
}
