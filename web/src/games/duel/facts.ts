/** What the box looks like, drawn from the very data that the rules are built from. It says and counts nothing. */
import boardData from '$box/duel/data/board.toml';
import cardData from '$box/duel/data/cards.toml';
import landmarkData from '$box/duel/data/landmarks.toml';
import layoutData from '$box/duel/data/layouts.toml';
import tokenData from '$box/duel/data/tokens.toml';

export type Seat = 'fellowship' | 'sauron';
export type Colour = 'grey' | 'yellow' | 'blue' | 'green' | 'red' | 'purple';
export type Skill = 'ruse' | 'strength' | 'courage' | 'knowledge' | 'leadership';

export interface Effect {
  does: string;
  count?: number;
  skills?: Partial<Record<Skill, number>>;
  one_of?: Skill[];
  race?: string;
  regions?: string[];
}

export interface Card {
  id: string;
  chapter: number;
  colour: Colour;
  coins?: number;
  skills?: Partial<Record<Skill, number>>;
  needs?: string;
  gives?: string;
  effects: Effect[];
}

export interface Landmark {
  id: string;
  region: string;
  skills: Partial<Record<Skill, number>>;
  effects: Effect[];
}

export interface Token {
  id: string;
  race: string;
  on?: string;
  power?: string;
  effects?: Effect[];
}

export interface Region {
  id: string;
  adjacent: string[];
  start?: Partial<Record<Seat, number>>;
  place: [number, number];
}

export interface Bonus {
  step: number;
  effects: Effect[];
}

export interface Slot {
  row: number;
  x: number;
  faceUp: boolean;
}

interface Layout {
  chapter: number;
  rows: { face_up: boolean; x: number[] }[];
}

const board = boardData as { region: Region[]; quest: { goal: number; bonuses: Bonus[] } };

export const SEATS: readonly Seat[] = ['fellowship', 'sauron'];
export function other(seat: Seat): Seat {
  return seat === 'fellowship' ? 'sauron' : 'fellowship';
}

export const SKILLS: readonly Skill[] = ['ruse', 'strength', 'courage', 'knowledge', 'leadership'];
export const COLOURS: readonly Colour[] = ['grey', 'yellow', 'blue', 'green', 'red', 'purple'];
export const CARDS = (cardData as { card: Card[] }).card;
export const LANDMARKS = (landmarkData as { landmark: Landmark[] }).landmark;
export const TOKENS = (tokenData as { token: Token[] }).token;
export const RACES: readonly string[] = [...new Set(TOKENS.map((token) => token.race))];
export const REGIONS = board.region;
export const GOAL = board.quest.goal;
export const BONUSES = board.quest.bonuses;

function byId<T extends { id: string }>(things: readonly T[]): (id: string) => T {
  const found = new Map(things.map((thing) => [thing.id, thing]));
  return (id) => {
    const thing = found.get(id);
    if (!thing) throw new Error(`The box holds no "${id}".`);
    return thing;
  };
}

export const card = byId(CARDS);
export const landmark = byId(LANDMARKS);
export const token = byId(TOKENS);
export const region = byId(REGIONS);

export function isCard(id: string): boolean {
  return CARDS.some((one) => one.id === id);
}

export function isLandmark(id: string): boolean {
  return LANDMARKS.some((one) => one.id === id);
}

/** The slots of a chapter's layout, in the order in which the rules number them. */
export function slots(chapter: number): Slot[] {
  const layout = (layoutData as { layout: Layout[] }).layout.find((one) => one.chapter === chapter);
  return (layout?.rows ?? []).flatMap((row, index) =>
    row.x.map((x) => ({ row: index, x, faceUp: row.face_up })),
  );
}

/** Each road of the map once. */
export const ROADS: readonly [Region, Region][] = REGIONS.flatMap((from) =>
  from.adjacent.filter((to) => from.id < to).map((to): [Region, Region] => [from, region(to)]),
);

/** The card that shows a chain symbol, and the one it makes free. */
export function giver(symbol: string): Card | undefined {
  return CARDS.find((one) => one.gives === symbol);
}
export function taker(symbol: string): Card | undefined {
  return CARDS.find((one) => one.needs === symbol);
}
