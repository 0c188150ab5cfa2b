import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { rounded } from './paths.ts';

interface IconSet {
  icons: Record<string, { body: string }>;
}

const SUFFIX = '?sprite';

/**
 * Turns a list of icons (`{"ruse": "fox-head"}`) into one string of SVG symbols. Only the icons that a
 * game names get into the bundle; a file `sprite.svg` beside the list adds our own drawings.
 */
export function sprites(): Plugin {
  const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
  let set: IconSet | undefined;
  return {
    name: 'mathom-sprites',
    enforce: 'pre',
    load(id) {
      if (!id.endsWith(SUFFIX)) return null;
      set ??= JSON.parse(readFileSync(path, 'utf8')) as IconSet;
      const file = id.slice(0, -SUFFIX.length);
      const own = join(dirname(file), 'sprite.svg');
      this.addWatchFile(file);
      this.addWatchFile(own);
      const list = JSON.parse(readFileSync(file, 'utf8')) as { prefix: string; icons: Record<string, string> };
      const symbols = Object.entries(list.icons).map(([name, icon]) => {
        const found = set?.icons[icon];
        if (!found) throw new Error(`game-icons has no icon "${icon}"`);
        return `<symbol id="${list.prefix}-${name}" viewBox="0 0 512 512">${found.body.replace(/ d="([^"]*)"/g, (_, path: string) => ` d="${rounded(path)}"`)}</symbol>`;
      });
      const drawn = readFileSync(own, 'utf8').replace(/<!--[^]*?-->/g, '').replace(/>\s+</g, '><').trim();
      return `export default ${JSON.stringify(symbols.join('') + drawn)};`;
    },
  };
}
