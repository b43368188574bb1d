import { atPlace } from '../../../cases/mission-file.ts';
import { plainOf, readYaml } from '../../../cases/yaml.ts';
import { refuseForce } from '../../../games/hulk-heresy/force/check.ts';
import { readForceFile } from '../../../games/hulk-heresy/force/file.ts';
import { printForce, printModel } from '../../../games/hulk-heresy/force/notation.ts';
import { priceOfModel } from '../../../games/hulk-heresy/force/prices.ts';
import { refuseSize, SIZES, type Size } from '../../../games/hulk-heresy/force/sizes.ts';
import { type Command, FAILED, FINE, type Io, readArgs, Usage, wholeNumber } from '../../command.ts';
import { inFile, readText } from '../../files.ts';

/** HH-MISS-03: what the missions of the book are played for. */
const USUAL_POINTS = 33;

export const forceCommand: Command = {
  name: 'force',
  summary: 'check a force list and add up its points',
  help: `Usage: auspex force check [--points N | --mission VI] [--json] <files...>
       auspex force sizes

Prices a force of Hulk, the Heresy, and tells the rule it breaks, if it breaks one. A model's place in the list is its letter.

  --points N     the points each side has (default: what the list says, else ${USUAL_POINTS})
  --mission VI   those of one of the twelve missions of the old box, with whom it asks for
  --json         one object a file: { file, cost, points, models, problem }
  sizes          lists the twelve missions with their points

Example:
  auspex force check forces/hulk-heresy/terminators-16.yaml`,
  run(args, io) {
    const { values, positionals } = readArgs(args, {
      points: { type: 'string' },
      mission: { type: 'string' },
      json: { type: 'boolean' },
      ruleset: { type: 'string' },
    });
    const [verb, ...files] = positionals;
    if (verb === 'sizes') return listSizes(io);
    if (verb !== 'check') throw new Usage("Say what to do with the force list: 'check'");
    if (files.length === 0) throw new Usage('Say which force lists to check');
    const wanted: Wanted = {
      points: values.points === undefined ? undefined : wholeNumber(values.points, '--points'),
      size: values.mission === undefined ? undefined : sizeNamed(values.mission),
    };
    let code = FINE;
    for (const file of files)
      if (!inFile(file, () => check(file, wanted, values.json === true, io))) code = FAILED;
    return code;
  },
};

interface Wanted {
  readonly points?: number;
  readonly size?: Size;
}

function sizeNamed(word: string): Size {
  const found = SIZES.find(({ mission }) => mission === word.toUpperCase());
  if (!found)
    throw new Usage(`There is no mission '${word}'; known are: ${SIZES.map((s) => s.mission).join(', ')}`);
  return found;
}

function listSizes(io: Io): number {
  for (const { mission, title, points, librarian, broodlord } of SIZES) {
    const with_ = [...(librarian ? ['a Librarian'] : []), ...(broodlord ? ['a Broodlord against it'] : [])];
    io.out(
      `${mission.padStart(4)}  ${points} points  ${title}${with_.length > 0 ? `, with ${with_.join(' and ')}` : ''}`,
    );
  }
  return FINE;
}

/** True when the force is legal. */
function check(file: string, wanted: Wanted, json: boolean, io: Io): boolean {
  const root = readYaml(readText(file), 'A force list');
  const { force, points: own } = atPlace(root, () => readForceFile(plainOf(root)));
  const points = wanted.points ?? wanted.size?.points ?? own ?? USUAL_POINTS;
  const prices = force.map(priceOfModel);
  const cost = prices.reduce<number>((sum, price) => sum + (typeof price === 'number' ? price : 0), 0);
  const problem = refuseForce(force, points) ?? (wanted.size ? refuseSize(force, wanted.size) : null);
  if (json) {
    io.out(JSON.stringify({ file, cost, points, models: printForce(force), problem }));
    return problem === null;
  }
  for (const [i, row] of force.entries()) {
    const price = prices[i];
    io.out(`${String(typeof price === 'number' ? price : '?').padStart(4)}  ${printModel(row)}`);
  }
  io.out(`${String(cost).padStart(4)}  of ${points} points`);
  io.out(problem ? `${file}: ${problem.why} (${problem.rule})` : `${file} is a legal force.`);
  return problem === null;
}
