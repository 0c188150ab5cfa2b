import type { Mark, MarkKind, RegionId, Side } from '../contract.ts';
import { pointsOf, region, type NationId, type Settlement } from '../box.ts';
import type { Company, Force, Standing } from './forces.ts';

/**
 * What stands in a region, laid out in pixels around the region's anchor: pieces above, the name below. It is laid out
 * three ways, one for each level of zoom; drawing it is another file's business.
 */
export type Level = 'far' | 'middle' | 'near';

export type Part =
  | { what: 'shield'; x: number; y: number; w: number; h: number; nation: NationId; text: string; crest: boolean; emblem: boolean }
  | { what: 'tab'; x: number; y: number; w: number; h: number; nation: NationId }
  | { what: 'flag'; x: number; y: number; nation: NationId; text: string }
  | { what: 'wings'; x: number; y: number; w: number; text: string }
  | { what: 'medal'; x: number; y: number; r: number; side: Side; text: string }
  | { what: 'bearers'; x: number; y: number; r: number }
  | { what: 'settlement'; x: number; y: number; size: number; kind: Settlement; nation: NationId | null; points: number }
  | { what: 'fort'; x: number; y: number; size: number; nation: NationId | null }
  | { what: 'captor'; x: number; y: number; side: Side }
  | { what: 'plate'; x: number; y: number; w: number; h: number; look: 'plain' | 'chosen' | 'ghost' | 'glow' }
  | { what: 'wall'; x: number; y: number; w: number; h: number }
  | { what: 'rift'; x: number; y: number; h: number }
  | { what: 'swords'; x: number; y: number; text: string; w: number }
  | { what: 'name'; x: number; y: number; text: string; size: number; bold: boolean }
  | { what: 'pill'; x: number; y: number; w: number; text: string; look: 'letter' | 'refused' | 'last' }
  | { what: 'plus'; x: number; y: number };

