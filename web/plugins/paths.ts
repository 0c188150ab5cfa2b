/** How many numbers each command of a path takes. */
const TAKES: Record<string, number> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

interface Point {
  x: number;
  y: number;
}

/** The numbers of a command's arguments. The flags of an arc may stand without anything between them. */
function numbers(text: string, arc: boolean): number[] {
  const found: number[] = [];
  const number = /\s*,?\s*([-+]?(?:\d+\.?\d*|\.\d+)(?:e[-+]?\d+)?)/y;
  const flag = /\s*,?\s*([01])/y;
  for (let at = 0; ; ) {
    const part = arc && [3, 4].includes(found.length % 7) ? flag : number;
    part.lastIndex = at;
    const one = part.exec(text)?.[1];
    if (one === undefined) return found;
    found.push(Number(one));
    at = part.lastIndex;
  }
}

/** Numbers in a row, as short as they can be written. */
function row(values: readonly number[]): string {
  return values.map((value, index) => (index && value >= 0 ? ` ${value}` : `${value}`)).join('');
}

/**
 * A path whose points lie on whole units. Drawings of 512 units are shown at a fifth of that or less, where
 * nobody sees the difference; written that way they take little more than half the room.
 *
 * Each point is moved for itself, so the errors do not add up along the path.
 */
export function rounded(path: string): string {
  const whole = ({ x, y }: Point): Point => ({ x: Math.round(x), y: Math.round(y) });
  let here: Point = { x: 0, y: 0 };
  let start = here;
  let said = '';
  let written = '';
  for (const [, command = '', text = ''] of path.matchAll(/([a-df-z])([^a-df-z]*)/gi)) {
    const kind = command.toLowerCase();
    const takes = TAKES[kind];
    if (takes === undefined) throw new Error(`A path knows no command "${command}"`);
    const given = numbers(text, kind === 'a');
    for (let at = 0; at < given.length || (takes === 0 && at === 0); at += Math.max(takes, 1)) {
      const part = given.slice(at, at + takes);
      const from = command === kind ? here : { x: 0, y: 0 };
      const snapped = whole(here);
      const relative = (x: number, y: number): number[] => {
        const point = whole({ x: from.x + x, y: from.y + y });
        return [point.x - snapped.x, point.y - snapped.y];
      };
      const pairs = (values: readonly number[]): number[] => {
        const found: number[] = [];
        for (let n = 0; n < values.length; n += 2) found.push(...relative(values[n] ?? 0, values[n + 1] ?? 0));
        return found;
      };
      const [first = 0, second = 0] = part;
      // More pairs after "move to" are lines.
      const verb = kind === 'm' && at > 0 ? 'l' : kind;
      let out: number[];
      if (kind === 'z') out = [];
      else if (kind === 'h') out = [relative(first, 0)[0] ?? 0];
      else if (kind === 'v') out = [relative(0, first)[1] ?? 0];
      // Radii to a tenth: they are measures, not points.
      else if (kind === 'a') out = [...part.slice(0, 3).map((one) => Math.round(one * 10) / 10), ...part.slice(3, 5), ...pairs(part.slice(5))];
      else out = pairs(part);
      const implied = said === verb || (said === 'm' && verb === 'l');
      written += (implied && verb !== 'm' && verb !== 'z' ? ((out[0] ?? 0) < 0 ? '' : ' ') : verb) + row(out);
      said = verb;
      const [x = 0, y = 0] = part.slice(-2);
      if (kind === 'z') here = start;
      else if (kind === 'h') here = { x: from.x + first, y: here.y };
      else if (kind === 'v') here = { x: here.x, y: from.y + first };
      else here = { x: from.x + (takes === 2 ? first : x), y: from.y + (takes === 2 ? second : y) };
      if (verb === 'm') start = here;
    }
  }
  return written;
}
