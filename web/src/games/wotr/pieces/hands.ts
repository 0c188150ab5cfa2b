import { card, type NationId } from '../box.ts';
import type { WotrView } from '../contract.ts';
import { nationsOf, playerOf } from '../partners.ts';

/** A card of the hand, and what may be done with it now. */
export interface Held {
  readonly id: string;
  readonly playable: boolean;
  /** What it would do now or why it cannot be played, as the server says it. */
  readonly said: string;
}

/** What is known about playing a card: that it can be, with a word on it; or why not. */
export interface Playability {
  readonly playable: boolean;
  readonly said?: string;
}

/** The hand as it is held: what can be played first, then by deck and number, so that a card is always found in its place. */
export function sorted(hand: readonly string[], known: Readonly<Record<string, Playability>> = {}): readonly Held[] {
  const held = hand.map((id) => ({ id, playable: known[id]?.playable ?? false, said: known[id]?.said ?? '' }));
  return held.sort((one, two) => Number(two.playable) - Number(one.playable) || place(one.id) - place(two.id));
}

function place(id: string): number {
  const found = card(id);
  return found ? (found.deck === 'character' ? 100 : 0) + found.number : 1000;
}

/** The only one of two partners who may play a card as an event (p. 46), and whether somebody else holds it. */
export interface CardPlayer {
  readonly seat: string;
  readonly nations: readonly NationId[];
  readonly other: boolean;
}

/** Of each card with a player's icon, whose it is; of the others nothing. */
export function cardPlayers(view: WotrView, hand: readonly string[], holder: string | null): Readonly<Record<string, CardPlayer>> {
  const found: Record<string, CardPlayer> = {};
  for (const id of hand) {
    const seat = playerOf(view, card(id));
    if (seat !== null) found[id] = { seat, nations: nationsOf(view, seat), other: seat !== holder };
  }
  return found;
}
