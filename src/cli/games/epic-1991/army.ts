import { atPlace, walk } from '../../../cases/mission-file.ts';
import { plainOf, readYaml } from '../../../cases/yaml.ts';
import { billOf, checkArmy, FIRST_LIMIT, readArmy } from '../../../games/epic-1991/army/index.ts';
import { ALL_CARDS, type CardUnit, DECKS } from '../../../games/epic-1991/cards/index.ts';
import { type RowId, rowOf } from '../../../games/epic-1991/sheets/index.ts';
import { type Command, FAILED, FINE, type Io, readArgs, Usage, wholeNumber } from '../../command.ts';
import { inFile, readText } from '../../files.ts';

export const armyCommand: Command = {
  name: 'army',
  summary: 'check an army list and add up its points',
  help: `Usage: auspex army check [--points N] [--json] <files...>
       auspex army cards <force>

check adds up an army of Epic 1991 card by card and tells what is wrong with it, each with its rule and place.
cards lists what a force may take: ${DECKS.join(', ')}. docs/armies.md tells how to write an army.

  --points N   the points limit of the battle (default: what the list says, else ${FIRST_LIMIT})
  --json       one object a file: { file, name, force, points, limit, lines, problems }

Example:
  auspex army check armies/epic-1991/orks-2000.yaml`,
  run(args, io) {
    const { values, positionals } = readArgs(args, { points: { type: 'string' }, json: { type: 'boolean' } });
    const [verb, ...files] = positionals;
    if (verb === 'cards') return listCards(files, io);
    if (verb !== 'check') throw new Usage("Say what to do: 'check' an army or list 'cards'");
    if (files.length === 0) throw new Usage('Say which armies to check');
    const points = values.points === undefined ? undefined : wholeNumber(values.points, '--points');
    let code = FINE;
    for (const file of files)
      if (!inFile(file, () => check(file, points, values.json === true, io))) code = FAILED;
    return code;
  },
};

function listCards([force, ...rest]: readonly string[], io: Io): number {
  if (!DECKS.some((deck) => deck === force) || rest.length > 0)
    throw new Usage(`Say whose cards to list: ${DECKS.join(', ')}`);
  for (const { id, kind, deck, points, name, units } of ALL_CARDS) {
    if (deck !== force) continue;
    const price = `${points}${deck === 'titans' ? '+' : ''}`;
    io.out(
      `${id.padEnd(28)} ${kind.padEnd(8)} ${price.padStart(5)}  ${name}: ${units.map(contentsOf).join('; ')}`,
    );
  }
  return FINE;
}

/** '3 times 6 Tactical Marines, 3 Rhino' */
function contentsOf({ times, models, choice }: CardUnit): string {
  const rows = Object.entries(models).map(([row, count]) => {
    if (row === 'clan-boyz') return `${count} Boyz of its Clan`;
    if (row === 'choice') return `${count} ${choice.join(' or ')}`;
    return `${count} ${rowOf(row as RowId).name}`;
  });
  return `${times > 1 ? `${times} times ` : ''}${rows.join(', ')}`;
}

/** True when the army is legal. */
function check(file: string, wanted: number | undefined, json: boolean, io: Io): boolean {
  const root = readYaml(readText(file), 'An army');
  const army = atPlace(root, () => readArmy(plainOf(root)));
  const limit = wanted ?? army.points ?? FIRST_LIMIT;
  const { lines, points } = billOf(army);
  const problems = checkArmy(army, limit, { otherDecks: true });
  const { name, force } = army;
  if (json) {
    io.out(JSON.stringify({ file, name, force, points, limit, lines, problems }));
    return problems.length === 0;
  }
  for (const line of lines) io.out(`${String(line.points).padStart(5)}  ${line.card} (${line.kind})`);
  io.out(`${String(points).padStart(5)}  of ${limit} points`);
  for (const { rule, path, why } of problems) {
    const { line, column } = walk(root, path).place;
    io.out(`${file}:${line}:${column} ${why} (${rule})`);
  }
  if (problems.length === 0) io.out(`${file} is a legal army of ${force}: ${name}.`);
  if (force === 'guard' || force === 'squats')
    io.out('For battles with the option for other decks (E2-ARMY-16).');
  return problems.length === 0;
}
