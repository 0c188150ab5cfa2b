import { fileURLToPath } from 'node:url';
import { svelte } from '@sveltejs/vite-plugin-svelte';
import { defineConfig } from 'vite';
import { grouped } from './plugins/chunks.ts';
import { compressed } from './plugins/compressed.ts';
import { sprites } from './plugins/sprites.ts';
import { toml } from './plugins/toml.ts';

const here = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// While the client is developed, `npm run dev` passes API calls on to a running `mathom serve`.
const server = process.env['MATHOM_SERVER'] ?? 'http://127.0.0.1:8000';

export default defineConfig({
  plugins: [toml(), sprites(), svelte(), compressed()],
  resolve: { alias: { $lib: here('./src/lib'), $box: here('../src/mathom/games') } },
  build: {
    outDir: here('../src/mathom/server/http/static'),
    emptyOutDir: true,
    target: 'es2022',
    // Small fonts and pictures as files: the page's security policy allows no data: scripts or fonts.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            {
              debugName: 'pages',
              name: grouped({
                first: here('./src/main.ts'),
                lobby: here('./src/pages/Lobby.svelte'),
                table: here('./src/pages/TablePage.svelte'),
                boards: ['duel', 'wotr', 'tcg'].map((game) => here(`./src/games/${game}/index.ts`)),
              }),
            },
          ],
        },
      },
    },
  },
  server: {
    fs: { allow: [here('..')] },
    proxy: { '/api': { target: server, ws: true, changeOrigin: true, headers: { origin: server } } },
  },
});
