import { CHARACTERS } from './box.ts';

/** Those who are the same person never stand beside each other. */
const SAME: Readonly<Record<string, string>> = { 'gandalf-white': 'gandalf-grey', aragorn: 'strider' };
const ARTICLE = /^(the|il|lo|la|i|el|los) /i;

/**
 * The letter on a character's medal: the first of the name, without its article; two letters where somebody of the same side,
 * who comes earlier in the box, has that letter already.
 */
export function initials(name: (id: string) => string): (id: string) => string {
  const plain = (id: string): string => name(id).replace(ARTICLE, '');
  const found = new Map<string, string>();
  for (const { id, side } of CHARACTERS) {
    const letter = plain(id).charAt(0).toLocaleUpperCase();
    const taken = CHARACTERS.some(
      (other) => other.side === side && SAME[id] !== other.id && found.get(other.id) === letter,
    );
    found.set(id, taken ? plain(id).slice(0, 2) : letter);
  }
  // Whoever is in no list (Gollum) must be told from all who are.
  return (id) => found.get(id) ?? plain(id).slice(0, 2);
}
