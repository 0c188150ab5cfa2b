import { figure, NATIONS, type NationId, type Rank } from '../box.ts';

/** The figures of one nation, in the order in which a plate shows them. */
export interface Company {
  readonly nation: NationId;
  readonly ranks: readonly { readonly rank: Rank; readonly count: number }[];
}

const RANKS: readonly Rank[] = ['regular', 'elite', 'leader', 'nazgul'];

/** Figures as the server counts them, a row for each nation; the commander's own first, and of them the largest. */
export function companies(figures: Readonly<Record<string, number>>, commanding: readonly string[] = []): readonly Company[] {
  const found = NATIONS.map(({ id }) => ({
    nation: id,
    ranks: RANKS.map((rank) => ({ rank, count: figures[rank === 'nazgul' && id === 'sauron' ? 'nazgul' : `${id}-${rank}`] ?? 0 })).filter(
      (one) => one.count > 0,
    ),
  })).filter((one) => one.ranks.length > 0);
  const rank = (one: Company): number => (commanding.includes(one.nation) ? 100 : 0) + units(one);
  return found.sort((one, two) => rank(two) - rank(one));
}

function units(company: Company): number {
  return company.ranks.reduce((sum, { rank, count }) => sum + (rank === 'regular' || rank === 'elite' ? count : 0), 0);
}

/** Whether an id names a figure that is like others, not a character. */
export function isFigure(id: string): boolean {
  return id === 'nazgul' || RANKS.includes(figure(id).rank);
}
