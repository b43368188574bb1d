import { readFile } from 'node:fs/promises';
import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';
import { parse } from 'yaml';
import { licences } from './src/web/about/build/licences.ts';
import { rulebook } from './src/web/rulebook/build/plugin.ts';

/** Missions are written in YAML and shipped as data, so that the browser needs no parser to start a game. */
function missions(): Plugin {
  return {
    name: 'auspex-missions',
    enforce: 'pre',
    async load(id) {
      const path = id.split('?')[0];
      if (!path.endsWith('.yaml')) return null;
      this.addWatchFile(path);
      return `export default ${JSON.stringify(parse(await readFile(path, 'utf8')))};`;
    },
  };
}

export default defineConfig({
  // Unit tests run over the whole project, the page lives in its own folder.
  root: process.env.VITEST ? '.' : 'src/web',
  plugins: [rulebook(import.meta.dirname), missions(), licences(), react()],
  worker: { format: 'es', plugins: () => [missions()] },
  build: {
    outDir: '../../dist/web',
    emptyOutDir: true,
    target: 'es2022',
    chunkSizeWarningLimit: 800,
    // Whoever starts the table wants its address, not how long plugins took.
    rolldownOptions: { checks: { bundlerTimings: false } },
  },
});
