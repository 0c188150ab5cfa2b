import { settings } from './settings.svelte.ts';

/** How long a step is shown at the usual speed. */
const TIME = 900;
export const SPEEDS: readonly number[] = [0.5, 1, 2];

/** Showing what happened while one was away, one step after the other. Nothing waits for it: any choice ends it. */
export class Away<Step> {
  steps = $state.raw<readonly Step[]>([]);
  at = $state(0);
  playing = $state(false);
  speed = $state(1);
  /** Whether it is shown at all. */
  open = $state(false);
  private timer: ReturnType<typeof setTimeout> | undefined;

  get step(): Step | null {
    return this.open ? (this.steps[this.at] ?? null) : null;
  }

  begin(steps: readonly Step[]): void {
    this.steps = steps;
    this.at = 0;
    this.open = steps.length > 0;
    if (this.open && settings.moves) this.play();
    else this.pause();
  }

  play(): void {
    if (this.at >= this.steps.length - 1) this.at = 0;
    this.playing = true;
    this.wind();
  }

  pause(): void {
    clearTimeout(this.timer);
    this.playing = false;
  }

  go(at: number): void {
    this.open = this.steps.length > 0;
    this.at = Math.max(0, Math.min(at, this.steps.length - 1));
    if (this.playing) this.wind();
  }

  again(): void {
    this.open = this.steps.length > 0;
    this.at = 0;
    this.play();
  }

  faster(): void {
    this.speed = SPEEDS[(SPEEDS.indexOf(this.speed) + 1) % SPEEDS.length] ?? 1;
    if (this.playing) this.wind();
  }

  /** To one's own turn at once. */
  skip(): void {
    this.pause();
    this.open = false;
  }

  private wind(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.at < this.steps.length - 1) {
        this.at += 1;
        this.wind();
      } else this.playing = false;
    }, TIME / this.speed);
  }
}
