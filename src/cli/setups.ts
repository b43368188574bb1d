/** What ships with a ruleset, ready to be opened. */
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { battleFiles, battleFrom } from './battles.ts';
import { Usage } from './command.ts';
import { filesUnder, projectRoot, readText } from './files.ts';

/** Every mission or battle of the ruleset, as its makers wrote it. */
export function setupsOf(id: string): { name: string; setup: unknown }[] {
  const named = (file: string, setup: unknown) => ({ name: basename(file).replace(/\.ya?ml$/, ''), setup });
  const missions = filesUnder(join(projectRoot(), 'missions', id), /\.ya?ml$/);
  if (missions.length > 0) return missions.map((file) => named(file, { mission: parse(readText(file)) }));
  const battles = battleFiles(id).map((file) => named(file, { battle: battleFrom(readText(file), id) }));
  if (battles.length === 0) throw new Usage(`missions/${id} and battles/${id} hold nothing`);
  return battles;
}
