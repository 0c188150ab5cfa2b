import type { Arrow } from '../contract.ts';
import { font } from './drawparts.ts';
import { SIDE, type Palette } from './palette.ts';
import type { Point } from './shapes.ts';

type Pen = CanvasRenderingContext2D;

export interface Bow {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
  /** The part of it that is drawn: what stands at its ends is left free. */
  readonly first: number;
  readonly last: number;
}

/** A place that an arrow leaves or comes to: its middle, and the frame of what stands there, all in pixels. */
export interface End {
  readonly at: Point;
  readonly frame: { readonly left: number; readonly top: number; readonly right: number; readonly bottom: number };
}

const GAP = 2;

function covers({ at, frame }: End, [x, y]: Point): boolean {
  return x > at[0] + frame.left - GAP && x < at[0] + frame.right + GAP && y > at[1] + frame.top - GAP && y < at[1] + frame.bottom + GAP;
}

/** A bow from one place to another that leaves free what stands at both ends, as far as there is room for that. */
export function bow(from: End, to: End): Bow {
  const [dx, dy] = [to.at[0] - from.at[0], to.at[1] - from.at[1]];
  const length = Math.hypot(dx, dy) || 1;
  const lift = Math.min(60, length * 0.2) * (dx >= 0 ? -1 : 1);
  const bend: Point = [(from.at[0] + to.at[0]) / 2 - (dy / length) * lift, (from.at[1] + to.at[1]) / 2 + (dx / length) * lift];
  const whole = { from: from.at, bend, to: to.at, first: 0, last: 1 };
  const steps = Array.from({ length: 41 }, (_, index) => index / 40);
  const first = steps.find((part) => !covers(from, onBow(whole, part))) ?? 0;
  const last = steps.findLast((part) => !covers(to, onBow(whole, part))) ?? 1;
  // Neighbours may stand so close that nothing is left between them: then the arrow lies on them, short.
  if ((last - first) * length < 16) return { ...whole, first: 0.3, last: 0.3 + Math.max(0.4, 24 / length) };
  return { ...whole, first, last };
}

export function onBow({ from, bend, to, first, last }: Bow, along: number): Point {
  const part = first + (last - first) * along;
  const rest = 1 - part;
  const at = (index: 0 | 1): number => rest * rest * from[index] + 2 * rest * part * bend[index] + part * part * to[index];
  return [at(0), at(1)];
}

/** An arrow, grown to a part of its way. What is planned and what is shown just now is gold, what went before has its side's colour. */
export function drawArrow(pen: Pen, arrow: Arrow, line: Bow, gold: boolean, part: number, slim: boolean, colours: Palette): void {
  const tip = onBow(line, part);
  const before = onBow(line, Math.max(0, part - 0.08));
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const fill = gold ? colours.gold : arrow.side === 'free' ? '#7fb0de' : '#e8786c';
  pen.save();
  pen.lineJoin = 'round';
  pen.lineCap = 'butt';
  if (arrow.kind === 'flight' || arrow.kind === 'walk') drawDots(pen, line, part, fill, colours);
  else drawShaft(pen, line, part, fill, arrow.kind === 'attack', slim, colours);
  pen.save();
  pen.translate(...tip);
  pen.rotate(angle);
  const head = new Path2D('M4 0L-15-11-11 0-15 11Z');
  const small = Math.min(1, Math.hypot(tip[0] - onBow(line, 0)[0], tip[1] - onBow(line, 0)[1]) / 26 + 0.1);
  pen.scale(small * (slim ? 0.78 : 1), small * (slim ? 0.78 : 1));
  pen.strokeStyle = '#2a1c08';
  pen.lineWidth = 3;
  pen.stroke(head);
  pen.fillStyle = arrow.kind === 'flight' ? colours.plate : fill;
  pen.fill(head);
  pen.restore();
  // Numbers at the tail: in the middle they hid short arrows.
  if (arrow.number !== undefined) drawNumber(pen, onBow(line, 0), arrow.number, gold ? colours.gold : SIDE[arrow.side].fill, gold);
  pen.restore();
}

function drawShaft(pen: Pen, line: Bow, part: number, fill: string, attack: boolean, slim: boolean, colours: Palette): void {
  const path = new Path2D();
  path.moveTo(...onBow(line, 0));
  const steps = 14;
  for (let step = 1; step <= steps; step += 1) path.lineTo(...onBow(line, (part * 0.92 * step) / steps));
  pen.strokeStyle = '#2a1c08';
  pen.lineWidth = slim ? 8 : 11;
  pen.stroke(path);
  pen.strokeStyle = fill;
  pen.lineWidth = slim ? 5.5 : 8;
  pen.stroke(path);
  if (!attack) return;
  pen.setLineDash([7, 6]);
  pen.strokeStyle = colours.red;
  pen.lineWidth = 3;
  pen.stroke(path);
  pen.setLineDash([]);
}

function drawDots(pen: Pen, line: Bow, part: number, fill: string, colours: Palette): void {
  const length = Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1]) * (line.last - line.first);
  const count = Math.max(3, Math.round(length / 17));
  for (let dot = 0; dot < count; dot += 1) {
    if (dot / count > part) break;
    const [x, y] = onBow(line, dot / count);
    pen.beginPath();
    pen.arc(x, y, 4, 0, 7);
    pen.fillStyle = fill === colours.gold ? fill : colours.plate;
    pen.fill();
    pen.strokeStyle = '#2a1c08';
    pen.lineWidth = 1.6;
    pen.stroke();
  }
}

function drawNumber(pen: Pen, [x, y]: Point, number: number, fill: string, gold: boolean): void {
  pen.beginPath();
  pen.arc(x, y, 12, 0, 7);
  pen.fillStyle = fill;
  pen.fill();
  pen.strokeStyle = gold ? '#2a1c08' : '#fdf8ea';
  pen.lineWidth = 1.8;
  pen.stroke();
  pen.font = font(15, true);
  pen.textAlign = 'center';
  pen.fillStyle = gold ? '#21180f' : '#ffffff';
  pen.fillText(String(number), x, y + 5);
}
