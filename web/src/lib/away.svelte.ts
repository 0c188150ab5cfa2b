import { settings } from './settings.svelte.ts';

/** How long a step is shown at the usual speed. */
export const TIME = 900;

/** Showing what happened while one was away, one step after the other. Nothing waits for it: any choice ends it. */
export class Away<Step extends { readonly seen: number }, View> {
  steps = $state.raw<readonly Step[]>([]);
  at = $state(0);
  playing = $state(false);
  /** Whether it is shown at all. */
  open = $state(false);
  /** The table as the step that is shown left it; null while nothing is shown, or until it is known. */
  view = $state.raw<View | null>(null);
  private timer: ReturnType<typeof setTimeout> | undefined;
  /** Whether somebody has taken the reins: then it does not end by itself. */
  private held = false;

  constructor(private readonly viewAt: (n: number) => Promise<View | null>) {}

  get step(): Step | null {
    return this.open ? (this.steps[this.at] ?? null) : null;
  }

  begin(steps: readonly Step[]): void {
    this.steps = steps;
    this.open = steps.length > 0;
    this.held = false;
    this.playing = this.open && settings.moves;
    this.show(0);
  }

  play(): void {
    this.playing = true;
    this.show(this.at >= this.steps.length - 1 ? 0 : this.at);
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
    this.held = true;
  }

  go(at: number): void {
    this.held = true;
    this.open = this.steps.length > 0;
    this.show(Math.max(0, Math.min(at, this.steps.length - 1)));
  }

  again(): void {
    this.held = true;
    this.open = this.steps.length > 0;
    this.playing = settings.moves;
    this.show(0);
  }

  faster(): void {
    settings.faster();
    this.wind();
  }

  /** To one's own turn at once. */
  skip(): void {
    this.pause();
    this.open = false;
    this.view = null;
  }

  private show(at: number): void {
    clearTimeout(this.timer);
    this.at = at;
    const { step } = this;
    if (!step) return;
    void this.viewAt(step.seen).then((view) => {
      if (this.step !== step) return;
      this.view = view;
      // A step is shown for as long as it is meant to be, however long it took to come.
      this.wind();
    });
  }

  private wind(): void {
    clearTimeout(this.timer);
    if (!this.playing) return;
    this.timer = setTimeout(() => {
      if (this.at < this.steps.length - 1) this.show(this.at + 1);
      else if (this.held) this.playing = false;
      else this.skip();
    }, TIME / settings.speed);
  }
}
