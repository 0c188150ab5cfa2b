import type { InPlay } from '../cards/contract.ts';
import type { Fight } from '../contract.ts';

/** What the pictures of the lesson show: the deck of Aragorn against its own wild men. */
export const ARAGORN = '4P364';
export const GIMLI = '4C49';
export const FRODO = '4C302';
export const SWORD = '4U132';
export const SAVAGE = '4C17';
export const VILLAGE = '4U334';
export const PATH = ['4U328', '4U334', '4U342', '4U346', '4U350', '4U354', '4U356', '4U358', '4U362'];

function value(printed: number, now = printed): { printed: number; now: number; modifiers: [] } {
  return { printed, now, modifiers: [] };
}

function live(code: string, strength: number, now: number, left: number, wounds = 0): InPlay {
  return {
    card: `${code}a`,
    code,
    owner: 'a',
    zone: 'play',
    active: true,
    on: null,
    bears: [],
    stacked: [],
    keywords: [],
    tokens: {},
    character: {
      strength: value(strength, now),
      vitality: value(left + wounds),
      wounds,
      left,
      site: null,
      roaming: false,
      assigned: null,
      opponents: [],
      overwhelmed_at: 2 * now,
    },
  };
}

export const FIGHTERS = {
  aragorn: live(ARAGORN, 8, 10, 3, 1),
  savage: live(SAVAGE, 11, 11, 1),
  sword: { ...live(SWORD, 2, 2, 0), character: null } satisfies InPlay,
};

/** Aragorn has 10 and his enemy 11; twice as much is the end of either. */
export const SKIRMISH: Fight = {
  character: FIGHTERS.aragorn.card,
  minions: [FIGHTERS.savage.card],
  fellowship: 10,
  shadow: 11,
  fellowship_damage: 0,
  shadow_damage: 0,
  fellowship_falls_at: 20,
  shadow_falls_at: 22,
  winner: 'shadow',
  fates: [],
};
