/** Forces as files, texts and links: the same that the command line reads. */
import { cardNamed } from '../../../../games/epic-1989/cards/cards.ts';
import { budgetFor } from '../../../../games/epic-1989/forces/check.ts';
import { readForceFile } from '../../../../games/epic-1989/forces/file.ts';
import { type Bought, isTitan, listedOf } from '../../../../games/epic-1989/forces/force.ts';
import { parseForce, printForce } from '../../../../games/epic-1989/forces/words.ts';
import type { Side } from '../../../../games/epic-1989/state.ts';
import { Problem } from '../../../../kernel/contract.ts';
import { counted } from '../../../../kernel/words.ts';
import { saveText } from '../../../parts/file-button.tsx';
import { pack, unpack } from '../../../replay/link.ts';
import { cardCalled } from '../game.ts';
import { ownAddress } from '../own-address.ts';
import { type ForceList, problemsOf } from './force-list.ts';

export interface ReadForce {
  readonly list: ForceList;
  /** What is wrong with it, each with its place in the text. */
  readonly remarks: readonly string[];
}

/** A force as YAML or in one line. Throws a `Problem` whose words begin with line and column. */
export async function readForce(text: string): Promise<ReadForce> {
  if (/^\s*(imperial|rebel) \S+ \d+ "/.test(text)) return { list: parseLine(text.trim()), remarks: [] };
  const [{ atPlace, walk }, { plainOf, readYaml }] = await Promise.all([
    import('../../../../cases/mission-file.ts'),
    import('../../../../cases/yaml.ts'),
  ]);
  try {
    const root = readYaml(text, 'A force');
    const list = atPlace(root, () => readForceFile(plainOf(root)));
    const remarks = problemsOf(list).map(({ path, why, rule }) => {
      // A line of the file may be several detachments: then its number is not that of the list.
      const { line, column } = walk(root, path.slice(0, 1).join('.')).place;
      return `Line ${line}, column ${column}: ${why} (${rule})`;
    });
    return { list, remarks };
  } catch (error) {
    if (!(error instanceof Problem) || error.line === undefined) throw error;
    throw new Problem(`Line ${error.line}, column ${error.column}: ${error.message}`);
  }
}

/** 'rebel cityfight 2000 "Barricades" devastator devastator': none for no scenario. */
export function lineOf({ name, side, scenario, points, force }: ForceList): string {
  return [side, scenario ?? 'none', points, JSON.stringify(name), ...printForce(force)].join(' ');
}

function parseLine(text: string): ForceList {
  const [, side, scenario, points, name, rest] =
    /^(\w+) (\S+) (\d+) ("(?:[^"\\]|\\.)*")(.*)$/.exec(text) ?? [];
  if (side === undefined)
    throw new Problem('A force in one line is its side, scenario or none, points, "name", and detachments.');
  const force = parseForce(rest.trim() === '' ? [] : rest.trim().split(/\s+/));
  // Read again as a file: what it says of units, names and numbers holds for a line as well.
  const list = readForceFile(
    plain({
      name: nameIn(name),
      side,
      scenario: scenario === 'none' ? null : scenario,
      points: Number(points),
      force,
    } as ForceList),
  );
  return list;
}

function nameIn(text: string): string {
  try {
    return String(JSON.parse(text));
  } catch {
    throw new Problem(`${text} is no name.`);
  }
}

export async function fileOf(list: ForceList): Promise<string> {
  const { stringify } = await import('yaml');
  return stringify(plain(list));
}

/** As people write it: what is as usual is left out, like things are counted. */
function plain({ name, side, scenario, points, force: { detachments, support } }: ForceList): object {
  const lines: { key: string; line: object; count: number }[] = [];
  for (const { detachment, elite, later } of detachments) {
    const marks = { ...(elite && { elite }), ...(later && { later }) };
    const line =
      typeof detachment === 'string'
        ? { detachment, ...marks }
        : isTitan(detachment)
          ? { titan: detachment.titan, weapons: [...detachment.weapons], ...marks }
          : { units: counts(detachment.units), commanders: detachment.commanders, ...marks };
    const key = JSON.stringify(line);
    const last = lines.at(-1);
    if (last?.key === key && 'detachment' in line) last.count++;
    else lines.push({ key, line, count: 1 });
  }
  return {
    name,
    side,
    ...(scenario && { scenario }),
    ...(!saysPoints(scenario, side) && { points }),
    detachments: lines.map(({ line, count }) => {
      if (count > 1) return { ...line, count };
      return Object.keys(line).length === 1 && 'detachment' in line ? line.detachment : line;
    }),
    ...(support.length > 0 && { support: [...support] }),
  };
}

/** Whether the scenario says how much may be spent. */
function saysPoints(scenario: ForceList['scenario'], side: Side): boolean {
  return JSON.stringify(budgetFor(scenario, side, 0)) === JSON.stringify(budgetFor(scenario, side, 400));
}

function counts(units: readonly string[]): Record<string, number> {
  const all: Record<string, number> = {};
  for (const id of units) all[id] = (all[id] ?? 0) + 1;
  return all;
}

export async function saveForce(list: ForceList): Promise<void> {
  const name =
    list.name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'force';
  saveText(await fileOf(list), `${name}.yaml`);
}

export async function linkOf(list: ForceList): Promise<string> {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${ownAddress('forces', await pack(lineOf(list)), 'shared')}`;
}

export async function forceIn(data: string): Promise<ForceList> {
  return parseLine(await unpack(data));
}

/** Cards by what a detachment starts with, in its order: 'support' four times. */
export function unitsOf(bought: Bought): readonly string[] {
  return listedOf(bought).units;
}

export function unitWords(units: readonly string[]): string {
  return Object.entries(counts(units))
    .map(([id, many]) => counted(many, cardCalled(cardNamed(id)!)))
    .join(', ');
}
