/** The seats this browser holds: table by table, the tokens. The server knows no accounts. */
export interface Held {
  table: string;
  tokens: Record<string, string>;
  /** Links for seats that nobody has taken yet. */
  invites?: Record<string, string>;
}

const PLACE = 'mathom-tables';
const MOST = 60;

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
  keep([merged, ...held().filter((other) => other.table !== one.table)].slice(0, MOST));
}

export function forget(table: string): void {
  keep(held().filter((one) => one.table !== table));
}

function keep(all: Held[]): void {
  try {
    localStorage.setItem(PLACE, JSON.stringify(all));
  } catch {
    // The game goes on in this page, it only cannot be found again.
  }
}
