/** The matches kept as text: `<name>.yaml` says what is played, `<name>.txt` how it went. */
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { parse } from 'yaml';
import type { AnyRuleset } from '../kernel/contract.ts';
import { counts } from './counts.ts';
import { type Playthrough, playthrough } from './playthrough.ts';

interface Match extends Pick<Playthrough, 'quiet'> {
  readonly seed: string;
  readonly length: number;
  readonly setup: unknown;
  /** After how many actions legal answers are counted. */
  readonly count: readonly number[];
}

/** None for a game that has no such matches yet. */
export function goldenNames(root: string, ruleset: string): string[] {
  if (!existsSync(resolve(root, 'src/golden', ruleset))) return [];
  return readdirSync(resolve(root, 'src/golden', ruleset))
    .filter((name) => name.endsWith('.yaml'))
    .map((name) => name.replace('.yaml', ''));
}

export const goldenFile = (root: string, ruleset: string, name: string): string =>
  resolve(root, 'src/golden', ruleset, `${name}.txt`);

function matchOf(root: string, ruleset: string, name: string): Match {
  const match: Match = parse(readFileSync(goldenFile(root, ruleset, name).replace(/txt$/, 'yaml'), 'utf8'));
  return { ...match, setup: filled(match.setup, root) };
}

/** What a match is set up from. */
export function goldenSetup(root: string, ruleset: string, name: string): unknown {
  return matchOf(root, ruleset, name).setup;
}

export function golden(root: string, ruleset: AnyRuleset, name: string): string {
  const match = matchOf(root, ruleset.id, name);
  const file = goldenFile(root, ruleset.id, name);
  const accepted = existsSync(file) ? readFileSync(file, 'utf8') : '';
  const table: string[] = [];
  const text = playthrough({ ...match, ruleset, accepted }, (played, n) => {
    if (match.count.includes(n)) table.push(`after ${n}: ${counts(played.game, played.state, match.seed)}`);
  });
  return `${text}\nLegal answers by depth\n${table.map((line) => `  ${line}\n`).join('')}`;
}

/** A text that names a YAML file of the project stands for what is in it, and the name of an army in a battle for the army. */
export function filled(data: unknown, root: string): unknown {
  if (typeof data === 'string' && /^[\w/-]+\.yaml$/.test(data)) {
    const read = parse(readFileSync(resolve(root, data), 'utf8'));
    const [folder, ruleset] = data.split('/');
    if (folder !== 'battles' || !read.armies) return read;
    const armies = Object.entries(read.armies).map(([side, name]) => [
      side,
      filled(`armies/${ruleset}/${name}.yaml`, root),
    ]);
    return { ...read, armies: Object.fromEntries(armies) };
  }
  if (Array.isArray(data)) return data.map((one) => filled(one, root));
  if (typeof data !== 'object' || data === null) return data;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, filled(value, root)]));
}