export interface Frame {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

export interface Block {
  readonly parts: readonly Part[];
  /** What it covers, around the anchor. */
  readonly frame: Frame;
  /** The same without letters and flags. */
  readonly body: Frame;
  /** What names it, and who stands there: the bigger, the later it gives way. */
  readonly weight: number;
}

/** How wide a text is in a font. */
export type Measure = (text: string, size: number, bold: boolean) => number;

export interface Content {
  readonly id: RegionId;
  readonly name: string;
  readonly standing: Standing | undefined;
  readonly mark: Mark | undefined;
  readonly chosen: boolean;
  /** What would stand here. */
  readonly ghost: Force | null;
  /** The letter of a character's medal. */
  readonly initial: (character: string) => string;
  readonly siege: string;
}

/** Nothing on the map is written smaller. */
export const LEAST = 14;
const NAME: Readonly<Record<Level, number>> = { far: 14, middle: 15, near: 17 };

/** Parts with the room they take, from a corner. */
interface Piece {
  readonly w: number;
  readonly h: number;
  readonly parts: readonly Part[];
  /** How much of its width on the left is free at the foot. */
  readonly eaves?: number;
}

const EMPTY: Piece = { w: 0, h: 0, parts: [] };

function moved(parts: readonly Part[], dx: number, dy: number): Part[] {
  return parts.map((part) => ({ ...part, x: part.x + dx, y: part.y + dy }));
}

/** Pieces in a row on one ground line. */
function row(pieces: readonly Piece[], gap: number): Piece {
  const there = pieces.filter((piece) => piece.w > 0);
  const h = Math.max(0, ...there.map((piece) => piece.h));
  let x = 0;
  const parts = there.flatMap((piece, index) => {
    x += index ? gap : 0;
    const placed = moved(piece.parts, x, h - piece.h);
    x += piece.w;
    return placed;
  });
  return { w: x, h, parts };
}

/** Pieces under each other, each in the middle. */
function column(pieces: readonly Piece[], gap: number, align: 'middle' | 'left' = 'middle'): Piece {
  const there = pieces.filter((piece) => piece.h > 0);
  const w = Math.max(0, ...there.map((piece) => piece.w));
  let y = 0;
  const parts = there.flatMap((piece, index) => {
    y += index ? gap : 0;
    const placed = moved(piece.parts, align === 'left' ? 0 : (w - piece.w) / 2, y);
    y += piece.h;
    return placed;
  });
  return { w, h: y, parts };
}

// -- pieces ---------------------------------------------------------------------------------------

function shield(company: Company, text: string, measure: Measure, size: 'small' | 'middle' | 'near'): Piece {
  const letters = size === 'near' ? 16 : 15;
  const [least, high] = { small: [22, 25], middle: [29, 35], near: [25, 27] }[size] as [number, number];
  const w = Math.max(least, Math.ceil(measure(text, letters, true)) + 11);
  const crest = company.elite > 0 && size !== 'small' && !(size === 'near' && company.regular > 0);
  const top = crest ? 6 : 0;
  const part: Part = { what: 'shield', x: 0, y: top, w, h: high, nation: company.nation, text, crest, emblem: size === 'middle' };
  return { w, h: high + top, parts: [part] };
}

function flag(company: Company): Piece {
  return { w: 16, h: 25, parts: [{ what: 'flag', x: 0, y: 0, nation: company.nation, text: String(company.leader) }] };
}

function wings(count: number, w: number): Piece {
  return { w, h: w * 0.62, parts: [{ what: 'wings', x: 0, y: 0, w, text: String(count) }] };
}

function medals(force: Force, content: Content, measure: Measure, r: number): Piece {
  const shown = force.characters.map((id) => content.initial(id));
  return row(
    shown.map((text) => {
      const own = Math.max(r, measure(text, LEAST, true) / 2 + 4);
      return { w: own * 2, h: own * 2, parts: [{ what: 'medal' as const, x: own, y: own, r: own, side: force.side, text }] };
    }),
    -4,
  );
}

function bearers(r: number): Piece {
  return { w: r * 2, h: r * 2, parts: [{ what: 'bearers', x: r, y: r, r }] };
}

/** What is built in a region, with the flag of whoever has taken it. */
function built(id: RegionId, captor: Side | null, size: number, points: boolean): Piece {
  const { settlement, nation = null, fortification } = region(id);
  if (settlement) {
    const w = size * (settlement === 'stronghold' ? 0.92 : 1);
    const worth = points ? pointsOf(id) : 0;
    const parts: Part[] = [{ what: 'settlement', x: 0, y: 0, size, kind: settlement, nation, points: worth }];
    if (captor) parts.push({ what: 'captor', x: w * 0.55, y: -size * 0.42, side: captor });
    return { w: w + (worth ? 4 : 0), h: size, parts: worth ? moved(parts, 4, 0) : parts };
  }
  if (fortification) return { w: size, h: size * 0.6, parts: [{ what: 'fort', x: 0, y: 0, size, nation }] };
  return EMPTY;
}

function numbers(company: Company): string {
  if (!company.elite) return String(company.regular);
  return company.regular ? `${company.regular}·${company.elite}` : String(company.elite);
}

// -- an army --------------------------------------------------------------------------------------

function farForce(force: Force, content: Content, measure: Measure): Piece {
  const [first] = force.companies;
  if (first && force.units) return shield(first, String(force.units), measure, 'small');
  if (force.characters.length) return medals({ ...force, characters: force.characters.slice(0, 1) }, content, measure, 10);
  if (force.nazgul) return wings(force.nazgul, 30);
  return first ? flag(first) : EMPTY;
}

function middleForce(force: Force, content: Content, measure: Measure): Piece {
  const companies = force.companies.map((company) =>
    row([company.regular + company.elite ? shield(company, numbers(company), measure, 'middle') : EMPTY, company.leader ? flagUp(company) : EMPTY], -2),
  );
  const army = row(companies, 1);
  const tokens = medals(force, content, measure, 10);
  const winged = force.nazgul ? wings(force.nazgul, 32) : EMPTY;
  if (!army.w) return row([tokens, winged], 1);
  // Medals hang at the army's upper left corner, wings at its right: neither hides a number.
  const eaves = tokens.w ? tokens.w - 6 : 0;
  const right = eaves + army.w;
  return {
    w: right + (winged.w ? winged.w - 8 : 0),
    h: army.h,
    eaves,
    parts: [...moved(army.parts, eaves, 0), ...moved(tokens.parts, 0, -4), ...moved(winged.parts, right - 8, -6)],
  };
}

/** At this distance a leader's flag stands beside the shield's upper half. */
function flagUp(company: Company): Piece {
  const piece = flag(company);
  const h = company.elite ? 41 : 35;
  return { ...piece, h, parts: moved(piece.parts, 0, company.elite ? 4 : -1) };
}

function nearForce(force: Force, content: Content, measure: Measure): Piece {
  const rows = force.companies.map((company) => {
    const kind = (regular: number, elite: number): Piece =>
      regular + elite ? shield({ ...company, regular, elite }, String(regular + elite), measure, 'near') : EMPTY;
    return row(
      [
        { w: 20, h: 29, parts: [{ what: 'tab', x: 0, y: 0, w: 20, h: 29, nation: company.nation }] },
        kind(company.regular, 0),
        kind(0, company.elite),
        company.leader ? flag(company) : EMPTY,
      ],
      4,
    );
  });
  const last = rows.pop() ?? EMPTY;
  const tokens = row([force.nazgul ? wings(force.nazgul, 36) : EMPTY, medals(force, content, measure, 12)], 2);
  return column([...rows, row([last, tokens], 4)], 2, 'left');
}

function plate(piece: Piece, look: 'plain' | 'chosen' | 'ghost' | 'glow', room: number): Piece {
  if (!piece.w) return EMPTY;
  const w = piece.w + room * 2;
  const h = piece.h + room * 2;
  return { w, h, parts: [{ what: 'plate', x: 0, y: 0, w, h, look }, ...moved(piece.parts, room, room)] };
}

/** Between the armies of two partners: whoever sees a line does not take them for one. */
function apart(forces: readonly Force[], pieces: readonly Piece[]): Piece[] {
  return pieces.flatMap((piece, index) => {
    if (index === 0 || !forces[index]?.apart || !forces[index - 1]?.apart) return [piece];
    const h = Math.max(30, piece.h);
    return [{ w: 5, h, parts: [{ what: 'rift' as const, x: 2.5, y: 0, h }] }, piece];
  });
}

function walled(piece: Piece): Piece {
  const room = 5;
  const battlement = 7;
  const w = piece.w + room * 2;
  const h = piece.h + room + battlement + 3;
  return { w, h, parts: [{ what: 'wall', x: 0, y: 0, w, h }, ...moved(piece.parts, room, battlement + 2)] };
}

// -- a region -------------------------------------------------------------------------------------

/** A name in as few lines as its room allows, cut between words so that the widest line is short. */
export function lines(name: string, room: number, size: number, bold: boolean, measure: Measure): string[] {
  const parts = name.split(' ');
  if (parts.length === 1 || measure(name, size, bold) <= room) return [name];
  const cuts = parts.slice(1).map((_, index) => [parts.slice(0, index + 1).join(' '), parts.slice(index + 1).join(' ')]);
  const widest = (cut: readonly string[]): number => Math.max(...cut.map((line) => measure(line, size, bold)));
  const best = cuts.reduce((one, two) => (widest(two) < widest(one) ? two : one));
  return best;
}

function named(content: Content, level: Level, bold: boolean, room: number, measure: Measure): Piece {
  if (!content.name) return EMPTY;
  const size = bold ? NAME[level] : Math.max(LEAST, NAME[level] - 1);
  return column(
    lines(content.name, room, size, bold, measure).map((text) => {
      const w = measure(text, size, bold);
      return { w, h: size * 0.98, parts: [{ what: 'name' as const, x: w / 2, y: size * 0.76, text, size, bold }] };
    }),
    0,
  );
}

/** The room a name may take before it is broken, in pixels. */
function roomFor(level: Level): number {
  return { far: 70, middle: 78, near: 150 }[level];
}

function pills(content: Content, measure: Measure): Piece {
  const { mark } = content;
  const found: Piece[] = [];
  const pill = (text: string, look: 'letter' | 'refused' | 'last', extra: number): void => {
    const w = Math.max(24, measure(text, 15, true) + extra);
    found.push({ w, h: 22, parts: [{ what: 'pill', x: 0, y: 0, w, text, look }] });
  };
  if (mark?.kind === 'muster') found.push({ w: 22, h: 22, parts: [{ what: 'plus', x: 11, y: 11 }] });
  if (mark?.letter) pill(mark.letter, 'letter', 14);
  if (mark?.kind === 'refused' && mark.said) pill(mark.said, 'refused', 34);
  if (mark?.kind === 'last') pill(String(mark.number ?? ''), 'last', 18);
  return row(found, 3);
}

/** Everything of a region, around its anchor; bare, without its name. */
export function block(content: Content, level: Level, measure: Measure, bare = false): Block {
  const { standing } = content;
  const { settlement, fortification } = region(content.id);
  const forces = content.ghost ? [content.ghost] : (standing?.forces ?? []);
  const inside = standing?.inside ?? null;
  const occupied = forces.length > 0 || inside !== null || standing?.fellowship === true;
  const bold = occupied || settlement !== undefined || fortification === true;
  const look = content.ghost ? 'ghost' : content.chosen ? 'chosen' : content.mark?.kind === 'lit' ? 'glow' : 'plain';
  const laid = level === 'near' ? near : level === 'middle' ? middle : far;
  const body = laid({ content: bare ? { ...content, name: '' } : content, forces, inside, look, bold, measure });
  const marks = pills(content, measure);
  const pieces = body.w ? body : EMPTY;
  // The name hangs below the anchor even when it is left out: pieces do not jump when it comes and goes.
  const lift = bare ? -7 : 0;
  const kind = content.mark?.kind;
  const beside = moved(marks.parts, ...signPlace(kind, pieces, marks.w));
  const own = moved(pieces.parts, -pieces.w / 2, -pieces.h / 2 + lift);
  const weight = (occupied ? 4 : 0) + (settlement === 'stronghold' ? 2 : settlement ? 1 : 0) + (content.mark ? 8 : 0);
  return {
    // The swords of a siege lie on both armies.
    parts: [...own.filter((part) => part.what !== 'swords'), ...own.filter((part) => part.what === 'swords'), ...beside],
    frame: {
      left: -pieces.w / 2 - (kind === 'last' ? marks.w + 1 : 0),
      top: -pieces.h / 2 - (marks.w && kind !== 'last' && kind !== 'refused' ? 10 : 0),
      right: Math.max(pieces.w / 2, ...beside.map((part) => part.x + ('w' in part ? part.w : 11))),
      bottom: pieces.h / 2 + (marks.w && kind === 'refused' ? 24 : 0),
    },
    body: { left: -pieces.w / 2, top: -pieces.h / 2 + lift, right: pieces.w / 2, bottom: pieces.h / 2 },
    weight,
  };
}

/** An army by itself, on its way from one region to another. */
export function travelling(force: Force, content: Content, level: Level, measure: Measure): readonly Part[] {
  const laid = level === 'near' ? plate(nearForce(force, content, measure), 'plain', 4) : level === 'middle' ? middleForce(force, content, measure) : farForce(force, content, measure);
  return moved(laid.parts, -laid.w / 2, -laid.h / 2);
}

/** The last action's flag points at its region from the west, a reason stands under the name, letters at the upper right. */
function signPlace(kind: MarkKind | undefined, pieces: Piece, w: number): [number, number] {
  if (kind === 'last') return [-pieces.w / 2 - w - 1, -12];
  if (kind === 'refused') return [-w / 2, pieces.h / 2 + 1];
  // Beside a name that stands alone, not on it.
  if (pieces.h < 34 && pieces.parts.every((part) => part.what === 'name')) return [pieces.w / 2 + 2, -11];
  return [pieces.w / 2 - 6, -pieces.h / 2 - 10];
}

interface Laying {
  readonly content: Content;
  readonly forces: readonly Force[];
  readonly inside: Force | null;
  readonly look: 'plain' | 'chosen' | 'ghost' | 'glow';
  readonly bold: boolean;
  readonly measure: Measure;
}

function far({ content, forces, inside, look, measure }: Laying): Piece {
  const { settlement } = region(content.id);
  const captor = content.standing?.captor ?? null;
  const army = row(
    [
      built(content.id, captor, 16, false),
      inside ? walled(farForce(inside, content, measure)) : EMPTY,
      ...forces.map((force) => farForce(force, content, measure)),
      content.standing?.fellowship ? bearers(10) : EMPTY,
    ],
    2,
  );
  const great = settlement === 'stronghold' || settlement === 'city';
  const name = great ? named(content, 'far', true, roomFor('far'), measure) : EMPTY;
  return column([look === 'plain' || look === 'glow' ? army : plate(army, look, 3), name], 1);
}

function middle({ content, forces, inside, look, bold, measure }: Laying): Piece {
  const captor = content.standing?.captor ?? null;
  const middleForces = forces.map((force) => middleForce(force, content, measure));
  const armies = row(apart(forces, middleForces), 3);
  const framed = look === 'plain' || look === 'glow' ? armies : plate(armies, look, 4);
  const home = built(content.id, captor, 19, false);
  const eaves = (army: Piece | undefined): number => Math.min(home.w, army?.eaves ?? 0);
  const fellowship = content.standing?.fellowship ? bearers(13) : EMPTY;
  const name = named(content, 'middle', bold, inside ? 120 : roomFor('middle'), measure);
  if (inside) {
    const garrison = walled(middleForce(inside, content, measure));
    const badge: Piece = { w: 20, h: 4, parts: [{ what: 'swords', x: 10, y: 1, w: 20, text: '' }] };
    return column([row([row([home, garrison], 2), fellowship], 2), badge, framed, name], -1);
  }
  // A home stands under the eaves of the medals, if there are any.
  const first = framed === armies ? middleForces[0] : undefined;
  return column([row([row([home, framed], 1 - eaves(first)), fellowship], 1), name], 1);
}

function near({ content, forces, inside, look, bold, measure }: Laying): Piece {
  const captor = content.standing?.captor ?? null;
  const style = look === 'glow' ? 'plain' : look;
  const plates = row(
    forces.map((force) => plate(nearForce(force, content, measure), style, look === 'chosen' ? 6 : 4)),
    5,
  );
  const fellowship = content.standing?.fellowship ? bearers(16) : EMPTY;
  const title = row([built(content.id, captor, 24, true), named(content, 'near', bold, roomFor('near'), measure)], 5);
  if (inside) {
    const garrison = walled(plate(nearForce(inside, content, measure), 'plain', 4));
    const w = measure(content.siege, 15, true) + 40;
    const badge: Piece = { w, h: 16, parts: [{ what: 'swords', x: w / 2, y: 7, w, text: content.siege }] };
    return column([row([garrison, fellowship], 4), badge, title, plates], 3);
  }
  return column([row([plates, fellowship], 4), title], 4);
}
