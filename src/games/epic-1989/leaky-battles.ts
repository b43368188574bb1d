/** Which battles can show a secret that is let out, and soon: for tests of the nets. */
import type { AnyGame } from '../../kernel/contract.ts';
import type { Force } from './forces/force.ts';
import { type Epic89Game, epic1989 } from './index.ts';
import { secretGames, supportedGame } from './leaks.ts';
import { MOVES_SHOWN, oneMove } from './leaky-moves.ts';

const SUPPORT = ['mines', 'mines-vortex'];

/** Counters are laid first, mines of two loads among them, and called down at once. */
function calledAtOnce(support: readonly string[]): Epic89Game {
  const game = supportedGame({ imperial: support, rebel: support }, false);
  return {
    ...game,
    actions(state, seat) {
      const all = game.actions(state, seat);
      const called = all.filter((one) => one.do === 'support');
      return called.length > 0 ? called : all;
    },
  };
}

/** Of two forces that look alike one has spent too much: its counter is the dearer one. */
function overspending(): Epic89Game {
  const game = epic1989.open(
    epic1989.readSetup({
      battle: {
        battle: 'Overspent',
        table: [100, 60],
        forces: {},
        buildings: [],
        edge: 'south',
        first: 'imperial',
        budget: 800,
      },
      options: { 'own-force': true, support: true, 'turn-limit': 2 },
    }),
  );
  const force = (counter: string): Force => ({
    detachments: ['assault', 'rhinos', 'rhinos'].map((detachment) => ({
      detachment,
      elite: false,
      later: false,
    })),
    support: [counter],
  });
  return {
    ...game,
    actions(state, seat) {
      const all = game.actions(state, seat);
      return all[0]?.do === 'muster'
        ? ['mines', 'blind'].map((counter) => ({ do: 'muster', force: force(counter) }))
        : all;
    },
  };
}

interface Aim {
  readonly games: readonly AnyGame[];
  readonly times: number;
  readonly steps: number;
}

/** The battles that can show it, how often they are begun and how far they are played. */
export function aimedAt(what: string): Aim {
  const [plain, open, bought, supported, hidden] = secretGames();
  const aim = (steps: number, ...games: readonly AnyGame[]): Aim => ({
    games,
    times: 20,
    steps,
  });
  const move = MOVES_SHOWN.find((kind) => what.startsWith(`'${kind}'`));
  if (move) return aim(4, oneMove(move) as unknown as AnyGame);
  if (/^(a force|'forces')/.test(what)) return aim(4, bought);
  if (/^'overspent'/.test(what)) return aim(4, overspending() as unknown as AnyGame);
  if (/^what mines|^'(support|mines)' tells/.test(what))
    return aim(12, calledAtOnce(SUPPORT) as unknown as AnyGame);
  if (/^'(laid|support|mines)'/.test(what))
    return aim(12, calledAtOnce(['mines', 'light']) as unknown as AnyGame);
  if (/^(what support|which mine)|'(flipped|withdrawn)'/.test(what)) return aim(60, supported);
  if (/^what hidden|'(concealed|revealed)'/.test(what)) return aim(40, hidden);
  return aim(80, plain, open, bought);
}
