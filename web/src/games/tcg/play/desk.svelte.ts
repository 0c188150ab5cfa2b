import { untrack } from 'svelte';
import type { Decision, Offered } from '$lib/api.ts';
import type { Table } from '$lib/table.svelte.ts';
import { type Asking, type Fight, type Held, type InPlay, type Mark, type Player, type TcgView, isCard } from '../contract.ts';

/** What a choice would lead to, as far as the server can foresee it. */
export interface Foreseen {
  /** The skirmish as it would stand; null where it would be over or called off. */
  readonly fight: Fight | null;
  /** Whether more is to be chosen before anything changes. */
  readonly open: boolean;
  /** The twilight that would be left. */
  readonly twilight: number;
}

/** Answers that end a question and have buttons of their own; the others are rows. */
const FINALS = new Set(['pass', 'done', 'yes', 'no', 'move', 'stay']);
/** Verbs that name two cards. */
const PAIRS = new Set(['assign', 'transfer', 'heal']);
/** So many choices are looked through for what they lead to. */
const LOOKED_THROUGH = 10;

/** The words of an option. */
export function verbOf(offered: Offered): string {
  return offered.option.split(' ')[0] ?? '';
}

/** Everything that somebody at this table can do now, and what he holds in his hand meanwhile. */
export class Desk {
  /** A card that waits for a second one: whom to fight, who takes it. */
  held = $state<string | null>(null);
  /** A card that cannot do anything now, and why. */
  refused = $state.raw<{ card: string; said: string } | null>(null);
  reasons = $state.raw<Readonly<Record<string, string>>>({});
  foreseen = $state.raw<Readonly<Record<string, Foreseen>>>({});
  private readonly asked = new Set<string>();
  private moment = '';

  constructor(readonly table: Table) {
    // A new question: nothing is held, nothing is known of what comes of it.
    $effect(() => {
      const now = `${table.state?.version} ${table.past?.n ?? ''}`;
      untrack(() => {
        if (now === this.moment) return;
        this.moment = now;
        this.held = null;
        this.refused = null;
        this.reasons = {};
        this.foreseen = {};
        this.asked.clear();
        void this.lookAhead();
      });
    });
  }

  /** The table as a deed of another left it, while that is shown. */
  shown = $state.raw<TcgView | null>(null);

  get view(): TcgView {
    return this.shown ?? this.now;
  }

  /** The table at which the question is asked, whatever is shown meanwhile of what led to it. */
  get now(): TcgView {
    return this.table.shown?.view as unknown as TcgView;
  }

  get mine(): Decision | null {
    return this.table.mine;
  }

  get options(): readonly Offered[] {
    return this.mine?.options ?? [];
  }

  get asking(): Asking | null {
    return this.now.decision;
  }

  /** Whose side of the table is below: one's own, else the fellowship's. */
  get near(): string {
    return this.table.shown?.eyes ?? this.table.shown?.you[0] ?? this.view.free;
  }

  get watching(): boolean {
    return this.table.shown?.eyes === null;
  }

  player(seat: string): Player | undefined {
    return this.view.players.find((one) => one.seat === seat);
  }

  /** The others, in the order of play, beginning after the near one. */
  get others(): readonly Player[] {
    const { order, players } = this.view;
    const seats = order.length ? order : players.map((one) => one.seat);
    const at = seats.indexOf(this.near);
    const round = [...seats.slice(at + 1), ...seats.slice(0, at)];
    return round.flatMap((seat) => this.player(seat) ?? []);
  }

  // -- cards ---------------------------------------------------------------------------------------

  readonly #cards = $derived.by(() => new Map(this.view.cards.map((one) => [one.card, one])));

  live(card: string): InPlay | undefined {
    return this.#cards.get(card);
  }

  /** A card as it stands at the question. */
  standing(card: string): InPlay | undefined {
    return this.shown ? this.now.cards.find((one) => one.card === card) : this.live(card);
  }

  all(cards: readonly string[]): readonly InPlay[] {
    return cards.flatMap((card) => this.live(card) ?? []);
  }

  /** The cards in the near player's hand, as far as these eyes know them: one holds them now, whatever is shown. */
  get hand(): readonly Held[] {
    return this.now.players.find((one) => one.seat === this.near)?.hand.cards ?? [];
  }

  // -- what can be chosen ----------------------------------------------------------------------------

