import type {
  SchemaTcgArchery,
  SchemaTcgAsking,
  SchemaTcgCrossing,
  SchemaTcgFight,
  SchemaTcgHeld,
  SchemaTcgInPlay,
  SchemaTcgPlayer,
  SchemaTcgSite,
  SchemaTcgValue,
  SchemaTcgView,
} from '../../generated/wire.d.ts';

/**
 * What the rooms of this board say to each other. `cards/` draws faces, `board/` lays them out, `play/` turns
 * clicks into choices; none of them knows the others' insides.
 */

export type TcgView = SchemaTcgView;
export type InPlay = SchemaTcgInPlay;
export type Held = SchemaTcgHeld;
export type Player = SchemaTcgPlayer;
export type Site = SchemaTcgSite;
export type Fight = SchemaTcgFight;
export type Value = SchemaTcgValue;
export type Archery = SchemaTcgArchery;
export type Crossing = SchemaTcgCrossing;
export type Asking = SchemaTcgAsking;
/** What a question is about, of a kind. */
export type AboutOf<Kind extends string> = Extract<NonNullable<SchemaTcgAsking['about']>, { kind: Kind }>;

/** How a card is marked while something is to be chosen. Each differs in shape too, not only in colour. */
export type Mark = 'lit' | 'possible' | 'chosen' | 'exhausted' | 'refused' | 'spent' | 'unplayable';

const NAME = /^(\d+[A-Z]+\d+)([a-d])(\d*)$/;

/** Whether a word names a card at the table. */
export function isCard(thing: string): boolean {
  return NAME.test(thing);
}

/** `4C12a2` is a copy of the card `4C12`. */
export function codeOf(card: string): string {
  return NAME.exec(card)?.[1] ?? card;
}

/** Whose card it is. */
export function ownerOf(card: string): string {
  return NAME.exec(card)?.[2] ?? '';
}
