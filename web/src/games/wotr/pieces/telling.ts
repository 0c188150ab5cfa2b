import { opening } from '$lib/i18n/language.svelte.ts';
import type { Explanation } from '$lib/tips.svelte.ts';
import { words } from '$lib/words.svelte.ts';
import { CHARACTERS, card } from './box.ts';

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

/** The letters on a character's medal: as few as it takes to tell those of a side apart, without the article. */
export function initials(names: ReadonlyMap<string, string>): ReadonlyMap<string, string> {
  const found = new Map<string, string>();
  const taken = new Set<string>();
  for (const [id, name] of names) {
    const parts = name.split(/\s+/);
    const main = parts.length > 1 && (parts[0]?.length ?? 0) <= 3 ? (parts[1] ?? name) : (parts[0] ?? name);
    let length = 1;
    while (taken.has(main.slice(0, length)) && length < main.length && length < 2) length += 1;
    taken.add(main.slice(0, length));
    found.set(id, main.slice(0, length));
  }
  return found;
}

/** Gandalf is Gandalf, grey or white: they are never there together, and bear the same letter. */
const SAME: Readonly<Record<string, string>> = { 'gandalf-white': 'gandalf-grey' };

export function medal(id: string): string {
  const of = SAME[id] ?? id;
  const side = CHARACTERS.find((one) => one.id === of)?.side ?? 'free';
  const alike = CHARACTERS.filter((one) => one.side === side && !SAME[one.id]);
  const names = new Map(alike.map((one) => [one.id, words.name('character', one.id)]));
  if (of === 'gollum') names.set(of, words.name('character', of));
  return initials(names).get(of) ?? '';
}
