import type { Side, WotrView } from '../contract.ts';

export type { Side };

export const SIDES: readonly Side[] = ['free', 'shadow'];

export function other(side: Side): Side {
  return side === 'free' ? 'shadow' : 'free';
}

/** Seats as a view may tell them, where there are more seats than sides. */
interface Seated {
  readonly seats?: Readonly<Record<string, { readonly side?: string }>>;
}

/** For which side a seat plays. With two players a seat is called like its side; with more the view tells it. */
export function sideOf(view: WotrView | null, seat: string | null): Side | null {
  if (seat === null) return null;
  const told = (view as Seated | null)?.seats?.[seat]?.side ?? seat;
  return told === 'free' || told === 'shadow' ? told : null;
}

/** Whose side the table is looked at from: that of the seat, and for those who watch that of the Free Peoples. */
export function nearSide(view: WotrView | null, seat: string | null): Side {
  return sideOf(view, seat) ?? 'free';
}
