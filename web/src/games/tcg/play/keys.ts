import { elsewhere } from '$lib/keyboard.ts';
import { settings } from '$lib/settings.svelte.ts';
import type { Desk } from './desk.svelte.ts';
import type { Row } from './rows.ts';

/** What the board does for keys that are not a row's own. */
export interface Deeds {
  undo: (() => void) | null;
  /** To one's hand, or back. */
  hand: () => void;
}

/** A key that was pressed on the board. Whether it meant something. */
export function pressed(event: KeyboardEvent, desk: Desk, rows: readonly Row[], deeds: Deeds): boolean {
  if (elsewhere(event)) return false;
  if (document.querySelector('dialog:modal, [role=alertdialog], [popover]:popover-open')) return false;
  const { key } = event;
  if (key === 'Escape') return desk.back();
  if (!settings.keys) return false;
  if (/^[uU]$/.test(key) && deeds.undo) deeds.undo();
  else if (/^[hH]$/.test(key)) deeds.hand();
  else if (/^[pP]$/.test(key)) {
    // Whatever says "no more": never what does something.
    const none = desk.finals.find((one) => ['pass', 'done', 'no', 'stay'].includes(one.option));
    if (!none) return false;
    desk.choose(none);
  } else if (/^[1-9]$/.test(key) && rows[Number(key) - 1]) rows[Number(key) - 1]?.open();
  else return false;
  return true;
}
