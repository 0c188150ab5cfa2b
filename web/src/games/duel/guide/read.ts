import { SvelteSet } from 'svelte/reactivity';

/** Which lessons were read at a table. The guide steps aside while the other side's choices are shown, and a page may be opened again: it goes on where it was. */
export class Read {
  readonly ids: SvelteSet<string>;
  private readonly place: string;

  constructor(table: string) {
    this.place = `mathom-guide-${table}`;
    this.ids = new SvelteSet((sessionStorage.getItem(this.place) ?? '').split(' ').filter(Boolean));
  }

  add(id: string): void {
    this.ids.add(id);
    try {
      sessionStorage.setItem(this.place, [...this.ids].join(' '));
    } catch {
      // It is remembered as long as this page is open.
    }
  }
}