  readonly #offers = $derived.by(() => {
    const found = new Map<string, Offered[]>();
    for (const offered of this.options) {
      for (const thing of new Set(offered.things)) {
        const known = found.get(thing);
        if (known) known.push(offered);
        else found.set(thing, [offered]);
      }
    }
    return found;
  });

  /** Copies in a hand are one to the rules, which offer the first of them: each does as well. */
  private copy(card: string): string {
    if (this.#offers.has(card)) return card;
    const { about } = this.asking ?? {};
    const code = this.hand.find((one) => one.card === card)?.code;
    if (code === undefined || (about?.kind === 'choose' && about.chosen.includes(card))) return card;
    return this.hand.find((one) => one.code === code && this.#offers.has(one.card))?.card ?? card;
  }

  /** What can be done with a card. */
  offers(card: string): readonly Offered[] {
    return this.#offers.get(this.copy(card)) ?? [];
  }

  /** Answers with a button of their own. */
  get finals(): readonly Offered[] {
    return this.options.filter((one) => FINALS.has(one.option));
  }

  get rest(): readonly Offered[] {
    return this.options.filter((one) => !FINALS.has(one.option));
  }

  /** Whether two cards are to be brought together. */
  get pairing(): boolean {
    return this.options.some((one) => PAIRS.has(verbOf(one)) && one.things.filter(isCard).length > 1);
  }

  /** Whether a card may be pulled with a finger: it can be part of a fight that is being made. */
  pulls(card: string): boolean {
    const kind = this.mine?.kind;
    return (kind === 'defend' || kind === 'attack') && this.offers(card).length > 0;
  }

  private pair(card: string): Offered | undefined {
    const { held } = this;
    if (held === null || held === card) return undefined;
    return this.offers(card).find((one) => one.things.includes(held));
  }

  /** What bringing the held card and this one together would lead to. */
  forecast(card: string): Fight | null {
    const offered = this.pair(card);
    return offered ? this.fightOf(offered) : null;
  }

  /** The skirmish that an assignment would make, as the question tells it: fights stand in the order of the options. */
  fightOf(offered: Offered): Fight | null {
    const about = this.asking?.about;
    if (about?.kind !== 'defend' && about?.kind !== 'attack') return null;
    return about.fights[this.options.indexOf(offered)] ?? null;
  }

  mark(card: string): Mark | undefined {
    const { about } = this.asking ?? {};
    if (this.refused?.card === card) return 'refused';
    if (this.held === card || (about?.kind === 'choose' && about.chosen.includes(card))) return 'chosen';
    if (this.table.past || this.shown || this.table.busy) return undefined;
    if (this.held !== null) return this.pair(card) ? 'lit' : undefined;
    const offers = this.offers(card);
    if (offers.length) return offers.every((one) => this.idle(one)) ? 'possible' : 'lit';
    return undefined;
  }

  /** Whether a choice is known to leave the skirmish as it is. */
  idle(offered: Offered): boolean {
    const { skirmish } = this.now;
    const ahead = this.foreseen[offered.option];
    if (!skirmish || !ahead || ahead.open || !ahead.fight) return false;
    return same(skirmish, ahead.fight);
  }

  // -- doing -----------------------------------------------------------------------------------------

  choose(offered: Offered): void {
    this.held = null;
    this.table.choose(offered.option);
  }

  /** A click on a card, or Enter. */
  pick(clicked: string): void {
    if (this.table.past || !this.mine) return;
    const card = this.copy(clicked);
    const together = this.pair(card);
    if (together) return this.choose(together);
    const offers = this.offers(card);
    const [only] = offers;
    if (this.held === card) this.held = null;
    else if (only && offers.length === 1 && only.things.filter(isCard).length < 2) this.choose(only);
    else if (only) this.held = card;
    else void this.refuse(card);
  }

  /** Something was let go of over another card. */
  drop(card: string, on: string): void {
    this.held = this.copy(card);
    if (this.pair(on)) this.pick(on);
    else this.held = null;
  }

  /** Put down what is held. Whether there was something. */
  back(): boolean {
    const holding = this.held !== null || this.refused !== null;
    this.held = null;
    this.refused = null;
    return holding;
  }

  // -- why not, and what then --------------------------------------------------------------------------

  private async refuse(card: string): Promise<void> {
    const said = await this.why(card);
    if (said) this.refused = { card, said };
  }

  /** Why a card cannot be played or used now; told once a question. */
  async why(card: string): Promise<string | null> {
    if (!this.mine || this.offers(card).length) return null;
    const known = this.reasons[card];
    if (known !== undefined) return known;
    if (this.asked.has(card)) return null;
    this.asked.add(card);
    const { moment } = this;
    const said = await this.table.why([], `${this.wish(card)} ${card}`);
    if (said === null || moment !== this.moment) return null;
    this.reasons = { ...this.reasons, [card]: said };
    return said;
  }

  /** What somebody who clicks on a card wants of it. */
  private wish(card: string): string {
    const verb = this.rest.map(verbOf).find((one) => one !== 'play' && one !== 'use' && !PAIRS.has(one));
    const held = this.hand.some((one) => one.card === card);
    if (verb && this.mine?.kind !== 'action' && !(held && this.mine?.kind === 'answer')) return verb;
    return this.live(card) ? 'use' : 'play';
  }

  /** In a skirmish every choice tells what it makes of it; elsewhere, and where a wound is answered, the rows say enough. */
  private async lookAhead(): Promise<void> {
    const { moment } = this;
    if (!this.mine || !this.now.skirmish || !['action', 'choose'].includes(this.mine.kind)) return;
    for (const { option } of this.rest.slice(0, LOOKED_THROUGH)) {
      const found = await this.foresee([option]);
      if (moment !== this.moment) return;
      if (found) this.foreseen = { ...this.foreseen, [option]: found };
    }
  }

  private async foresee(plan: readonly string[]): Promise<Foreseen | null> {
    const ahead = await this.table.outlook(plan, 1, ['skirmish', 'twilight', 'actions']).catch(() => null);
    if (!ahead) return null;
    const parts = ahead.parts as Partial<Pick<TcgView, 'skirmish' | 'twilight' | 'actions'>>;
    const { skirmish = null, twilight = this.now.twilight, actions = [] } = parts;
    // A target among those who fight is what such a choice is made for.
    const next = ahead.ahead.decision;
    if (next?.seat === this.mine?.seat && next?.kind === 'choose' && plan.length < 3) {
      const fighting = [this.now.skirmish?.character, ...(this.now.skirmish?.minions ?? [])];
      const targets = next.options.filter((one) => one.things.some((thing) => fighting.includes(thing)));
      const [target] = targets;
      if (target) return this.foresee([...plan, target.option]);
    }
    // Where the next skirmish has begun, this one is over as it stood: there is nothing to foresee of it.
    const same = skirmish === null || skirmish.character === this.now.skirmish?.character;
    // While something is under way, or somebody may prevent it, nothing has changed yet.
    const open = actions.length > 0 || (skirmish === null && ahead.view === null);
    return same ? { fight: skirmish, open, twilight } : null;
  }
}

function same(one: Fight, other: Fight): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}
