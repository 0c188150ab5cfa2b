import type { Happened } from '$lib/api.ts';
import { word } from './dice.ts';

/** A piece of a sentence; some name a thing that can be looked at. */
export interface Part {
  readonly text: string;
  readonly kind?: 'region' | 'card';
  readonly id?: string;
}

type Namer = (kind: string, id: string) => string;

/** A sentence with the things that its event names made out in it, as far as they are named literally. */
export function linked(event: Happened, name: Namer): readonly Part[] {
  const things = (
    [
      ['region', word(event, 'region')],
      ['region', word(event, 'to')],
      ['card', word(event, 'card')],
    ] as const
  ).map(([kind, id]) => ({ kind, id, name: id ? name(kind, id) : '' }));
  let parts: Part[] = [{ text: event.text }];
  for (const thing of things) {
    if (!thing.name) continue;
    parts = parts.flatMap((part) => {
      const at = part.id ? -1 : part.text.indexOf(thing.name);
      if (at < 0) return [part];
      const named: Part = { text: thing.name, kind: thing.kind, id: thing.id };
      return [{ text: part.text.slice(0, at) }, named, { text: part.text.slice(at + thing.name.length) }];
    });
  }
  return parts.filter((part) => part.text);
}
