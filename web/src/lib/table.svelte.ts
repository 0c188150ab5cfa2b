import { tick } from 'svelte';
import {
  api,
  liveAddress,
  sentence,
  type Chatted,
  type Choice,
  type Decision,
  type ErrorMessage,
  type HintAnswer,
  type LogEntry,
  type Notice,
  type Outlook,
  type StateMessage,
} from './api.ts';
import { Advice } from './advice/advice.svelte.ts';
import { Connection, type Status } from './connection.ts';
import { t } from './i18n/language.svelte.ts';
import { hold, holding } from './keep.ts';

/** So many moments are remembered as they were seen. */
const LATELY = 60;

/** Whoever draws the board may want to look at it right before and right after it changes. */
export interface Onlooker {
  before: () => void;
  after: (fresh: readonly LogEntry[]) => void;
}

/** So many items of the log after a moment of the past are fetched with it. */
const AROUND = 50;

/** The table as this browser knows it: the latest state, the log as far back as somebody has read, and the
 * place in the replay. */
export class Table {
  state = $state.raw<StateMessage | null>(null);
  log = $state.raw<readonly LogEntry[]>([]);
  /** The part of the log around a moment of the past that lies further back than `log`. */
  private away = $state.raw<readonly LogEntry[]>([]);
  chat = $state.raw<readonly Chatted[]>([]);
  /** What the house had to tell everybody: that the rules were mended, and what became of the game. */
  notices = $state.raw<readonly Notice[]>([]);
  status = $state<Status>('connecting');
  /** The choice that is on its way to the server. */
  pending = $state<string | null>(null);
  fault = $state<string | null>(null);
  /** A moment of the past, while the viewer looks at one. */
  past = $state.raw<StateMessage | null>(null);
  /** When the last message came: its clock is as of then. */
  heardAt = 0;
  /** What the last message added to the log. */
  fresh = $state.raw<readonly LogEntry[]>([]);

  tokens: Record<string, string>;
  onlooker: Onlooker | null = null;
  /** What a bot would do, for whoever asks. */
  readonly advice = new Advice(() => this);
  private readonly connection: Connection;
  private readonly memory = new Map<number, StateMessage>();
  /** What this page has seen lately, by the number of choices: nobody needs to ask for that again. */
  private readonly seen = new Map<number, StateMessage['view']>();
  private wanted: number | null = null;
  /** Whether the next message brings everything, as the first one of a connection does. */
  private anew = true;

  constructor(
    readonly id: string,
    /** Whether to look on only, whatever seats this browser holds. */
    watching = false,
  ) {
    this.tokens = watching ? {} : holding(id).tokens;
    this.connection = new Connection(() => liveAddress(id, this.tokens), {
      heard: (message) => this.heard(message as StateMessage | ErrorMessage),
      changed: (status) => {
        this.status = status;
        if (status === 'lost') this.lose();
        if (status === 'gone' || status === 'kept') void this.missed();
      },
    });
  }

  leave(): void {
    this.connection.close();
  }

  /** The page speaks another language: everything is to be said anew. */
  async retell(): Promise<void> {
    this.lose();
    this.fault = null;
    this.forget();
    this.connection.reopen();
    if (this.past) await this.look(this.past.n);
  }

  /** There is no way to this table: the server says why. */
  private async missed(): Promise<void> {
    const found = await this.trying(() => api.state(this.id, this.tokens));
    if (found) this.fault = t('web-no-table');
  }

  private lose(): void {
    this.pending = null;
    this.anew = true;
  }

  /** What the page shows: now, or the moment of the past that the viewer looks at. */
  get shown(): StateMessage | null {
    return this.past ?? this.state;
  }

  /** The part of the log that is shown: the newest, or that around the moment the viewer looks at. */
  get lines(): readonly LogEntry[] {
    const at = this.past?.n;
    const far = at !== undefined && at < (this.log[0]?.n ?? 0);
    return far && this.away.some((entry) => entry.n === at) ? this.away : this.log;
  }

  /** Fetch what comes before the part of the log that is shown. */
  async earlier(): Promise<void> {
    const first = this.lines[0]?.n ?? 0;
    if (first === 0) return;
    const page = await this.trying(() => api.log(this.id, first, this.tokens));
    // Meanwhile something may have been taken back, or somebody else may have asked for the same.
    if (!page) return;
    if (this.log[0]?.n === first) this.log = [...page.log, ...this.log];
    else if (this.away[0]?.n === first) this.away = [...page.log, ...this.away];
  }

  /** What this viewer has to decide now. */
  get mine(): Decision | null {
    const decision = this.past ? null : this.state?.decision;
    return decision && decision.options.length > 0 ? decision : null;
  }

  /** Whether no choice can be made at the moment: one is on its way, or there is no way to the server. */
  get busy(): boolean {
    return this.pending !== null || this.status !== 'live';
  }

  get plays(): boolean {
    return (this.state?.you.length ?? 0) > 0;
  }

  token(seat?: string): string | undefined {
    return (seat && this.tokens[seat]) || Object.values(this.tokens)[0];
  }

  /** Choose one option, or several in one go: a plan. */
  choose(option: string | readonly string[]): void {
    const state = this.state;
    if (!state || this.pending !== null || !this.mine) return;
    this.fault = null;
    const choice: Choice = { choose: option, n: state.n, version: state.version };
    if (this.connection.send(choice)) this.pending = typeof option === 'string' ? option : option.join(', ');
    else this.fault = t('web-not-connected');
  }

