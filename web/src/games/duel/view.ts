import type { Seat, Skill } from './facts.ts';

/** What the server shows of a game of Duel: `src/mathom/games/duel/view/see.py`. */
export interface PlayerView {
  coins: number;
  cards: string[];
  tokens: string[];
  landmarks: string[];
  quest: number;
  units: Record<string, number>;
  fortresses: string[];
  supply: number;
  skills: Record<Skill, number>;
  skill_choices: Skill[][];
  chains: string[];
  races: string[];
}

export interface Price {
  coins: number;
  chain?: boolean;
}

export interface DuelView {
  chapter: number;
  turn: Seat;
  extra: number;
  /** Slot by slot: the card, "?" face down, null taken. */
  layout: (string | null)[];
  open: number[];
  discard: number;
  landmarks: string[];
  landmarks_left: number;
  stacks: Record<string, { seen: string[]; hidden: number }>;
  reserve: number;
  prices: Record<string, Record<Seat, Price>>;
  left_out?: string[];
  fellowship: PlayerView;
  sauron: PlayerView;
}

export function present(player: PlayerView, region: string): boolean {
  return (player.units[region] ?? 0) > 0 || player.fortresses.includes(region);
}

export function other(seat: Seat): Seat {
  return seat === 'fellowship' ? 'sauron' : 'fellowship';
}
