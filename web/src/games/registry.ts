import type { Component, Snippet } from 'svelte';
import type { Offered } from '$lib/api.ts';
import { language, type Messages } from '$lib/i18n/language.svelte.ts';
import type { Table } from '$lib/table.svelte.ts';
import { CARD_MESSAGES } from './tcg/cards/messages.ts';

/** What the page lends to a board that takes the whole of it. */
export interface House {
  /** Take back, give up, save, settings. */
  tools: Snippet;
  /** How the connection is, who watches. */
  standing: Snippet;
  /** Sitting down, faults, invitations, whether to take back. */
  sitting: Snippet;
  talk: Snippet;
  replay: Snippet;
  /** How many lines were said that nobody here has read. */
  unread: number;
  ontalk: () => void;
  onresult: () => void;
}

/** What a game brings to the table besides its rules: its board and how its choices are listed. */
export interface GameBoard {
  Board: Component<{ table: Table; room: string; house?: House; onroom?: (room: string) => void }>;
  /** Whether the board is the whole page, with a place of its own for decision, log and talk. */
  whole?: boolean;
  /** A small picture of a thing, for lists. */
  Mark: Component<{ thing: string }>;
  /** How both sides stood at the end. */
  Summary?: Component<{ table: Table }>;
  /** Where the game stands, in a word or two. */
  headline: (view: unknown) => string;
  /** The symbols that the board draws with. */
  icons: string;
  /** The parts of the board that a small screen shows one at a time. */
  rooms: { id: string; icon: string; label: string }[];
  /** The part where a decision of this kind is taken. */
  roomFor: (kind: string) => string;
  /** Options that belong together: what they are about, and what each is called beside the others. */
  group: (offered: Offered, view: unknown, seat: string) => { thing: string; title: string; short: string } | null;
  /** The key for each verb. */
  letters: Record<string, string>;
}

/** The pictures of a game's lesson, drawn from its own pieces, and the symbols they are drawn with. */
export interface Pictures {
  Picture: Component<{ name: string }>;
  icons: string;
}

interface Room {
  board: () => Promise<{ default: GameBoard }>;
  pictures: () => Promise<{ default: Pictures }>;
  messages: readonly Messages[];
}

const ROOMS = new Map<string, Room>([
  [
    'duel',
    {
      board: () => import('./duel/index.ts'),
      pictures: () => import('./duel/learn/index.ts'),
      messages: [
        {
          en: () => import('./duel/lang/en.ftl?raw'),
          it: () => import('./duel/lang/it.ftl?raw'),
          es: () => import('./duel/lang/es.ftl?raw'),
        },
      ],
    },
  ],
  [
    'wotr',
    {
      board: () => import('./wotr/index.ts'),
      pictures: () => import('./wotr/learn/index.ts'),
      messages: [
        {
          en: () => import('./wotr/lang/en.ftl?raw'),
          it: () => import('./wotr/lang/it.ftl?raw'),
          es: () => import('./wotr/lang/es.ftl?raw'),
        },
        {
          en: () => import('./wotr/map/lang/en.ftl?raw'),
          it: () => import('./wotr/map/lang/it.ftl?raw'),
          es: () => import('./wotr/map/lang/es.ftl?raw'),
        },
        {
          en: () => import('./wotr/play/lang/en.ftl?raw'),
          it: () => import('./wotr/play/lang/it.ftl?raw'),
          es: () => import('./wotr/play/lang/es.ftl?raw'),
        },
      ],
    },
  ],
  [
    'tcg',
    {
      board: () => import('./tcg/index.ts'),
      pictures: () => import('./tcg/learn/index.ts'),
      messages: [
        {
          en: () => import('./tcg/lang/en.ftl?raw'),
          it: () => import('./tcg/lang/it.ftl?raw'),
          es: () => import('./tcg/lang/es.ftl?raw'),
        },
        CARD_MESSAGES,
      ],
    },
  ],
]);

/** Games with a first game that is guided step by step. */
const GUIDED: readonly string[] = ['duel'];

/** Where a first game is guided, if it is. */
export function firstGame(game: string): string | null {
  return GUIDED.includes(game) ? `/learn/${game}/first` : null;
}

/** Whether a game can be played in the browser: the server may know more games than that. */
export function hasBoard(game: string): boolean {
  return ROOMS.has(game);
}

/** The board of a game, with what it has to say in the language of the page. */
export async function boardOf(game: string): Promise<GameBoard> {
  const room = ROOMS.get(game);
  if (!room) throw new Error(`This table has no board for "${game}".`);
  const [{ default: board }] = await Promise.all([room.board(), ...room.messages.map((one) => language.learn(one))]);
  return board;
}

/** The pictures of a game's lesson, with what they have to say in the language of the page. */
export async function picturesOf(game: string): Promise<Pictures> {
  const room = ROOMS.get(game);
  if (!room) throw new Error(`This table has no pictures for "${game}".`);
  const [{ default: pictures }] = await Promise.all([room.pictures(), ...room.messages.map((one) => language.learn(one))]);
  return pictures;
}
