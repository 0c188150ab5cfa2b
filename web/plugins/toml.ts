import { parse } from 'smol-toml';
import type { Plugin } from 'vite';

/** Lets the client import the very `.toml` files that the rules are built from. */
export function toml(): Plugin {
  return {
    name: 'mathom-toml',
    transform(code, id) {
      if (!id.endsWith('.toml')) return null;
      return { code: `export default ${JSON.stringify(parse(code))};`, map: null };
    },
  };
}
