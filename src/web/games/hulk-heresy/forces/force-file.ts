/** Forces as YAML files, the same that the command line reads. */
import { readForceFile } from '../../../../games/hulk-heresy/force/file.ts';
import { printForce } from '../../../../games/hulk-heresy/force/notation.ts';
import { saveText } from '../../../parts/file-button.tsx';
import { costOf } from '../force-words.ts';
import { keep, newForce, type OwnForce } from './force-store.ts';

export async function exportForce({ name, points, force }: OwnForce): Promise<void> {
  const { stringify } = await import('yaml');
  const file = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'force'}.yaml`;
  saveText(stringify({ name, points, models: printForce(force).split('; ') }, { lineWidth: 0 }), file);
}

/** Reads a force and keeps it; its points are those it says, or those it costs. */
export async function importForce(text: string): Promise<string> {
  const { yamlData } = await import('../../../../kernel/yaml.ts');
  const { name = 'From a file', points, force } = readForceFile(yamlData(text, 'A force'));
  const own = newForce(name, points ?? costOf(force), force);
  await keep(own);
  return own.id;
}
