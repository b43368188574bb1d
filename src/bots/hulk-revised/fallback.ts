/** For questions no rule of thumb covers: a few answers are tried on an imagined table, the best outcome wins. */
import type { Action } from '../../games/hulk-revised/actions.ts';
import type { HulkGame } from '../../games/hulk-revised/index.ts';
import { isBlip, piece } from '../../games/hulk-revised/position.ts';
import type { State } from '../../games/hulk-revised/state.ts';
import type { Random } from '../../kernel/contract.ts';
import { diceFrom } from '../../kernel/dice.ts';

const TRIED = 6;
const WON = 100;
const STEALER = 0.25;
const BLIP = 0.45;

/** The best of a few legal actions drawn at random. `actions` must not be empty. */
export function tryOut(
  game: HulkGame,
  world: State,
  seat: string,
  actions: readonly Action[],
  random: Random,
): Action {
  const few = actions.filter((action) => action.do !== 'time');
  if (few.length === 0) return actions[0];
  let best = few[0];
  let score = Number.NEGATIVE_INFINITY;
  for (let i = 0; i < TRIED && few.length > 0; i++) {
    const [action] = few.splice(random.below(few.length), 1);
    const after = game.fork(world);
    game.apply(after, seat, action, diceFrom(random));
    const value = (seat === 'marine' ? 1 : -1) * balance(after);
    if (value > score) {
      score = value;
      best = action;
    }
  }
  return best;
}

/** How it stands, in Marines; good for them when high. */
function balance(state: State): number {
  if (state.outcome?.winner) return state.outcome.winner === 'marine' ? WON : -WON;
  let sum = state.marines.length + state.exited.length + state.sentries.length * STEALER;
  for (const id of state.stealers) sum -= isBlip(piece(state, id)) ? BLIP : STEALER;
  return sum;
}
