import type { Offered } from '$lib/api.ts';
import { opening, t } from '$lib/i18n/language.svelte.ts';
import { isCard, type Fight } from '../contract.ts';
import { outcome, titleOf, totals } from '../board/describe.ts';
import { type Desk, verbOf } from './desk.svelte.ts';

/** One row of the decision: a choice with what it leads to, or a card that opens several. */
export interface Row {
  readonly key: string;
  /** The card whose medal stands before it. */
  readonly card: string | null;
  readonly title: string;
  readonly detail: string;
  /** What comes of it: the totals, and a word. */
  readonly result: string;
  readonly note: string;
  readonly tone: 'good' | 'bad' | '';
  readonly offered: Offered | null;
  readonly chosen: boolean;
  readonly open: () => void;
}

/** The side of whoever decides. */
export function sideOf(desk: Desk): 'fellowship' | 'shadow' {
  return desk.near === desk.now.free || desk.watching ? 'fellowship' : 'shadow';
}

/** What is asked, as rows; and those that would change nothing, which are folded. */
export function rows(desk: Desk): { rows: readonly Row[]; idle: readonly Row[] } {
  const { held } = desk;
  const offered = held === null ? desk.rest : desk.rest.filter((one) => one.things.includes(held));
  if (held === null && desk.pairing) return { rows: paired(desk, offered), idle: [] };
  const all = offered.map((one) => row(desk, one));
  const idle = all.filter((one) => one.offered && desk.idle(one.offered));
  // Where one of them has to be chosen, there is nothing else to show.
  const must = idle.length === all.length && desk.finals.length === 0;
  return idle.length < 2 || must ? { rows: all, idle: [] } : { rows: all.filter((one) => !idle.includes(one)), idle };
}

/** Two cards are to be brought together: first one of them is chosen. */
function paired(desk: Desk, offered: readonly Offered[]): Row[] {
  const made: Row[] = [];
  const groups = new Map<string, Offered[]>();
  for (const one of offered) {
    const cards = one.things.filter(isCard);
    // Defenders choose a minion; whatever else is given, lent or left over chooses where it goes.
    const lead = desk.mine?.kind === 'defend' ? cards[1] : cards[0];
    if (cards.length < 2 || !lead) made.push(row(desk, one));
    else groups.set(lead, [...(groups.get(lead) ?? []), one]);
  }
  for (const [card, offers] of groups) {
    const [only] = offers;
    if (offers.length === 1 && only) {
      made.push(row(desk, only));
      continue;
    }
    const strength = desk.standing(card)?.character?.strength.now;
    made.push({
      key: card,
      card,
      title: titleOf(card),
      detail: t(`tcg-web-pair-${verbOf(offers[0] as Offered)}`, { count: offers.length }),
      result: strength === undefined ? '' : String(strength),
      note: '',
      tone: '',
      offered: null,
      chosen: false,
      open: () => desk.pick(card),
    });
  }
  return made;
}

function row(desk: Desk, offered: Offered): Row {
  const cards = offered.things.filter(isCard);
  // Of a pair the other one counts, where one is held already.
  const card = cards.find((one) => one !== desk.held) ?? cards[0] ?? null;
  const ahead = desk.foreseen[offered.option];
  const fight = desk.fightOf(offered) ?? (ahead && !ahead.open ? ahead.fight : null);
  const called = ahead && !ahead.open && ahead.fight === null && desk.now.skirmish;
  return {
    key: offered.option,
    card,
    title: opening(offered.label),
    detail: ahead?.open ? t('tcg-web-more-to-choose') : '',
    ...(fight ? told(desk, fight) : called ? { result: '', note: t('tcg-web-no-fight'), tone: '' as const } : plain(desk, offered, card)),
    offered,
    chosen: false,
    open: () => desk.choose(offered),
  };
}

function told(desk: Desk, fight: Fight): Pick<Row, 'result' | 'note' | 'tone'> {
  const side = sideOf(desk);
  const { short, tone } = outcome(fight, side);
  return { result: totals(fight, side), note: short, tone };
}

/** Elsewhere a word is enough: the twilight that is left, the vitality that is left. */
function plain(desk: Desk, offered: Offered, card: string | null): Pick<Row, 'result' | 'note' | 'tone'> {
  const none = { result: '', note: '', tone: '' as const };
  const verb = verbOf(offered);
  const character = card === null ? undefined : desk.standing(card)?.character;
  if (verb === 'wound' && character) {
    const left = character.left - 1;
    if (left <= 0) return { result: t('tcg-web-killed'), note: '', tone: 'bad' };
    return { result: t('tcg-web-left', { left }), note: left === 1 ? t('tcg-web-exhausted') : '', tone: '' };
  }
  if (verb === 'heal' && character) return { ...none, result: t('tcg-web-left-healed', { left: character.left + 1 }) };
  const fight = desk.mine?.kind === 'skirmish' ? desk.now.fights.find((one) => one.character === card) : undefined;
  if (fight) return told(desk, fight);
  const held = verb === 'play' ? desk.hand.find((one) => one.card === card) : undefined;
  if (held && desk.now.phase === 'shadow') {
    return { ...none, note: t('tcg-web-left-over', { count: desk.now.twilight - held.cost.now }) };
  }
  return none;
}
