import { elsewhere } from '$lib/keyboard.ts';
import { settings } from '$lib/settings.svelte.ts';
import type { Desk } from './desk.svelte.ts';
import type { PlayRow } from './rows.ts';

/** What the board does for keys that are not a row's own. */
export interface Deeds {
  undo: (() => void) | null;
  /** What Enter stands for where nothing is in focus; whether there was something. */
  enter: (shift: boolean) => boolean;
  /** Whether the hand was at the mouse: then Enter is not for whatever was clicked last. */
  byMouse: boolean;
  /** Whether a sheet lies on the map that answers to digits and Enter itself. */
  sheet: boolean;
}

/** A key that was pressed on the board. Whether it meant something. */
export function pressed(event: KeyboardEvent, desk: Desk, rows: readonly PlayRow[], deeds: Deeds): boolean {
  const target = event.target as HTMLElement;
  if (elsewhere(event)) return false;
  if (document.querySelector('dialog:modal, [role=alertdialog]')) return false;
  const { key } = event;
  if (key === 'Escape') return desk.back();
  if (key === 'Enter') {
    if (deeds.sheet || (!deeds.byMouse && target.matches('button, a, [role=button]'))) return false;
    return deeds.enter(event.shiftKey);
  }
  if (!settings.keys) return false;
  if (/^[uU]$/.test(key) && deeds.undo) deeds.undo();
  else if (deeds.sheet) return false;
  else if (!desk.settled) return false;
  else if (/^[aA]$/.test(key) && desk.naming) desk.all();
  else {
    const lettered = rows.find((one) => one.letter === key.toUpperCase());
    const numbered = /^[1-9]$/.test(key) && !rows.some((one) => /^[0-9]$/.test(one.letter ?? '')) ? rows[Number(key) - 1] : undefined;
    const row = desk.naming ? undefined : (lettered ?? numbered);
    if (!row) return false;
    row.open();
  }
  return true;
}
