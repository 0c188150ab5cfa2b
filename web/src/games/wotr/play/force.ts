/** Who goes: a force out of an army, and how it is named choice by choice (`leave`, `take`, `go`). */

/** How many of each figure, and each character as one. */
export type Force = Readonly<Record<string, number>>;

/** What the question who goes is about, as the server says it. */
export interface Naming {
  readonly why: string;
  readonly card: string | null;
  readonly start: string;
  readonly end: string | null;
  readonly may_go: Force;
  /** Those who were named so far, by the player or because there was no choice about them. */
  readonly named: Force;
  readonly room: number | null;
  readonly leader: boolean;
  /** How an attack would end if nobody played a card or gave way. */
  readonly odds: { readonly won: number; readonly lost: number; readonly both: number } | null;
}

/** Whether those who go fly: then the board itself asks how many, and each is a flight of his own to the rules. */
export function isFlight({ why }: Naming): boolean {
  return why === 'flight';
}

export function isUnit(figure: string): boolean {
  return /-(regular|elite)$/.test(figure);
}

export function count(force: Force, counts: (figure: string) => boolean = () => true): number {
  return Object.entries(force).reduce((sum, [figure, many]) => sum + (counts(figure) ? many : 0), 0);
}

/** Everybody; where there is no room for all, the regulars stay first. */
export function everybody({ may_go, room }: Naming): Force {
  const going: Record<string, number> = { ...may_go };
  let over = room === null ? 0 : count(may_go, isUnit) - room;
  for (const figure of Object.keys(going).filter(isUnit).sort(regularsFirst)) {
    const stay = Math.min(Math.max(over, 0), going[figure] ?? 0);
    going[figure] = (going[figure] ?? 0) - stay;
    over -= stay;
  }
  return going;
}

function regularsFirst(one: string, other: string): number {
  return Number(one.endsWith('elite')) - Number(other.endsWith('elite'));
}

export type Verb = 'leave' | 'take';

/** Who is to be named next, so that those go who are picked: null if somebody was named who should not have been, "go" if all were. */
export function nextNamed({ may_go, named }: Naming, going: Force, verb: Verb): string | null {
  const wanted = (figure: string): number => (verb === 'take' ? (going[figure] ?? 0) : (may_go[figure] ?? 0) - (going[figure] ?? 0));
  const figures = inOrder(may_go, verb);
  if (figures.some((figure) => (named[figure] ?? 0) > wanted(figure))) return null;
  const next = figures.find((figure) => (named[figure] ?? 0) < wanted(figure));
  return next ? `${verb} ${next}` : 'go';
}

/** Whoever stays is named units first, whoever goes units last: so nobody is ever left without a unit on the way. */
function inOrder(may_go: Force, verb: Verb): string[] {
  const order = Object.keys(may_go).sort((one, other) => Number(isUnit(other)) - Number(isUnit(one)));
  return verb === 'leave' ? order : order.reverse();
}

/** How to say that these go: all at once, or by naming whichever are fewer. */
export function named({ may_go }: Naming, going: Force, all: boolean): string[] {
  const figures = Object.keys(may_go);
  const go = (figure: string): number => going[figure] ?? 0;
  const stay = (figure: string): number => (may_go[figure] ?? 0) - go(figure);
  if (all && figures.every((figure) => stay(figure) === 0)) return ['all'];
  const staying = figures.reduce((sum, figure) => sum + stay(figure), 0);
  const verb = staying <= count(going) ? 'leave' : 'take';
  const many = verb === 'leave' ? stay : go;
  return [...inOrder(may_go, verb).flatMap((figure) => Array<string>(many(figure)).fill(`${verb} ${figure}`)), 'go'];
}
