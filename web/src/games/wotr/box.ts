/** What the box holds, from the very data that the rules are built from. It says and counts nothing. */
import cardData from '$box/wotr/data/cards.toml';
import characterData from '$box/wotr/data/characters.toml';
import nationData from '$box/wotr/data/nations.toml';
import regionData from '$box/wotr/data/regions.toml';
import tileData from '$box/wotr/data/tiles.toml';
import type { RegionId, Side } from './contract.ts';

export type Deck = 'character' | 'strategy';
export type Face = 'character' | 'army' | 'muster' | 'muster-army' | 'event' | 'will-of-the-west' | 'eye';
export type NationId = 'dwarves' | 'elves' | 'gondor' | 'north' | 'rohan' | 'isengard' | 'sauron' | 'southrons';
export type Rank = 'regular' | 'elite' | 'leader' | 'nazgul';

export interface Card {
  readonly id: string;
  readonly side: Side;
  readonly deck: Deck;
  readonly number: number;
  readonly icon: Face;
  readonly combat: string;
  readonly initiative: readonly number[];
  /** The one of four players whose icon the event shows. */
  readonly player?: string;
}

export interface Character {
  readonly id: string;
  readonly side: Side;
  readonly level: number;
  readonly leadership: number;
}

export interface Tile {
  readonly id: string;
  readonly value: number | 'eye' | 'die';
  readonly reveal?: boolean;
  readonly stop?: boolean;
  readonly special?: Side;
}

export type Settlement = 'town' | 'city' | 'stronghold';

export interface Region {
  readonly id: RegionId;
  readonly nation?: NationId;
  readonly settlement?: Settlement;
  readonly fortification?: boolean;
  readonly coastal?: boolean;
  readonly eastern_edge?: boolean;
  readonly neighbours: readonly RegionId[];
}

/** The faces in the order in which dice lie: what a player looks for stands always in the same place. */
export const FACES: readonly Face[] = ['character', 'army', 'muster', 'muster-army', 'event', 'will-of-the-west', 'eye'];
export const CARDS = (cardData as { card: Card[] }).card;
export const CHARACTERS = (characterData as { character: Character[] }).character;
export const NATIONS = (nationData as { nation: { id: NationId; side: Side }[] }).nation;
export const TILES = (tileData as { tile: Tile[] }).tile;
export const REGIONS: readonly Region[] = (regionData as { region: Region[] }).region;

/** What a settlement is worth to the enemy who holds it. */
const POINTS = (regionData as { points: Readonly<Record<Settlement, number>> }).points;

function byId<T extends { id: string }>(things: readonly T[]): (id: string) => T | undefined {
  const found = new Map(things.map((thing) => [thing.id, thing]));
  return (id) => found.get(id);
}

export const card = byId(CARDS);
export const character = byId(CHARACTERS);
export const tile = byId(TILES);
const nation = byId(NATIONS);
const place = byId(REGIONS);

export function region(id: RegionId): Region {
  const found = place(id);
  if (!found) throw new Error(`The map has no region "${id}".`);
  return found;
}

export const isRegion = (id: string): boolean => place(id) !== undefined;
export const isCard = (id: string): boolean => card(id) !== undefined;
export const isCharacter = (id: string): boolean => character(id) !== undefined;
export const isNation = (id: string): boolean => nation(id) !== undefined;

/** The kind under which the lexicon names a thing. */
export function kindOf(id: string): string {
  if (isRegion(id)) return 'region';
  if (isCard(id)) return 'card';
  if (isCharacter(id)) return 'character';
  return isNation(id) ? 'nation' : 'figure';
}

export function pointsOf(id: RegionId): number {
  const { settlement } = region(id);
  return settlement ? POINTS[settlement] : 0;
}

/** A figure as the server names it ("gondor-elite", "nazgul"): whose it is and what. */
export function figure(id: string): { nation: NationId; rank: Rank } {
  if (id === 'nazgul') return { nation: 'sauron', rank: 'nazgul' };
  const cut = id.lastIndexOf('-');
  return { nation: id.slice(0, cut) as NationId, rank: id.slice(cut + 1) as Rank };
}

export function nationSide(id: string): Side {
  return nation(id)?.side ?? 'free';
}

/** Whose figure or character it is. */
export function ownerOf(id: string): Side {
  return character(id)?.side ?? nationSide(figure(id).nation);
}
