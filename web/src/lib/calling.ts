import { t } from './i18n/language.svelte.ts';
import { settings } from './settings.svelte.ts';
import { play } from './sound.ts';
import type { Table } from './table.svelte.ts';

/** Whether the browser can tell somebody of something while he looks elsewhere. It does so only on https or on this very machine. */
export function canNotify(): boolean {
  return 'Notification' in window && isSecureContext;
}

/** Whether the browser lets the page do it; asked only when somebody has said that he wants it. */
export async function mayNotify(): Promise<boolean> {
  return canNotify() && (await Notification.requestPermission()) === 'granted';
}

interface Moment {
  version: number;
  mine: boolean;
  over: boolean;
  /** How many seats nobody has taken yet. */
  free: number;
}

/** Calls the player: by a sound, and by a notification if he looks elsewhere. */
export class Calling {
  private before: Moment | null = null;

  /** Something came from the table. */
  hear(table: Table): void {
    const { state, mine } = table;
    if (!state || table.past) return;
    const free = state.seats.filter((seat) => seat.kind === 'invited' || seat.kind === 'open').length;
    const now = { version: state.version, mine: mine !== null, over: state.outcome !== null, free };
    const { before } = this;
    this.before = now;
    // What stood there when the page was opened is no news, nor is what one has just done oneself.
    if (!before || now.version <= before.version) return;
    if (now.over && !before.over) play('over');
    else if (now.mine && !before.mine) this.call(table);
    else if (now.free < before.free) play('turn');
    else if (table.fresh.some((entry) => entry.seat !== null && !state.you.includes(entry.seat))) play('move');
  }

  private call(table: Table): void {
    play('turn');
    if (!settings.notify || !document.hidden || !canNotify() || Notification.permission !== 'granted') return;
    try {
      const said = new Notification(`${t('web-your-turn')} · ${table.state?.title ?? ''}`, {
        body: table.mine?.prompt ?? '',
        icon: '/favicon-turn.svg',
        tag: table.id,
      });
      said.onclick = () => {
        window.focus();
        said.close();
      };
    } catch {
      // Some phones show notifications only to pages that are installed: the sound and the tab have to do.
    }
  }
}
