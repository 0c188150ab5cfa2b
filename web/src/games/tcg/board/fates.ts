import { t } from '$lib/i18n/language.svelte.ts';
import type { InPlay } from '../contract.ts';
import type { Desk } from '../play/desk.svelte.ts';
import { verbOf } from '../play/desk.svelte.ts';

/** What is said under a piece: what it adds to the archery, what a wound would do to it, whether it stays. */
export function fateOf(desk: Desk, live: InPlay): { text: string; tone: string } {
  const { view } = desk;
  const { character } = live;
  if (!character) return { text: '', tone: '' };
  const offered = desk.shown ? [] : desk.offers(live.card).map(verbOf);
  if (offered.includes('wound')) return wounded(character.left - 1);
  if (offered.includes('heal')) return { text: t('tcg-web-healed', { left: character.left + 1 }), tone: 'good' };
  if (view.phase === 'archery') {
    const archers = [...view.fellowship_archery.archers, ...view.minion_archery.archers];
    return { text: t(archers.includes(live.card) ? 'tcg-web-archer' : 'tcg-web-no-archer'), tone: '' };
  }
  if (view.decision?.kind === 'move' && live.zone === 'minions') return { text: t('tcg-web-stays'), tone: '' };
  return { text: '', tone: '' };
}

function wounded(left: number): { text: string; tone: string } {
  if (left <= 0) return { text: t('tcg-web-after-killed'), tone: 'bad' };
  if (left === 1) return { text: t('tcg-web-after-exhausted'), tone: 'bad' };
  return { text: t('tcg-web-after-left', { left }), tone: '' };
}
