import type { Printed } from '../cards/printed.svelte.ts';

/** What is looked for: as in the terminal, words may stand anywhere in what is said of a card. */
export interface Wish {
  words: string;
  cultures: readonly string[];
  kinds: readonly string[];
  side: string;
  costs: readonly number[];
  keyword: string;
  signet: string;
  set: string;
}

export const NOTHING: Wish = { words: '', cultures: [], kinds: [], side: '', costs: [], keyword: '', signet: '', set: '' };
/** The last column of costs: so much or more. */
export const DEAREST = 6;

/** Only the letters and digits of a text, in small letters, without accents. */
export function plain(text: string): string {
  return text
    .toLowerCase()
    .replace(/['’]/g, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(/[^0-9a-z]+/g, ' ')
    .trim();
}

/** Whether the card is one of those; `told` is all that is said of it, in plain letters. */
export function fits(card: Printed, wish: Wish, told: () => string): boolean {
  if (wish.side === 'sites' ? card.kind !== 'site' : wish.side && card.side !== wish.side) return false;
  if (wish.cultures.length && !wish.cultures.includes(card.culture)) return false;
  if (wish.kinds.length && !wish.kinds.includes(card.kind)) return false;
  if (wish.costs.length && !costFits(card, wish.costs)) return false;
  if (wish.keyword && !card.keywords.some((one) => one.id === wish.keyword)) return false;
  if (wish.signet && card.signet !== wish.signet) return false;
  if (wish.set && String(card.set) !== wish.set) return false;
  const wanted = plain(wish.words);
  if (!wanted) return true;
  if (plain(card.code) === wanted) return true;
  const text = told();
  return wanted.split(' ').every((word) => text.includes(word));
}

function costFits(card: Printed, costs: readonly number[]): boolean {
  if (card.kind === 'site' || card.kind === 'ring') return false;
  return costs.includes(Math.min(card.twilight, DEAREST));
}

/** How many wishes there are besides words. */
export function narrowed(wish: Wish): number {
  return (
    wish.cultures.length + wish.kinds.length + wish.costs.length + [wish.side, wish.keyword, wish.signet, wish.set].filter(Boolean).length
  );
}
