import type { SeatState, StateMessage } from '$lib/api.ts';
import { t } from '$lib/i18n/language.svelte.ts';

/** What people call a player: by his name if he has one and nobody else has it, else by his seat. */
export function nameOf(state: StateMessage | null, id: string): string {
  const seat = state?.seats.find((one) => one.id === id);
  const twice = state?.seats.some((one) => one.id !== id && one.name === seat?.name) ?? false;
  return (seat?.kind === 'human' && !twice && seat.name) || seat?.title || id;
}

/** The same inside a sentence: who has no name is "il giocatore B" there, "del giocatore B", "dal giocatore B". */
export function spokenOf(state: StateMessage | null, id: string, way: 'the' | 'of' | 'by' | 'to' = 'the'): string {
  const name = nameOf(state, id);
  const seat = state?.seats.find((one) => one.id === id);
  return seat && name === seat.title ? t(`tcg-web-seat-${way}`, { letter: id.toUpperCase() }) : t(`tcg-web-name-${way}`, { name });
}

/** The letter on a player's sign: his initial, unless two have the same. */
export function letterOf(state: StateMessage | null, id: string): string {
  const initial = (seat: SeatState): string => ((seat.kind === 'human' && seat.name) || seat.id).slice(0, 1).toUpperCase();
  const seats = state?.seats ?? [];
  const own = seats.find((seat) => seat.id === id);
  if (!own) return id.toUpperCase();
  const twice = seats.some((seat) => seat !== own && initial(seat) === initial(own));
  return twice ? id.toUpperCase() : initial(own);
}
