import type { Part } from './blocks.ts';
import { emblem } from './emblems.ts';
import { nationSide, type NationId, type Settlement } from '../box.ts';
import { SIDE, type Palette } from './palette.ts';
import { NATION_CLOTH } from '../tints.ts';

type Pen = CanvasRenderingContext2D;

export const FONT = "'EB Garamond', Georgia, 'Times New Roman', serif";

export function font(size: number, bold: boolean): string {
  return `${bold ? 600 : 400} ${size}px ${FONT}`;
}

/** One thing of a block, at its place. */
export function drawPart(pen: Pen, part: Part, colours: Palette): void {
  pen.save();
  pen.translate(part.x, part.y);
  pen.lineJoin = 'round';
  switch (part.what) {
    case 'shield':
      drawShield(pen, part, colours);
      break;
    case 'tab':
      drawTab(pen, part);
      break;
    case 'flag':
      drawFlag(pen, part.nation, part.text, colours);
      break;
    case 'wings':
      drawWings(pen, part.w, part.text, colours);
      break;
    case 'medal':
      drawMedal(pen, part.r, part.text, SIDE[part.side].fill, colours);
      break;
    case 'bearers':
      drawBearers(pen, part.r, colours);
      break;
    case 'settlement':
      drawSettlement(pen, part, colours);
      break;
    case 'fort':
      outlined(pen, FORT, part.size, part.nation ? NATION_CLOTH[part.nation].fill : '#8d7a5c', colours);
      break;
    case 'captor':
      drawCaptor(pen, part.side, colours);
      break;
    case 'plate':
      drawPlate(pen, part, colours);
      break;
    case 'wall':
      drawWall(pen, part.w, part.h, colours);
      break;
    case 'rift':
      drawRift(pen, part.h, colours);
      break;
    case 'swords':
      drawSwords(pen, part.w, part.text, colours);
      break;
    case 'name':
      drawName(pen, part.text, part.size, part.bold, colours);
      break;
    case 'pill':
      drawPill(pen, part, colours);
      break;
    case 'plus':
      drawPlus(pen, colours);
      break;
  }
  pen.restore();
}

function middleText(pen: Pen, text: string, x: number, y: number, size: number, colour: string): void {
  pen.font = font(size, true);
  pen.textAlign = 'center';
  pen.textBaseline = 'alphabetic';
  pen.fillStyle = colour;
  pen.fillText(text, x, y);
}

function drawEmblem(pen: Pen, name: string, x: number, y: number, size: number, colour: string): void {
  pen.save();
  pen.translate(x - size / 2, y - size / 2);
  pen.scale(size / 512, size / 512);
  pen.fillStyle = colour;
  pen.fill(emblem(name), name === 'sauron' ? 'evenodd' : 'nonzero');
  pen.restore();
}

/** Fill a shape with a dark line around it and a light rim around that: pieces stand out on any ground. */
function raised(pen: Pen, path: Path2D, fill: string, colours: Palette, rim = 4.2): void {
  pen.strokeStyle = colours.rim;
  pen.lineWidth = rim;
  pen.stroke(path);
  pen.strokeStyle = colours.ink;
  pen.lineWidth = 1.8;
  pen.stroke(path);
  pen.fillStyle = fill;
  pen.fill(path);
}

/** Free shields are round below, Shadow shields jagged. */
function shieldPath(w: number, h: number, nation: NationId): Path2D {
  const path = new Path2D();
  if (nationSide(nation) === 'free') {
    path.moveTo(0, 1);
    path.quadraticCurveTo(w / 2, -1.5, w, 1);
    path.lineTo(w, h * 0.5);
    path.quadraticCurveTo(w, h * 0.82, w / 2, h);
    path.quadraticCurveTo(0, h * 0.82, 0, h * 0.5);
  } else {
    path.moveTo(-1, -1);
    path.lineTo(w * 0.18, 2);
    path.lineTo(w / 2, 0.5);
    path.lineTo(w * 0.82, 2);
    path.lineTo(w + 1, -1);
    path.lineTo(w, h * 0.7);
    path.lineTo(w * 0.83, h * 0.68);
    path.lineTo(w * 0.74, h * 0.88);
    path.lineTo(w * 0.6, h * 0.84);
    path.lineTo(w / 2, h);
    path.lineTo(w * 0.4, h * 0.84);
    path.lineTo(w * 0.26, h * 0.88);
    path.lineTo(w * 0.17, h * 0.68);
    path.lineTo(0, h * 0.7);
  }
  path.closePath();
  return path;
}

