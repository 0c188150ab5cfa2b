import type { Deck } from '$lib/decks.svelte.ts';

/**
 * A deck in a link, as short as it can be: `#d=Name;4:~8d3a44...`. A set, then for each card its number in base 36 and how
 * many: two letters for the number, one for the count; what follows a `~` is the Ring-bearer. The link never reaches a server.
 */
type Listed = Pick<Deck, 'name' | 'bearers' | 'cards'>;
/** What a card is known by: its code finds set and number, and back. */
export interface Known {
  code: string;
  set: number;
  number: number;
}

const DIGITS = 2;

export function toLink(deck: Listed, cards: readonly Known[]): string {
  const known = new Map(cards.map((card) => [card.code, card]));
  const bySet = new Map<number, string>();
  const write = (code: string, count: number, bearer: boolean): void => {
    const card = known.get(code);
    if (!card) return;
    const number = card.number.toString(36).padStart(DIGITS, '0');
    const entry = bearer ? `~${number}` : `${number}${Math.min(count, 35).toString(36)}`;
    bySet.set(card.set, (bySet.get(card.set) ?? '') + entry);
  };
  for (const code of deck.bearers) write(code, 1, true);
  for (const [code, count] of Object.entries(deck.cards)) write(code, count, false);
  const sets = [...bySet].map(([set, entries]) => `${set}:${entries}`);
  return `#d=${encodeURIComponent(deck.name)};${sets.join(';')}`;
}

/** The deck in a link; nothing if there is none, or none that can be read. */
export function fromLink(fragment: string, cards: readonly Known[]): Listed | null {
  const found = /^#d=([^;]*);(.*)$/.exec(fragment);
  if (!found) return null;
  const codes = new Map(cards.map((card) => [`${card.set}:${card.number}`, card.code]));
  const bearers: string[] = [];
  const counts: Record<string, number> = {};
  for (const part of (found[2] ?? '').split(';')) {
    const [set, entries] = part.split(':');
    for (const entry of (entries ?? '').matchAll(/~([0-9a-z]{2})|([0-9a-z]{2})([0-9a-z])/g)) {
      const code = codes.get(`${set}:${parseInt(entry[1] ?? entry[2] ?? '', 36)}`);
      if (!code) continue;
      if (entry[1]) bearers.push(code);
      else counts[code] = parseInt(entry[3] ?? '1', 36);
    }
  }
  return { name: unescaped(found[1] ?? ''), bearers, cards: counts };
}

function unescaped(name: string): string {
  try {
    return decodeURIComponent(name).slice(0, 60);
  } catch {
    return '';
  }
}
