/** Force lists as YAML files, the same that the command line reads. */
import { readForce } from '../../../../games/hulk-revised/force/list.ts';
import { saveText } from '../../../parts/file-button.tsx';
import { checkKept, forces, type KeptForce, newForce } from './force-store.ts';

export async function exportForce({ name, points, list }: KeptForce): Promise<void> {
  const { stringify } = await import('yaml');
  const file = `${name.toLowerCase().replace(/[^a-z0-9]+/g, '-') || 'force'}.yaml`;
  saveText(stringify({ points, ...plain(list) }), file);
}

/** Without what is empty anyway. */
function plain(value: unknown): Record<string, unknown> {
  return JSON.parse(JSON.stringify(value)) as Record<string, unknown>;
}

/** Reads a list and keeps it; its points are those it says, or those it costs. */
export async function importForce(text: string): Promise<string> {
  const { yamlData } = await import('../../../../kernel/yaml.ts');
  const list = readForce(yamlData(text, 'A force list'));
  const blank = newForce(list.side);
  const { points, ...rest } = list;
  const kept: KeptForce = { ...blank, name: 'From a file', list: rest as typeof list };
  const cost = checkKept(kept).cost;
  await forces.put({ ...kept, points: points ?? Math.max(blank.points, cost) });
  return kept.id;
}
