import { tick } from 'svelte';

/** Whether a key was the last thing that was touched, on whatever page of the house. */
let typed = false;
addEventListener('keydown', () => (typed = true), { capture: true, passive: true });
addEventListener('pointerdown', () => (typed = false), { capture: true, passive: true });

/** Whether a hand was at the keys last, or at the mouse: only then does the page move the focus by itself. */
export class Keyboard {
  /** Who began the game with a key goes on with keys. */
  used = typed;

  /** A new question: the keyboard goes on where it is answered, unless it is somewhere already. */
  async goOn(answers: () => { focusFirst: () => void } | undefined): Promise<void> {
    await tick();
    const { activeElement } = document;
    if (activeElement && activeElement !== document.body && !activeElement.matches('[data-answers]')) return;
    if (this.used) answers()?.focusFirst();
    // The mouse sees no focus; but who goes on with Tab comes to the first choice, not to the top of the page.
    else document.querySelector<HTMLElement>('[data-answers]')?.focus({ preventScroll: true });
  }
}

/** Whether a key is meant for a field or for the browser, not for the board. */
export function elsewhere(event: KeyboardEvent): boolean {
  return event.ctrlKey || event.metaKey || event.altKey || (event.target as HTMLElement).matches('input, textarea, select');
}
