import type { MarkKind, Marks, RegionId } from '../contract.ts';
import type { Ground } from './paint.ts';
import { shape } from './shapes.ts';
import { regionPath } from './trace.ts';

/** What can be chosen is cut out of the veil; what is refused or was last done is not. */
export const CUT: readonly MarkKind[] = ['lit', 'target', 'battle', 'muster', 'chosen'];

/** Whether there is anything to paint on the land itself. */
export function hasMarks(marks: Marks, chosen: RegionId | null): boolean {
  return marks.veil || chosen !== null || Object.values(marks.regions).some((mark) => mark.kind !== 'last');
}

/** From so many targets on, bands would cover the map: what cannot be chosen is what is dark then. */
const MANY = 30;

/** Candlelight: the veil, and the regions that are marked. The land is already there. */
export function paintMarks(ground: Ground, marks: Marks, chosen: RegionId | null): void {
  const { pen, colours, box } = ground;
  const kinds = Object.entries(marks.regions).map(([id, mark]) => [id, id === chosen ? 'chosen' : mark.kind] as const);
  if (chosen && !marks.regions[chosen]) kinds.push([chosen, 'chosen']);
  const cut = kinds.filter(([, kind]) => CUT.includes(kind));
  pen.lineJoin = 'round';
  if (marks.veil) {
    const veil = new Path2D();
    veil.rect(box.left - 1, box.top - 1, box.right - box.left + 2, box.bottom - box.top + 2);
    for (const [id] of cut) veil.addPath(regionPath(id));
    pen.globalCompositeOperation = 'multiply';
    pen.fillStyle = colours.veil;
    pen.fill(veil, 'evenodd');
    pen.globalCompositeOperation = 'source-over';
  }
  const near = (id: RegionId): boolean => {
    const own = shape(id).box;
    return own.left - 12 < box.right && own.right + 12 > box.left && own.top - 12 < box.bottom && own.bottom + 12 > box.top;
  };
  const plain = cut.length > MANY ? (kind: MarkKind): MarkKind => (kind === 'target' ? 'lit' : kind) : (kind: MarkKind): MarkKind => kind;
  for (const order of ORDER) for (const [id, kind] of kinds) if (kind === order && near(id)) paintRegion(ground, id, plain(kind));
}

/** What lies on top of what along a border that two marked regions share. */
const ORDER: readonly MarkKind[] = ['refused', 'lit', 'muster', 'target', 'battle', 'chosen'];

function paintRegion(ground: Ground, id: RegionId, kind: MarkKind): void {
  const { pen, colours } = ground;
  const path = regionPath(id);
  const px = 1 / ground.scale;
  const line = (width: number, colour: string): void => {
    pen.lineWidth = width * px;
    pen.strokeStyle = colour;
    pen.stroke(path);
  };
  pen.save();
  if (kind === 'refused') {
    pen.clip(path);
    paintHatch(ground, id);
    pen.restore();
    return;
  }
  pen.fillStyle = colours.light;
  pen.fill(path);
  if (kind === 'target' || kind === 'battle' || kind === 'chosen') {
    // A band inside the border.
    pen.save();
    pen.clip(path);
    pen.globalAlpha = kind === 'chosen' ? 1 : 0.62;
    line(kind === 'chosen' ? 20 : 15, colours.gold);
    if (kind === 'chosen') {
      pen.globalAlpha = 1;
      line(15, colours.night ? '#5a4820' : '#fff3c4');
      line(9, colours.gold);
    }
    pen.restore();
  }
  line(kind === 'chosen' ? 5 : 4, colours.goldEdge);
  line(kind === 'chosen' ? 3.2 : 2.4, colours.gold);
  if (kind === 'battle') {
    line(4.4, colours.gold);
    pen.lineCap = 'butt';
    pen.setLineDash([9 * px, 7 * px]);
    line(4.4, colours.red);
  }
  pen.restore();
}

function paintHatch(ground: Ground, id: RegionId): void {
  const { pen, colours } = ground;
  const { box } = shape(id);
  const step = 9 / ground.scale;
  pen.beginPath();
  const high = box.bottom - box.top;
  for (let x = box.left - high; x < box.right; x += step) {
    pen.moveTo(x, box.bottom);
    pen.lineTo(x + high, box.top);
  }
  pen.lineWidth = 1.4 / ground.scale;
  pen.strokeStyle = colours.hatch;
  pen.stroke();
}
