import type { LogEntry } from '$lib/api.ts';
import { since, type Volley } from './battle.ts';
import { word } from './dice.ts';

/** Cards on the table are laid down first: they are ticked, and what is asked comes again with less damage. */
export function aids(option: string): boolean {
  return /^(spend|end|guide-ability)\b/.test(option);
}

/** The Ring stands first: nobody is lost by a hasty Enter. Cards come last: they have no number of their own. */
export function damageOrder(one: string, two: string): number {
  const rank = (option: string): number => (option === 'corruption' ? 0 : aids(option) ? 2 : 1);
  return rank(one) - rank(two);
}

/** What an answer to the damage comes to: the Corruption then, and the damage that is still to be met. */
export interface Borne {
  readonly corruption: number;
  readonly damage: number;
}

/** The questions that are answered in the Hunt's dialog. */
export const HUNT_KINDS: readonly string[] = ['hunt_reroll', 'hunt_damage'];

/** The Hunt that goes on, as far as it was told. */
export interface HuntTold {
  readonly roll: Volley | null;
  readonly again: Volley | null;
  readonly tile: string | null;
  /** What was done against the damage since, as it was told. */
  readonly after: readonly string[];
}

/** What a Hunt may begin with: a die, a card, a step on the way. */
const BEGIN: readonly string[] = ['used', 'played', 'progress', 'declared', 'revealed'];

export function huntTold(log: readonly LogEntry[]): HuntTold {
  let roll: Volley | null = null;
  let again: Volley | null = null;
  let tile: string | null = null;
  let after: string[] = [];
  for (const event of since(log, BEGIN)) {
    const rolls = word(event, 'rolls').split(' ').filter(Boolean).map(Number);
    const hits = Number(word(event, 'count') || 0);
    if (event.kind === 'hunt') {
      roll = { rolls, need: Number(word(event, 'need')), bonus: 0, hits };
      again = null;
      tile = null;
    } else if (event.kind === 'hunt_reroll') again = { rolls, need: roll?.need ?? 0, bonus: 0, hits };
    else if (event.kind === 'tile') {
      tile = word(event, 'tile');
      after = [];
    } else if (tile) after.push(event.text);
  }
  return { roll, again, tile, after };
}
