import type { Happened, LogEntry } from '$lib/api.ts';
import { codeOf, isCard } from '../contract.ts';

/** A piece of a sentence; some name a card that can be read. */
export interface Part {
  readonly text: string;
  readonly code?: string;
}

/** One thing that was done, with all that came of it. */
export interface Deed {
  readonly n: number;
  /** The moment at which the table shows it. */
  readonly seen: number;
  readonly seat: string | null;
  readonly events: readonly Happened[];
  readonly note: string | null;
  /** The cards it is about. */
  readonly cards: readonly string[];
}

/** The deeds of a phase, or what came before the first one. */
export interface Chapter {
  readonly key: string;
  readonly title: string;
  /** Whether it is the beginning of somebody's turn. */
  readonly turn: boolean;
  readonly deeds: readonly Deed[];
}

/** The cards that an event names. */
export function cardsOf(event: Happened): string[] {
  const args: Readonly<Record<string, unknown>> = event.args;
  return Object.values(args).filter((one): one is string => typeof one === 'string' && isCard(one));
}

/** A sentence with the cards that its event names made out in it. */
export function parts(event: Happened, title: (code: string) => string): readonly Part[] {
  let found: Part[] = [{ text: event.text }];
  for (const card of cardsOf(event)) {
    const code = codeOf(card);
    const name = title(code);
    if (!name) continue;
    found = found.flatMap((part) => {
      const at = part.code ? -1 : part.text.indexOf(name);
      if (at < 0) return [part];
      return [{ text: part.text.slice(0, at) }, { text: name, code }, { text: part.text.slice(at + name.length) }];
    });
  }
  return found.filter((part) => part.text);
}

/** A line of the log: what happened, how often in a row, and the cards that only these eyes saw come of it. */
export interface Line {
  readonly event: Happened;
  readonly times: number;
  readonly drawn: readonly string[];
}

/** What happened as lines: the same thing several times in a row is said once. */
export function lines(events: readonly Happened[]): readonly Line[] {
  const found: Line[] = [];
  for (const event of events) {
    const last = found.at(-1);
    if (last && event.kind === 'drew_card') found[found.length - 1] = { ...last, drawn: [...last.drawn, ...cardsOf(event)] };
    else if (last?.event.text === event.text) found[found.length - 1] = { ...last, times: last.times + 1 };
    else found.push({ event, times: 1, drawn: [] });
  }
  return found;
}

/** What the beginning of a phase says is a heading; it belongs to what comes after it. */
const HEADINGS = new Set(['phase', 'turn']);

/** The log as chapters: each phase with what was done in it. */
export function chapters(log: readonly LogEntry[], heading: (event: Happened) => string): readonly Chapter[] {
  const found: { key: string; title: string; turn: boolean; deeds: Deed[] }[] = [{ key: 'start', title: '', turn: false, deeds: [] }];
  for (const entry of log) {
    let told: Happened[] = [];
    const close = (): void => {
      if (told.length) found.at(-1)?.deeds.push(deed(entry, told));
      told = [];
    };
    for (const [index, event] of entry.events.entries()) {
      if (!HEADINGS.has(event.kind)) {
        told.push(event);
        continue;
      }
      close();
      found.push({ key: `${entry.n}.${index}`, title: heading(event), turn: event.kind === 'turn', deeds: [] });
    }
    close();
    if (entry.note && !entry.events.length) found.at(-1)?.deeds.push(deed(entry, []));
  }
  // A phase in which nothing was done is not worth a heading, but for the last one. A turn always is.
  return found.filter((one, index) => one.turn || one.deeds.length || index === found.length - 1);
}

function deed(entry: LogEntry, events: readonly Happened[]): Deed {
  return { n: entry.n, seen: entry.n, seat: entry.seat, events, note: entry.note, cards: events.flatMap(cardsOf) };
}

/** What the others did since the last choice of these seats. */
export function since(log: readonly LogEntry[], you: readonly string[]): readonly Deed[] {
  const last = log.findLastIndex((entry) => entry.seat !== null && you.includes(entry.seat));
  return log
    .slice(last + 1)
    .filter((entry) => entry.n > 0)
    .map((entry) => deed(entry, entry.events.filter((event) => !HEADINGS.has(event.kind))))
    .filter((one) => one.events.length > 0);
}
