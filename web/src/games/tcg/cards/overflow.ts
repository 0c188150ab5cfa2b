import type { Attachment } from 'svelte/attachments';

/** Tells by `data-more` whether an element holds more than it can show: then it fades out and an ellipsis says so. */
export const overflowing: Attachment<HTMLElement> = (element) => {
  const look = (): void => {
    element.toggleAttribute('data-more', element.scrollHeight > element.clientHeight + 2);
  };
  const watch = new ResizeObserver(look);
  watch.observe(element);
  for (const child of element.children) watch.observe(child);
  return () => watch.disconnect();
};
