/** Where a thing lies on a board, whatever the board calls it. */
export function lies(things: readonly string[]): string[] {
  return things.flatMap((thing) => ['thing', 'card', 'die'].map((kind) => named(kind, thing)));
}

export function named(kind: string, value: string): string {
  return `[data-${kind}="${CSS.escape(value)}"]`;
}

/** The things that an option names, as it is written. */
export function thingsOf(option: string): string[] {
  return option.split(' ').slice(1);
}

/** A rule for whatever one of these selectors finds; nothing if there are none. */
export function rule(selectors: readonly string[], looks: string): string {
  return selectors.length ? `:is(${selectors.join()}){${looks}}` : '';
}

/** Marks things for as long as they are told of; what it returns takes the marks away. */
export function mark(rules: string): () => void {
  const style = document.createElement('style');
  style.textContent = rules;
  document.head.append(style);
  return () => style.remove();
}
