import type { Offered } from '$lib/api.ts';
import type { SchemaWotrView } from '../../generated/wire.d.ts';

/**
 * What the rooms of this board say to each other. `map/` draws regions and armies, `pieces/` dice, cards and tracks,
 * `play/` turns clicks into plans; none of them knows the others' insides.
 */

/** A region's id, as the view calls it. */
export type RegionId = string;

export type WotrView = SchemaWotrView;

export type Side = 'free' | 'shadow';

/** How a region is marked while something is to be chosen. Each state differs in shape too, not only in colour. */
export type MarkKind = 'lit' | 'target' | 'battle' | 'muster' | 'chosen' | 'refused' | 'last';

export interface Mark {
  readonly kind: MarkKind;
  /** The key that chooses it. */
  readonly letter?: string;
  /** Whether a bot that was asked would choose it. */
  readonly hinted?: boolean;
  /** Why not, or what it would do: said by the server. */
  readonly said?: string;
  /** What would stand there afterwards: drawn as a dashed stack. */
  readonly ghost?: Readonly<Record<string, number>>;
  /** The number in the chronicle, for the last action's flag. */
  readonly number?: number;
}

/** Somebody goes or went from one region to another. */
export interface Arrow {
  readonly from: RegionId;
  readonly to: RegionId;
  readonly side: Side;
  readonly kind: 'march' | 'attack' | 'flight' | 'walk';
  readonly number?: number;
}

/** Everything that play asks the map to show. */
export interface Marks {
  /** Whether the warm veil lies on everything that is not marked. */
  readonly veil: boolean;
  readonly regions: Readonly<Record<RegionId, Mark>>;
  readonly arrows: readonly Arrow[];
}

/** What the map tells play: a click or Enter on a region, and what lies under the hand. */
export interface Hands {
  region: (id: RegionId) => void;
  under: (id: RegionId | null) => void;
}

/** One row of the decision: a choice, or a group of choices that is opened by choosing it. */
export interface Row {
  readonly key: string;
  readonly icon: string;
  readonly title: string;
  readonly detail: string;
  /** How many choices lie behind it; 1 for a choice itself. */
  readonly count: number;
  readonly chosen: boolean;
  readonly offered?: Offered;
  readonly open: () => void;
}
