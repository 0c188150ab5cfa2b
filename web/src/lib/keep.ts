/** The seats this browser holds: table by table, the tokens. The server knows no accounts, so nothing here is ever thrown away. */
export interface Held {
  table: string;
  tokens: Record<string, string>;
  /** Links for seats that nobody has taken yet. */
  invites?: Record<string, string>;
  /** Taken off the list: the seat is still held. */
  away?: boolean;
}

const PLACE = 'mathom-tables';

export function held(): Held[] {
  try {
    return JSON.parse(localStorage.getItem(PLACE) ?? '[]') as Held[];
  } catch {
    return [];
  }
}

export function holding(table: string): Held {
  return held().find((one) => one.table === table) ?? { table, tokens: {} };
}

export function hold(one: Held): void {
  const old = holding(one.table);
  const merged: Held = {
    table: one.table,
    tokens: { ...old.tokens, ...one.tokens },
    invites: { ...old.invites, ...one.invites },
  };
  keep([merged, ...held().filter((other) => other.table !== one.table)]);
}

/** Take a table off the list, or put it back. */
export function putAway(table: string, away: boolean): void {
  keep(held().map((one) => (one.table === table ? { ...one, away } : one)));
}

function keep(all: Held[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(all));
  } catch {
    // The game goes on in this page, it only cannot be found again.
  }
}

/** A key to a table: its id, and a token. */
export type Key = [table: string, token: string];

export function keys(all: readonly Held[]): Key[] {
  return all.flatMap((one) => [...new Set(Object.values(one.tokens))].map((token): Key => [one.table, token]));
}

const NAME = 'seats';

/** Keys as the part of a link that a browser keeps to itself and no server hears of. */
export function written(all: readonly Key[]): string {
  return `#${NAME}=${all.map((key) => key.join('.')).join(',')}`;
}

/** The keys in such a part of a link; what is not one is left out. */
export function read(hash: string): Key[] {
  const text = new URLSearchParams(hash.slice(1)).get(NAME) ?? '';
  return text.split(',').flatMap((pair): Key[] => {
    const [table, token, more] = pair.split('.');
    return table && token && more === undefined && /^[\w-]{1,64}$/.test(table) && /^[\w-]{1,64}$/.test(token) ? [[table, token]] : [];
  });
}
