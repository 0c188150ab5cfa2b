/** What things are called and what is told of them: the counterpart of `names.py`, from the same data. */
import { text, type Text } from '$lib/text.ts';
import {
  CARDS,
  giver,
  LANDMARKS,
  SEATS,
  taker,
  TOKENS,
  type Card,
  type Effect,
  type Landmark,
  type Region,
  type Skill,
  type Token,
} from './facts.ts';

export function joined(texts: readonly Text[], last = 'duel-comma'): Text {
  const [first, ...rest] = texts;
  if (!first) return text('duel-nothing');
  return rest.reduce(
    (whole, one, index) =>
      text(index === rest.length - 1 ? last : 'duel-comma', { first: whole, second: one }),
    first,
  );
}

export const skillName = (skill: string): Text => text(`duel-skill-${skill}`);
export const raceName = (race: string): Text => text(`duel-race-${race}`);
export const regionName = (id: string): Text => text(`duel-region-${id}`);
export const landmarkName = (id: string): Text => text(`duel-landmark-${id}`);
export const tokenName = (id: string): Text => text(`duel-token-${id}`);
export const chainName = (symbol: string): Text => text(`duel-chain-${symbol}`);
export const seatName = (seat: string): Text => text(`duel-seat-${seat}`);

export function skills(symbols: Partial<Record<Skill, number>>): Text {
  return joined(
    Object.entries(symbols).map(([skill, count]) => text('duel-does-skills', { count, skill: skillName(skill) })),
  );
}

/** An effect in a few words. */
export function does(effect: Effect): Text {
  if (effect.does === 'skills') return skills(effect.skills ?? {});
  if (effect.does === 'skill_choice') return joined((effect.one_of ?? []).map(skillName), 'duel-or');
  if (effect.does === 'race') return raceName(effect.race ?? '');
  return worded('does', effect);
}

/** An effect as a sentence of its own. */
export function sentence(effect: Effect): Text {
  if (['skills', 'skill_choice', 'race'].includes(effect.does)) {
    return text(`duel-effect-${effect.does}`, { does: does(effect) });
  }
  return worded('effect', effect);
}

function worded(how: string, effect: Effect): Text {
  const id = `duel-${how}-${effect.does}`;
  const count = effect.count ?? 1;
  if (effect.does !== 'place_units') return text(id, { count });
  if (!effect.regions) return text(`${id}_anywhere`, { count });
  return text(id, { count, region: joined(effect.regions.map(regionName), 'duel-or') });
}

const CARD_NAMES = new Map(
  CARDS.map((card) => [
    card.id,
    text('duel-card', { colour: text(`duel-colour-${card.colour}`), does: joined(card.effects.map(does)) }),
  ]),
);

export function cardName(card: Card): Text {
  return CARD_NAMES.get(card.id) ?? text(card.id);
}

export function costLine(coins: number, symbols: Partial<Record<Skill, number>>): Text {
  const parts = coins ? [text('duel-coins', { count: coins })] : [];
  if (Object.keys(symbols).length) parts.push(skills(symbols));
  return parts.length ? text('duel-explain-cost', { cost: joined(parts) }) : text('duel-explain-free');
}

function chainLine(id: string, symbol: string, card: Card | undefined): Text[] {
  if (!card) return [];
  return [text(id, { symbol: chainName(symbol), card: cardName(card), chapter: card.chapter })];
}

export function explainCard(card: Card): Text[] {
  return [
    ...card.effects.map(sentence),
    costLine(card.coins ?? 0, card.skills ?? {}),
    ...(card.needs ? chainLine('duel-explain-needs', card.needs, giver(card.needs)) : []),
    ...(card.gives ? chainLine('duel-explain-gives', card.gives, taker(card.gives)) : []),
  ];
}

export function landmarkDoes(landmark: Landmark): Text[] {
  return [text('duel-explain-fortress', { region: regionName(landmark.region) }), ...landmark.effects.map(sentence)];
}

export function explainLandmark(landmark: Landmark): Text[] {
  return [...landmarkDoes(landmark), costLine(0, landmark.skills), text('duel-explain-surcharge')];
}

/** What a token does, without its name. */
export function tokenDoes(token: Token): Text[] {
  if (token.power) return [text(`duel-lasting-${token.power}`)];
  const effects = token.effects ?? [];
  if (token.on) return [text(`duel-on-${token.on}`, { does: joined(effects.map(does)) })];
  return effects.map(sentence);
}

export function explainToken(token: Token): Text[] {
  return [...tokenDoes(token), text(token.on || token.power ? 'duel-token-lasting' : 'duel-token-once')];
}

export function explainRegion(region: Region): Text[] {
  return [
    text('duel-explain-adjacent', { regions: joined(region.adjacent.map(regionName)) }),
    ...LANDMARKS.filter((one) => one.region === region.id).map((one) =>
      text('duel-explain-home', { landmark: landmarkName(one.id) }),
    ),
    ...SEATS.flatMap((seat) =>
      region.start?.[seat] ? [text('duel-explain-start', { who: seat, count: region.start[seat] })] : [],
    ),
    text('duel-explain-presence'),
  ];
}

function where(id: string, cards: readonly Card[]): Text {
  const chapters = [...new Set(cards.map((card) => card.chapter))].sort();
  return text('duel-explain-where', {
    cards: joined(
      chapters.map((chapter) => text(id, { chapter, count: cards.filter((card) => card.chapter === chapter).length })),
    ),
  });
}

export function explainSkill(skill: Skill): Text[] {
  const cards = CARDS.filter((card) =>
    card.effects.some((effect) => skill in (effect.skills ?? {}) || effect.one_of?.includes(skill)),
  );
  return [text('duel-explain-skill-use'), where('duel-explain-skill-cards', cards)];
}

export function explainRace(race: string): Text[] {
  const cards = CARDS.filter((card) => card.effects.some((effect) => effect.race === race));
  return [
    where('duel-explain-race-cards', cards),
    text('duel-colour-means-green'),
    ...TOKENS.filter((token) => token.race === race).map((token) =>
      text('duel-explain-race-token', { token: tokenName(token.id) }),
    ),
  ];
}

export function explainChain(symbol: string): Text[] {
  return [
    ...chainLine('duel-explain-chain-from', symbol, giver(symbol)),
    ...chainLine('duel-explain-chain-to', symbol, taker(symbol)),
  ];
}