  /** What a plan would lead to; nothing is made. Throws the server's refusal. */
  async outlook(plan: readonly string[], depth: number, parts: readonly string[] = []): Promise<Outlook | null> {
    const asking = this.thinking();
    return asking && api.outlook(this.id, { ...asking, plan, depth, parts });
  }

  /** What a bot would do here, or that the others are asked first. Throws the server's refusal. */
  async hint(): Promise<HintAnswer | null> {
    const asking = this.thinking();
    return asking && api.hint(this.id, asking);
  }

  /** Why something is not offered now, or would not be after a plan; null if there is nothing to say. */
  async why(plan: readonly string[], option: string): Promise<string | null> {
    const asking = this.thinking();
    if (!asking) return null;
    try {
      return (await api.why(this.id, { ...asking, plan, option })).said;
    } catch {
      return null;
    }
  }

  /** Who thinks about which moment. */
  private thinking(): { token: string; n: number; version: number } | null {
    const { state, mine } = this;
    const token = this.token(mine?.seat);
    return state && mine && token ? { token, n: state.n, version: state.version } : null;
  }

  /** Do something at the table; if the server refuses, say why. */
  async ask<T>(deed: (token: string) => Promise<T>, seat?: string): Promise<T | null> {
    const token = this.token(seat);
    if (!token) return null;
    return this.trying(() => deed(token));
  }

  async trying<T>(deed: () => Promise<T>): Promise<T | null> {
    this.fault = null;
    try {
      return await deed();
    } catch (fault) {
      this.fault = sentence(fault);
      return null;
    }
  }

  /** Look at the table as it was after n choices; null comes back to now. */
  async look(n: number | null): Promise<void> {
    const state = this.state;
    if (!state) return;
    this.wanted = n;
    if (n === null || (n >= state.n && !state.archive)) {
      this.wanted = null;
      await this.show(() => (this.past = null), []);
      return;
    }
    const at = Math.max(0, Math.min(n, state.last));
    const message = await this.trying(() => this.at(at));
    if (!message || this.wanted !== n) return;
    if (at < (this.log[0]?.n ?? 0) && !this.away.some((entry) => entry.n === at)) await this.reach(at);
    if (this.wanted !== n) return;
    const step = this.shown?.n === at - 1 ? message.log : [];
    await this.show(() => (this.past = message), step);
  }

  /** Fetch the part of the log around a moment that lies far back. */
  private async reach(at: number): Promise<void> {
    const page = await this.trying(() => api.log(this.id, at + AROUND, this.tokens));
    if (page) this.away = page.log;
  }

  /** How the table looked after n choices; null where that cannot be had. */
  async viewAt(n: number): Promise<StateMessage['view'] | null> {
    const known = this.seen.get(n);
    if (known) return known;
    return this.at(n).then(
      (message) => message.view,
      () => null,
    );
  }

  private async at(n: number): Promise<StateMessage> {
    const message = this.memory.get(n) ?? (await api.stateAt(this.id, n, this.tokens));
    this.memory.set(n, message);
    return message;
  }

  private remember(message: StateMessage): void {
    this.seen.set(message.n, message.view);
    const [oldest] = this.seen.keys();
    if (this.seen.size > LATELY && oldest !== undefined) this.seen.delete(oldest);
  }

  private forget(): void {
    this.memory.clear();
    this.seen.clear();
  }

  private heard(message: StateMessage | ErrorMessage): void {
    if (message.type === 'error') {
      this.pending = null;
      this.fault = message.error.said;
      return;
    }
    const known = this.log.at(-1)?.n ?? -1;
    const first = this.state === null;
    const back = this.state !== null && message.n < this.state.n;
    if (back) {
      this.forget();
      this.past = null;
    }
    this.remember(message);
    const anew = this.anew;
    this.anew = false;
    // What went wrong while there was no way to the table is over.
    if (anew) this.fault = null;
    const fresh = first || back ? [] : message.log.filter((entry) => entry.n > known);
    void this.show(() => {
      const before = this.log.filter((entry) => entry.n < message.since);
      // Where something lies between what was known and what came, that is fetched when somebody reads it.
      const joins = !anew && before.at(-1)?.n === message.since - 1;
      this.log = joins ? [...before, ...message.log] : message.log;
      if (back || anew) this.away = [];
      this.chat = anew ? message.chat : added(this.chat, message.chat);
      this.notices = anew ? message.notices : added(this.notices, message.notices);
      this.heardAt = performance.now();
      this.state = message;
      this.fresh = fresh;
      this.pending = null;
    }, this.past ? [] : fresh);
    if (message.next) this.follow(message.next);
  }

  private async show(change: () => void, fresh: readonly LogEntry[]): Promise<void> {
    this.onlooker?.before();
    change();
    await tick();
    this.onlooker?.after(fresh);
  }

  /** A rematch was agreed on: the same tokens hold the seats of the next table. */
  private follow(next: string): void {
    if (Object.keys(holding(next).tokens).length === 0 && this.plays) hold({ table: next, tokens: this.tokens });
  }
}

/** The old ones and those that are new; ids grow. */
function added<T extends { id: number }>(old: readonly T[], come: readonly T[]): readonly T[] {
  const newest = old.at(-1)?.id ?? -1;
  return [...old, ...come.filter((one) => one.id > newest)];
}
