// Builds what changed into dist/: `node scripts/build.mjs` everything, `node scripts/build.mjs cli` only the command line.
// `--force` builds what did not change, too.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
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

const games = readdirSync(join(root, 'src/games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

const bundles = {
  server: {
    platform: 'node',
    entryPoints: { server: 'src/server/main.ts', thinker: 'src/server/machine/thinker.ts' },
  },
  // One file: a game in many chunks plays a tenth slower, since every name of another chunk is looked up.
  cli: { platform: 'node', entryPoints: { cli: 'src/cli/main.ts' } },
  chaos: { platform: 'node', entryPoints: { chaos: 'src/server/chaos/main.ts' } },
  load: { platform: 'node', entryPoints: { load: 'src/server/load/main.ts' } },
  mutate: { platform: 'node', entryPoints: { mutate: 'src/mutate/main.ts' } },
  kernel: { platform: 'neutral', entryPoints: { kernel: 'src/kernel/index.ts' } },
  games: {
    platform: 'neutral',
    entryPoints: Object.fromEntries(games.map((id) => [`games/${id}`, `src/games/${id}/index.ts`])),
  },
};

async function buildWeb() {
  if (!existsSync(join(root, 'vite.config.ts'))) {
    console.log('There is no vite.config.ts yet: the page is not built.');
    return;
  }
  const { build } = await import('vite');
  await build({ root: join(root, 'src/web'), configFile: join(root, 'vite.config.ts'), logLevel: 'warn' });
  await buildWorker(join(root, 'dist/web'));
  compress(join(root, 'dist/web'));
}

/** The service worker knows every file of the page and is another one whenever any of them is. */
async function buildWorker(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/'))
    // Letters the page never writes, and the page itself, which is kept by its own address.
    .filter((path) => !/-(cyrillic|greek|vietnamese)(-ext)?-|\.woff$|\.map$|^index\.html$|^sw\.js/.test(path))
    .sort();
  const hash = createHash('sha256');
  for (const path of ['index.html', ...files]) hash.update(path).update(readFileSync(join(folder, path)));
  await bundle({
    absWorkingDir: root,
    bundle: true,
    minify: true,
    format: 'iife',
    target: 'es2022',
    logLevel: 'warning',
    entryPoints: { sw: 'src/web/offline/worker.ts' },
    outdir: folder,
    define: {
      FILES: JSON.stringify(files.map((path) => `./${path}`)),
      VERSION: JSON.stringify(hash.digest('hex').slice(0, 16)),
    },
  });
}

/** The server sends these where the browser can read them. */
function compress(folder) {
  for (const path of readdirSync(folder, { recursive: true })) {
    if (!/\.(js|css|html|svg|json|webmanifest)$/.test(path)) continue;
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
  mutate: 'dist/mutate.js',
  chaos: 'dist/chaos.js',
  load: 'dist/load.js',
  games: `dist/games/${games[0]}.js`,
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
// Tools of ours are built by the commands that run them: `npm run mutate`, `chaos`, `load`.
const usual = known.filter((name) => !['mutate', 'chaos', 'load'].includes(name));
const wanted = (args.length > 0 ? args : usual).filter((name) => changed(marks[name]) < latest);

const started = performance.now();
try {
  await Promise.all(
    wanted.map((name) => {
      if (name === 'web') return buildWeb();
      return bundle({ ...common, ...bundles[name], outdir: 'dist' });
    }),
  );
} catch (error) {
  // esbuild has told what is wrong; vite has not.
  if (!error.errors?.[0]?.location) console.error(error.message);
  process.exit(1);
}
const seconds = ((performance.now() - started) / 1000).toFixed(1);
console.log(wanted.length > 0 ? `Built ${wanted.join(', ')} in ${seconds} s.` : 'Everything is built.');
