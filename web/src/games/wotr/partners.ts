import { character, figure, type Card, type NationId } from './box.ts';
import type { WotrView } from './contract.ts';

/**
 * Where two share a side (p. 45-46): whose nations are whose, and whether what stands in a place is one army or two. The
 * view says who commands; here it is only sorted by player.
 */
type ViewArmy = Pick<WotrView['inside'][string], 'side' | 'figures' | 'characters' | 'commander'>;

/** What one player has in an army. */
export interface Share {
  /** Nobody's own are Nazgûl and Companions beside two armies: either partner may take them along. */
  readonly seat: string | null;
  readonly figures: Readonly<Record<string, number>>;
  readonly characters: readonly string[];
}

/** The players of a side. */
export function playersOf(view: WotrView, side: string): readonly string[] {
  return Object.keys(view.seats).filter((seat) => view.seats[seat]?.side === side);
}

export function isShared(view: WotrView, side: string): boolean {
  return playersOf(view, side).length > 1;
}

/** Whether more than two play: then a side does not say who is meant. */
export function isCrowded(view: WotrView): boolean {
  return Object.keys(view.seats).length > 2;
}

export function nationsOf(view: WotrView, seat: string | null): readonly NationId[] {
  return ((seat === null ? undefined : view.seats[seat]?.nations) ?? []) as readonly NationId[];
}

/** What each player has in an army, whoever commands it first; those who belong to nobody go with him, or stand apart too. */
export function shares(view: WotrView, army: ViewArmy): readonly Share[] {
  const seats = [...playersOf(view, army.side)].sort((one, two) => Number(two === army.commander) - Number(one === army.commander));
  const owners = seats.map((seat) => ({ seat, nations: nationsOf(view, seat), minions: view.seats[seat]?.minions ?? [] }));
  const counted = owners.map(({ seat, nations }) => {
    const figures = Object.fromEntries(Object.entries(army.figures).filter(([id]) => id !== 'nazgul' && nations.includes(figure(id).nation)));
    return { seat: seat as string | null, figures };
  });
  const there = counted.filter((one) => Object.keys(one.figures).length > 0);
  const nazgul: Record<string, number> = army.figures['nazgul'] ? { nazgul: army.figures['nazgul'] } : {};
  // Two armies, and nobody commands both: they go with neither.
  const common = army.commander === null && there.length > 1 ? null : ((there[0] ?? counted[0])?.seat ?? null);
  const parts =
    common === null
      ? [...counted, { seat: null, figures: nazgul }]
      : counted.map((one) => (one.seat === common ? { ...one, figures: { ...one.figures, ...nazgul } } : one));
  const master = (id: string): string | null => owners.find((one) => one.minions.includes(id))?.seat ?? common;
  return parts
    .map((one) => ({ ...one, characters: army.characters.filter((id) => character(id) && master(id) === one.seat) }))
    .filter((one) => Object.keys(one.figures).length > 0 || one.characters.length > 0);
}

/** Whether two partners stand beside each other, each with an army of his own. */
export function standApart(view: WotrView, army: ViewArmy): boolean {
  return army.commander === null && isShared(view, army.side) && shares(view, army).filter(hasUnits).length > 1;
}

/** Whether two partners' armies have become one. */
export function isJoined(view: WotrView, army: ViewArmy): boolean {
  return army.commander !== null && shares(view, army).filter(hasUnits).length > 1;
}

function hasUnits(share: Share): boolean {
  return Object.keys(share.figures).some((id) => figure(id).rank === 'regular' || figure(id).rank === 'elite');
}

/** Which of two partners alone may play a card as an event (p. 46); null where anybody may who holds it. */
export function playerOf(view: WotrView, card: Card | undefined): string | null {
  return card?.player !== undefined && isShared(view, card.side) && card.player in view.seats ? card.player : null;
}
