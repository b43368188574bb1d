/** Ridge on the command line. */
import { FAILED, FINE, readArgs, Usage } from '../../cli/command.ts';
import type { Tools } from '../../cli/tools.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import { draw, type RidgeGame, type Setup } from './index.ts';
import { BATTERY, KINDS, MOST_CANNONS, type State } from './state.ts';

const PASS: Setup = { table: [48, 24], rocks: [[14, 10, 18, 14]], rounds: 6 };

const tools: Tools = {
  commands: [
    {
      name: 'gang',
      summary: 'check a battery',
      help: 'Usage: auspex gang check <kinds...>\n\nExample:\n  auspex gang check rifles rifles cannon',
      run(args, io) {
        const [verb, ...kinds] = readArgs(args, {}).positionals;
        if (verb !== 'check') throw new Usage("Say what to do with the battery: 'check'");
        const cannons = kinds.filter((kind) => kind === 'cannon').length;
        const known = kinds.every((kind) => (KINDS as readonly string[]).includes(kind));
        const legal = known && kinds.length === BATTERY && cannons <= MOST_CANNONS;
        io.out(legal ? 'A battery of Ridge.' : 'No battery of Ridge.');
        return legal ? FINE : FAILED;
      },
    },
  ],
  setups: () => [{ name: 'pass', setup: PASS }],
  soak: async () => ({ setups: () => PASS, checks: { completeActions: false } }),
  draw: (game: AnyGame, view: unknown) => draw((game as unknown as RidgeGame).table, view as State),
};

export default tools;
