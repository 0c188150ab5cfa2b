import { FluentBundle, FluentResource } from '@fluent/bundle';

export const LANGUAGES = ['en', 'it', 'es'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<LanguageCode, string> = { en: 'English', it: 'Italiano', es: 'Español' };

/** What the browser itself has to say, a file a language, fetched when it is needed. */
export type Messages = Record<LanguageCode, () => Promise<{ default: string }>>;

const HOUSE: Messages = {
  en: () => import('../../lang/en.ftl?raw'),
  it: () => import('../../lang/it.ftl?raw'),
  es: () => import('../../lang/es.ftl?raw'),
};

/**
 * The language of the page. The browser speaks only for itself (buttons, headings); whatever there is to say
 * about a game comes from the server in this language, ready to be shown.
 */
class Language {
  code = $state<LanguageCode>('en');
  private bundle = $state.raw<FluentBundle | null>(null);
  private readonly files: Messages[] = [HOUSE];
  private wanted: LanguageCode = 'en';
  private ready: Promise<void> = Promise.resolve();

  speak(code: LanguageCode): Promise<void> {
    this.wanted = code;
    return (this.ready = this.load());
  }

  /** Speak also with these messages: those of a board. */
  learn(messages: Messages): Promise<void> {
    if (this.files.includes(messages)) return this.ready;
    this.files.push(messages);
    return (this.ready = this.load());
  }

  private async load(): Promise<void> {
    const code = this.wanted;
    const files = [...this.files];
    const sources = await Promise.all(files.map((file) => file[code]()));
    // Something else was asked for meanwhile: that counts.
    if (code !== this.wanted || files.length !== this.files.length) return this.ready;
    this.bundle = bundled(code, sources.map((source) => source.default));
    this.code = code;
    document.documentElement.lang = code;
  }

  say(id: string, args: Gaps): string {
    return this.bundle ? sayWith(this.bundle, id, args) : '';
  }

  knows(id: string): boolean {
    return this.bundle?.hasMessage(id) ?? false;
  }
}

export const language = new Language();

/** What fills the gaps of a message. */
export type Gaps = Readonly<Record<string, string | number>>;

/** The messages of a language, ready to be said. */
export function bundled(code: LanguageCode, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A message in the given bundle's language. */
export function sayWith(bundle: FluentBundle, id: string, args: Gaps = {}): string {
  const pattern = bundle.getMessage(id)?.value;
  // A name that ends with its own mark needs no full stop.
  return pattern ? bundle.formatPattern(pattern, args, []).replace(/([!?])\.(?!\.)/g, '$1') : id;
}

/** A message of the browser in the viewer's language. */
export function t(id: string, args: Gaps = {}): string {
  return language.say(id, args);
}

/** A text as the beginning of a sentence: the first letter is a capital. */
export function opening(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(language.code) + sentence.slice(1);
}

/** Whether there is such a message. */
export function knows(id: string): boolean {
  return language.knows(id);
}

/** The first of the browser's languages that Mathom speaks. */
export function preferred(wanted: readonly string[]): LanguageCode {
  for (const one of wanted) {
    const code = LANGUAGES.find((known) => one.toLowerCase().startsWith(known));
    if (code) return code;
  }
  return 'en';
}
