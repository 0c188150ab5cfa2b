import type { WotrView } from '../contract.ts';

/** A probability as people read it. */
export function percent(chance: number): string {
  const share = Math.round(chance * 100);
  if (share === 0 && chance > 0) return '< 1 %';
  if (share === 100 && chance < 1) return '> 99 %';
  return `${share} %`;
}

/** What the server has worked out about the next Hunt; nothing where it tells nothing. */
export interface HuntOdds {
  readonly hit?: number;
  readonly reveal?: number;
}

export function huntOdds(view: WotrView): HuntOdds | null {
  return (view.hunt as { readonly odds?: HuntOdds | null }).odds ?? null;
}
