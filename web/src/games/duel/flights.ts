import type { LogEntry } from '$lib/api.ts';
import type { Flight } from '$lib/motion.ts';
import type { SchemaDuelEventMessage } from '../../generated/wire.d.ts';
import { other, type Seat } from './facts.ts';

/** Which pieces cross the board because of what happened. */
export function flights(entries: readonly LogEntry[]): Flight[] {
  return entries.flatMap((entry) => entry.events.flatMap((event) => flight(event as SchemaDuelEventMessage)));
}

const region = (id: string): string => `region-${id}`;
const home = (seat: Seat): string => `seat-${seat}`;
const unit = (from: string, to: string, owner: Seat): Flight => piece(from, to, owner, `duel-unit-${owner}`);
const tower = (from: string, to: string, owner: Seat): Flight => piece(from, to, owner, 'duel-tower');

function piece(from: string, to: string, owner: Seat, symbol: string): Flight {
  return { from, to, symbol, look: `duel-piece-${owner}` };
}

function flight({ kind, args }: SchemaDuelEventMessage): Flight[] {
  const seat = args.seat as Seat;
  switch (kind) {
    case 'placed':
      return [unit(home(seat), region(args.region), seat)];
    case 'moved':
      return [unit(region(args.region), region(args.to), seat)];
    case 'removed':
      return [unit(region(args.region), home(other(seat)), other(seat))];
    case 'conflict':
      return [seat, other(seat)].map((owner) => unit(region(args.region), home(owner), owner));
    case 'fortress':
      return [tower(home(seat), region(args.region), seat)];
    case 'razed':
      return [tower(region(args.region), home(other(seat)), other(seat))];
    default:
      return [];
  }
}
