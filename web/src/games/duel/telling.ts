import { opening } from '$lib/i18n/language.svelte.ts';
import type { Explanation } from '$lib/tips.svelte.ts';
import { words } from '$lib/words.svelte.ts';
import { isCard } from './facts.ts';

/** The name of a card or a landmark. */
export function nameOf(thing: string): string {
  return words.name(isCard(thing) ? 'card' : 'landmark', thing);
}

/** What is told of a thing, under its name: the first line only says what it is. */
export function told(kind: string, id: string, title = words.name(kind, id)): Explanation {
  return { title: opening(title), lines: words.lines(kind, id).slice(1) };
}

/** How far a player is on one of the ways to win. */
export function scored(id: string, { now, goal }: { now: number; goal: number }): string {
  return `${words.name('score', id)}: ${now}/${goal}`;
}
