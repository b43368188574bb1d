/** Mission files, and where in them something is wrong. */
import { isMap, isSeq } from 'yaml';
import { type AnyRuleset, Problem } from '../kernel/contract.ts';
import type { Place } from './case.ts';
import { blockOf, listOf, mapOf, plainOf, problemAt, readYaml, type Yaml } from './yaml.ts';

/** What is wrong with a mission, where in its text and, if it is about the map, where on it. */
export interface MissionTrouble extends Place {
  readonly message: string;
  readonly cell: { readonly level: number; readonly x: number; readonly y: number } | null;
}

/** Reads and opens a mission: the first thing setting up a match would complain about, with its place. */
export function missionTrouble(text: string, ruleset: AnyRuleset): MissionTrouble | null {
  try {
    const root = readYaml(text, 'A mission');
    if (!isMap(root.node)) throw problemAt(root.place, 'A mission is keys with values.');
    return openTrouble(root, ruleset);
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    const { message, line = 1, column = 1 } = cause;
    return { message, line, column, cell: null };
  }
}

/** The same for a file: throws a `Problem` with line and column. */
export function checkMission(text: string, ruleset: AnyRuleset): void {
  const trouble = missionTrouble(text, ruleset);
  if (trouble) throw problemAt({ line: trouble.line, column: trouble.column }, trouble.message);
}

function openTrouble(root: Yaml, ruleset: AnyRuleset): MissionTrouble | null {
  try {
    ruleset.open(ruleset.readSetup({ mission: plainOf(root) }));
    return null;
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    return cause.line === undefined ? onKey(cause, root) : onPicture(cause, root);
  }
}

/** A problem that begins with a path (`mission.marines.0.kind: ...`) at the place of that key. */
function onKey(cause: Problem, root: Yaml): MissionTrouble {
  const [path, ...rest] = cause.message.split(': ');
  const { line, column } = rest.length === 0 ? root.place : walk(root, path).place;
  return { message: cause.message.replace(/^mission\./, ''), line, column, cell: null };
}

/** A place in a picture as a place in the file. */
function onPicture({ message, line = 1, column = 1 }: Problem, root: Yaml): MissionTrouble {
  const level = Number(/\(level (\d+)/.exec(message)?.[1] ?? 1) - 1;
  const key = message.toLowerCase().includes('section') ? 'sections' : 'picture';
  const picture = walk(root, `levels.${level}.${key}`);
  const cell = { level, x: column - 1, y: line - 1 };
  if (isMap(picture.node) || isSeq(picture.node)) return { message, line, column, cell };
  const { place } = blockOf(picture, 'A picture');
  return { message, line: place.line + line - 1, column: place.column + column - 1, cell };
}

/** The deepest place on a path such as `mission.marines.0.kind` or `marines[2]`. */
export function walk(root: Yaml, path: string): Yaml {
  const steps = path
    .replace(/^mission\.?/, '')
    .split(/[.[\]]+/)
    .filter(Boolean);
  let here = root;
  for (const step of steps) {
    const next = isMap(here.node)
      ? mapOf(here, '')[step]
      : isSeq(here.node)
        ? listOf(here, '')[Number(step)]
        : undefined;
    if (next === undefined) break;
    here = next;
  }
  return here;
}

/** Does the work; a problem in it that begins with a path is told at the place of that key. */
export function atPlace<T>(root: Yaml, work: () => T): T {
  try {
    return work();
  } catch (cause) {
    if (!(cause instanceof Problem) || cause.line !== undefined) throw cause;
    throw problemAt(walk(root, cause.message.split(': ')[0]).place, cause.message);
  }
}
