/** Builds the judging process with sources that have many changes behind a switch, or that count their places. */
import { readFileSync } from 'node:fs';
import { dirname, relative, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type Plugin } from 'esbuild';
import { parse } from 'yaml';
import { type Mutant, mutated } from './points.ts';
import { unitTests } from './scopes.ts';

/** The number of the change that is in force, from the start if the process is told so, and whether its place was reached. */
const SWITCH = `
let __mutant = Number(process.argv[2] ?? 0);
let __hit = false;
const __on = (n) => n === __mutant && (__hit = true);
globalThis.__mutation = {
  set(n) { __mutant = n; __hit = false; },
  hit: () => __hit,
};`;

/** Writes the bundle with what `source` makes of each file's text. */
export async function bundle(
  root: string,
  ruleset: string,
  outfile: string,
  source: (file: string, code: string) => string,
): Promise<void> {
  const plugin: Plugin = {
    name: 'changed sources',
    setup({ onResolve, onLoad }) {
      onResolve({ filter: /^vitest$/ }, () => ({ path: resolve(root, 'src/mutate/unit.ts') }));
      onLoad({ filter: /\.yaml$/ }, ({ path }) => ({
        contents: `export default ${JSON.stringify(parse(readFileSync(path, 'utf8')))}`,
      }));
      onLoad({ filter: /\/src\/.*\.ts$/ }, ({ path }) => ({
        contents: source(relative(root, path), located(readFileSync(path, 'utf8'), path)),
        loader: 'ts',
      }));
    },
  };
  await build({
    absWorkingDir: root,
    stdin: { contents: entry(root, ruleset), resolveDir: resolve(root, 'src/mutate'), loader: 'ts' },
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    packages: 'external',
    banner: { js: SWITCH },
    outfile,
    logLevel: 'silent',
    plugins: [plugin],
  });
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
judge(async () => (await import('../games/${ruleset}/index.ts')).default, { ${units.join(', ')} });`;
}

/** Every place in a file says when it is reached. Numbers are those of `places`. */
export function counted(code: string, mutants: readonly Mutant[], place: (mutant: Mutant) => number): string {
  return wrapped(code, mutants, (statement, [first]) => {
    const call = `globalThis.__reached(${place(first)})`;
    return statement ? [`{ ${call}; `, ' }'] : [`(${call}, `, ')'];
  });
}

/** Every change stands beside what it changes, and is in force when its number is. */
export function switched(
  code: string,
  mutants: readonly Mutant[],
  number: (mutant: Mutant) => number,
): string {
  return wrapped(code, mutants, (statement, all) => {
    const [then, otherwise] = statement ? [') {', '} else '] : [' ? (', ') : '];
    const ways = all.map(
      (one) => `${statement ? 'if (' : ''}__on(${number(one)})${then} ${changed(code, one)} ${otherwise}`,
    );
    return statement ? [`{ ${ways.join('')}{ `, ' } }'] : [`(${ways.join('')}(`, '))'];
  });
}

/** What stands in the place after the change. */
function changed(code: string, mutant: Mutant): string {
  const { start, end } = mutant.reach;
  return mutated(code, mutant).slice(start, end + mutant.text.length - (mutant.end - mutant.start));
}

/** Puts something before and behind every place; mutants of one place share it. */
function wrapped(
  code: string,
  mutants: readonly Mutant[],
  around: (statement: boolean, mutants: readonly Mutant[]) => [before: string, behind: string],
): string {
  const spots = new Map<string, Mutant[]>();
  for (const mutant of mutants) {
    const { start, end, statement } = mutant.reach;
    const key = `${start} ${end} ${statement}`;
    spots.set(key, [...(spots.get(key) ?? []), mutant]);
  }
  const inserts = [...spots.values()].flatMap((all) => {
    const { start, end, statement } = all[0].reach;
    const [before, behind] = around(statement, all);
    return [
      { at: start, inner: end - start, opens: true, text: before },
      { at: end, inner: end - start, opens: false, text: behind },
    ];
  });
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
