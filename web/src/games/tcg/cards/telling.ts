import { opening } from '$lib/i18n/language.svelte.ts';
import { words } from '$lib/words.svelte.ts';
import type { Printed } from './printed.svelte.ts';

/** What a card is, part by part: "Companion", "Man"; "Possession", "hand weapon". */
export function whatItIs(card: Printed): string[] {
  const parts = [opening(words.name('type', card.kind))];
  if (card.race !== 'none') parts.push(words.name('race', card.race));
  return [...parts, ...card.classes.map((one) => words.name('class', one))];
}

/** The title with the subtitle. */
export function fullName(card: Printed): string {
  return card.subtitle ? `${card.title}, ${card.subtitle}` : card.title;
}
