import type { Attachment } from 'svelte/attachments';

/**
 * A row of many small buttons is one stop for the Tab key; inside it the arrow keys walk, as in a toolbar.
 */
export function roving(what = 'button'): Attachment<HTMLElement> {
  return (list) => {
    const buttons = (): HTMLElement[] => [...list.querySelectorAll<HTMLElement>(what)];
    const settle = (): void => {
      const all = buttons();
      const current = all.find((one) => one.tabIndex === 0) ?? all[0];
      for (const one of all) one.tabIndex = one === current ? 0 : -1;
    };
    const walk = (event: KeyboardEvent): void => {
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      const all = buttons();
      const at = all.indexOf(event.target as HTMLElement);
      if (!step || at < 0) return;
      event.preventDefault();
      event.stopPropagation();
      const next = all[(at + step + all.length) % all.length];
      for (const one of all) one.tabIndex = one === next ? 0 : -1;
      next?.focus();
    };
    settle();
    const watcher = new MutationObserver(settle);
    watcher.observe(list, { childList: true, subtree: true });
    list.addEventListener('keydown', walk);
    return () => {
      watcher.disconnect();
      list.removeEventListener('keydown', walk);
    };
  };
}
