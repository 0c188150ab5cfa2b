import type { SeatState } from './api.ts';
import { t } from './i18n/language.svelte.ts';
import { botName, LEVELS } from './levels.ts';

/** Who sits on a seat, in a word or two. */
export function sitter(seat: SeatState | undefined): string {
  if (!seat) return '';
  if (seat.kind === 'bot') return seat.bot && LEVELS.includes(seat.bot) ? botName(seat.bot) : t('web-seat-bot');
  return seat.name || t(`web-seat-${seat.kind}`);
}

/** The seats of a table, as any message tells them. */
interface Seated {
  readonly seats: readonly SeatState[];
  readonly you: readonly string[];
}

/** A seat as people speak of it: who sits there, and as whom. */
export function seatText(state: Seated | null, id: string): string {
  if (!state) return '';
  const seat = state.seats.find((one) => one.id === id);
  const side = seat?.title ?? '';
  // Whoever holds several seats goes by one name in all of them: there the seat alone says who is meant.
  const several = state.you.length > 1 && state.you.includes(id);
  const named = !several && (seat?.kind === 'bot' || seat?.name);
  return named ? t('web-seat', { name: sitter(seat), side }) : side;
}

/** The same as the one who does something, at the beginning of a sentence. */
export function seatWho(state: Seated | null, id: string): string {
  const seat = state?.seats.find((one) => one.id === id);
  const text = seatText(state, id);
  return seat && text === seat.title ? seat.who : text;
}

/** That somebody else is to decide: who is not there yet is waited for. */
export function waitText(state: Seated | null, id: string, usual = t('web-waits', { seat: seatWho(state, id) })): string {
  const seat = state?.seats.find((one) => one.id === id);
  const side = seat?.the ?? '';
  if (seat?.kind === 'invited') return t(state?.you.length ? 'web-waits-friend' : 'web-waits-guest', { side });
  if (seat?.kind === 'bot') return t('web-thinks', { name: seatWho(state, id) });
  if (seat?.kind === 'open') return t('web-waits-open', { side });
  return seat?.kind === 'human' && !seat.here ? t('web-waits-away', { seat: seatWho(state, id) }) : usual;
}

/** Which of the house's tones a seat has: partners have the same. */
export function seatTone(state: Seated | null, id: string | null): string {
  const seat = state?.seats.find((one) => one.id === id);
  return seat ? `seat-${seat.team}` : '';
}

/** The teams that this viewer plays for. */
function ownTeams(state: Seated): readonly number[] {
  return state.seats.filter((seat) => state.you.includes(seat.id)).map((seat) => seat.team);
}

/** Who plays on the viewer's side, and is somebody else; whoever plays for several teams has no partners. */
export function partners(state: Seated | null): readonly SeatState[] {
  if (!state) return [];
  const own = ownTeams(state);
  if (new Set(own).size !== 1) return [];
  return state.seats.filter((seat) => own.includes(seat.team) && !state.you.includes(seat.id));
}

/** Who plays against the viewer. */
export function enemies(state: Seated): readonly SeatState[] {
  const friends = partners(state);
  return state.seats.filter((seat) => !state.you.includes(seat.id) && !friends.includes(seat));
}

/** How a game has ended for the viewer. */
export type Ending = 'over' | 'shared' | 'won' | 'team' | 'lost';

/** A team wins together, though the rules may say who of it comes first. */
export function ending(state: Seated, winners: readonly string[]): Ending {
  const won = new Set(state.seats.filter((seat) => winners.includes(seat.id)).map((seat) => seat.team));
  if (won.size > 1) return 'shared';
  const own = new Set(ownTeams(state));
  if (own.size !== 1) return 'over';
  if (![...own].some((team) => won.has(team))) return 'lost';
  return winners.some((seat) => state.you.includes(seat)) ? 'won' : 'team';
}
