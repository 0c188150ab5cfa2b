/** What makes one value into another, as the server tells it: see docs/api.md. */
export interface Change {
  readonly new?: Readonly<Record<string, unknown>>;
  readonly in?: Readonly<Record<string, Change>>;
  readonly gone?: readonly string[];
}

/** The value after a change. What has not changed is the very same as before. */
export function changed(before: unknown, change: Change): unknown {
  const after: Record<string, unknown> = Array.isArray(before)
    ? ([...before] as unknown as Record<string, unknown>)
    : { ...(before as Record<string, unknown>) };
  for (const name of change.gone ?? []) delete after[name];
  for (const [name, inside] of Object.entries(change.in ?? {})) after[name] = changed(after[name], inside);
  return Object.assign(after, change.new);
}
