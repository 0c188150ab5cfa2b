import { opening } from '$lib/i18n/language.svelte.ts';
import type { Explanation } from '$lib/tips.svelte.ts';
import { words } from '$lib/words.svelte.ts';
import { card } from '../box.ts';
import { initials } from '../initials.ts';

/** What a newcomer is told of a thing, under its name. Where the first line only names it, it is left out. */
export function told(kind: string, id: string): Explanation {
  const title = words.name(kind, id);
  const lines = words.lines(kind, id);
  return { title: opening(title), lines: lines[0]?.startsWith(title) ? lines.slice(1) : lines };
}

/** The two halves of a card, as the server tells them. */
export interface Halves {
  /** What the event does, and the Hunt tile that it brings. */
  readonly event: readonly string[];
  readonly combat: string;
  /** What the lower half does in a battle. */
  readonly battle: string;
  /** How the event is to be read where the card leaves doubts, and how the combat card is. */
  readonly eventRulings: readonly string[];
  readonly battleRulings: readonly string[];
}

/**
 * A card's lines are: what it is, which die plays it, what the event does, what the combat card is called, what it
 * does, and rulings. The combat card's own text, which is told by itself as well, shows where the halves meet.
 */
export function halves(id: string): Halves {
  const found = card(id);
  const lines = words.lines('card', id);
  const [battle = '', ...ofCombat] = words.lines('combat', found?.combat ?? '');
  const foot = battle ? lines.indexOf(battle) : -1;
  return {
    event: lines.slice(2, foot > 0 ? foot - 1 : undefined),
    combat: words.name('combat', found?.combat ?? ''),
    battle,
    eventRulings: foot > 0 ? lines.slice(foot + 1).filter((line) => !ofCombat.includes(line)) : [],
    battleRulings: ofCombat,
  };
}

/** The letters on a character's medal. */
export function medal(id: string): string {
  return initials((one) => words.name('character', one))(id);
}
