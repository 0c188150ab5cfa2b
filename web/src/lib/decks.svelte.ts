/** The decks of this browser: kept at every change, known to nobody else. There are no accounts. */
export interface Deck {
  id: string;
  game: string;
  name: string;
  /** Those named as the Ring-bearer: one, if the deck is right. */
  bearers: readonly string[];
  /** How many of each other card, by code. */
  cards: Readonly<Record<string, number>>;
  changed: number;
}

const PLACE = 'mathom-decks';
const DELETED = 'mathom-decks-deleted';
const MOST_DELETED = 20;

function kept(place: string): Deck[] {
  try {
    const found: unknown = JSON.parse(localStorage.getItem(place) ?? '[]');
    return Array.isArray(found) ? (found as Deck[]).filter((one) => typeof one?.id === 'string' && typeof one.cards === 'object') : [];
  } catch {
    return [];
  }
}

function keep(place: string, decks: readonly Deck[]): void {
  try {
    localStorage.setItem(place, JSON.stringify(decks));
  } catch {
    // A browser that keeps nothing still builds decks; they can be shared as text.
  }
}

class Decks {
  all = $state.raw<readonly Deck[]>(kept(PLACE));

  constructor() {
    // Another tab of the same browser has changed something.
    addEventListener('storage', (event) => {
      if (event.key === PLACE) this.all = kept(PLACE);
    });
  }

  of(game: string): Deck[] {
    return this.all.filter((one) => one.game === game).sort((one, other) => other.changed - one.changed);
  }

  find(id: string): Deck | undefined {
    return this.all.find((one) => one.id === id);
  }

  /** Put a deck where it was, or on top. */
  put(deck: Deck): void {
    const others = kept(PLACE).filter((one) => one.id !== deck.id);
    this.set([...others, { ...deck, changed: Date.now() }]);
  }

  /** Away from the list, but not lost: it can be put back. */
  drop(deck: Deck): void {
    keep(DELETED, [deck, ...kept(DELETED)].slice(0, MOST_DELETED));
    this.set(kept(PLACE).filter((one) => one.id !== deck.id));
  }

  private set(decks: readonly Deck[]): void {
    this.all = decks;
    keep(PLACE, decks);
  }
}

export const decks = new Decks();

export function newDeck(game: string, name: string, bearers: readonly string[] = [], cards: Readonly<Record<string, number>> = {}): Deck {
  return { id: crypto.randomUUID?.() ?? `${Date.now()}-${Math.random()}`, game, name, bearers, cards, changed: Date.now() };
}

/** A deck on one line, as records and the setup have it. */
export function briefly(deck: Pick<Deck, 'bearers' | 'cards'>): string {
  const bearers = deck.bearers.map((code) => `ring-bearer ${code}`);
  const cards = Object.entries(deck.cards).map(([code, count]) => (count === 1 ? code : `${count} ${code}`));
  return [...bearers, ...cards].join(', ');
}
