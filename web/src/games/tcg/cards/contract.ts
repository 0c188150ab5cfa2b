import type { SchemaTcgHeld, SchemaTcgInPlay, SchemaTcgSite } from '../../../generated/wire.d.ts';

export type InPlay = SchemaTcgInPlay;
export type Held = SchemaTcgHeld;
export type Site = SchemaTcgSite;

/** On the table, in a hand, before the eyes. */
export type Size = 'token' | 'hand' | 'reading';

/**
 * How a card stands: it acts on one click; it can be chosen, though it changes nothing; it is chosen; no vitality to spare;
 * it was refused; it has fought or takes no part; it cannot be played now.
 */
export type State = 'lit' | 'possible' | 'chosen' | 'exhausted' | 'refused' | 'spent' | 'unplayable';

/** The keywords that matter while pieces fight: only these stand on a token. */
export const FIGHTING: ReadonlySet<string> = new Set(['archer', 'damage', 'defender', 'fierce', 'ambush', 'unhasty']);

export const WIDTHS: Readonly<Record<Size, number>> = { token: 92, hand: 150, reading: 320 };

/** A bonus with its sign; the minus is a real one. */
export function signed(value: number): string {
  return value < 0 ? `−${-value}` : `+${value}`;
}

/** A value beside a keyword's picture: damage and defender are added, ambush is twilight. */
export function valued(id: string, value: number): string {
  if (!value) return '';
  return id === 'ambush' ? `${value}` : signed(value);
}

/** A title of more letters than this is set smaller on a piece, so that all of it is seen. */
export const LONG_TITLE = 32;
