/** The tab of the browser: its name, and its icon, which shows from afar that somebody waits. */
export function label(title: string, waiting: boolean): void {
  document.title = title;
  const icon = document.querySelector<HTMLLinkElement>('link[rel=icon]');
  const wanted = waiting ? '/favicon-turn.svg' : '/favicon.svg';
  if (icon && icon.getAttribute('href') !== wanted) icon.href = wanted;
}
