import type { WotrView } from '../contract.ts';

/** A probability as people read it. */
export function percent(chance: number): string {
  const share = Math.round(chance * 100);
  if (share === 0 && chance > 0) return '< 1 %';
  if (share === 100 && chance < 1) return '> 99 %';
  return `${share} %`;
}

/** What the server has worked out about the next Hunt: each list tells how likely 0, 1, 2... are. */
export interface HuntOdds {
  readonly found: number;
  readonly successes: readonly number[];
  readonly damage: readonly number[];
  readonly reveal: number;
  readonly stop: number;
}

export function huntOdds(view: WotrView): HuntOdds | null {
  return (view.hunt as { readonly odds?: HuntOdds | null }).odds ?? null;
}

/** The hits of a round of battle, and how it ends if both fight on without cards. */
export interface BattleOdds {
  readonly round: number;
  readonly attacker: readonly number[];
  readonly defender: readonly number[];
  readonly ends: { readonly won: number; readonly lost: number; readonly both: number };
}

export function battleOdds(view: WotrView): BattleOdds | null {
  return (view.battle as { readonly odds?: BattleOdds | null } | null)?.odds ?? null;
}

/** Whether the dice are still to be thrown: of what has fallen there is nothing to guess. */
export function open(chances: readonly number[]): boolean {
  return chances.filter((chance) => chance > 0).length > 1;
}

/** The chances without the end of the list where nothing happens any more. */
export function trimmed(chances: readonly number[]): readonly number[] {
  return chances.slice(0, chances.findLastIndex((chance) => chance > 0.0005) + 1);
}
