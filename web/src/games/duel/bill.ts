import { token, type Skill } from './facts.ts';
import type { PlayerView } from './view.ts';

/** Who pays for a symbol: an own card, a card that gives one of several, the Elves, or a coin. */
export type Payer = 'own' | 'choice' | 'wild' | 'coin';

export interface BillLine {
  skill: Skill;
  payer: Payer;
}

export interface Bill {
  printed: number;
  symbols: BillLine[];
  surcharge: number;
  waived: boolean;
  total: number;
}

interface Cost {
  coins?: number;
  skills?: Partial<Record<Skill, number>>;
}

/** What a thing costs a player, symbol by symbol, paid the cheapest way (p. 4). */
export function bill(cost: Cost, player: PlayerView, isLandmark: boolean): Bill {
  const symbols = Object.entries(cost.skills ?? {}).flatMap(([name, count]) =>
    Array.from({ length: count }, (_, index): BillLine => {
      const skill = name as Skill;
      return { skill, payer: index < player.skills[skill] ? 'own' : 'coin' };
    }),
  );
  for (const choice of player.skill_choices) {
    const line = symbols.find((one) => one.payer === 'coin' && choice.includes(one.skill));
    if (line) line.payer = 'choice';
  }
  const powers = player.tokens.map((id) => token(id).power);
  const last = symbols.find((one) => one.payer === 'coin');
  if (last && powers.includes('wild_skill')) last.payer = 'wild';
  const waived = isLandmark && powers.includes('no_surcharge');
  const surcharge = isLandmark && !waived ? player.fortresses.length : 0;
  const printed = cost.coins ?? 0;
  const missing = symbols.filter((one) => one.payer === 'coin').length;
  return { printed, symbols, surcharge, waived, total: printed + missing + surcharge };
}
