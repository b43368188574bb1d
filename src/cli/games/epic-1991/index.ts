/** What epic-1991 brings to the command line. */
import { basename } from 'node:path';
import { about } from '../../../games/epic-1991/about.ts';
import type { EpicGame, State } from '../../../games/epic-1991/index.ts';
import type { AnyGame, Random } from '../../../kernel/contract.ts';
import { yamlData } from '../../../kernel/yaml.ts';
import { readText } from '../../files.ts';
import type { Shipped, Tools } from '../../tools.ts';
import { armyCommand } from './army.ts';
import { battleCommand } from './battle.ts';
import { armyFiles, battleFiles, battleFrom } from './battles.ts';
import { drawBattle } from './draw.ts';

const tools: Tools = {
  commands: [armyCommand, battleCommand],
  setups: battles,
  /** Any battle with any of the options: with its own armies, any two ready ones, or those the sides muster. */
  async soak({ options }) {
    const all = battles();
    const armies = armyFiles(about.id).map((file) => yamlData(readText(file), 'An army'));
    return {
      setups(random: Random) {
        const { battle } = all[random.below(all.length)].setup as { battle: object };
        const any = () => armies[random.below(armies.length)];
        const others = [{}, { armies: { A: any(), B: any() }, points: 3000 }, { armies: {} }];
        const mixed = others[random.below(others.length)];
        const drawn = Object.fromEntries(options.map(({ id }) => [id, random.below(3) === 0]));
        return {
          battle: { ...battle, ...mixed },
          options: { ...drawn, allies: true, 'turn-limit': 3 + random.below(6) },
        };
      },
      checks: { completeActions: false, sample: 40, worldSteps: 4, maxActions: 6000 },
    };
  },
  draw: (game: AnyGame, view: unknown) =>
    drawBattle((game as unknown as EpicGame).tableOf(view as State), view as State),
  bench: async () => (await import('./bench.ts')).suites,
};

function battles(): Shipped[] {
  return battleFiles(about.id).map((file) => ({
    name: basename(file).replace(/\.ya?ml$/, ''),
    setup: { battle: battleFrom(readText(file), about.id) },
  }));
}

export default tools;
