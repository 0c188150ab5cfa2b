import { tick } from 'svelte';
import type { Attachment } from 'svelte/attachments';

/** How much of a list is drawn by now: the rest comes when somebody comes to the end of it. Another list begins anew. */
export class Growing {
  private grown = $state.raw<{ of: unknown; much: number }>({ of: null, much: 0 });

  constructor(
    private readonly list: () => readonly unknown[],
    /** So many are drawn at once: a screenful. */
    private readonly first = 12,
  ) {}

  get much(): number {
    const list = this.list();
    if (this.grown.of === list) return this.grown.much;
    // Of hundreds the first few are seen at once, and the rest of the screenful a moment later.
    return list.length > 5 * this.first ? Math.ceil(this.first / 2) : this.first;
  }

  /** How many are not drawn yet. */
  get rest(): number {
    return Math.max(0, this.list().length - this.much);
  }

  grow(): void {
    this.grown = { of: this.list(), much: this.much + this.first };
  }

  /** At the end of what is drawn: whenever that is in sight, more is drawn. */
  readonly end: Attachment = (node) => {
    const observer = new IntersectionObserver((seen) => {
      if (!seen.some((one) => one.isIntersecting)) return;
      this.grow();
      // It may be in sight even then.
      observer.unobserve(node);
      void tick().then(() => node.isConnected && observer.observe(node));
    });
    observer.observe(node);
    return () => observer.disconnect();
  };
}
