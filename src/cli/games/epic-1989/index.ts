/** What epic-1989 brings to the command line. */
import { basename, join } from 'node:path';
import { about } from '../../../games/epic-1989/about.ts';
import type { Epic89Game, State } from '../../../games/epic-1989/index.ts';
import type { Random } from '../../../kernel/contract.ts';
import { yamlData } from '../../../kernel/yaml.ts';
import { filesUnder, projectRoot, readText } from '../../files.ts';
import type { Shipped, Tools } from '../../tools.ts';
import { armyCommand } from './army.ts';
import { battleCommand } from './battle.ts';

/** Of a battle file, what decides which options it can be played with. */
interface Written {
  readonly scenario?: string | null;
  readonly forces?: unknown;
  readonly hunted?: unknown;
  readonly cargo?: unknown;
  readonly options?: Readonly<Record<string, unknown>>;
}

const tools: Tools = {
  commands: [armyCommand, battleCommand],
  setups: battles,
  bench: async () => (await import('./bench.ts')).suites,
  /** Any battle with any of the options. */
  async soak({ options }) {
    const { compareSome } = await import('../../../games/epic-1989/oracle/index.ts');
    const all = battles().map(({ setup }) => (setup as { battle: Written }).battle);
    return {
      setups(random: Random) {
        const battle: Written = all[random.below(all.length)];
        const drawn: Record<string, boolean> = Object.fromEntries(
          options.map(({ id }) => [id, random.below(3) === 0]),
        );
        const agreed = random.below(3) > 0 ? {} : { imperial: null };
        // a force that something is said of is not bought; support is as likely as not where it can be
        if (battle.hunted || battle.cargo) drawn['own-force'] = false;
        if (drawn['own-force']) Object.assign(agreed, { forces: {}, budget: 800 + 400 * random.below(4) });
        if (drawn['own-force']) drawn.support = random.below(2) === 0;
        const needsStands = battle.forces || ['cityfight', 'tankhunt'].includes(battle.scenario ?? '');
        drawn.infantry = needsStands ? true : random.below(4) > 0;
        const turns = { 'turn-limit': 3 + random.below(6) };
        return { battle: { ...battle, ...agreed }, options: { ...drawn, ...battle.options, ...turns } };
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
