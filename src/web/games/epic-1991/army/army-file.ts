/** Army lists as files, texts and links: the same that the command line reads. */
import { billOf, checkArmy, FIRST_LIMIT, readArmy } from '../../../../games/epic-1991/army/index.ts';
import type { Army } from '../../../../games/epic-1991/army/list.ts';
import { parseArmy, printArmy } from '../../../../games/epic-1991/army/notation.ts';
import { Problem } from '../../../../kernel/contract.ts';
import { saveText } from '../../../parts/file-button.tsx';
import { pack, unpack } from '../../../replay/link.ts';
import { ownAddress } from '../own-address.ts';
import { tight } from './edits.ts';

export interface ReadList {
  readonly army: Army;
  /** What is wrong with it, each with its place in the text. */
  readonly remarks: readonly string[];
}

/** A list as YAML or in one line. Throws a `Problem` whose words begin with line and column. */
export async function readList(text: string): Promise<ReadList> {
  if (/^\s*\w+ "/.test(text)) return { army: parseArmy(text.trim()), remarks: [] };
  const [{ atPlace, walk }, { plainOf, readYaml }] = await Promise.all([
    import('../../../../cases/mission-file.ts'),
    import('../../../../cases/yaml.ts'),
  ]);
  try {
    const root = readYaml(text, 'An army');
    const army = atPlace(root, () => readArmy(plainOf(root)));
    const limit = army.points ?? FIRST_LIMIT;
    const remarks = checkArmy(army, limit, { otherDecks: true }).map(({ path, why, rule }) => {
      const { line, column } = walk(root, path).place;
      return `Line ${line}, column ${column}: ${why} (${rule})`;
    });
    return { army: { ...army, points: army.points ?? Math.max(limit, billOf(army).points) }, remarks };
  } catch (error) {
    if (!(error instanceof Problem) || error.line === undefined) throw error;
    throw new Problem(`Line ${error.line}, column ${error.column}: ${error.message}`);
  }
}

function fileName({ name }: Army): string {
  return `${
    name
      .toLowerCase()
      .replace(/[^a-z0-9]+/g, '-')
      .replace(/^-|-$/g, '') || 'army'
  }.yaml`;
}

export async function saveList(army: Army): Promise<void> {
  saveText(await fileOf(army), fileName(army));
}

export async function fileOf(army: Army): Promise<string> {
  const { stringify } = await import('yaml');
  return stringify(plain(tight(army)));
}

/** As people write it: what is as usual is left out, a card without anything else is its name. */
function plain({ cards, ...head }: Army): object {
  return {
    ...head,
    cards: cards.map(({ card, count, ...rest }) => {
      const more = { ...(count > 1 && { count }), ...JSON.parse(JSON.stringify(rest)) };
      return Object.keys(more).length === 0 ? card : { card, ...more };
    }),
  };
}

/** The list in one line. */
export function lineOf(army: Army): string {
  return printArmy(tight(army));
}

export async function linkOf(army: Army): Promise<string> {
  const { origin, pathname } = window.location;
  return `${origin}${pathname}${ownAddress('forces', await pack(lineOf(army)), 'shared')}`;
}

export async function listIn(data: string): Promise<Army> {
  return parseArmy(await unpack(data));
}
