import { api, type SeatState, type Summary } from '../api.ts';
import { language, t } from '../i18n/language.svelte.ts';
import { held, keys, type Key } from '../keep.ts';
import { enemies, partners, seatWho, sitter } from '../seats.ts';

/** So many keys the server looks at in one go. */
const AT_ONCE = 200;

/** All games of this browser, in short, the newest first. */
export async function myGames(): Promise<Summary[]> {
  return summaries(keys(held()));
}

export async function summaries(all: readonly Key[]): Promise<Summary[]> {
  const found: Summary[] = [];
  for (let first = 0; first < all.length; first += AT_ONCE) found.push(...(await api.mine(all.slice(first, first + AT_ONCE))));
  return found.sort((one, other) => other.touched - one.touched);
}

export function isMine(one: Summary): boolean {
  return !one.outcome && one.decider !== null && one.you.includes(one.decider);
}

/** As whom I play there. */
export function side(one: Summary): string {
  const titles = one.seats.filter((seat) => one.you.includes(seat.id)).map((seat) => seat.title);
  return titles.join(', ');
}

/** With whom and against whom it is played. */
export function company(one: Summary): string {
  const name = (seat: SeatState): string => (seat.kind === 'invited' || seat.kind === 'open' ? t(`web-against-${seat.kind}`) : sitter(seat));
  const names = (seats: readonly SeatState[]): string => [...new Set(seats.map(name))].join(', ');
  const against = names(enemies(one));
  const friends = names(partners(one));
  if (one.you.length === one.seats.length) return t(one.you.length > 2 ? 'web-company-here-all' : 'web-company-here');
  return friends ? t('web-with', { names: friends, others: against }) : t('web-against', { names: against });
}

/** Whose move it is, or how it ended. */
export function standing(one: Summary): string {
  if (one.outcome) return one.outcome.text;
  if (isMine(one)) return t('web-your-turn');
  const kind = one.seats.find((seat) => seat.id === one.decider)?.kind;
  if (kind === 'invited') return t('web-invite-waits');
  return one.decider && one.seats.length > 2 ? t('web-waits', { seat: seatWho(one, one.decider) }) : t('web-their-turn');
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400_000],
  ['hour', 3_600_000],
  ['minute', 60_000],
];

/** How long ago something was, as people say it. */
export function ago(time: number, now = Date.now()): string {
  const format = new Intl.RelativeTimeFormat(language.code, { numeric: 'auto' });
  for (const [unit, length] of STEPS) {
    const count = Math.floor((now - time) / length);
    if (count >= 1) return format.format(-count, unit);
  }
  return format.format(0, 'second');
}
