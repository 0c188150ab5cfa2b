import type { Attachment } from 'svelte/attachments';

/** What a thing is, in a few lines; shown on hover, on keyboard focus, and on a long touch. */
export interface Explanation {
  title: string;
  lines: readonly string[];
}

interface Shown {
  explanation: Explanation;
  box: DOMRect;
}

const WAIT = 280;
const LINGER = 120;

class Tips {
  shown = $state.raw<Shown | null>(null);
  private owner: HTMLElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** The thing that is explained, or is about to be. */
  private next: HTMLElement | null = null;

  show(owner: HTMLElement, explain: () => Explanation | null, wait: number): void {
    if (owner === this.next && wait > 0) return this.stay();
    // Whoever looks at the next thing is done with this one: what explains it would only cover its neighbours.
    this.drop();
    this.next = owner;
    this.timer = setTimeout(() => {
      const explanation = explain();
      if (!explanation || !owner.isConnected) return;
      this.owner = owner;
      owner.setAttribute('aria-describedby', 'tip');
      this.shown = { explanation, box: owner.getBoundingClientRect() };
    }, wait);
  }

  hide(owner?: HTMLElement): void {
    if (owner && owner !== this.next) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.drop(), this.shown ? LINGER : 0);
  }

  /** The pointer has come onto the explanation itself: it stays. */
  stay(): void {
    if (this.shown) clearTimeout(this.timer);
  }

  drop(): void {
    clearTimeout(this.timer);
    this.release();
    this.shown = null;
  }

  private release(): void {
    this.owner?.removeAttribute('aria-describedby');
    this.owner = null;
    this.next = null;
  }
}

export const tips = new Tips();

addEventListener('keydown', (event) => {
  if (event.key === 'Escape') tips.drop();
});
/** Where the pointer was last, and whether it has moved since: a page that changes under a resting pointer explains nothing. */
let rest: readonly [number, number] | null = null;
let moved = true;
addEventListener(
  'pointermove',
  (event) => {
    moved = rest === null || rest[0] !== event.screenX || rest[1] !== event.screenY;
    rest = [event.screenX, event.screenY];
  },
  { capture: true, passive: true },
);
addEventListener('scroll', () => tips.drop(), { capture: true, passive: true });

/**
 * Explains the element. With `tap`, a touch or a click explains it too: for things that do nothing else.
 */
export function tip(explain: () => Explanation | null, tap = false): Attachment<HTMLElement> {
  return (element) => {
    const listeners: [string, (event: Event) => void][] = [
      ['pointermove', (event) => moved && (event as PointerEvent).pointerType === 'mouse' && tips.show(element, explain, WAIT)],
      ['pointerleave', () => tips.hide(element)],
      ['focus', () => element.matches(':focus-visible') && tips.show(element, explain, WAIT)],
      ['blur', () => tips.hide(element)],
      ['contextmenu', (event) => touched(event) && tips.show(element, explain, 0)],
      ['click', () => (tap ? tips.show(element, explain, 0) : tips.drop())],
    ];
    for (const [kind, listener] of listeners) element.addEventListener(kind, listener);
    return () => {
      for (const [kind, listener] of listeners) element.removeEventListener(kind, listener);
      tips.hide(element);
    };
  };
}

/** A long touch opens a menu in browsers; here it explains. */
function touched(event: Event): boolean {
  const touch = event instanceof PointerEvent && event.pointerType !== 'mouse';
  if (touch) event.preventDefault();
  return touch;
}
