// Builds what changed into dist/: `node scripts/build.mjs` everything, `node scripts/build.mjs cli` only the command line.
// `--force` builds what did not change, too.
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { build as bundle } from 'esbuild';

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const { dependencies, devDependencies } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
const packages = Object.keys({ ...dependencies, ...devDependencies });
const common = {
  absWorkingDir: root,
  bundle: true,
  format: 'esm',
  target: 'node20',
  sourcemap: true,
  external: packages.flatMap((name) => [name, `${name}/*`]),
  logLevel: 'warning',
};

const bundles = {
  server: { platform: 'node', entryPoints: { server: 'src/server/main.ts' } },
  cli: { platform: 'node', entryPoints: { cli: 'src/cli/main.ts' } },
  kernel: { platform: 'neutral', entryPoints: { kernel: 'src/kernel/index.ts' } },
  games: { platform: 'neutral', entryPoints: { 'games/hulk-revised': 'src/games/hulk-revised/index.ts' } },
};

async function buildWeb() {
  if (!existsSync(join(root, 'vite.config.ts'))) {
    console.log('There is no vite.config.ts yet: the page is not built.');
    return;
  }
  const { build } = await import('vite');
  await build({ root: join(root, 'src/web'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  compress(join(root, 'dist/web'));
}

/** The server sends these where the browser can read them. */
function compress(folder) {
  for (const path of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css|html|svg|json)$/.test(path)) continue;
    const file = join(folder, path);
    const text = readFileSync(file);
    if (text.length < 1024) continue;
    const quality = { [constants.BROTLI_PARAM_QUALITY]: 9 };
    writeFileSync(`${file}.br`, brotliCompressSync(text, { params: quality }));
    writeFileSync(`${file}.gz`, gzipSync(text, { level: 9 }));
  }
}

/** The file whose age is the age of a build. */
const marks = {
  web: 'dist/web/index.html',
  server: 'dist/server.js',
  cli: 'dist/cli.js',
  kernel: 'dist/kernel.js',
  games: 'dist/games/hulk-revised.js',
};
const sources = ['src', 'missions', 'rules', 'cases', 'scripts/build.mjs', 'vite.config.ts', 'package.json'];

/** When a file, or anything in a folder, was last changed; a folder changes when a file in it is removed. */
function changed(path) {
  const full = join(root, path);
  if (!existsSync(full)) return 0;
  const own = statSync(full);
  if (!own.isDirectory()) return own.mtimeMs;
  return readdirSync(full, { recursive: true }).reduce(
    (latest, name) => Math.max(latest, statSync(join(full, name)).mtimeMs),
    own.mtimeMs,
  );
}

const args = process.argv.slice(2).filter((arg) => arg !== '--force');
const known = Object.keys(marks);
const odd = args.find((name) => !known.includes(name));
if (odd) {
  console.error(`There is nothing called '${odd}' to build; known are: ${known.join(', ')}.`);
  process.exit(2);
}
const latest = process.argv.includes('--force') ? Infinity : Math.max(...sources.map(changed));
const wanted = (args.length > 0 ? args : known).filter((name) => changed(marks[name]) < latest);

const started = performance.now();
try {
  await Promise.all(
    wanted.map((name) =>
      name === 'web' ? buildWeb() : bundle({ ...common, ...bundles[name], outdir: 'dist' }),
    ),
  );
} catch (error) {
  // esbuild has told what is wrong; vite has not.
  if (!error.errors?.[0]?.location) console.error(error.message);
  process.exit(1);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(wanted.length > 0 ? `Built ${wanted.join(', ')} in ${seconds} s.` : 'Everything is built.');
