import { checkMission } from '../cases/mission-file.ts';
import { rulesets } from '../games/rulesets.ts';
import type { Listing } from '../kernel/shelf.ts';
import { type Command, FINE, readArgs, Usage } from './command.ts';
import { inFile, readText } from './files.ts';

/** `auspex mission` for a game whose missions are boards of squares; `example` is one that ships. */
export function missionCommand({ id, title }: Listing, example: string): Command {
  return {
    name: 'mission',
    summary: 'check a mission file',
    help: `Usage: auspex mission check <files...>

Reads missions of ${title} as a match would: keys, values, the map. What is wrong is told with line and column.

Example:
  auspex mission check missions/${id}/${example}`,
    async run(args, io) {
      const { positionals } = readArgs(args, {});
      const [verb, ...files] = positionals;
      if (verb !== 'check') throw new Usage("Say what to do with the mission: 'check'");
      if (files.length === 0) throw new Usage('Say which mission files to check');
      const ruleset = await rulesets.load(id);
      for (const file of files) {
        inFile(file, () => checkMission(readText(file), ruleset));
        io.out(`${file} is a mission for ${title}.`);
      }
      return FINE;
    },
  };
}
