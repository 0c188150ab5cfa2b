import { expect, test } from 'vitest';
import { bundled, LANGUAGES, preferred, sayWith } from '../src/lib/i18n/language.svelte.ts';

const files = import.meta.glob<string>('../src/**/lang/*.ftl', { query: '?raw', import: 'default', eager: true });
const code = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });

/** What the browser says in a language: the house, and each board. */
function sources(language: string): string[] {
  return Object.entries(files)
    .filter(([path]) => path.endsWith(`/${language}.ftl`))
    .map(([, source]) => source);
}

/** The messages of a language, each with the gaps that it names. */
function messages(language: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of sources(language).join('\n').split(/\n(?=[a-z])/)) {
    const id = /^([\w-]+) =/.exec(block)?.[1];
    if (id) found.set(id, [...new Set(block.match(/\$\w+/g) ?? [])].sort().join(' '));
  }
  return found;
}

test.each(['it', 'es'])('%s says everything that English says, with the same gaps', (other) => {
  expect(Object.fromEntries(messages(other))).toEqual(Object.fromEntries(messages('en')));
});

test.each(LANGUAGES)('%s says nothing twice: the second would never be heard', (language) => {
  const ids = sources(language).flatMap((source) => [...source.matchAll(/^([\w-]+) =/gm)].map((match) => match[1] ?? ''));
  expect(ids.filter((id, at) => ids.indexOf(id) !== at)).toEqual([]);
});

test('no message that the pages name is missing', () => {
  const known = messages('en');
  const named = Object.values(code).flatMap((source) =>
    [...source.matchAll(/['"`]((?:(?:duel|wotr|tcg)-)?web-[\w-]+\w)['"`]/g)].map((match) => match[1] ?? ''),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test('the browser says nothing with the messages of the rules', () => {
  const known = messages('en');
  const named = Object.values(files).flatMap((source) =>
    [...source.matchAll(/\{ ([a-z][\w-]+)/g)].map((match) => match[1] ?? ''),
  );
  expect(named.length).toBeGreaterThan(0);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
  expect([...known.keys()].filter((id) => !/^(\w+-)?web-/.test(id))).toEqual([]);
});

test.each(LANGUAGES)('in %s nothing is left open', (one) => {
  const bundle = bundled(one, sources(one));
  const gaps = { count: 2, price: 2, who: 'sauron' };
  for (const [id, named] of messages(one)) {
    const filled = Object.fromEntries(named.split(' ').map((gap) => [gap.slice(1), 'x']));
    expect(sayWith(bundle, id, { ...filled, ...gaps })).not.toMatch(/[{}]|\b(duel|web)-/);
  }
});

test('what is counted is counted in the language of the viewer', () => {
  const bundle = bundled('it', sources('it'));
  expect(sayWith(bundle, 'duel-web-units-of', { who: 'sauron', count: 2 })).toBe('2 unità di Sauron');
  expect(sayWith(bundle, 'duel-web-reserve', { count: 1 })).toBe('Riserva: 1 moneta');
});

test('the browser’s first language that Mathom speaks is taken, else English', () => {
  expect(preferred(['de-AT', 'es-MX', 'it'])).toBe('es');
  expect(preferred(['fi'])).toBe('en');
});

test.each(LANGUAGES)('%s raises no voice, and writes one apostrophe', (language) => {
  const lines = sources(language).flatMap((source) => source.split('\n').filter((line) => !line.startsWith('#')));
  expect(lines.filter((line) => /[!¡’]/.test(line))).toEqual([]);
});
