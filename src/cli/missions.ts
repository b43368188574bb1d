/** Mission files, and where in them something is wrong. */
import { isMap, isSeq } from 'yaml';
import { blockOf, listOf, mapOf, plainOf, problemAt, readYaml, type Yaml } from '../cases/yaml.ts';
import { type AnyRuleset, Problem } from '../kernel/contract.ts';

/** Reads and opens a mission: all that setting up a match would complain about, with line and column. */
export function checkMission(text: string, ruleset: AnyRuleset): void {
  const root = readYaml(text);
  if (!isMap(root.node)) throw problemAt(root.place, 'A mission is keys with values.');
  try {
    ruleset.open(ruleset.readSetup({ mission: plainOf(root) }));
  } catch (cause) {
    if (!(cause instanceof Problem)) throw cause;
    throw cause.line === undefined ? onKey(cause, root) : onPicture(cause, root);
  }
}

/** A problem that begins with a path (`mission.marines.0.kind: ...`) at the place of that key. */
function onKey(cause: Problem, root: Yaml): Problem {
  const [path, ...rest] = cause.message.split(': ');
  const found = walk(root, path);
  const place = rest.length === 0 ? root.place : found.place;
  return problemAt(place, cause.message.replace(/^mission\./, ''));
}

/** A place in a picture as a place in the file. */
function onPicture(cause: Problem, root: Yaml): Problem {
  const level = Number(/\(level (\d+)/.exec(cause.message)?.[1] ?? 1) - 1;
  const key = cause.message.toLowerCase().includes('section') ? 'sections' : 'picture';
  const picture = walk(root, `levels.${level}.${key}`);
  if (isMap(picture.node) || isSeq(picture.node)) return cause;
  const { place } = blockOf(picture, 'A picture');
  return problemAt(
    { line: place.line + (cause.line ?? 1) - 1, column: place.column + (cause.column ?? 1) - 1 },
    cause.message,
  );
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
