/** What hulk-heresy brings to the command line. */
import { basename, join } from 'node:path';
import { parse } from 'yaml';
import { about } from '../../../games/hulk-heresy/about.ts';
import type { Random } from '../../../kernel/contract.ts';
import { filesUnder, projectRoot, readText } from '../../files.ts';
import { missionCommand } from '../../mission-command.ts';
import type { Shipped, Tools } from '../../tools.ts';
import { forceCommand } from './force.ts';

const tools: Tools = {
  commands: [missionCommand(about, 'hold.yaml'), forceCommand],
  setups: missions,
  /** Any mission, with any of the options. */
  async soak({ options }) {
    const all = missions();
    return {
      setups(random: Random) {
        const { mission } = all[random.below(all.length)].setup as { mission: unknown };
        const drawn = Object.fromEntries(options.map(({ id }) => [id, random.below(2) === 0]));
        return { mission, options: drawn, builder: [null, 'A', 'B'][random.below(3)] };
      },
      checks: {},
    };
  },
  bench: async () => (await import('./bench.ts')).suites,
};

function missions(): Shipped[] {
  return filesUnder(join(projectRoot(), 'missions', about.id), /\.ya?ml$/).map((file) => ({
    name: basename(file).replace(/\.ya?ml$/, ''),
    setup: { mission: parse(readText(file)) as unknown },
  }));
}

export default tools;
