import type { SchemaCheckedDeck } from '../../../generated/wire.d.ts';
import { api, sentence } from '$lib/api.ts';
import { briefly, type Deck, decks, newDeck } from '$lib/decks.svelte.ts';
import { box, type Printed } from '../cards/printed.svelte.ts';

export type Checked = SchemaCheckedDeck;
const GAME = 'tcg';
const PAUSE = 180;

/** The workbench: the deck that is being built, kept at every change, and what the server says of it. */
export class Bench {
  deck = $state.raw<Deck | null>(null);
  checked = $state.raw<Checked | null>(null);
  fault = $state<string | null>(null);
  format = $state('towers');
  /** How many of one card may be in a deck, as the shelf tells. */
  copies = $state(0);
  seed = $state(1);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = 0;

  /** What each card and each part of the deck is to blame for. */
  readonly #blame = $derived.by(() => {
    const found = new Map<string, string[]>();
    this.checked?.causes.forEach((causes, index) => {
      for (const cause of causes) found.set(cause, [...(found.get(cause) ?? []), this.checked?.faults[index] ?? '']);
    });
    return found;
  });

  /** The sentences of the faults that a card, or a part of the deck, is to blame for. */
  blame(...things: readonly string[]): string {
    return [...new Set(things.flatMap((one) => this.#blame.get(one) ?? []))].join(' ');
  }

  open(deck: Deck): void {
    this.deck = deck;
    this.checked = null;
    this.look(0);
  }

  /** Begin another deck: an empty one, a copy, one that was read. */
  begin(name: string, bearers: readonly string[] = [], cards: Readonly<Record<string, number>> = {}): void {
    const deck = newDeck(GAME, name, bearers, cards);
    decks.put(deck);
    this.open(deck);
  }

  rename(name: string): void {
    this.change({ name });
  }

  count(code: string): number {
    return this.deck?.cards[code] ?? 0;
  }

  add(code: string, more: number): void {
    const count = Math.max(0, Math.min(9, this.count(code) + more));
    const cards = { ...this.deck?.cards };
    if (count) cards[code] = count;
    else delete cards[code];
    this.change({ cards });
  }

  bears(code: string): boolean {
    return this.deck?.bearers.includes(code) ?? false;
  }

  /** Who begins with the Ring: one at a time. */
  bear(code: string): void {
    this.change({ bearers: this.bears(code) ? [] : [code] });
  }

  /** Of the Rings, and of the sites with one number, a deck has one: another takes its place. */
  place(card: Printed): void {
    const cards = { ...this.deck?.cards };
    const had = Boolean(cards[card.code]);
    for (const code of Object.keys(cards)) {
      const other = box.find(code);
      if (other && other.kind === card.kind && (card.kind === 'ring' || other.site === card.site)) delete cards[code];
    }
    if (!had) cards[card.code] = 1;
    this.change({ cards });
  }

  again(): void {
    this.seed += 1;
    this.look(0);
  }

  judge(format: string): void {
    this.format = format;
    this.look(0);
  }

  /** Ask the server anew, after a moment in which nothing else was changed. */
  look(pause = PAUSE): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => void this.check(), pause);
  }

  private change(changed: Partial<Deck>): void {
    if (!this.deck) return;
    this.deck = { ...this.deck, ...changed };
    decks.put(this.deck);
    this.look();
  }

  private async check(): Promise<void> {
    const { deck } = this;
    if (!deck) return;
    const number = (this.asked += 1);
    try {
      const checked = await api.checkDeck(GAME, { text: briefly(deck), format: this.format, seed: this.seed });
      if (number !== this.asked) return;
      this.checked = checked;
      this.fault = null;
    } catch (problem) {
      if (number === this.asked) this.fault = sentence(problem);
    }
  }
}
