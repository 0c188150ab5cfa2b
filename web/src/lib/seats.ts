import type { SeatState, StateMessage } from './api.ts';
import { t } from './i18n/language.svelte.ts';

/** Who sits on a seat, in a word or two. */
export function sitter(seat: SeatState | undefined): string {
  if (!seat) return '';
  if (seat.kind === 'bot') return t('web-seat-bot');
  return seat.name || t(`web-seat-${seat.kind}`);
}

/** A seat as people speak of it: who sits there, and as whom. */
export function seatText(state: StateMessage | null, id: string): string {
  if (!state) return '';
  const seat = state.seats.find((one) => one.id === id);
  const side = seat?.title ?? '';
  const named = seat?.kind === 'bot' || seat?.name;
  return named ? t('web-seat', { name: sitter(seat), side }) : side;
}

/** Which of the house's two tones a seat has. */
export function seatTone(state: StateMessage | null, id: string | null): string {
  const index = state?.seats.findIndex((one) => one.id === id) ?? -1;
  return index < 0 ? '' : `seat-${index}`;
}
