import type { Happened, LogEntry } from '$lib/api.ts';
import type { Flight } from '$lib/motion.ts';
import { other, type Seat } from './facts.ts';

/** Which pieces cross the board because of what happened. */
export function flights(entries: readonly LogEntry[]): Flight[] {
  return entries.flatMap((entry) => entry.events.flatMap(flight));
}

function flight(event: Happened): Flight[] {
  const seat = event.args['seat'] as Seat;
  const region = `region-${event.args['region']}`;
  const unit = (from: string, to: string, owner: Seat): Flight => ({
    from,
    to,
    symbol: `duel-unit-${owner}`,
    look: `duel-piece-${owner}`,
  });
  const tower = (from: string, to: string, owner: Seat): Flight => ({
    from,
    to,
    symbol: 'duel-tower',
    look: `duel-piece-${owner}`,
  });
  switch (event.kind) {
    case 'placed':
      return [unit(`seat-${seat}`, region, seat)];
    case 'moved':
      return [unit(region, `region-${event.args['to']}`, seat)];
    case 'removed':
      return [unit(region, `seat-${other(seat)}`, other(seat))];
    case 'conflict':
      return [unit(region, `seat-${seat}`, seat), unit(region, `seat-${other(seat)}`, other(seat))];
    case 'fortress':
      return [tower(`seat-${seat}`, region, seat)];
    case 'razed':
      return [tower(region, `seat-${other(seat)}`, other(seat))];
    default:
      return [];
  }
}
