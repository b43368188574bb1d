/** Why an action was chosen, from what the rules of thumb weigh. Nothing but the view goes in, so nothing else comes out. */
import type { Action } from '../../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../../games/hulk-revised/index.ts';
import type { State } from '../../../games/hulk-revised/state.ts';
import type { Seat } from '../../../kernel/contract.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { readHunt } from '../hunt.ts';
import { rateActs, thoughtOf } from '../marine.ts';
import type { Temper } from '../temper.ts';
import { answerReason } from './answers.ts';
import { marineReason } from './marines.ts';
import { stealerReason } from './stealers.ts';

/** `world` agrees with `view`. */
export function explain(
  game: HulkGame,
  view: View,
  world: State,
  seat: Seat,
  action: Action,
  temper: Temper,
): string {
  const asked = game.pending(world).find((decision) => decision.seat === seat);
  if (game.actions(world, seat).length === 1) return 'The rules left nothing else to do.';
  if (asked?.kind !== 'act') return answerReason(game, view, seat, action);
  if (seat !== 'marine') return stealerReason(readHunt(game.tableOf(world), world, temper), action);
  const rates = action.do === 'end' ? rateActs(game, view, world, game.actions(world, seat), temper) : [];
  const leftOver = Math.max(0, ...rates.map(({ rate }) => rate));
  return marineReason(thoughtOf(game, view, world, temper), action, leftOver);
}

/** The same on what somebody with that view may know. */
export function explainOpenly(temper: Temper) {
  return (game: HulkGame, view: View, seat: Seat, action: Action): string =>
    explain(game, view, game.imagine(view, randomFrom('openly')), seat, action, temper);
}
