import type { Arrow } from '../contract.ts';
import { font } from './drawparts.ts';
import { SIDE, type Palette } from './palette.ts';
import type { Point } from './shapes.ts';

type Pen = CanvasRenderingContext2D;

interface Bow {
  readonly from: Point;
  readonly bend: Point;
  readonly to: Point;
}

/** A bow from one place to another, in pixels, that leaves room for what stands at both ends. */
export function bow(from: Point, to: Point): Bow {
  const [dx, dy] = [to[0] - from[0], to[1] - from[1]];
  const length = Math.hypot(dx, dy) || 1;
  const side = dx >= 0 ? -1 : 1;
  const lift = Math.min(60, length * 0.2) * side;
  const bend: Point = [(from[0] + to[0]) / 2 - (dy / length) * lift, (from[1] + to[1]) / 2 + (dx / length) * lift];
  const gap = Math.min(24, length * 0.24);
  const near = (end: Point, room: number): Point => {
    const far = Math.hypot(bend[0] - end[0], bend[1] - end[1]) || 1;
    return [end[0] + ((bend[0] - end[0]) / far) * room, end[1] + ((bend[1] - end[1]) / far) * room];
  };
  return { from: near(from, gap), bend, to: near(to, gap * 0.9) };
}

export function onBow({ from, bend, to }: Bow, part: number): Point {
  const rest = 1 - part;
  const at = (index: 0 | 1): number => rest * rest * from[index] + 2 * rest * part * bend[index] + part * part * to[index];
  return [at(0), at(1)];
}

/** An arrow, grown to a part of its way. What is planned and what is shown just now is gold, what went before has its side's colour. */
export function drawArrow(pen: Pen, arrow: Arrow, from: Point, to: Point, gold: boolean, part: number, colours: Palette): void {
  const line = bow(from, to);
  const tip = onBow(line, part);
  const before = onBow(line, Math.max(0, part - 0.08));
  const angle = Math.atan2(tip[1] - before[1], tip[0] - before[0]);
  const fill = gold ? colours.gold : arrow.side === 'free' ? '#7fb0de' : '#e8786c';
  pen.save();
  pen.lineJoin = 'round';
  pen.lineCap = 'butt';
  if (arrow.kind === 'flight' || arrow.kind === 'walk') drawDots(pen, line, part, fill, colours);
  else drawShaft(pen, line, part, fill, arrow.kind === 'attack', colours);
  pen.save();
  pen.translate(...tip);
  pen.rotate(angle);
  const head = new Path2D('M12 0L-9-11-5 0-9 11Z');
  pen.strokeStyle = '#2a1c08';
  pen.lineWidth = 3;
  pen.stroke(head);
  pen.fillStyle = arrow.kind === 'flight' ? colours.plate : fill;
  pen.fill(head);
  pen.restore();
  // Numbers at the tail: in the middle they hid short arrows.
  if (arrow.number !== undefined) drawNumber(pen, line.from, arrow.number, gold ? colours.gold : SIDE[arrow.side].fill, gold);
  pen.restore();
}

function drawShaft(pen: Pen, line: Bow, part: number, fill: string, attack: boolean, colours: Palette): void {
  const path = new Path2D();
  path.moveTo(...line.from);
  const steps = 14;
  for (let step = 1; step <= steps; step += 1) path.lineTo(...onBow(line, (part * 0.97 * step) / steps));
  pen.strokeStyle = '#2a1c08';
  pen.lineWidth = 11;
  pen.stroke(path);
  pen.strokeStyle = fill;
  pen.lineWidth = 8;
  pen.stroke(path);
  if (!attack) return;
  pen.setLineDash([7, 6]);
  pen.strokeStyle = colours.red;
  pen.lineWidth = 3;
  pen.stroke(path);
  pen.setLineDash([]);
}

function drawDots(pen: Pen, line: Bow, part: number, fill: string, colours: Palette): void {
  const length = Math.hypot(line.to[0] - line.from[0], line.to[1] - line.from[1]);
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
