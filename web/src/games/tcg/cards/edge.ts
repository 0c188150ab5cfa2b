/**
 * The line under the field tells the kind of a card: shield point, hill, teeth, battlements, waves, slant. It is drawn to
 * the pixel for a width: `body` is what lies under it, `line` its outline, `rule` a second line above (artifacts).
 */
export interface Edge {
  height: number;
  body: string;
  line: string;
  rule: boolean;
}

const STEP = { teeth: 10.5, merlon: 10, wave: 25 } as const;

/** So many steps of about this length that they fill the width. */
function steps(width: number, step: number): { count: number; length: number } {
  const count = Math.max(2, Math.round(width / step));
  return { count, length: width / count };
}

function companion(width: number, height: number): string {
  return `M0 0L${width / 2} ${height}L${width} 0`;
}

function ally(width: number, height: number): string {
  return `M0 ${height}Q${width / 2} ${-height} ${width} ${height}`;
}

function minion(width: number, height: number): string {
  const { count, length } = steps(width, STEP.teeth + height * 0.7);
  let path = 'M0 0';
  for (let tooth = 0; tooth < count; tooth += 1) {
    path += `L${round((tooth + 0.5) * length)} ${height}L${round((tooth + 1) * length)} 0`;
  }
  return path;
}

function possession(width: number, height: number): string {
  // Gap and merlon in turn, beginning and ending with half a gap.
  const { count, length } = steps(width, (STEP.merlon + height * 0.55) * 2);
  let path = `M0 ${height}`;
  for (let merlon = 0; merlon < count; merlon += 1) {
    const left = round((merlon + 0.25) * length);
    const right = round((merlon + 0.75) * length);
    path += `H${left}V0H${right}V${height}`;
  }
  return `${path}H${width}`;
}

function condition(width: number, height: number): string {
  const { count, length } = steps(width, STEP.wave + height);
  let path = `M0 ${height / 2}`;
  for (let wave = 0; wave < count; wave += 1) {
    path += `q${round(length / 4)} ${-height} ${round(length / 2)} 0t${round(length / 2)} 0`;
  }
  return path;
}

function event(width: number, height: number): string {
  return `M0 ${height}L${width} 0`;
}

function straight(width: number): string {
  return `M0 0H${width}`;
}

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

const LINES: Readonly<Record<string, (width: number, height: number) => string>> = {
  companion,
  ally,
  minion,
  possession,
  artifact: possession,
  condition,
  event,
};

/** The line of a kind, so wide and at most so high. */
export function edge(kind: string, width: number, height: number): Edge {
  const draw = LINES[kind];
  const line = draw ? draw(width, height) : straight(width);
  const high = draw ? height : 1;
  return { height: high, line, body: `${line}V${high + 1}H0Z`, rule: kind === 'artifact' };
}
