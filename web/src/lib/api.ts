import type {
  SchemaAsking,
  SchemaCardOfBox,
  SchemaChatMessage,
  SchemaCheckedDeck,
  SchemaDecisionMessage,
  SchemaErrorMessage,
  SchemaEventMessage,
  SchemaFork,
  SchemaGameMessage,
  SchemaHintAnswer,
  SchemaHintMessage,
  SchemaHouseMessage,
  SchemaInvitation,
  SchemaJoining,
  SchemaLesson,
  SchemaListToCheck,
  SchemaLiveChoice,
  SchemaLogMessage,
  SchemaLogPageMessage,
  SchemaLookingAhead,
  SchemaNewClock,
  SchemaNewSeat,
  SchemaNewTable,
  SchemaNoticeMessage,
  SchemaOptionMessage,
  SchemaOutlookMessage,
  SchemaPacing,
  SchemaRefusal,
  SchemaRematch,
  SchemaReminderMessage,
  SchemaReminding,
  SchemaReviewAnswer,
  SchemaReviewMessage,
  SchemaSeated,
  SchemaSeatingMessage,
  SchemaSeatMessage,
  SchemaShelf,
  SchemaStateMessage,
  SchemaSummary,
  SchemaTakenBack,
  SchemaWhyMessage,
  SchemaWord,
} from '../generated/wire.d.ts';
import { language, t } from './i18n/language.svelte.ts';

/** The messages of docs/api.md, as the server's own types say them: `python tools/build_web.py --types`. */
export type Chatted = SchemaChatMessage;
export type Choice = SchemaLiveChoice;
export type Decision = SchemaDecisionMessage;
export type ErrorMessage = SchemaErrorMessage;
export type GameInfo = SchemaGameMessage;
export type Happened = SchemaEventMessage;
/** What a bot would do, and why. */
export type Hint = SchemaHintMessage;
export type HintAnswer = SchemaHintAnswer;
export type HouseInfo = SchemaHouseMessage;
export type Invitation = SchemaInvitation;
export type LogEntry = SchemaLogMessage;
export type NewClock = SchemaNewClock;
export type NewTable = SchemaNewTable;
export type Notice = SchemaNoticeMessage;
/** How much a player wants to be asked. */
export type Pace = SchemaPacing['pace'];
/** How a finished game went. */
export type Review = SchemaReviewMessage;
export type Offered = SchemaOptionMessage;
export type Opened = SchemaSeated;
/** What a plan would lead to. */
export type Outlook = SchemaOutlookMessage;
/** How somebody is told that it is his turn while he is away. */
export type Reminder = SchemaReminderMessage;
/** Who sits at a table, with a setup. */
export type Seating = SchemaSeatingMessage;
export type SeatPlan = SchemaNewSeat;
export type SeatState = SchemaSeatMessage;
export type StateMessage = SchemaStateMessage;
export type Summary = SchemaSummary;
export type Word = SchemaWord;
/** Of each kind of thing, each thing's words. */
export type Lexicon = Readonly<Record<string, Readonly<Record<string, Word>>>>;

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly said: string | null,
  ) {
    super(said ?? `HTTP ${status}`);
  }
}

/** What went wrong, as it can be told. */
export function sentence(fault: unknown): string {
  return (fault instanceof Refused && fault.said) || t('web-not-connected');
}

async function call<T>(method: 'GET' | 'POST', path: string, query: string[] = [], body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`/api/${path}?${[spoken(), ...query].join('&')}`, init);
  if (!response.ok) throw new Refused(response.status, await reason(response));
  return (response.headers.get('Content-Type')?.startsWith('application/json')
    ? await response.json()
    : await response.text()) as T;
}

function post<T>(path: string, body: unknown): Promise<T> {
  return call<T>('POST', path, [], body);
}

async function reason(response: Response): Promise<string | null> {
  try {
    return ((await response.json()) as SchemaRefusal).error.said;
  } catch {
    return null;
  }
}

/** In which language the server is to answer. */
function spoken(): string {
  return `lang=${language.code}`;
}

function tokens(held: Record<string, string>): string[] {
  return Object.values(held).map((token) => `token=${encodeURIComponent(token)}`);
}

