/** What hulk-heresy brings to the command line. */
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { about } from '../../../games/hulk-heresy/about.ts';
import { adoptMission, type Corridor } from '../../../games/hulk-heresy/gsb/adopt.ts';
import { HOSTS } from '../../../games/hulk-heresy/gsb/menu.ts';
import type { HeresyGame, State } from '../../../games/hulk-heresy/index.ts';
import type { AnyGame, Random } from '../../../kernel/contract.ts';
import { filesUnder, projectRoot, readText } from '../../files.ts';
import type { Shipped, Tools } from '../../tools.ts';
import { forceCommand } from './force.ts';
import { heresyMissionCommand } from './mission.ts';

const tools: Tools = {
  commands: [heresyMissionCommand, forceCommand],
  setups: missions,
  /** Any mission, or one taken over from the corridors (HH-GSB-01), with any of the options; forces are mustered in the match. */
  async soak({ options }) {
    const { comparePosition } = await import('../../../games/hulk-heresy/oracles/compare.ts');
    const all = missions().map(({ setup }) => (setup as { mission: unknown }).mission);
    const taken = adopted();
    return {
      setups(random: Random) {
        const from = random.below(4) === 0 ? taken : all;
        const mission = from[random.below(from.length)];
        const drawn = Object.fromEntries(options.map(({ id }) => [id, random.below(2) === 0]));
        return { mission, options: drawn, builder: [null, 'A', 'B'][random.below(3)] };
      },
      checks: {
        oracle: (game: AnyGame, state: unknown) =>
          comparePosition((game as unknown as HeresyGame).table, state as State),
      },
    };
  },
  bench: async () => (await import('./bench.ts')).suites,
};

/** What the corridors have that can be taken over, for each kind of host. */
function adopted(): unknown[] {
  return filesUnder(join(projectRoot(), 'missions/hulk-revised'), /\.ya?ml$/).flatMap((file) => {
    const mission = parse(readText(file)) as Corridor;
    return HOSTS.flatMap((as) => {
      try {
        return [adoptMission(mission, as)];
      } catch {
        return []; // it says what it has that this game lacks
      }
    });
  });
}

function missions(): Shipped[] {
  return filesUnder(join(projectRoot(), 'missions', about.id), /\.ya?ml$/).map((file) => ({
    name: basename(file).replace(/\.ya?ml$/, ''),
    setup: { mission: parse(readText(file)) as unknown },
  }));
}

export default tools;
