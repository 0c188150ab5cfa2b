import { FluentBundle, FluentResource } from '@fluent/bundle';
import { text, type Text } from '../text.ts';

export const LANGUAGES = ['en', 'it', 'es'] as const;
export type LanguageCode = (typeof LANGUAGES)[number];

/** What each language calls itself. */
export const OWN_NAMES: Record<LanguageCode, string> = { en: 'English', it: 'Italiano', es: 'Español' };

const SOURCES: Record<LanguageCode, () => Promise<{ default: string[] }>> = {
  en: () => import('./en.ts'),
  it: () => import('./it.ts'),
  es: () => import('./es.ts'),
};

class Language {
  code = $state<LanguageCode>('en');
  bundle = $state.raw<FluentBundle | null>(null);

  async speak(code: LanguageCode): Promise<void> {
    const { default: sources } = await SOURCES[code]();
    this.bundle = bundled(code, sources);
    this.code = code;
    document.documentElement.lang = code;
  }
}

export const language = new Language();

/** The messages of a language, ready to be said. */
export function bundled(code: LanguageCode, sources: readonly string[]): FluentBundle {
  const bundle = new FluentBundle(code, { useIsolating: false });
  for (const source of sources) bundle.addResource(new FluentResource(source));
  return bundle;
}

/** A text in the given bundle's language. */
export function sayWith(bundle: FluentBundle, said: Text): string {
  const pattern = bundle.getMessage(said.id)?.value;
  if (!pattern) return said.id;
  const args: Record<string, string | number> = {};
  for (const [name, value] of Object.entries(said.args)) {
    args[name] = typeof value === 'object' ? sayWith(bundle, value) : value;
  }
  return bundle.formatPattern(pattern, args, []);
}

let remembered = new WeakMap<Text, string>();
let speaker: FluentBundle | null = null;

/** A text in the viewer's language. The same text is worked out once. */
export function say(said: Text): string {
  const bundle = language.bundle;
  if (!bundle) return '';
  if (bundle !== speaker) {
    remembered = new WeakMap();
    speaker = bundle;
  }
  let words = remembered.get(said);
  if (words === undefined) {
    words = sayWith(bundle, said);
    remembered.set(said, words);
  }
  return words;
}

/** A message of the house in the viewer's language. */
export function t(id: string, args: Text['args'] = {}): string {
  return say(text(id, args));
}

/** A text as the beginning of a sentence: the first letter is a capital. */
export function opening(sentence: string): string {
  return sentence.charAt(0).toLocaleUpperCase(language.code) + sentence.slice(1);
}

/** Whether there is such a message. */
export function knows(id: string): boolean {
  return language.bundle?.hasMessage(id) ?? false;
}

/** The first of the browser's languages that Mathom speaks. */
export function preferred(wanted: readonly string[]): LanguageCode {
  for (const one of wanted) {
    const code = LANGUAGES.find((known) => one.toLowerCase().startsWith(known));
    if (code) return code;
  }
  return 'en';
}
