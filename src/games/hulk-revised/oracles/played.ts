/** For the tests: positions reached by random play, as they are and with rare things forced in. */
import type { Random } from '../../../kernel/contract.ts';
import { act, pending, rehearse } from '../../../kernel/match.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { type HulkGame, hulkRevised } from '../index.ts';
import type { State } from '../state.ts';
import { litter, type Position, workDoors } from './positions.ts';

/** Plays a match at random; gives about one position in `every`, and each of them a second time, littered. */
export function* playedPositions(setup: unknown, seed: string, every: number): Generator<Position> {
  const random: Random = randomFrom(seed);
  const match = rehearse(hulkRevised, hulkRevised.readSetup(setup), seed);
  const game = match.game as unknown as HulkGame;
  while (!match.outcome && match.entries.length < 1500) {
    const state = match.state as State;
    if (state.phase !== 'setup' && random.below(every) === 0) {
      const table = game.tableOf(state);
      yield { table, state };
      const forced = game.fork(state);
      workDoors(random, table, forced);
      litter(random, table, forced);
      yield { table, state: forced };
    }
    const { seat } = pending(match)[0];
    const actions = game.actions(state, seat);
    // the end of a phase comes often enough: what is done before it is what brings positions about
    const busy = actions.filter((action) => action.do !== 'end' && action.do !== 'time');
    const choice = busy.length > 0 && random.below(30) > 0 ? busy : actions;
    act(match, seat, choice[random.below(choice.length)]);
  }
}
