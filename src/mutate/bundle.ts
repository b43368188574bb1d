/** Builds the judging process with one file changed, or with every place counted. */
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { type BuildContext, context, type Plugin } from 'esbuild';
import { parse } from 'yaml';
import type { Mutant } from './points.ts';
import { unitTests } from './scopes.ts';

export interface Builder {
  /** Writes the bundle with what `source` makes of each file's text. */
  build(source: (file: string, code: string) => string): Promise<void>;
  dispose(): Promise<void>;
}

export async function builder(root: string, ruleset: string, outfile: string): Promise<Builder> {
  let source = (_file: string, code: string): string => code;
  const kept = new Map<string, string>();
  const plugin: Plugin = {
    name: 'changed sources',
    setup(build) {
      build.onResolve({ filter: /^vitest$/ }, () => ({ path: resolve(root, 'src/mutate/unit.ts') }));
      build.onLoad({ filter: /\.yaml$/ }, ({ path }) => ({
        contents: `export default ${JSON.stringify(parse(readFileSync(path, 'utf8')))}`,
      }));
      build.onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => {
        const file = relative(root, path);
        if (!kept.has(file)) kept.set(file, located(readFileSync(path, 'utf8'), path));
        return { contents: source(file, kept.get(file)!), loader: 'ts' };
      });
    },
  };
  const built: BuildContext = await context({
    absWorkingDir: root,
    stdin: { contents: entry(root, ruleset), resolveDir: resolve(root, 'src/mutate'), loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    outfile,
    logLevel: 'silent',
    plugins: [plugin],
  });
  return {
    async build(change) {
      source = change;
      await built.rebuild();
    },
    dispose: () => built.dispose(),
  };
}

/** A bundle stands elsewhere than its sources: they keep their places. Only on lines that a mutant leaves alone. */
function located(code: string, path: string): string {
  if (!path.endsWith('.test.ts')) return code;
  return code
    .replaceAll('import.meta.dirname', JSON.stringify(dirname(path)))
    .replaceAll('import.meta.url', JSON.stringify(pathToFileURL(path).href));
}

function entry(root: string, ruleset: string): string {
  const units = unitTests(root, ruleset).map(
    (file) => `${JSON.stringify(file)}: () => import(${JSON.stringify(resolve(root, file))})`,
  );
  return `import './reached.ts';
import { judge } from './judge.ts';
await judge(async () => (await import('../games/${ruleset}/index.ts')).default, { ${units.join(', ')} });`;
}

/** Every place in a file says when it is reached. Numbers are those of `places`. */
export function counted(code: string, mutants: readonly Mutant[], place: (mutant: Mutant) => number): string {
  const spots = new Map<string, { start: number; end: number; text: [string, string] }>();
  for (const mutant of mutants) {
    const { start, end, statement } = mutant.reach;
    const call = `globalThis.__reached(${place(mutant)})`;
    const text: [string, string] = statement ? [`{ ${call}; `, ' }'] : [`(${call}, `, ')'];
    spots.set(`${start} ${end} ${statement}`, { start, end, text });
  }
  const inserts = [...spots.values()].flatMap(({ start, end, text }) => [
    { at: start, inner: end - start, opens: true, text: text[0] },
    { at: end, inner: end - start, opens: false, text: text[1] },
  ]);
  // At one place: what closes stands before what opens; the wider opens first and closes last.
  inserts.sort(
    (a, b) =>
      a.at - b.at || Number(a.opens) - Number(b.opens) || (a.opens ? b.inner - a.inner : a.inner - b.inner),
  );
  let out = '';
  let from = 0;
  for (const { at, text } of inserts) {
    out += code.slice(from, at) + text;
    from = at;
  }
  return out + code.slice(from);
}
