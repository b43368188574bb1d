/** What epic-1989 brings to the command line. */
import { basename, join } from 'node:path';
import { about } from '../../../games/epic-1989/about.ts';
import type { Epic89Game, State } from '../../../games/epic-1989/index.ts';
import type { Random } from '../../../kernel/contract.ts';
import { yamlData } from '../../../kernel/yaml.ts';
import { filesUnder, projectRoot, readText } from '../../files.ts';
import type { Shipped, Tools } from '../../tools.ts';
import { armyCommand } from './army.ts';

const tools: Tools = {
  commands: [armyCommand],
  setups: battles,
  bench: async () => (await import('./bench.ts')).suites,
  /** Any battle with any of the options. */
  async soak({ options }) {
    const { compareSome } = await import('../../../games/epic-1989/oracle/index.ts');
    const all = battles();
    return {
      setups(random: Random) {
        const { battle } = all[random.below(all.length)].setup as { battle: object };
        const drawn = Object.fromEntries(options.map(({ id }) => [id, random.below(3) === 0]));
        drawn.infantry = 'scenario' in battle && battle.scenario === 'cityfight' ? true : random.below(4) > 0;
        const agreed = random.below(3) > 0 ? {} : { imperial: null };
        // who buys his own has no force in the file; then support is as likely as not
        if (drawn['own-force']) Object.assign(agreed, { forces: {}, budget: 800 + 400 * random.below(4) });
        if (drawn['own-force']) Object.assign(drawn, { support: random.below(2) === 0 });
        return { battle: { ...battle, ...agreed }, options: { ...drawn, 'turn-limit': 3 + random.below(6) } };
      },
      checks: {
        completeActions: false,
        sample: 40,
        worldSteps: 4,
        maxActions: 6000,
        oracle: (game, state) =>
          compareSome((game as unknown as Epic89Game).tableOf(state as State), state as State),
      },
    };
  },
};

function battles(): Shipped[] {
  return filesUnder(join(projectRoot(), 'battles', about.id), /\.ya?ml$/).map((file) => ({
    name: basename(file).replace(/\.ya?ml$/, ''),
    setup: { battle: yamlData(readText(file), 'A battle') },
  }));
}

export default tools;
