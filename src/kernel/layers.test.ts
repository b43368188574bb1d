import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const SRC = join(dirname(fileURLToPath(import.meta.url)), '..');
const BELOW_BOTS = ['kernel', 'grid', 'field', 'games'];
const BELOW_TOP = [...BELOW_BOTS, 'bots', 'cases', 'lab'];

/** The rooms each room may look into besides itself. */
const MAY_IMPORT: Record<string, readonly string[]> = {
  kernel: [],
  grid: ['kernel'],
  field: ['kernel'],
  games: ['kernel', 'grid', 'field'],
  bots: BELOW_BOTS,
  cases: BELOW_BOTS,
  golden: [...BELOW_BOTS, 'cases'],
  mutate: [...BELOW_BOTS, 'cases', 'golden'],
  lab: [...BELOW_BOTS, 'bots', 'cases'],
  server: BELOW_TOP,
  editions: [...BELOW_BOTS, 'cases'],
  web: [...BELOW_TOP, 'editions'],
  cli: [...BELOW_TOP, 'server'],
  // In tests only: nobody may look into them.
  toys: [...BELOW_TOP, 'cli'],
};

/** Folders within a room that stay apart from others: a stage knows boxes and points, neither squares nor games. */
const APART: Record<string, readonly string[]> = {
  'web/stage': ['grid', 'field', 'games', 'web/games', 'web/board', 'web/table'],
};

