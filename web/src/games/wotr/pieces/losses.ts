import type { Happened } from '$lib/api.ts';
import { ownerOf } from '../box.ts';
import { word } from './dice.ts';
import { SIDES, type Side } from './sides.ts';

/** What a battle has cost a side, counted: a sentence for each hit of five rounds is a wall of words. */
export interface Loss {
  readonly side: Side;
  readonly lost: Readonly<Record<string, number>>;
  /** Elites in whose place a Regular stands now. */
  readonly reduced: Readonly<Record<string, number>>;
}

export function isLoss(kind: string): boolean {
  return kind === 'lost' || kind === 'reduced';
}

export function losses(events: readonly Happened[]): readonly Loss[] {
  return SIDES.flatMap((side) => {
    const own = events.filter((event) => isLoss(event.kind) && ownerOf(word(event, 'figure')) === side);
    return own.length ? [{ side, lost: counted(own, 'lost'), reduced: counted(own, 'reduced') }] : [];
  });
}

function counted(events: readonly Happened[], kind: string): Record<string, number> {
  const found: Record<string, number> = {};
  for (const event of events) {
    if (event.kind !== kind) continue;
    const figure = word(event, 'figure');
    found[figure] = (found[figure] ?? 0) + Number(word(event, 'count') || 1);
  }
  return found;
}
