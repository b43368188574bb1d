/** What hulk-revised brings to the command line. */
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { about } from '../../../games/hulk-revised/about.ts';
import type { HulkGame, State } from '../../../games/hulk-revised/index.ts';
import type { AnyGame, Random } from '../../../kernel/contract.ts';
import { filesUnder, projectRoot, readText } from '../../files.ts';
import { missionCommand } from '../../mission-command.ts';
import type { Shipped, Tools } from '../../tools.ts';
import { forceCommand } from './force.ts';

const tools: Tools = {
  commands: [missionCommand(about, 'cold-trail.yaml'), forceCommand],
  setups: missions,
  /** Any mission, with any of the options; where forces are bought, half of the time in the match. */
  async soak({ options }) {
    const all = missions();
    const { comparePosition } = await import('../../../games/hulk-revised/oracles/compare.ts');
    return {
      setups(random: Random) {
        const { mission } = all[random.below(all.length)].setup as { mission: { force?: unknown } };
        const drawn = Object.fromEntries(options.map(({ id }) => [id, random.below(3) === 0]));
        const sides = drawn.solo ? ['marine'] : ['marine', 'stealer'];
        const musters = mission.force && random.below(2) === 0 ? { muster: sides } : {};
        return { mission, options: drawn, ...musters };
      },
      checks: {
        /** Every seventh square and piece, as a mission's board has many. */
        oracle: (game: AnyGame, state: unknown) =>
          comparePosition((game as unknown as HulkGame).tableOf(state as State), state as State, 7),
      },
    };
  },
  bench: async () => (await import('./bench/index.ts')).suites,
};

function missions(): Shipped[] {
  return filesUnder(join(projectRoot(), 'missions', about.id), /\.ya?ml$/).map((file) => ({
    name: basename(file).replace(/\.ya?ml$/, ''),
    setup: { mission: parse(readText(file)) as unknown },
  }));
}

export default tools;
