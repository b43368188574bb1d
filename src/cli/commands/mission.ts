import { basename, dirname } from 'node:path';
import { checkMission } from '../../cases/mission-file.ts';
import type { AnyRuleset } from '../../kernel/contract.ts';
import { type Command, FINE, readArgs, Usage } from '../command.ts';
import { inFile, readText } from '../files.ts';
import { rulesetNamed, rulesets } from '../rulesets.ts';

export const missionCommand: Command = {
  name: 'mission',
  summary: 'check a mission file',
  help: `Usage: auspex mission check [--ruleset ID] <files...>

Reads missions as a match would: keys, values, the map. What is wrong is told with line and column.

  --ruleset ID   the ruleset they are for (default: the name of their folder, else ${rulesets[0].id})

Example:
  auspex mission check missions/hulk-revised/cold-trail.yaml`,
  run(args, io) {
    const { values, positionals } = readArgs(args, { ruleset: { type: 'string' } });
    const [verb, ...files] = positionals;
    if (verb !== 'check') throw new Usage("Say what to do with the mission: 'check'");
    if (files.length === 0) throw new Usage('Say which mission files to check');
    for (const file of files) {
      const ruleset = values.ruleset === undefined ? rulesetOf(file) : rulesetNamed(values.ruleset);
      inFile(file, () => checkMission(readText(file), ruleset));
      io.out(`${file} is a mission for ${ruleset.title}.`);
    }
    return FINE;
  },
};

function rulesetOf(file: string): AnyRuleset {
  const folder = basename(dirname(file));
  return rulesets.find(({ id }) => id === folder) ?? rulesets[0];
}
