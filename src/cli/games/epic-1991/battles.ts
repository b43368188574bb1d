/** Battle files: armies may stand in them by name. */
import { join } from 'node:path';
import { Problem } from '../../../kernel/contract.ts';
import { yamlData } from '../../../kernel/yaml.ts';
import { filesUnder, inFile, projectRoot, readText } from '../../files.ts';

/** The data of a battle file, with the armies it names read from armies/<ruleset>/. */
export function battleFrom(text: string, rulesetId: string): unknown {
  const battle = yamlData(text, 'A battle');
  if (!isRecord(battle)) throw new Problem('A battle is keys with values.');
  // Whatever else stands there is refused where the battle is read.
  if (!isRecord(battle.armies)) return battle;
  const armies = Object.entries(battle.armies).map(([side, army]) => [
    side,
    typeof army === 'string' ? armyNamed(army, rulesetId) : army,
  ]);
  return { ...battle, armies: Object.fromEntries(armies) };
}

/** A shipped army's data. */
export function armyNamed(name: string, rulesetId: string): unknown {
  const files = armyFiles(rulesetId);
  const file = files.find((path) => path.endsWith(`/${name}.yaml`));
  if (!file) throw new Problem(`armies: There is no army '${name}' in armies/${rulesetId}.`);
  return inFile(file, () => yamlData(readText(file), 'An army'));
}

export function armyFiles(rulesetId: string): string[] {
  return filesUnder(join(projectRoot(), 'armies', rulesetId), /\.ya?ml$/);
}

export function battleFiles(rulesetId: string): string[] {
  return filesUnder(join(projectRoot(), 'battles', rulesetId), /\.ya?ml$/);
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
