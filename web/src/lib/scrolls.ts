import type { Attachment } from 'svelte/attachments';

/** What has to be scrolled is a stop for the Tab key, so that the arrows can do it; what has not is none. */
export const scrolls: Attachment<HTMLElement> = (one) => {
  const look = (): void => {
    if (one.scrollHeight > one.clientHeight + 1) one.tabIndex = 0;
    else one.removeAttribute('tabindex');
  };
  const sizes = new ResizeObserver(look);
  const changes = new MutationObserver(look);
  sizes.observe(one);
  changes.observe(one, { childList: true, characterData: true, subtree: true });
  look();
  return () => {
    sizes.disconnect();
    changes.disconnect();
  };
};
