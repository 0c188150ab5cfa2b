import { type Hint, sentence } from '../api.ts';
import type { Table } from '../table.svelte.ts';

/** What would you do? Asks a bot about the question of the moment, if need be after the others have agreed. */
export class Advice {
  /** What it said, as long as the question stands. */
  private told = $state.raw<{ hint: Hint; question: string } | null>(null);
  /** The question that a bot thinks about, or whose hint waits for the consent of the others. */
  private wanted = $state<string | null>(null);
  thinking = $state(false);
  fault = $state<string | null>(null);

  constructor(private readonly table: () => Table) {}

  /** Which question it is: after a takeback the same number of choices comes by again. */
  private get question(): string | null {
    const { mine, state } = this.table();
    return mine && state ? `${state.n} ${mine.kind} ${mine.options.map((one) => one.option).join()}` : null;
  }

  get hint(): Hint | null {
    return this.told && this.told.question === this.question ? this.told.hint : null;
  }

  /** Whether there is anything to ask: somebody knows the game, and there is a choice. */
  get offered(): boolean {
    const { mine, state } = this.table();
    return Boolean(state?.adviser && mine && mine.options.length > 1);
  }

  /** Whether the others are asked whether a hint may be given. */
  get waits(): boolean {
    const { state } = this.table();
    return this.wanted !== null && this.wanted === this.question && Boolean(state?.hint && !state.hint.granted);
  }

  /** Whether the others have agreed, and what was asked for can be had. */
  get granted(): boolean {
    const { state } = this.table();
    return this.wanted !== null && this.wanted === this.question && !this.thinking && !this.hint && Boolean(state?.hint?.granted);
  }

  async ask(): Promise<void> {
    const question = this.question;
    if (question === null || this.thinking) return;
    this.wanted = question;
    this.fault = null;
    this.thinking = true;
    try {
      const answer = await this.table().hint();
      if (answer?.hint) this.told = { hint: answer.hint, question };
    } catch (fault) {
      this.fault = sentence(fault);
    } finally {
      this.thinking = false;
    }
  }

  putAway(): void {
    this.told = null;
    this.wanted = null;
    this.fault = null;
  }
}
