import { createSubscriber } from 'svelte/reactivity';
import type { Table } from './table.svelte.ts';

const SECOND = 1000;
const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Whoever reads a clock reads it again twice a second. */
const ticking = createSubscriber((update) => {
  const timer = setInterval(update, SECOND / 2);
  return () => clearInterval(timer);
});

/** How many milliseconds a seat has left by now; null where no clock was agreed on. */
export function left(table: Table, seat: string): number | null {
  const clock = table.state?.clock;
  const told = clock?.left[seat];
  if (!clock || told === undefined) return null;
  if (clock.runs !== seat || table.state?.outcome) return told;
  ticking();
  return told - (performance.now() - table.heardAt);
}

/** The seat of somebody else whose time is up. */
export function late(table: Table): string | null {
  const runs = table.state?.clock?.runs;
  if (!runs || table.state?.outcome || table.state?.you.includes(runs)) return null;
  return (left(table, runs) ?? 1) <= 0 ? runs : null;
}

/** Time as a clock shows it; the words are for days. */
export function shown(milliseconds: number, days: (days: number, hours: number) => string): string {
  const all = Math.max(0, Math.ceil(milliseconds / SECOND));
  if (all >= DAY) return days(Math.floor(all / DAY), Math.floor((all % DAY) / HOUR));
  const two = (part: number): string => String(part).padStart(2, '0');
  const [hours, minutes, seconds] = [Math.floor(all / HOUR), Math.floor((all % HOUR) / MINUTE), all % MINUTE];
  return hours ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
