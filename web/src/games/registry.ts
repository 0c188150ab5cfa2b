import type { Component } from 'svelte';
import type { Offered } from '$lib/api.ts';
import type { Table } from '$lib/table.svelte.ts';
import type { Text } from '$lib/text.ts';

/** What a game brings to the table besides its rules: its board and how its choices are listed. */
export interface GameBoard {
  Board: Component<{ table: Table; room: string }>;
  /** A small picture of a thing, for lists. */
  Mark: Component<{ thing: string }>;
  /** How both sides stood at the end. */
  Summary?: Component<{ table: Table }>;
  /** Where the game stands, in a word or two. */
  headline: (view: unknown) => Text;
  /** The symbols that the board draws with. */
  icons: string;
  /** The parts of the board that a small screen shows one at a time. */
  rooms: { id: string; icon: string; label: string }[];
  /** The part where a decision of this kind is taken. */
  roomFor: (kind: string) => string;
  /** Options that belong together: what they are about, and what each is called beside the others. */
  group: (offered: Offered) => { thing: string; title: Text; short: Text } | null;
  /** The key for each verb. */
  letters: Record<string, string>;
}

const BOARDS = new Map<string, () => Promise<{ default: GameBoard }>>([
  ['duel', () => import('./duel/index.ts')],
]);

/** Whether a game can be played in the browser: the server may know more games than that. */
export function hasBoard(game: string): boolean {
  return BOARDS.has(game);
}

export async function boardOf(game: string): Promise<GameBoard> {
  const load = BOARDS.get(game);
  if (!load) throw new Error(`This table has no board for "${game}".`);
  return (await load()).default;
}
