import type { Side, WotrView } from '../contract.ts';
import { mustered, type Standing } from '../map/forces.ts';

/** What the pictures of the lesson show: tables of which only that much is there. */
type Stood = Omit<Standing, 'id'>;

function stood(side: Side, figures: Readonly<Record<string, number>>, characters: readonly string[] = []): Stood {
  return { forces: [mustered(side, figures, characters)], inside: null, captor: null, fellowship: false };
}

/** As the book places them (p. 16, 17). */
export const BEGINNING: Readonly<Record<string, Stood>> = {
  'minas-tirith': stood('free', { 'gondor-regular': 3, 'gondor-elite': 1, 'gondor-leader': 1 }),
  osgiliath: stood('free', { 'gondor-regular': 2 }),
  pelargir: stood('free', { 'gondor-regular': 1 }),
  'minas-morgul': stood('shadow', { 'sauron-regular': 5, nazgul: 1 }),
  morannon: stood('shadow', { 'sauron-regular': 5, nazgul: 1 }),
  gorgoroth: stood('shadow', { 'sauron-regular': 3 }),
  'barad-dur': stood('shadow', { 'sauron-regular': 4, 'sauron-elite': 1, nazgul: 1 }),
  nurn: stood('shadow', { 'sauron-regular': 2 }),
};

export const SIEGE: Readonly<Record<string, Stood>> = {
  'helms-deep': {
    forces: [mustered('shadow', { 'isengard-regular': 5, 'isengard-elite': 3 })],
    inside: mustered('free', { 'rohan-regular': 2, 'rohan-elite': 1, 'rohan-leader': 1 }, ['boromir']),
    captor: null,
    fellowship: false,
  },
};

type Walk = Pick<WotrView, 'fellowship' | 'hunt' | 'tiles'>;

export const COMPANY = ['gandalf-grey', 'strider', 'boromir', 'legolas', 'gimli', 'meriadoc', 'peregrin'];
/** With two dice in the box and a 6 needed, 11 of 36 rolls succeed; with a 5, 20 of 36. */
const ODDS = { successes: [], damage: [], reveal: 0, stop: 0 };
const TILES = { pool: Array.from({ length: 16 }, (_, index) => String(index)), drawn: [], waiting: [], removed: [] };

export const WALKING: Walk = {
  fellowship: {
    region: 'rivendell',
    progress: 3,
    mordor: null,
    mordor_end: 5,
    hidden: true,
    corruption: 2,
    corruption_limit: 12,
    guide: 'gandalf-grey',
    companions: COMPANY,
    declared: false,
    strove: false,
  },
  hunt: { box: { shadow: 2, free: 0 }, box_before: 0, level: 2, need: 6, rerolls: 0, odds: { ...ODDS, found: 11 / 36 } },
  tiles: TILES,
};

export const IN_MORDOR: Walk = {
  fellowship: { ...WALKING.fellowship, region: null, progress: 0, mordor: 2, corruption: 7, guide: 'gollum', companions: [], strove: true },
  hunt: { box: { shadow: 3, free: 1 }, box_before: 0, level: 3, need: null, rerolls: 0, odds: { ...ODDS, found: 1 } },
  tiles: TILES,
};

function politics(side: Side, step: number, active = true): WotrView['politics'][string] {
  return { side, step, to_war: 4 - step, active, at_war: false };
}

/** Where each nation stands before the first turn (p. 15). */
export const AT_PEACE: Pick<WotrView, 'politics' | 'seats'> = {
  politics: {
    rohan: politics('free', 1, false),
    north: politics('free', 1, false),
    elves: politics('free', 1),
    dwarves: politics('free', 1, false),
    gondor: politics('free', 2, false),
    southrons: politics('shadow', 2),
    sauron: politics('shadow', 3),
    isengard: politics('shadow', 3),
  },
  seats: {},
};
