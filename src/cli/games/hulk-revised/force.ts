import { atPlace, walk } from '../../../cases/mission-file.ts';
import { plainOf, readYaml } from '../../../cases/yaml.ts';
import { checkForce, limitsOf, readForce } from '../../../games/hulk-revised/force/index.ts';
import { type Command, FAILED, FINE, type Io, readArgs, Usage, wholeNumber } from '../../command.ts';
import { inFile, readText } from '../../files.ts';

export const forceCommand: Command = {
  name: 'force',
  summary: 'check a force list and add up its points',
  help: `Usage: auspex force check [--points N] [--json] <files...>

Prices a force list of Hulk, revised, and tells what is wrong with it, each with its rule and place.

  --points N   the points each side has (default: what the list says, else 20)
  --json       one object a file: { file, cost, points, lines, problems }

Example:
  auspex force check forces/hulk-revised/first-squad.yaml`,
  run(args, io) {
    const { values, positionals } = readArgs(args, { points: { type: 'string' }, json: { type: 'boolean' } });
    const [verb, ...files] = positionals;
    if (verb !== 'check') throw new Usage("Say what to do with the force list: 'check'");
    if (files.length === 0) throw new Usage('Say which force lists to check');
    const points = values.points === undefined ? undefined : wholeNumber(values.points, '--points');
    let code = FINE;
    for (const file of files)
      if (!inFile(file, () => check(file, points, values.json === true, io))) code = FAILED;
    return code;
  },
};

/** True when the list is legal. */
function check(file: string, points: number | undefined, json: boolean, io: Io): boolean {
  const root = readYaml(readText(file), 'A force list');
  const list = atPlace(root, () => readForce(plainOf(root)));
  const limits = limitsOf({
    squads: 1,
    points: points ?? list.points ?? undefined,
    minMarines: 1,
    maxMarines: 24,
    minBlips: 15,
    items: {},
  });
  const { cost, lines, problems } = checkForce(list, limits);
  if (json) io.out(JSON.stringify({ file, cost, points: limits.points, lines, problems }));
  else {
    for (const { item, count, cost: price, who } of lines)
      io.out(
        `${String(price).padStart(4)}  ${who ? `${who}: ` : ''}${item}${count > 1 ? `, ${count} times` : ''}`,
      );
    io.out(`${String(cost).padStart(4)}  of ${limits.points} points`);
    for (const { rule, path, why } of problems) {
      const { line, column } = walk(root, path).place;
      io.out(`${file}:${line}:${column} ${why} (${rule})`);
    }
    if (problems.length === 0) io.out(`${file} is a legal ${list.side} force.`);
  }
  return problems.length === 0;
}