function drawShield(pen: Pen, part: Extract<Part, { what: 'shield' }>, colours: Palette): void {
  const { w, h } = part;
  const cloth = NATION_CLOTH[part.nation];
  if (part.crest) {
    const crest = new Path2D();
    const half = Math.min(13, w / 2 - 1);
    const mid = w / 2;
    crest.moveTo(mid - half, 1);
    crest.lineTo(mid - half - 1, -5);
    crest.lineTo(mid - half * 0.45, -2.5);
    crest.lineTo(mid, -7);
    crest.lineTo(mid + half * 0.45, -2.5);
    crest.lineTo(mid + half + 1, -5);
    crest.lineTo(mid + half, 1);
    crest.closePath();
    raised(pen, crest, cloth.fill, colours, 3.6);
  }
  raised(pen, shieldPath(w, h, part.nation), cloth.fill, colours);
  if (part.emblem) {
    middleText(pen, part.text, w / 2, 14.5, 15, cloth.text);
    drawEmblem(pen, part.nation, w / 2, h * 0.64, 13, cloth.text);
  } else middleText(pen, part.text, w / 2, h > 26 ? h * 0.66 : h * 0.62, h > 26 ? 16 : 15, cloth.text);
}

function drawTab(pen: Pen, { w, h, nation }: Extract<Part, { what: 'tab' }>): void {
  pen.fillStyle = NATION_CLOTH[nation].fill;
  pen.beginPath();
  pen.roundRect(0, 0, w, h, 4);
  pen.fill();
  drawEmblem(pen, nation, w / 2, h / 2, 15, NATION_CLOTH[nation].text);
}

function drawFlag(pen: Pen, nation: NationId, text: string, colours: Palette): void {
  const cloth = NATION_CLOTH[nation];
  pen.strokeStyle = colours.rim;
  pen.lineWidth = 4;
  pen.lineCap = 'round';
  pen.beginPath();
  pen.moveTo(1, 0);
  pen.lineTo(1, 25);
  pen.stroke();
  const banner = new Path2D('M1 1.5H16V19L8.5 15.5 1 19Z');
  raised(pen, banner, cloth.fill, colours, 3.6);
  pen.strokeStyle = colours.ink;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(1, 0);
  pen.lineTo(1, 25);
  pen.stroke();
  middleText(pen, text, 8.8, 13.6, 14, cloth.text);
}

let WINGS: Path2D, FORT: Path2D;
let BUILDING: Readonly<Record<Settlement, Path2D>>;
if (typeof Path2D !== 'undefined') {
  // In squares of 32 by 20, and of 24.
  WINGS = new Path2D('M16 4L18 1 18.6 4.6C23 3 28 1 32 2 29.6 4 29 6 29 9 27 8 25 8.4 24 11 22.4 10 21 10.6 20 13L16 20 12 13C11 10.6 9.6 10 8 11 7 8.4 5 8 3 9 3 6 2.4 4 0 2 4 1 9 3 13.4 4.6L14 1Z');
  FORT = new Path2D('M1 14V4H5V7H8V4H11V7H14V4H17V7H19V4H23V14Z');
  BUILDING = {
    town: new Path2D('M3 24V12L12 4 21 12V24H15V17H9V24Z'),
    city: new Path2D('M1 24V14L6 9 9 12V8L13 3 17 8V11L19 9 23 13V24H14.500V18H9.500V24Z'),
    stronghold: new Path2D('M2 24V12H6V9L5 8V1H8V3.500H10.500V1H14V3.500H16.500V1H19V8L18 9V13H22V24H15V18A2.900 2.900 0 009 18V24Z'),
  };
}

function drawWings(pen: Pen, w: number, text: string, colours: Palette): void {
  pen.save();
  pen.scale(w / 32, w / 32);
  pen.lineWidth = 3.2;
  pen.strokeStyle = colours.rim;
  pen.stroke(WINGS);
  pen.fillStyle = colours.wings;
  pen.fill(WINGS);
  pen.restore();
  middleText(pen, text, w / 2, w * 0.42, w > 34 ? 15 : 14, colours.wingsText);
}

