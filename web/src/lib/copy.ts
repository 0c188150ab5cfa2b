/** Put a text on the clipboard; whether that worked. On plain http a page has no clipboard of its own, and copies by hand. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyByHand(text);
  }
}

function copyByHand(text: string): boolean {
  const before = document.activeElement;
  const page = document.createElement('textarea');
  page.value = text;
  page.readOnly = true;
  page.style.cssText = 'position: fixed; top: 0; opacity: 0';
  // While a dialog is open, nothing outside of it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(page);
  page.select();
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  } finally {
    page.remove();
    if (before instanceof HTMLElement) before.focus({ preventScroll: true });
  }
}
