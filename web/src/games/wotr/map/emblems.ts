import sprite from './icons.json?sprite';

/** The sprite's symbols as paths: a canvas cannot refer to a symbol in the page. Each fills a square of 512. */
const known = new Map<string, Path2D>();

export function emblem(name: string): Path2D {
  const found = known.get(name);
  if (found) return found;
  const symbol = new RegExp(`<symbol id="map-${name}"[^]*?</symbol>`).exec(sprite)?.[0] ?? '';
  const path = new Path2D();
  for (const [, line] of symbol.matchAll(/ d="([^"]+)"/g)) path.addPath(new Path2D(line));
  known.set(name, path);
  return path;
}
