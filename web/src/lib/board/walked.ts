import type { Attachment } from 'svelte/attachments';

/** Arrows walk up and down the buttons of a list, each of which the Tab key reaches as well. */
export const walked: Attachment<HTMLElement> = (list) => {
  const walk = (event: KeyboardEvent): void => {
    const step = event.key === 'ArrowDown' ? 1 : event.key === 'ArrowUp' ? -1 : 0;
    if (!step) return;
    const buttons = [...list.querySelectorAll<HTMLElement>('button')];
    const at = buttons.indexOf(document.activeElement as HTMLElement);
    buttons[(at + step + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
  };
  list.addEventListener('keydown', walk);
  return () => list.removeEventListener('keydown', walk);
};