function drawMedal(pen: Pen, r: number, text: string, fill: string, colours: Palette): void {
  const ring = new Path2D();
  ring.arc(0, 0, r - 1, 0, 7);
  raised(pen, ring, fill, colours, 4);
  pen.strokeStyle = 'rgb(255 255 255 / 0.65)';
  pen.lineWidth = 1;
  pen.beginPath();
  pen.arc(0, 0, r - 3, 0, 7);
  pen.stroke();
  middleText(pen, text, 0, 4.8, 14, '#ffffff');
}

function drawBearers(pen: Pen, r: number, colours: Palette): void {
  const ring = new Path2D();
  ring.arc(0, 0, r - 1, 0, 7);
  raised(pen, ring, '#17110b', colours, 4);
  pen.strokeStyle = '#e7b838';
  pen.lineWidth = 1.8;
  pen.beginPath();
  pen.arc(0, 0, r - 2.6, 0, 7);
  pen.stroke();
  drawEmblem(pen, 'fellowship', 0, 0, r * 1.3, '#f0cf6b');
}

function outlined(pen: Pen, path: Path2D, size: number, fill: string, colours: Palette): void {
  pen.save();
  pen.scale(size / 24, size / 24);
  pen.lineWidth = 5;
  pen.strokeStyle = colours.night ? colours.rim : colours.halo;
  pen.lineWidth = colours.night ? 3.4 : 5;
  pen.stroke(path);
  pen.lineWidth = 2;
  pen.strokeStyle = colours.ink;
  pen.stroke(path);
  pen.fillStyle = fill;
  pen.fill(path);
  pen.restore();
}

function drawSettlement(pen: Pen, part: Extract<Part, { what: 'settlement' }>, colours: Palette): void {
  outlined(pen, BUILDING[part.kind], part.size, part.nation ? NATION_CLOTH[part.nation].fill : '#8d7a5c', colours);
  if (!part.points) return;
  const coin = new Path2D();
  coin.arc(-1, 1, 8, 0, 7);
  pen.fillStyle = '#d9a72c';
  pen.fill(coin);
  pen.strokeStyle = '#3a2a0c';
  pen.lineWidth = 1.4;
  pen.stroke(coin);
  middleText(pen, String(part.points), -1, 5.6, 14, '#21180f');
}

function drawCaptor(pen: Pen, side: 'free' | 'shadow', colours: Palette): void {
  pen.strokeStyle = colours.rim;
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(0, 15);
  pen.stroke();
  const cloth = new Path2D('M0 0L15 1 12.500 5.500 15 10 0 10Z');
  raised(pen, cloth, SIDE[side].fill, colours, 3.4);
  pen.strokeStyle = colours.ink;
  pen.lineWidth = 2;
  pen.beginPath();
  pen.moveTo(0, 0);
  pen.lineTo(0, 15);
  pen.stroke();
  drawEmblem(pen, side === 'free' ? 'gondor' : 'sauron', 6.4, 5.2, 8, '#ffffff');
}

function drawPlate(pen: Pen, { w, h, look }: Extract<Part, { what: 'plate' }>, colours: Palette): void {
  const path = new Path2D();
  path.roundRect(0, 0, w, h, 6);
  if (look === 'chosen') {
    pen.strokeStyle = colours.ink;
    pen.lineWidth = 6;
    pen.stroke(path);
    pen.strokeStyle = colours.gold;
    pen.lineWidth = 4;
    pen.stroke(path);
  }
  pen.fillStyle = look === 'chosen' ? (colours.night ? '#4d3c16' : '#fbe39a') : colours.plate;
  pen.globalAlpha = look === 'ghost' ? 0.88 : 0.96;
  pen.fill(path);
  pen.globalAlpha = 1;
  pen.strokeStyle = look === 'plain' ? colours.plateLine : colours.goldEdge;
  pen.lineWidth = look === 'ghost' ? 2 : 1.2;
  if (look === 'ghost') {
    pen.strokeStyle = colours.night ? colours.gold : colours.goldEdge;
    pen.setLineDash([5, 3.5]);
  }
  pen.stroke(path);
}

