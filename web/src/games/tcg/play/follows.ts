import type { Offered } from '$lib/api.ts';
import { opening, t } from '$lib/i18n/language.svelte.ts';
import { outcome } from '../board/describe.ts';
import { spokenOf } from '../board/seats.ts';
import type { Desk } from './desk.svelte.ts';
import { sideOf } from './rows.ts';

/** What passing leads to. */
export interface Follows {
  readonly text: string;
  readonly tone: 'good' | 'bad' | '';
}

const NOTHING: Follows = { text: '', tone: '' };

/** What follows if this player does no more: a sentence above the button. */
export function follows(desk: Desk): Follows {
  const { about } = desk.asking ?? {};
  const view = desk.now;
  if (!about || !desk.mine) return NOTHING;
  if (about.kind === 'action' && !about.alone) {
    const others = view.players.filter((one) => one.playing && one.seat !== desk.mine?.seat && !about.passed.includes(one.seat));
    const who = others.map((one) => spokenOf(desk.table.state, one.seat)).join(', ');
    if (view.skirmish) {
      const { text, tone } = outcome(view.skirmish, sideOf(desk));
      return { text: about.last ? text : t('tcg-web-if-passes', { who, text }), tone };
    }
    return { text: about.last ? t('tcg-web-phase-ends') : t('tcg-web-phase-ends-if', { who }), tone: '' };
  }
  if (about.kind === 'defend') {
    const left = view.cards.filter((one) => one.zone === 'minions' && one.active && !one.character?.assigned).length;
    return left ? { text: t('tcg-web-leave', { count: left }), tone: 'bad' } : NOTHING;
  }
  if (about.kind === 'action' && about.phase === 'shadow') return { text: t('tcg-web-leaves-twilight', { count: view.twilight }), tone: '' };
  return NOTHING;
}

/** What the button of an answer says. */
export function finalLabel(offered: Offered): string {
  return opening(offered.label);
}
