import type { SchemaCardOfBox } from '../../../generated/wire.d.ts';
import { api } from '$lib/api.ts';
import { language } from '$lib/i18n/language.svelte.ts';
import { words } from '$lib/words.svelte.ts';

/** What is printed on a card, in the language of the page. */
export type Printed = SchemaCardOfBox;

/** The cards of the game as the server says them: fetched once a language, about 20 KB packed for all 365. */
class Box {
  all = $state.raw<readonly Printed[]>([]);
  private byCode = $derived(new Map(this.all.map((card) => [card.code, card])));
  private readonly known = new Map<string, Promise<readonly Printed[]>>();
  private wanted = '';

  /** Have cards and words in the language of the page. The old ones stand until the new ones are here. */
  async learn(): Promise<void> {
    const wanted = language.code;
    this.wanted = wanted;
    const found = this.known.get(wanted) ?? api.cards('tcg');
    this.known.set(wanted, found);
    try {
      const [cards] = await Promise.all([found, words.learn('tcg')]);
      if (this.wanted === wanted) this.all = cards;
    } catch (fault) {
      this.known.delete(wanted);
      throw fault;
    }
  }

  find(code: string): Printed | undefined {
    return this.byCode.get(code);
  }
}

export const box = new Box();

/** The printed card with this code, or with this name at the table (`4C12a2`); nothing while cards are being fetched. */
export function printed(code: string): Printed | undefined {
  return box.find(code) ?? box.find(codeOf(code));
}

/** The code in the name of a card at a table: `4C12` of `4C12a2`. */
export function codeOf(card: string): string {
  return /^\d+[A-Z]\d+/.exec(card)?.[0] ?? card;
}
