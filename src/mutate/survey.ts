/** Which check reaches which place, and how long it takes: asked once for each version of the sources, then remembered. */
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { bundle, counted } from './bundle.ts';
import type { Answer, Surveyed } from './judge.ts';
import type { Mutant } from './points.ts';
import { open } from './run.ts';

export interface Survey {
  readonly checks: readonly Surveyed[];
  readonly failing: readonly string[];
  readonly always: ReadonlySet<number>;
  /** Places reached by reading the checks of a source. */
  readonly reading: ReadonlyMap<string, ReadonlySet<number>>;
}

export async function survey(
  root: string,
  ruleset: string,
  files: ReadonlyMap<string, readonly Mutant[]>,
  place: (mutant: Mutant) => number,
): Promise<Survey> {
  const folder = resolve(root, '.cache/mutate');
  mkdirSync(folder, { recursive: true });
  const kept = resolve(folder, `${ruleset}.survey.json`);
  const version = sourcesHash(root, ruleset);
  if (existsSync(kept)) {
    const { version: of, answer } = JSON.parse(readFileSync(kept, 'utf8')) as {
      version: string;
      answer: Answer;
    };
    if (of === version) return read(answer);
  }
  const made = resolve(folder, `${ruleset}.survey.mjs`);
  await bundle(root, ruleset, made, (file, code) => counted(code, files.get(file) ?? [], place));
  const court = open(made, 0);
  const answer = await court.ask({ root, mutant: 0, alone: true, run: null });
  court.close();
  if (typeof answer === 'string')
    throw new Error(`The survey of ${ruleset} ended without an answer (${answer}).`);
  writeFileSync(kept, JSON.stringify({ version, answer }));
  return read(answer);
}

function read({ surveyed, failing, always, reading }: Answer): Survey {
  const byReading = Object.entries(reading).map(([source, places]) => [source, new Set(places)] as const);
  return { checks: surveyed, failing, always: new Set(always), reading: new Map(byReading) };
}

/** Sources, cases and what else the checks read. */
function sourcesHash(root: string, ruleset: string): string {
  const folders = ['src', `cases/${ruleset}`, `missions`, 'armies', 'battles'];
  const texts = folders.flatMap((folder) =>
    readdirSync(resolve(root, folder), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile() && /\.(ts|yaml|txt)$/.test(entry.name))
      .map((entry) => resolve(entry.parentPath, entry.name))
      .filter((path) => !/\/src\/(web|cli|server|bots|lab|mutate\/equivalent)\//.test(path))
      .sort()
      .map((path) => `${path}\n${readFileSync(path, 'utf8')}`),
  );
  return createHash('sha256').update(texts.join('\n')).digest('hex');
}
