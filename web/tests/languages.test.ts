import { expect, test } from 'vitest';
import { bundled, LANGUAGES, preferred, sayWith } from '../src/lib/i18n/language.svelte.ts';
import en from '../src/lib/i18n/en.ts';
import es from '../src/lib/i18n/es.ts';
import it from '../src/lib/i18n/it.ts';
import { CARDS, LANDMARKS, RACES, REGIONS, SKILLS, TOKENS } from '../src/games/duel/facts.ts';
import * as words from '../src/games/duel/words.ts';
import { text, type Text } from '../src/lib/text.ts';

const SOURCES = { en, it, es };
const code = import.meta.glob<string>('../src/**/*.{svelte,ts}', { query: '?raw', import: 'default', eager: true });

/** The messages of a language, each with the gaps that it names. */
function messages(sources: readonly string[]): Map<string, string> {
  const found = new Map<string, string>();
  for (const block of sources.join('\n').split(/\n(?=[a-z])/)) {
    const id = /^([\w-]+) =/.exec(block)?.[1];
    if (id) found.set(id, [...new Set(block.match(/\$\w+/g) ?? [])].sort().join(' '));
  }
  return found;
}

test.each(['it', 'es'] as const)('%s says everything that English says in the browser', (other) => {
  const browser = (all: Map<string, string>): string[] =>
    [...all.keys()].filter((id) => id.startsWith('web-') || id.includes('-web-')).sort();
  expect(browser(messages(SOURCES[other]))).toEqual(browser(messages(en)));
});

test('no message that the pages name is missing', () => {
  const known = messages(en);
  const named = Object.values(code).flatMap((source) =>
    [...source.matchAll(/['"`]((?:duel-)?web-[\w-]+\w)['"`]/g)].map((match) => match[1] ?? ''),
  );
  expect(named.length).toBeGreaterThan(80);
  expect(named.filter((id) => !known.has(id))).toEqual([]);
});

test.each(LANGUAGES)('in %s everything in the box of Duel has a name and an explanation', (one) => {
  const bundle = bundled(one, SOURCES[one]);
  const texts: Text[] = [
    ...CARDS.flatMap((card) => [words.cardName(card), ...words.explainCard(card)]),
    ...LANDMARKS.flatMap((landmark) => [words.landmarkName(landmark.id), ...words.explainLandmark(landmark)]),
    ...TOKENS.flatMap((token) => [words.tokenName(token.id), ...words.explainToken(token)]),
    ...REGIONS.flatMap((region) => [words.regionName(region.id), ...words.explainRegion(region)]),
    ...RACES.flatMap((race) => [words.raceName(race), ...words.explainRace(race)]),
    ...SKILLS.flatMap((skill) => [words.skillName(skill), ...words.explainSkill(skill)]),
  ];
  const bad = texts.map((said) => sayWith(bundle, said)).filter((said) => /[{}]|^(duel|web)-|\bduel-/.test(said));
  expect(bad).toEqual([]);
});

test('texts are nested and counted in the language of the viewer', () => {
  const bundle = bundled('it', it);
  const said = text('duel-web-units-of', { who: 'sauron', count: 2 });
  expect(sayWith(bundle, said)).toBe('2 unità di Sauron');
});

test('the browser’s first language that Mathom speaks is taken, else English', () => {
  expect(preferred(['de-AT', 'es-MX', 'it'])).toBe('es');
  expect(preferred(['fi'])).toBe('en');
});
