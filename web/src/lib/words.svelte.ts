import { api, type Lexicon, type Word } from './api.ts';
import { language } from './i18n/language.svelte.ts';

const NOTHING: Word = { name: '', lines: [] };

/** What the things of a game are called and what is told of them, as the server says it: fetched once a language. */
class Words {
  private lexicon = $state.raw<Lexicon>({});
  private readonly known = new Map<string, Promise<Lexicon>>();
  private wanted = '';

  /** Speak of this game in the language of the page. The old words stand until the new ones are here. */
  async learn(game: string): Promise<void> {
    const wanted = `${game} ${language.code}`;
    this.wanted = wanted;
    const found = this.known.get(wanted) ?? api.words(game);
    this.known.set(wanted, found);
    try {
      const lexicon = await found;
      if (this.wanted === wanted) this.lexicon = lexicon;
    } catch (fault) {
      this.known.delete(wanted);
      throw fault;
    }
  }

  name(kind: string, id: string): string {
    return this.word(kind, id).name;
  }

  /** What a newcomer is told of a thing, line by line. */
  lines(kind: string, id: string): readonly string[] {
    return this.word(kind, id).lines;
  }

  private word(kind: string, id: string): Word {
    return this.lexicon[kind]?.[id] ?? NOTHING;
  }
}

export const words = new Words();
