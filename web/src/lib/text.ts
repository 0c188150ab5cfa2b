/** A sentence before it has a language: a Fluent message and what fills its gaps. */
export interface Text {
  readonly id: string;
  readonly args: Readonly<Record<string, string | number | Text>>;
}

export function text(id: string, args: Text['args'] = {}): Text {
  return { id, args };
}
