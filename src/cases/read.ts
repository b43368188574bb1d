/** Reads a file of cases. */
import { isScalar } from 'yaml';
import { GAMES } from '../games/list.ts';
import { gameOfRule, type Listing } from '../kernel/shelf.ts';
import type { Case, CaseStep, Fields, Place, Placed } from './case.ts';
import { readStep } from './read-step.ts';
import { asCase, type Parts, varied } from './variants.ts';
import {
  blockOf,
  fieldsOf,
  listOf,
  mapOf,
  oneOrMore,
  plainOf,
  problemAt,
  readYaml,
  textOf,
  type Yaml,
} from './yaml.ts';

const RULE = /^[A-Z0-9]+-[A-Z]+-\d+$/;

/** The cases of a text, for these games. Throws a `Problem` with line and column. `bare`: positions alone, without steps. */
export function readCases(
  text: string,
  file: string,
  games: readonly Listing[] = GAMES,
  bare = false,
): Case[] {
  const root = readYaml(text, 'A file of cases');
  if (root.node === null) throw problemAt(root.place, 'The file holds no cases.');
  return listOf(root, 'A file of cases').flatMap((item) => readCase(item, file, games, bare));
}

function readCase(yaml: Yaml, file: string, games: readonly Listing[], bare: boolean): Case[] {
  const { variants, ...keys } = mapOf(yaml, 'A case');
  const { case: name, rules, steps } = keys;
  if (name === undefined) throw problemAt(yaml.place, 'A case begins with its name: `case: what must hold`.');
  if (rules === undefined)
    throw problemAt(yaml.place, 'A case names the rules it is about: `rules: [HR-MOVE-01]`.');
  if (steps === undefined && variants === undefined && !bare)
    throw problemAt(yaml.place, 'A case needs steps.');
  const named = listOf(rules, 'The rules of a case').map(readRule);
  // The names of the seats begin the actions of a case.
  const seats = named.length > 0 ? gameOfRule(games, named[0])?.seats : undefined;
  if (seats === undefined)
    throw problemAt(rules.place, 'The first rule of a case must belong to a game that can be played.');
  const common = readParts(yaml, keys, seats);
  if (variants === undefined) return [asCase(file, common)];
  return listOf(variants, 'Variants').map((one) => {
    const inside = mapOf(one, 'A variant');
    if (inside.case === undefined)
      throw problemAt(one.place, 'A variant begins with what is different: `case: with the door open`.');
    const variant = asCase(file, varied(common, readParts(one, inside, seats)));
    if (variant.steps.length === 0 && !bare) throw problemAt(one.place, 'This variant has no steps.');
    return variant;
  });
}

function readParts(yaml: Yaml, keys: ReturnType<typeof mapOf>, seats: readonly string[]): Parts {
  const { case: name, rules, board, pieces, marks, steps, ...rest } = keys;
  return {
    name: textOf(name, "A case's name"),
    place: yaml.place,
    rules: rules === undefined ? [] : listOf(rules, 'The rules of a case').map(readRule),
    board: board === undefined ? null : oneOrMore(board).map((level) => blockOf(level, 'A board')),
    pieces: pieces === undefined ? {} : readPieces(pieces),
    marks: marks === undefined ? {} : fieldsOf(marks, 'Marks'),
    settings: readSettings(rest),
    steps: steps === undefined ? [] : listOf(steps, 'Steps').map((step): CaseStep => readStep(step, seats)),
  };
}

function readRule(yaml: Yaml): string {
  const rule = textOf(yaml, 'A rule');
  if (!RULE.test(rule)) throw problemAt(yaml.place, `'${rule}' is not a rule ID such as HR-MOVE-01.`);
  return rule;
}

/** A piece without anything (`g: null`) is taken away. */
function readPieces(yaml: Yaml): Record<string, Placed<Fields | null>> {
  return Object.fromEntries(
    Object.entries(mapOf(yaml, 'Pieces')).map(([name, piece]) => [
      name,
      { value: isNothing(piece) ? null : fieldsOf(piece, `The piece ${name}`), place: piece.keyPlace },
    ]),
  );
}

function isNothing({ node }: Yaml): boolean {
  return node === null || (isScalar(node) && node.value === null);
}

function readSettings(rest: Record<string, Yaml & { keyPlace: Place }>): Fields {
  return Object.fromEntries(
    Object.entries(rest).map(([key, yaml]) => [key, { value: plainOf(yaml), place: yaml.keyPlace }]),
  );
}
