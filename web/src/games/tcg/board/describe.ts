import { t } from '$lib/i18n/language.svelte.ts';
import { words } from '$lib/words.svelte.ts';
import { printed } from '../cards/printed.svelte.ts';
import { codeOf, type Fight, type InPlay, type Mark } from '../contract.ts';

/** The title of a card, by its code or by its name at the table. */
export function titleOf(card: string): string {
  return printed(card)?.title ?? words.name('card', codeOf(card));
}

/** A card in play, for those who cannot see it. */
export function describe(live: InPlay, mark: Mark | undefined): string {
  const { character } = live;
  const parts = [titleOf(live.code)];
  if (character) parts.push(t('tcg-web-say-character', { strength: character.strength.now, left: character.left, vitality: character.vitality.now }));
  if (character?.wounds) parts.push(t('tcg-web-say-wounds', { count: character.wounds }));
  if (mark === 'lit' || mark === 'possible') parts.push(t('tcg-web-say-lit'));
  if (mark === 'chosen') parts.push(t('tcg-web-say-chosen'));
  return parts.join(', ');
}

/** What would come of a skirmish as it stands. */
export interface Told {
  readonly text: string;
  /** The same in a word or two, beside the totals. */
  readonly short: string;
  readonly tone: 'good' | 'bad' | '';
}

/** `near` is the side of whoever looks on. */
export function outcome(fight: Fight, near: 'fellowship' | 'shadow'): Told {
  const tone = fight.winner === null ? '' : fight.winner === near ? 'good' : 'bad';
  if (fight.winner === null || !fight.fates.length) {
    return { text: t('tcg-web-nobody'), short: t('tcg-web-nobody-short'), tone: '' };
  }
  const won = t(fight.winner === 'shadow' ? 'tcg-web-shadow-wins' : 'tcg-web-fellowship-wins');
  const fates = fight.fates.map((fate) => {
    const key = fate.killed ? (fate.wounds ? 'tcg-web-fate-killed' : 'tcg-web-fate-overwhelmed') : 'tcg-web-fate-wounded';
    return t(key, { card: titleOf(fate.card), wounds: fate.wounds });
  });
  const dead = fight.fates.filter((fate) => fate.killed).length;
  const falls = fight.fates.every((fate) => fate.killed && !fate.wounds);
  const short = falls
    ? t('tcg-web-short-overwhelmed', { count: dead })
    : dead
      ? t('tcg-web-short-killed', { count: dead })
      : t('tcg-web-short-wounds', { count: fight.fates[0]?.wounds ?? 0 });
  return { text: [won, ...fates].join(' '), short, tone };
}

/** Both totals, the viewer's side first. */
export function totals(fight: Fight, near: 'fellowship' | 'shadow'): string {
  return near === 'fellowship' ? `${fight.fellowship} : ${fight.shadow}` : `${fight.shadow} : ${fight.fellowship}`;
}
