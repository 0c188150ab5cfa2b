import type { StateMessage } from './api.ts';
import { say, t } from './i18n/language.svelte.ts';
import { text } from './text.ts';

/** A seat as people speak of it: who sits there, and as whom. */
export function seatText(state: StateMessage | null, id: string): string {
  if (!state) return '';
  const side = say(text(`${state.game}-seat-${id}`));
  const name = state.seats.find((one) => one.id === id)?.name;
  return name ? t('web-seat', { name, side }) : side;
}

/** Which of the house's two tones a seat has. */
export function seatTone(state: StateMessage | null, id: string | null): string {
  const index = state?.seats.findIndex((one) => one.id === id) ?? -1;
  return index < 0 ? '' : `seat-${index}`;
}