export const api = {
  house: () => call<HouseInfo>('GET', 'house'),
  games: () => call<GameInfo[]>('GET', 'games'),
  words: (game: string) => call<Lexicon>('GET', `games/${game}/words`),
  /** How a game is played. */
  lesson: (game: string) => call<SchemaLesson>('GET', `games/${game}/lesson`),
  /** What is printed on the cards of a game to which players bring decks. */
  cards: (game: string) => call<readonly SchemaCardOfBox[]>('GET', `games/${game}/cards`),
  shelf: (game: string) => call<SchemaShelf>('GET', `games/${game}/decks`),
  checkDeck: (game: string, body: SchemaListToCheck) => post<SchemaCheckedDeck>(`games/${game}/decks/check`, body),
  open: (table: NewTable) => post<Opened>('tables', table),
  /** What an invitation is for. */
  invitation: (table: string, invite: string) => post<Invitation>(`tables/${table}/invitation`, { invite }),
  join: (table: string, body: SchemaJoining) => post<Opened>(`tables/${table}/join`, body),
  state: (table: string, held: Record<string, string>) => call<StateMessage>('GET', `tables/${table}`, tokens(held)),
  stateAt: (table: string, n: number, held: Record<string, string>) =>
    call<StateMessage>('GET', `tables/${table}/states/${n}`, tokens(held)),
  log: (table: string, before: number, held: Record<string, string>) =>
    call<SchemaLogPageMessage>('GET', `tables/${table}/log`, [`before=${before}`, ...tokens(held)]),
  takeback: (table: string, token: string) => post<SchemaTakenBack>(`tables/${table}/takeback`, { token }),
  answer: (table: string, token: string, agree: boolean) =>
    post<SchemaTakenBack>(`tables/${table}/takeback/answer`, { token, agree }),
  draw: (table: string, token: string) => post<unknown>(`tables/${table}/draw`, { token }),
  answerDraw: (table: string, token: string, agree: boolean) =>
    post<unknown>(`tables/${table}/draw/answer`, { token, agree }),
  resign: (table: string, token: string) => post<unknown>(`tables/${table}/resign`, { token }),
  /** Somebody's time is up: claim the win, or let a bot play on. */
  claim: (table: string, token: string, bot?: string) => post<unknown>(`tables/${table}/claim`, bot ? { token, bot } : { token }),
  remind: (table: string, token: string, wish: Omit<SchemaReminding, 'token'>) => post<Reminder>(`tables/${table}/remind`, { token, ...wish }),
  pace: (table: string, token: string, pace: Pace, seat: string) => post<unknown>(`tables/${table}/pace`, { token, pace, seat }),
  rematch: (table: string, token: string) => post<SchemaRematch>(`tables/${table}/rematch`, { token }),
  say: (table: string, token: string, text: string, to: 'all' | 'team' = 'all') =>
    post<unknown>(`tables/${table}/say`, { token, text, to }),
  record: (table: string, held: Record<string, string>) => call<string>('GET', `tables/${table}/record`, tokens(held)),
  import: (record: string) => post<Opened>('records', { record }),
  fork: (table: string, body: SchemaFork) => post<Opened>(`tables/${table}/fork`, body),
  outlook: (table: string, body: SchemaLookingAhead) => post<Outlook>(`tables/${table}/outlook`, body),
  why: (table: string, body: SchemaAsking) => post<SchemaWhyMessage>(`tables/${table}/why`, body),
  /** What would you do? Or the others are asked whether one may be told. */
  hint: (table: string, body: { token: string; n: number; version: number }) =>
    post<SchemaHintAnswer>(`tables/${table}/hint`, body),
  allowHint: (table: string, token: string, agree: boolean, always = false) =>
    post<unknown>(`tables/${table}/hint/answer`, { token, agree, always }),
  review: (table: string, held: Record<string, string>) =>
    call<SchemaReviewAnswer>('GET', `tables/${table}/review`, tokens(held)),
  mine: (pairs: [string, string][]) => post<Summary[]>('mine', { tokens: pairs }),
};

/** Where the live updates of a table come from. */
export function liveAddress(table: string, held: Record<string, string>): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${table}/live?${[spoken(), 'changes=1', ...tokens(held)].join('&')}`;
}
