/** Vault on the command line. */
import { FAILED, FINE, readArgs, Usage } from '../../cli/command.ts';
import type { Tools } from '../../cli/tools.ts';
import type { Setup } from './index.ts';
import { GANG, KINDS, MOST_BRUTES } from './state.ts';

const YARD: Setup = { rounds: 8, picture: 'r.b\nr.b\nr.b\n#.#\n#v#' };

const tools: Tools = {
  commands: [
    {
      name: 'gang',
      summary: 'check a gang',
      help: 'Usage: auspex gang check <kinds...>\n\nExample:\n  auspex gang check runner runner brute',
      run(args, io) {
        const [verb, ...kinds] = readArgs(args, {}).positionals;
        if (verb !== 'check') throw new Usage("Say what to do with the gang: 'check'");
        const brutes = kinds.filter((kind) => kind === 'brute').length;
        const known = kinds.every((kind) => (KINDS as readonly string[]).includes(kind));
        const legal = known && kinds.length === GANG && brutes <= MOST_BRUTES;
        io.out(legal ? 'A gang of Vault.' : 'No gang of Vault.');
        return legal ? FINE : FAILED;
      },
    },
  ],
  setups: () => [{ name: 'yard', setup: YARD }],
  soak: async () => ({ setups: () => YARD, checks: {} }),
};

export default tools;
