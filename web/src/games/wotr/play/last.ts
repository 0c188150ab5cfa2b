import type { LogEntry } from '$lib/api.ts';
import type { Arrow, RegionId } from '../contract.ts';
import { isRegion } from './pieces.ts';

/** What somebody did in one go: a choice, and those that were made together with it or followed without the other side. */
export function lastDeed(log: readonly LogEntry[]): LogEntry[] {
  const found: LogEntry[] = [];
  for (const entry of log.toReversed()) {
    if (entry.n === 0 || entry.seat === null) break;
    if (found[0] && (found[0].seat !== entry.seat || !found[0].joined)) break;
    found.unshift(entry);
  }
  return found;
}

const WENT: Readonly<Record<string, Arrow['kind']>> = {
  marched: 'march',
  advanced_army: 'march',
  retreated: 'march',
  sailed: 'march',
  attack: 'attack',
  flew: 'flight',
};

/** The regions where it happened, each with the number of the choice. */
export function places(entries: readonly LogEntry[]): Map<RegionId, number> {
  const found = new Map<RegionId, number>();
  for (const entry of entries) {
    for (const event of entry.events) {
      const { region, to } = event.args;
      const at = to ?? region;
      if (typeof at === 'string' && isRegion(at)) found.set(at, entry.n);
    }
  }
  return found;
}

export function arrows(entries: readonly LogEntry[]): Arrow[] {
  return entries.flatMap((entry) =>
    entry.events.flatMap((event) => {
      const { region, to } = event.args;
      const kind = WENT[event.kind];
      if (!kind || typeof region !== 'string' || typeof to !== 'string' || !isRegion(region) || !isRegion(to)) return [];
      return [{ from: region, to, side: entry.seat === 'shadow' ? ('shadow' as const) : ('free' as const), kind }];
    }),
  );
}
