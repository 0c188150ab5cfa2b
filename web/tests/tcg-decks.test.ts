import { expect, test } from 'vitest';
import { edge } from '../src/games/tcg/cards/edge.ts';
import { charge, initial } from '../src/games/tcg/cards/charge.ts';
import codes from '../src/games/tcg/cards/charges/codes.json';
import charges from '../src/games/tcg/cards/charges/icons.json';
import { landscape } from '../src/games/tcg/cards/landscape.ts';
import type { Printed } from '../src/games/tcg/cards/printed.svelte.ts';
import { fits, NOTHING, plain } from '../src/games/tcg/decks/finding.ts';
import { fromLink, toLink } from '../src/games/tcg/decks/link.ts';

const CARDS = [
  { code: '4R1', set: 4, number: 1 },
  { code: '4R301', set: 4, number: 301 },
  { code: '4P364', set: 4, number: 364 },
  { code: '12C7', set: 12, number: 7 },
];

test('a deck comes out of a link as it went in', () => {
  const deck = { name: 'Elfi & Uruk; uno', bearers: ['4R301'], cards: { '4R1': 1, '4P364': 3, '12C7': 12 } };
  const link = toLink(deck, CARDS);
  expect(link.length).toBeLessThan(60);
  expect(fromLink(link, CARDS)).toEqual(deck);
});

test.each(['', '#invite=abc', '#d=', '#d=%E0%A4%A;4:zz', '#d=x'])('nonsense after # is no deck that breaks the page: “%s”', (fragment) => {
  expect(Object.keys(fromLink(fragment, CARDS)?.cards ?? {})).toEqual([]);
});

test('a card that is not known any more is left out of a link', () => {
  expect(fromLink(toLink({ name: '', bearers: [], cards: { '9X9': 2, '4R1': 1 } }, CARDS), CARDS)?.cards).toEqual({ '4R1': 1 });
});

const card = (more: Partial<Printed>): Printed =>
  ({ code: '4C1', title: 'Legolas', culture: 'elven', side: 'free', kind: 'companion', twilight: 2, unique: true, classes: [], keywords: [], signet: 'none', set: 4, ...more }) as Printed;

test('words are found without care for accents and capitals, anywhere and in any order', () => {
  expect(plain("Éowyn's Sword, Palantír")).toBe('eowyns sword palantir');
  const told = (): string => 'legolas elven comrade archer skirmish';
  expect(fits(card({}), { ...NOTHING, words: 'ARCHER légo' }, told)).toBe(true);
  expect(fits(card({}), { ...NOTHING, words: 'archer gimli' }, told)).toBe(false);
});

test('whatever is asked must fit; of several cultures or costs, one', () => {
  const none = (): string => '';
  expect(fits(card({}), { ...NOTHING, cultures: ['elven', 'gondor'], costs: [0, 2], side: 'free' }, none)).toBe(true);
  expect(fits(card({}), { ...NOTHING, cultures: ['elven'], costs: [3] }, none)).toBe(false);
  expect(fits(card({ twilight: 9 }), { ...NOTHING, costs: [6] }, none)).toBe(true);
  expect(fits(card({ kind: 'site', side: 'none' }), { ...NOTHING, side: 'sites' }, none)).toBe(true);
});

test('who has a name bears its initial, others a picture', () => {
  expect(initial('The Witch-king')).toBe('W');
  expect(initial('Legolas')).toBe('L');
  expect(initial("L'Unico")).toBe('U');
  expect(initial('Éomer')).toBe('É');
  expect(charge(card({}))).toEqual({ initial: 'L' });
  expect(charge(card({ kind: 'ring' }))).toEqual({ ring: true });
  expect(charge(card({ code: '4C26', kind: 'possession' }))).toEqual({ icon: 'tcg-charge-battered-axe' });
});

test('every picture that a card names is in the sprite', () => {
  const known = new Set(Object.keys(charges.icons));
  const named = [...Object.values(codes.codes), ...Object.values(codes.classes), ...Object.values(codes.kinds)];
  expect(named.filter((one) => !known.has(one))).toEqual([]);
});

test('each kind has its own line, as wide as the card', () => {
  const kinds = ['companion', 'ally', 'minion', 'possession', 'condition', 'event'];
  const lines = kinds.map((kind) => edge(kind, 150, 9).line);
  expect(new Set(lines).size).toBe(kinds.length);
  expect(edge('artifact', 150, 9)).toMatchObject({ line: edge('possession', 150, 9).line, rule: true });
  expect(lines.filter((line) => !/150/.test(line) && !line.startsWith('M0 4.5q'))).toEqual([]);
});

test('a site always looks the same', () => {
  expect(landscape('4U347', ['battleground', 'plains'], 'castle')).toEqual(landscape('4U347', ['battleground', 'plains'], 'castle'));
  expect(landscape('4U347', ['plains'], 'castle').far).not.toBe(landscape('4U348', ['plains'], 'castle').far);
});
