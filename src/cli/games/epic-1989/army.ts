import { about } from '../../../games/epic-1989/about.ts';
import { readOptions } from '../../../games/epic-1989/battle.ts';
import { budgetFor, checkForce, overspent } from '../../../games/epic-1989/forces/check.ts';
import { readForceFile } from '../../../games/epic-1989/forces/file.ts';
import { nameOf, priceOf, supportPrice } from '../../../games/epic-1989/forces/force.ts';
import { losesOn } from '../../../games/epic-1989/forces/muster.ts';
import { yamlData } from '../../../kernel/yaml.ts';
import { type Command, FAILED, FINE, type Io, readArgs, Usage } from '../../command.ts';
import { inFile, readText } from '../../files.ts';

/** Everything that a match may agree on. */
const OPTIONS = {
  ...readOptions({ 'own-force': true, 'non-standard': true, elite: true, titans: true }),
  support: true,
  mineLoad: true,
};

export const armyCommand: Command = {
  name: 'army',
  summary: 'check an army list and add up its points',
  help: `Usage: auspex army check --ruleset ${about.id} [--json] <files...>

check adds up a force of ${about.title} for its scenario, detachment by detachment, and tells what is wrong with it, each with
its rule, and what spending too much would cost. Files in a folder named ${about.id} need no --ruleset.

  --json   one object a file: { file, name, side, scenario, points, over, problems }

Example:
  auspex army check armies/${about.id}/convoy-imperial.yaml`,
  run(args, io) {
    const { values, positionals } = readArgs(args, { json: { type: 'boolean' } });
    const [verb, ...files] = positionals;
    if (verb !== 'check') throw new Usage("Say what to do: 'check' an army");
    if (files.length === 0) throw new Usage('Say which armies to check');
    let code = FINE;
    for (const file of files) if (!inFile(file, () => check(file, values.json === true, io))) code = FAILED;
    return code;
  },
};

/** True when the force is legal. */
function check(file: string, json: boolean, io: Io): boolean {
  const { name, side, scenario, points: limit, force } = readForceFile(yamlData(readText(file), 'A force'));
  const budget = budgetFor(scenario, side, limit);
  const problems = checkForce(force, { scenario, side, budget, options: OPTIONS });
  const over = overspent(force, budget, budget.points);
  const points = force.detachments.reduce((sum, one) => sum + priceOf(one), supportPrice(force));
  if (json) {
    io.out(JSON.stringify({ file, name, side, scenario, points, over, problems }));
    return problems.length === 0;
  }
  for (const one of force.detachments)
    io.out(`${String(priceOf(one)).padStart(5)}  ${nameOf(one)}${one.later ? ' (reinforcements)' : ''}`);
  if (force.support.length > 0)
    io.out(`${String(supportPrice(force)).padStart(5)}  support: ${force.support.join(', ')}`);
  io.out(`${String(points).padStart(5)}  of ${budget.points + (budget.later ?? 0)} points`);
  if (over > 0 && problems.length === 0)
    io.out(`It is ${over} points over: a detachment is lost on ${losesOn(over)} or more (E1-OTT-02).`);
  for (const { rule, why } of problems) io.out(`${file}: ${why} (${rule})`);
  if (problems.length === 0) io.out(`${file} is a legal ${side} force: ${name}.`);
  return problems.length === 0;
}
