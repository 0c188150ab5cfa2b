import type { Text } from './text.ts';

/** The messages of docs/api.md. */
export interface GameInfo {
  id: string;
  title: Text;
  seats: string[];
  choices: { name: string; values: string[] }[];
  bots: { id: string }[];
}

export type SeatPlan = { kind: 'me' | 'friend' | 'open' } | { kind: 'bot'; bot: string };

export interface Opened {
  table: string;
  tokens: Record<string, string>;
  invites: Record<string, string>;
  watch: string;
}

export interface Offered {
  option: string;
  label: Text;
  things: string[];
}

export interface Decision {
  seat: string;
  kind: string;
  prompt: Text;
  rule: { summary: Text; book: Text; page: number };
  options: Offered[];
}

export interface SeatState {
  id: string;
  name: string;
  kind: 'human' | 'bot' | 'open' | 'invited' | 'record';
  bot: string | null;
  here: boolean;
}

export interface Happened {
  kind: string;
  args: Record<string, string | number>;
  text: Text;
}

export interface LogEntry {
  n: number;
  seat: string | null;
  option: string | null;
  time: number;
  note: Text | null;
  events: Happened[];
}

export interface Said {
  id: number;
  seat: string | null;
  name: string;
  text: string;
}

export interface Outcome {
  winners: string[];
  how: string;
  text: Text;
}

export interface StateMessage<View = unknown> {
  type: 'state';
  table: string;
  game: string;
  setup: Record<string, string>;
  n: number;
  last: number;
  version: number;
  seats: SeatState[];
  you: string[];
  eyes: string | null;
  view: View;
  decision: Decision | null;
  outcome: Outcome | null;
  /** An imported record: there to replay and fork, nobody plays it. */
  archive: boolean;
  log: LogEntry[];
  since: number;
  /** What a takeback by this viewer would do now. */
  back: { to: number; free: boolean } | null;
  takeback: { by: string; to: number; agreed: string[] } | null;
  rematch: string[];
  next: string | null;
  resigned: string | null;
  chat: Said[];
  watchers?: number;
}

export interface Summary {
  table: string;
  game: string;
  seats: SeatState[];
  you: string[];
  n: number;
  touched: number;
  decider: string | null;
  outcome: Outcome | null;
}

/** The server said no, and why. */
export class Refused extends Error {
  constructor(
    readonly status: number,
    readonly said: Text | null,
  ) {
    super(said?.id ?? `HTTP ${status}`);
  }
}

async function call<T>(method: 'GET' | 'POST', path: string, body?: unknown): Promise<T> {
  const init: RequestInit = { method, headers: { Accept: 'application/json' } };
  if (body !== undefined) {
    init.headers = { ...init.headers, 'Content-Type': 'application/json' };
    init.body = JSON.stringify(body);
  }
  const response = await fetch(`/api/${path}`, init);
  if (!response.ok) throw new Refused(response.status, await reason(response));
  return (response.headers.get('Content-Type')?.startsWith('application/json')
    ? await response.json()
    : await response.text()) as T;
}

async function reason(response: Response): Promise<Text | null> {
  try {
    const body = (await response.json()) as { error?: { text?: Text } };
    return body.error?.text ?? null;
  } catch {
    return null;
  }
}

function tokens(held: Record<string, string>): string {
  return Object.values(held)
    .map((token) => `token=${encodeURIComponent(token)}`)
    .join('&');
}

export interface NewTable {
  game: string;
  setup: Record<string, string>;
  name: string;
  seats: Record<string, SeatPlan>;
}

export const api = {
  games: () => call<GameInfo[]>('GET', 'games'),
  open: (table: NewTable) => call<Opened>('POST', 'tables', table),
  join: (table: string, body: { invite?: string; seat?: string; name: string }) =>
    call<Opened>('POST', `tables/${table}/join`, body),
  stateAt: (table: string, n: number, held: Record<string, string>) =>
    call<StateMessage>('GET', `tables/${table}/states/${n}?${tokens(held)}`),
  takeback: (table: string, token: string) => call<{ done: boolean }>('POST', `tables/${table}/takeback`, { token }),
  answer: (table: string, token: string, agree: boolean) =>
    call<unknown>('POST', `tables/${table}/takeback/answer`, { token, agree }),
  resign: (table: string, token: string) => call<unknown>('POST', `tables/${table}/resign`, { token }),
  rematch: (table: string, token: string) => call<{ table: string | null }>('POST', `tables/${table}/rematch`, { token }),
  say: (table: string, token: string, text: string) =>
    call<unknown>('POST', `tables/${table}/say`, { token, text }),
  record: (table: string, held: Record<string, string>) =>
    call<string>('GET', `tables/${table}/record?${tokens(held)}`),
  import: (record: string) => call<{ table: string; watch: string }>('POST', 'records', { record }),
  fork: (
    table: string,
    body: { token?: string; at: number; name: string; seats: Record<string, SeatPlan> },
  ) => call<Opened>('POST', `tables/${table}/fork`, body),
  mine: (pairs: [string, string][]) => call<Summary[]>('POST', 'mine', { tokens: pairs }),
};

/** Where the live updates of a table come from. */
export function liveAddress(table: string, held: Record<string, string>): string {
  const scheme = location.protocol === 'https:' ? 'wss' : 'ws';
  return `${scheme}://${location.host}/api/tables/${table}/live?${tokens(held)}`;
}
