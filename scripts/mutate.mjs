// Builds and runs the mutation tester: `npm run mutate -- --help`.
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { build } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const outfile = join(root, '.cache/mutate/main.mjs');
await build({
  absWorkingDir: root,
  entryPoints: ['src/mutate/main.ts'],
  bundle: true,
  format: 'esm',
  platform: 'node',
  target: 'node20',
  packages: 'external',
  outfile,
  logLevel: 'warning',
});
process.chdir(root);
await import(pathToFileURL(outfile).href);
