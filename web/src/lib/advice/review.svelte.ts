import { api, type Review, sentence } from '../api.ts';
import type { Table } from '../table.svelte.ts';

/** Milliseconds between two looks at how far it is. */
const AGAIN = 600;

/** A moment of the game that is worth a look, by the number of its choice. */
export interface Moment {
  readonly n: number;
  readonly seat: string;
  readonly kind: 'turn' | 'mistake' | 'blunder';
  readonly label: string;
  /** The chance of the seat before and after, or with the better choice and with what was chosen. */
  readonly from: number;
  readonly to: number;
  readonly luck: boolean;
  /** What was chosen and what would have been better, as they are written; nothing for a turn. */
  readonly option: string | null;
  readonly betterOption: string | null;
  readonly better: string | null;
  readonly reasons: readonly string[];
}

/** A game gone through afterwards: it is worked out at the server, once for all who ask. */
export class Reviewing {
  review = $state.raw<Review | null>(null);
  /** How much of it is done, from 0 to 1; null as long as nobody knows. */
  done = $state<number | null>(null);
  fault = $state<string | null>(null);
  private ended = false;

  constructor(private readonly table: Table) {}

  async fetch(): Promise<void> {
    while (!this.ended) {
      try {
        const answer = await api.review(this.table.id, this.table.tokens);
        if (answer.review) {
          this.review = answer.review;
          return;
        }
        this.done = answer.total ? answer.done / answer.total : null;
      } catch (fault) {
        this.fault = sentence(fault);
        return;
      }
      await new Promise((resolve) => setTimeout(resolve, AGAIN));
    }
  }

  leave(): void {
    this.ended = true;
  }
}

/** What is worth a look, in the order of the game. A turn that a mistake explains is told with the mistake. */
export function momentsOf(review: Review): Moment[] {
  const mistakes = review.mistakes.map((one): Moment => ({
    n: one.n,
    seat: one.seat,
    kind: one.blunder ? 'blunder' : 'mistake',
    label: one.label,
    from: one.best,
    to: one.chance,
    luck: false,
    option: one.option,
    betterOption: one.better_option,
    better: one.better,
    reasons: one.reasons,
  }));
  const turns = review.turns
    .filter((one) => !mistakes.some((other) => other.n === one.n))
    .map((one): Moment => ({
      n: one.n,
      seat: one.seat,
      kind: 'turn',
      label: one.label,
      from: one.before,
      to: one.after,
      luck: one.luck,
      option: null,
      betterOption: null,
      better: null,
      reasons: [],
    }));
  return [...mistakes, ...turns].sort((one, other) => one.n - other.n);
}
