import type { GameInfo } from './api.ts';
import { knows, t } from './i18n/language.svelte.ts';

/** Four strengths with names of the books, the weakest first. */
export const LEVELS: readonly string[] = ['pippin', 'gimli', 'faramir', 'galadriel'];
/** What plays where nobody has learned a game yet. */
const BEFORE: readonly string[] = ['random', 'greedy'];

/** Neither the weakest nor the strongest. */
const USUAL: readonly string[] = ['gimli', 'greedy'];

/** Who can be asked to play: where there are levels, the nameless ones that came before them stay at home. */
export function opponents(game: GameInfo): readonly string[] {
  const bots = game.bots.map((bot) => bot.id);
  return bots.some((bot) => LEVELS.includes(bot)) ? bots.filter((bot) => !BEFORE.includes(bot)) : bots;
}

export function usualOpponent(game: GameInfo): string {
  const bots = opponents(game);
  return USUAL.find((bot) => bots.includes(bot)) ?? bots.at(-1) ?? '';
}

export function botName(id: string): string {
  return knows(`web-bot-${id}`) ? t(`web-bot-${id}`) : id;
}

/** What it is like to play against, in a line. */
export function botLine(id: string): string {
  return knows(`web-bot-${id}-like`) ? t(`web-bot-${id}-like`) : '';
}
