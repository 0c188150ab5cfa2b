import { settings } from './settings.svelte.ts';

/**
 * Things move from where they were to where they go. Everything that can travel carries `data-piece`,
 * every spot that things travel to or from carries `data-spot`. The page changes at once; what moves is
 * only a picture of it, so nothing ever waits for an animation.
 */
const TIME = 220;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

interface Seen {
  element: HTMLElement;
  box: DOMRect;
}

export interface Flight {
  from: string;
  to: string;
  /** The piece to draw, as a symbol of the sprite, and a class for its colour. */
  symbol: string;
  look: string;
}

export class Motion {
  private seen = new Map<string, Seen>();

  constructor(private readonly root: () => HTMLElement | null) {}

  /** Remember where everything is. */
  before(): void {
    this.seen.clear();
    const root = this.root();
    if (!root || !settings.moves) return;
    for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
      this.seen.set(element.dataset['piece'] ?? '', { element, box: element.getBoundingClientRect() });
    }
  }

  /** Let everything come from where it was. `leaves` says where a piece that is gone has gone to. */
  after(flights: readonly Flight[], leaves: (piece: string) => string | null): void {
    const root = this.root();
    if (!root || !settings.moves || this.seen.size === 0) return;
    // First look at everything, then move it: every movement begun makes the next look expensive.
    const now = new Map<string, Seen>();
    for (const element of root.querySelectorAll<HTMLElement>('[data-piece]')) {
      const box = element.getBoundingClientRect();
      if (box.width) now.set(element.dataset['piece'] ?? '', { element, box });
    }
    const gone = [...this.seen].flatMap(([piece, old]) => {
      const spot = now.has(piece) || !old.box.width ? null : leaves(piece);
      return spot ? [{ old, to: this.spot(spot) }] : [];
    });
    const launched = flights.map((flight) => ({ flight, from: this.spot(flight.from), to: this.spot(flight.to) }));
    for (const [piece, { element, box }] of now) {
      const old = this.seen.get(piece);
      // What only came into sight, in another room of a small screen, was there before: it is not turned over.
      if (old?.box.width) travel(element, old.box, box);
      else if (old) continue;
      else if (element.dataset['turns'] !== undefined) turn(element);
    }
    for (const { old, to } of gone) this.fly(old.element, old.box, to);
    for (const { flight, from, to } of launched) this.launch(flight, from, to);
    this.seen.clear();
  }

  private spot(name: string): DOMRect | null {
    // A spot may be in the page twice, once for small screens: the one that is seen counts.
    const all = this.root()?.querySelectorAll(`[data-spot="${CSS.escape(name)}"]`) ?? [];
    return [...all].map((one) => one.getBoundingClientRect()).find((box) => box.width) ?? null;
  }

  private launch(flight: Flight, from: DOMRect | null, to: DOMRect | null): void {
    if (!from || !to) return;
    const ghost = document.createElement('span');
    ghost.className = `flying ${flight.look}`;
    ghost.innerHTML = `<svg width="34" height="38" aria-hidden="true"><use href="#${flight.symbol}"/></svg>`;
    const box = new DOMRect(from.x + from.width / 2 - 17, from.y + from.height / 2 - 19, 34, 38);
    this.fly(ghost, box, new DOMRect(to.x + to.width / 2 - 17, to.y + to.height / 2 - 19, 34, 38));
  }

  /** Send a picture of something across the page and let it vanish there. */
  private fly(ghost: HTMLElement, from: DOMRect, to: DOMRect | null): void {
    if (!to) return;
    for (const name of Object.keys(ghost.dataset)) delete ghost.dataset[name];
    ghost.classList.remove('legal', 'picked');
    ghost.inert = true;
    Object.assign(ghost.style, {
      position: 'fixed',
      left: `${from.x}px`,
      top: `${from.y}px`,
      width: `${from.width}px`,
      height: `${from.height}px`,
      margin: '0',
      pointerEvents: 'none',
      zIndex: '60',
      transformOrigin: '0 0',
    });
    document.body.append(ghost);
    const scale = Math.min(1, to.width / from.width, to.height / from.height);
    const x = to.x + (to.width - from.width * scale) / 2 - from.x;
    const y = to.y + (to.height - from.height * scale) / 2 - from.y;
    ghost
      .animate(
        [
          { transform: 'none', opacity: 1 },
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 1, offset: 0.85 },
          { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0 },
        ],
        { duration: TIME, easing: EASE },
      )
      .finished.finally(() => ghost.remove());
  }
}

function travel(element: HTMLElement, old: DOMRect, now: DOMRect): void {
  const x = old.x - now.x;
  const y = old.y - now.y;
  if (Math.abs(x) < 2 && Math.abs(y) < 2) return;
  const scale = old.width / now.width;
  element.animate(
    [
      { transformOrigin: '0 0', transform: `translate(${x}px, ${y}px) scale(${scale})`, zIndex: 50 },
      { transformOrigin: '0 0', transform: 'none', zIndex: 50 },
    ],
    { duration: TIME, easing: EASE },
  );
}

function turn(element: HTMLElement): void {
  element.animate([{ transform: 'rotateY(90deg)' }, { transform: 'none' }], {
    duration: TIME,
    easing: EASE,
  });
}
