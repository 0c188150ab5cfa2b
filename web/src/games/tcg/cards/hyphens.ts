/** Letters from which on a word may be too long for the head of a card in the hand. */
const LONG = 12;
/** Between a vowel and a consonant that has a vowel after it: there Italian and Spanish divide words. */
const SYLLABLE = /(?<=\p{L}{2}[aeiouáéíóúàèìòù])(?=[bcdfglmnprstvz][aeiouáéíóúàèìòù]\p{L}{2})/giu;

/** A title whose long words may be divided, with a hyphen: browsers without a dictionary would break them anywhere. */
export function hyphenated(title: string): string {
  return title.replace(/\p{L}+/gu, (word) => (word.length < LONG ? word : word.replace(SYLLABLE, '\u00AD')));
}
