import type { Attachment } from 'svelte/attachments';
import type { Desk } from '../play/desk.svelte.ts';

const FAR = 8;

/** So near to the edge of the table a pull scrolls it. */
const EDGE = 48;
const STEP = 10;

/**
 * A card that is pulled onto another one. A finger pulls too while fights are made, from a card that can be in one;
 * everywhere else it scrolls.
 */
class Drag {
  card = $state<string | null>(null);
  over = $state<string | null>(null);
  x = $state(0);
  y = $state(0);
  /** Whether a pull has just ended: its click means nothing. */
  ended = false;

  source(desk: Desk, card: string): Attachment<HTMLElement> {
    return (element) => {
      let start: PointerEvent | null = null;
      const down = (event: PointerEvent): void => {
        this.ended = false;
        const can = desk.pairing && desk.offers(card).length > 0 && (event.pointerType !== 'touch' || desk.pulls(card)) && event.button === 0;
        start = can ? event : null;
      };
      const move = (event: PointerEvent): void => {
        if (!start) return;
        if (this.card === null && Math.hypot(event.clientX - start.clientX, event.clientY - start.clientY) > FAR) {
          this.card = card;
          desk.held = card;
          element.setPointerCapture(event.pointerId);
        }
        if (this.card === null) return;
        this.x = event.clientX;
        this.y = event.clientY;
        follow(element, event.clientY);
        this.over = targetAt(event.clientX, event.clientY, card);
      };
      const up = (): void => {
        start = null;
        if (this.card === null) return;
        this.ended = true;
        const { over } = this;
        this.card = null;
        this.over = null;
        if (over) desk.drop(card, over);
        else desk.held = null;
        // The click that follows comes at once, if at all.
        setTimeout(() => (this.ended = false));
      };
      const cancel = (): void => {
        start = null;
        if (this.card === card) desk.held = null;
        this.card = null;
        this.over = null;
      };
      element.addEventListener('pointerdown', down);
      element.addEventListener('pointermove', move);
      element.addEventListener('pointerup', up);
      element.addEventListener('pointercancel', cancel);
      return () => {
        element.removeEventListener('pointerdown', down);
        element.removeEventListener('pointermove', move);
        element.removeEventListener('pointerup', up);
        element.removeEventListener('pointercancel', cancel);
      };
    };
  }
}

/** On a phone the other one may lie out of sight. */
function follow(element: HTMLElement, y: number): void {
  const table = element.closest('.table');
  if (!table) return;
  const box = table.getBoundingClientRect();
  if (y > box.bottom - EDGE) table.scrollBy(0, STEP);
  else if (y < box.top + EDGE) table.scrollBy(0, -STEP);
}

/** The card, or the column of a card, that lies there. */
function targetAt(x: number, y: number, dragged: string): string | null {
  for (const found of document.elementsFromPoint(x, y)) {
    const card = found.closest<HTMLElement>('[data-card], [data-column]');
    const name = card?.dataset['card'] ?? card?.dataset['column'];
    if (name && name !== dragged) return name;
  }
  return null;
}

export const drag = new Drag();