function drawWall(pen: Pen, w: number, h: number, colours: Palette): void {
  const path = new Path2D();
  const teeth = Math.max(3, Math.round(w / 18));
  const step = w / (teeth * 2 - 1);
  path.moveTo(0, h);
  path.lineTo(0, 0);
  for (let tooth = 0; tooth < teeth; tooth += 1) {
    const x = tooth * step * 2;
    path.lineTo(x, 0);
    path.lineTo(x + step, 0);
    path.lineTo(x + step, 6);
    if (tooth < teeth - 1) path.lineTo(x + step * 2, 6);
    else path.lineTo(x + step, 0);
  }
  path.lineTo(w, h);
  path.closePath();
  raised(pen, path, colours.wall, colours, 4);
}

/** A dashed line between two armies that are not one. */
function drawRift(pen: Pen, h: number, colours: Palette): void {
  const path = new Path2D();
  path.moveTo(0, -5);
  path.lineTo(0, h + 3);
  pen.lineCap = 'round';
  pen.strokeStyle = colours.halo;
  pen.lineWidth = 6;
  pen.stroke(path);
  pen.strokeStyle = colours.name;
  pen.lineWidth = 2.4;
  pen.setLineDash([4.5, 4.5]);
  pen.stroke(path);
}

function drawSwords(pen: Pen, w: number, text: string, colours: Palette): void {
  const path = new Path2D();
  if (text) path.roundRect(-w / 2, -11, w, 22, 11);
  else path.arc(0, 0, 10, 0, 7);
  raised(pen, path, '#8e2a24', colours, 3.6);
  drawEmblem(pen, 'attack', text ? -w / 2 + 15 : 0, 0, 13, '#ffffff');
  if (!text) return;
  pen.textAlign = 'left';
  pen.font = font(15, true);
  pen.fillStyle = '#ffffff';
  pen.fillText(text, -w / 2 + 26, 5);
}

function drawName(pen: Pen, text: string, size: number, bold: boolean, colours: Palette): void {
  pen.font = font(size, bold);
  pen.textAlign = 'center';
  pen.strokeStyle = colours.halo;
  pen.lineWidth = bold ? 3.6 : 3;
  pen.globalAlpha = bold ? 0.92 : 0.75;
  pen.strokeText(text, 0, 0);
  pen.globalAlpha = 1;
  pen.fillStyle = bold ? colours.name : colours.nameSoft;
  pen.fillText(text, 0, 0);
}

function drawPill(pen: Pen, { w, text, look }: Extract<Part, { what: 'pill' }>, colours: Palette): void {
  const path = new Path2D();
  if (look === 'last') {
    // A flag that points at the region it belongs to.
    path.moveTo(0, 0);
    path.lineTo(w - 7, 0);
    path.lineTo(w, 11);
    path.lineTo(w - 7, 22);
    path.lineTo(0, 22);
    path.closePath();
  } else path.roundRect(0, 0, w, 22, 11);
  pen.fillStyle = look === 'letter' ? colours.gold : colours.plate;
  pen.fill(path);
  pen.strokeStyle = look === 'last' ? SIDE.shadow.fill : colours.night && look === 'refused' ? colours.plateLine : '#21180f';
  pen.lineWidth = 1.6;
  pen.stroke(path);
  const ink = look === 'letter' ? colours.onGold : look === 'last' ? (colours.night ? '#ec8a7f' : '#8e2a24') : colours.name;
  pen.font = font(15, true);
  pen.fillStyle = ink;
  pen.textAlign = look === 'refused' ? 'left' : 'center';
  pen.fillText(text, look === 'refused' ? 25 : look === 'last' ? (w - 5) / 2 : w / 2, 16);
  if (look !== 'refused') return;
  pen.strokeStyle = ink;
  pen.lineWidth = 1.6;
  pen.beginPath();
  pen.arc(13, 11, 6.5, 0, 7);
  pen.moveTo(10.5, 8.5);
  pen.lineTo(15.5, 13.5);
  pen.moveTo(15.5, 8.5);
  pen.lineTo(10.5, 13.5);
  pen.stroke();
}

function drawPlus(pen: Pen, colours: Palette): void {
  const ring = new Path2D();
  ring.arc(0, 0, 10.5, 0, 7);
  pen.fillStyle = colours.gold;
  pen.fill(ring);
  pen.strokeStyle = '#21180f';
  pen.lineWidth = 1.8;
  pen.stroke(ring);
  pen.lineWidth = 4;
  pen.beginPath();
  pen.moveTo(-6, 0);
  pen.lineTo(6, 0);
  pen.moveTo(0, -6);
  pen.lineTo(0, 6);
  pen.stroke();
}
