/** So many of a long list are drawn at once; the others follow, three times as many with every picture, so that nobody waits for the last. */
const FIRST = 12;
const TIMES = 3;

/** How much of a list is drawn by now. Another list begins anew. */
export class Growing {
  private grown = $state.raw<{ of: unknown; much: number }>({ of: null, much: FIRST });

  constructor(private readonly list: () => readonly unknown[]) {
    $effect(() => {
      if (this.much >= this.list().length) return;
      const next = { of: this.list(), much: this.much * TIMES };
      const frame = requestAnimationFrame(() => (this.grown = next));
      return () => cancelAnimationFrame(frame);
    });
  }

  get much(): number {
    return this.grown.of === this.list() ? this.grown.much : FIRST;
  }
}
