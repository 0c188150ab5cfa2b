import table from './charges/codes.json';
import type { Printed } from './printed.svelte.ts';

/** What tells one card from the others on its field: the initial of somebody with a name, or a picture. */
export type Charge = { initial: string } | { icon: string } | { ring: true };

const CODES: Readonly<Record<string, string>> = table.codes;
const CLASSES: Readonly<Record<string, string>> = table.classes;
const KINDS: Readonly<Record<string, string>> = table.kinds;
const CHARACTERS = new Set(['companion', 'ally', 'minion']);
/** Words before a name that are no name. */
const ARTICLE = /^(?:(?:The|Il|Lo|La|I|Gli|Le|El|Los|Las)\s+|L['’])(?=\S)/u;

export function charge(card: Printed): Charge {
  if (card.kind === 'ring') return { ring: true };
  if (card.unique && CHARACTERS.has(card.kind)) return { initial: initial(card.title) };
  return { icon: `tcg-charge-${CODES[card.code] ?? CLASSES[card.classes[0] ?? ''] ?? KINDS[card.kind] ?? 'hourglass'}` };
}

export function initial(title: string): string {
  const bare = title.replace(ARTICLE, '');
  return [...(bare || title)][0]?.toLocaleUpperCase() ?? '';
}