/** Every game has a folder of its name. */
const GAME_IDS = readdirSync(join(SRC, 'games'), { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

/** Whatever could make the same actions give another game: chance, clocks, machines, languages. */
const FORBIDDEN =
  /\bMath\.(random|a?sinh?|a?cosh?|a?tanh?|atan2|pow|expm?1?|log(2|10|1p)?|hypot|cbrt)\b|\bnew Date\b|\bDate[.(]|\bperformance\.|\blocaleCompare\b|\btoLocale|\bIntl\./g;

interface Source {
  path: string;
  code: string;
  imports: string[];
}

function sources(): Source[] {
  return readdirSync(SRC, { recursive: true, encoding: 'utf8' })
    .filter((path) => /\.tsx?$/.test(path) && !/\.(test|d)\.tsx?$/.test(path))
    .map((path) => {
      const code = withoutComments(readFileSync(join(SRC, path), 'utf8'));
      const found = code.matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"]([^'"]+)['"]/g);
      return { path: path.replaceAll('\\', '/'), code, imports: [...found].map((hit) => hit[1]) };
    });
}

function withoutComments(code: string): string {
  return code.replace(/\/\*[\s\S]*?\*\//g, '').replace(/(^|\s)\/\/.*$/gm, '$1');
}

function forbiddenImport({ path, imports }: Source): string[] {
  const [room, game] = path.split('/');
  return imports
    .filter((target) => target.startsWith('.'))
    .map((target) => relative(SRC, join(SRC, dirname(path), target)).replaceAll('\\', '/'))
    .filter((target) => {
      const [to, toGame] = target.split('/');
      if (APART[`${room}/${game}`]?.some((shut) => target.startsWith(`${shut}/`))) return true;
      if (to === '..' || !target.includes('/')) return false;
      if (to === room) return room === 'games' && game !== toGame && path.split('/').length > 2;
      return !(MAY_IMPORT[room] ?? BELOW_TOP).includes(to);
    })
    .map((target) => `${path} imports ${target}`);
}

/** The browser's own rooms know games by the shelf only; what is of one game stands in `web/games/<id>`. */
function namedGame({ path, imports }: Source): string[] {
  const [room, folder, own] = path.split('/');
  if (room !== 'web') return [];
  return imports
    .filter((target) => target.startsWith('.'))
    .map((target) => relative(SRC, join(SRC, dirname(path), target)).replaceAll('\\', '/'))
    .filter((target) => {
      const named = target.split('/').find((part) => GAME_IDS.includes(part));
      return named !== undefined && !(folder === 'games' && own === named);
    })
    .map((target) => `${path} imports ${target}`);
}

const rules = (all: Source[]): Source[] =>
  all.filter(({ path }) => /^(kernel|grid|field|games|toys)\//.test(path));

test('every room looks only into the rooms below it', () => {
  expect(sources().flatMap(forbiddenImport)).toEqual([]);
});

test('whatever in the browser belongs to one game is in the folder of its name', () => {
  expect(sources().flatMap(namedGame)).toEqual([]);
  const [id, other] = GAME_IDS;
  const seen = (path: string, target: string): number =>
    namedGame({ path, code: '', imports: [target] }).length;
  expect(seen('web/missions/a.tsx', `../games/${id}/b.ts`)).toBe(1);
  expect(seen('web/missions/a.tsx', `../../games/${id}/b.ts`)).toBe(1);
  expect(seen('web/missions/a.tsx', '../games/adapter.ts')).toBe(0);
  expect(seen(`web/games/${id}/deep/a.tsx`, `../../../../games/${id}/b.ts`)).toBe(0);
  expect(seen(`web/games/${id}/a.tsx`, `../${other}/b.ts`)).toBe(1);
});

test('rules code knows no chance but the dice, no clock and no platform-dependent mathematics', () => {
  const found = rules(sources()).flatMap(({ path, code }) =>
    (code.match(FORBIDDEN) ?? []).map((hit) => `${path}: ${hit}`),
  );
  expect(found).toEqual([]);
});

test('rules code runs anywhere: it imports nothing of Node', () => {
  const found = rules(sources()).flatMap(({ path, imports }) =>
    imports.filter((target) => target.startsWith('node:')).map((target) => `${path} imports ${target}`),
  );
  expect(found).toEqual([]);
});

/** The files that are imported for what they do: types leave nothing behind. */
function importedBy({ path, code }: Source): string[] {
  const found = code.matchAll(/(?:import|export)\s+(?!type\b)([^;'"]*?)\s*from\s*['"](\.[^'"]+)['"]/g);
  return [...found]
    .filter(([, names]) => !/^\{(?:\s*type [^,}]+,?)+\s*\}$/.test(names))
    .map(([, , target]) => relative(SRC, join(SRC, dirname(path), target)).replaceAll('\\', '/'));
}

/** Files that import each other in a circle, each circle once, by its first file. */
function circles(all: Source[]): string[] {
  const imports = new Map(all.map((source) => [source.path, importedBy(source)]));
  const done = new Set<string>();
  const found: string[] = [];
  const visit = (path: string, way: readonly string[]): void => {
    const at = way.indexOf(path);
    if (at >= 0) found.push([...way.slice(at), path].join(' > '));
    if (at >= 0 || done.has(path)) return;
    for (const next of imports.get(path) ?? []) visit(next, [...way, path]);
    done.add(path);
  };
  for (const path of imports.keys()) visit(path, []);
  return found;
}

test('no file imports itself in a circle', () => {
  expect(circles(sources())).toEqual([]);
});

test('the watch sees a circle, and that types make none', () => {
  const source = (path: string, code: string): Source => ({ path, code, imports: [] });
  const a = source('games/x/a.ts', "import { b } from './b.ts';");
  const b = source('games/x/b.ts', "import { type C, a } from './a.ts';");
  expect(circles([a, b])).toEqual(['games/x/a.ts > games/x/b.ts > games/x/a.ts']);
  expect(circles([a, source('games/x/b.ts', "import { type C } from './a.ts';")])).toEqual([]);
  expect(circles([a, source('games/x/b.ts', "import type { C } from './a.ts';")])).toEqual([]);
});

/** Values that a file exports and no other file names. */
function deadExports(all: readonly Pick<Source, 'path' | 'code'>[]): string[] {
  const words = all.map(({ path, code }) => ({ path, words: new Set(code.match(/\w+/g)) }));
  return all.flatMap(({ path, code }) =>
    [...code.matchAll(/^export (?:async )?(?:function\*?|const|class) (\w+)/gm)]
      .filter(([, name]) => !words.some((other) => other.path !== path && other.words.has(name)))
      .map(([, name]) => `${path}: ${name}`),
  );
}

test('nothing is exported that no other file names', () => {
  const folders = [SRC, join(SRC, '../e2e'), join(SRC, '../scripts')];
  const all = folders.flatMap((folder) =>
    readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((path) => /\.(tsx?|mjs)$/.test(path))
      .map((path) => ({ path, code: readFileSync(join(folder, path), 'utf8') })),
  );
  expect(deadExports(all)).toEqual([]);
  expect(deadExports([{ path: 'a.ts', code: 'export const lost = 1;' }])).toEqual(['a.ts: lost']);
});

test('the watch itself sees what it should', () => {
  const source = (path: string, ...imports: string[]): Source => ({ path, code: '', imports });
  const seen = (path: string, target: string): number => forbiddenImport(source(path, target)).length;
  expect(seen('kernel/a.ts', '../grid/b.ts')).toBe(1);
  expect(seen('kernel/a.ts', './b.ts')).toBe(0);
  expect(seen('games/x/a.ts', '../../grid/b.ts')).toBe(0);
  expect(seen('games/x/a.ts', '../y/b.ts')).toBe(1);
  expect(seen('games/x/a.ts', '../../bots/b.ts')).toBe(1);
  expect(seen('games/x/deep/a.ts', '../b.ts')).toBe(0);
  expect(seen('web/a.tsx', '../server/b.ts')).toBe(1);
  expect(seen('web/a.tsx', '../lab/b.ts')).toBe(0);
  expect(seen('web/stage/a.tsx', '../table/b.ts')).toBe(1);
  expect(seen('web/stage/a.tsx', '../../grid/b.ts')).toBe(1);
  expect(seen('web/stage/a.tsx', '../parts/b.ts')).toBe(0);
  expect(seen('cli/a.ts', '../server/b.ts')).toBe(0);
  expect(seen('server/a.ts', '../cli/b.ts')).toBe(1);
  expect('Math.random() Math.atan2(1) new Date() Date.now() Math.log10(1)'.match(FORBIDDEN)).toHaveLength(5);
  expect('Math.floor(1) Math.sqrt(2) update(Dated) Math.expand'.match(FORBIDDEN)).toBeNull();
});
