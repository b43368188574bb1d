/** `auspex mission` of hulk-heresy: checking its own, and taking over those written for Genestealers (HH-GSB-01). */
import { parse, stringify } from 'yaml';
import { checkMission } from '../../../cases/mission-file.ts';
import { about } from '../../../games/hulk-heresy/about.ts';
import { adoptMission, type Corridor } from '../../../games/hulk-heresy/gsb/adopt.ts';
import { HOSTS, type Host } from '../../../games/hulk-heresy/gsb/menu.ts';
import { rulesets } from '../../../games/rulesets.ts';
import { type Command, FINE, type Io, readArgs, Usage } from '../../command.ts';
import { inFile, readText } from '../../files.ts';
import { missionCommand } from '../../mission-command.ts';

const plain = missionCommand(about, 'hold.yaml');

/** The game whose missions are taken over. */
const CORRIDORS = 'hulk-revised';

export const heresyMissionCommand: Command = {
  ...plain,
  summary: 'check a mission file, or take over one that was written for Genestealers',
  help: `${plain.help}

       auspex mission adopt --ruleset ${about.id} [--as powered|terminators|daemons] <file>

Prints a mission of ${CORRIDORS} as one of this game: the Marines' side has a force of the same points, the other comes out of
Genestealer blips. What this game has no rules for (air ducts, pits, rubble, sentry guns) is refused.

Example:
  auspex mission adopt --ruleset ${about.id} --as daemons missions/${CORRIDORS}/ash-nursery.yaml`,
  run(args, io, games) {
    const [verb, ...rest] = args;
    return verb === 'adopt' ? adopt(rest, io) : plain.run(args, io, games);
  },
};

async function adopt(args: readonly string[], io: Io): Promise<number> {
  const { values, positionals } = readArgs(args, {
    as: { type: 'string', default: 'powered' },
    ruleset: { type: 'string' },
  });
  const [file, ...more] = positionals;
  if (file === undefined || more.length > 0) throw new Usage('Say which one mission to take over');
  if (!(HOSTS as readonly string[]).includes(values.as))
    throw new Usage(`--as is one of ${HOSTS.join(', ')}, not '${values.as}'`);
  const [ours, theirs] = await Promise.all([rulesets.load(about.id), rulesets.load(CORRIDORS)]);
  const text = readText(file);
  const mission = inFile(file, () => {
    checkMission(text, theirs);
    const adopted = adoptMission(parse(text) as Corridor, values.as as Host);
    ours.open(ours.readSetup({ mission: adopted }));
    return adopted;
  });
  io.out(stringify(mission, { lineWidth: 0 }).trimEnd());
  return FINE;
}
