import type { Attachment } from 'svelte/attachments';
import type { Held, InPlay, Site } from '../contract.ts';

/** A card that is being read: which, as it is now, and beside what. */
export interface Read {
  readonly code: string;
  readonly live?: InPlay | undefined;
  readonly site?: Site | undefined;
  readonly held?: Held | undefined;
  /** The card at the table, where it is one: for why it cannot be played. */
  readonly card?: string | undefined;
}

const WAIT = 320;
const LINGER = 90;
const LONG = 450;
/** A finger that has gone so far pulls or scrolls. */
const FAR = 8;

/** Reads any card aloud, so to speak: on hover, on keyboard focus, on a long press or a tap. */
class Reader {
  shown = $state.raw<(Read & { box: DOMRect }) | null>(null);
  /** Whether it was opened by touch and stays until it is put away. */
  stays = $state(false);
  private owner: HTMLElement | null = null;
  private waiting: HTMLElement | null = null;
  private timer: ReturnType<typeof setTimeout> | undefined;

  show(owner: HTMLElement, read: () => Read | null, wait: number, stays = false): void {
    clearTimeout(this.timer);
    this.waiting = owner;
    this.timer = setTimeout(() => {
      this.waiting = null;
      const found = read();
      if (!found || !owner.isConnected) return;
      this.owner = owner;
      this.stays = stays;
      this.shown = { ...found, box: owner.getBoundingClientRect() };
    }, wait);
  }

  /** Somebody points at it: whatever comes to lie under a pointer that rests is not pointed at. */
  point(owner: HTMLElement, read: () => Read | null, event: PointerEvent): void {
    if (event.pointerType !== 'mouse' || (!event.movementX && !event.movementY)) return;
    if (owner !== this.waiting && owner !== this.owner) this.show(owner, read, WAIT);
  }

  hide(owner: HTMLElement): void {
    clearTimeout(this.timer);
    this.waiting = null;
    if (owner !== this.owner || this.stays) return;
    this.timer = setTimeout(() => this.drop(), LINGER);
  }

  drop(): void {
    clearTimeout(this.timer);
    this.waiting = null;
    this.owner = null;
    this.stays = false;
    this.shown = null;
  }
}

export const reader = new Reader();

addEventListener('keydown', (event) => {
  if (event.key === 'Escape') reader.drop();
});

/** Whether the last touch was a long one: then its click means nothing more. */
let long = false;
export function wasLong(): boolean {
  const was = long;
  long = false;
  return was;
}

/** Whoever points at the element, comes to it by keyboard or touches it for long reads the card. */
export function reads(read: () => Read | null): Attachment<HTMLElement> {
  return (element) => {
    let press: ReturnType<typeof setTimeout> | undefined;
    let from = { x: 0, y: 0 };
    const listeners: [string, (event: Event) => void][] = [
      [
        'pointermove',
        (event) => {
          const { clientX, clientY } = event as PointerEvent;
          if (Math.hypot(clientX - from.x, clientY - from.y) > FAR) clearTimeout(press);
          reader.point(element, read, event as PointerEvent);
        },
      ],
      ['pointerleave', () => reader.hide(element)],
      ['focus', () => element.matches(':focus-visible') && reader.show(element, read, WAIT)],
      ['blur', () => reader.hide(element)],
      [
        'pointerdown',
        (event) => {
          long = false;
          from = { x: (event as PointerEvent).clientX, y: (event as PointerEvent).clientY };
          if ((event as PointerEvent).pointerType === 'mouse') return reader.drop();
          press = setTimeout(() => {
            long = true;
            reader.show(element, read, 0, true);
          }, LONG);
        },
      ],
      ['pointerup', () => clearTimeout(press)],
      ['pointercancel', () => clearTimeout(press)],
      ['contextmenu', (event) => event instanceof PointerEvent && event.pointerType !== 'mouse' && event.preventDefault()],
    ];
    for (const [kind, listener] of listeners) element.addEventListener(kind, listener);
    return () => {
      clearTimeout(press);
      for (const [kind, listener] of listeners) element.removeEventListener(kind, listener);
      reader.hide(element);
    };
  };
}
