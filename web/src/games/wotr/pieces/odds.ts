import type { WotrView } from '../contract.ts';

/** A probability as people read it. */
export function percent(chance: number): string {
  const share = Math.round(chance * 100);
  if (share === 0 && chance > 0) return '<\u00a01\u00a0%';
  if (share === 100 && chance < 1) return '>\u00a099\u00a0%';
  return `${share}\u00a0%`;
}

/** Whether the dice are still to be thrown: of what has fallen there is nothing to guess. */
export function open(chances: readonly number[]): boolean {
  return chances.filter((chance) => chance > 0).length > 1;
}

/** The chances without the end of the list where nothing happens any more. */
export function trimmed(chances: readonly number[]): readonly number[] {
  return chances.slice(0, chances.findLastIndex((chance) => chance > 0.0005) + 1);
}

/** What would come of a Hunt now, as the server worked it out. */
export function huntOdds(view: WotrView): WotrView['hunt']['odds'] {
  return view.hunt.odds;
}
