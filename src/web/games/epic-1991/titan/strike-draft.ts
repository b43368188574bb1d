/** A blow against a Titan being chosen: what the rules list says what it may be, and how many parts it names. */
import type { Action, Blow } from '../../../../games/epic-1991/actions.ts';
import type { Side } from '../../../../games/epic-1991/state.ts';
import type { EpicGame, View } from '../game.ts';

function strikes(game: EpicGame, view: View, side: Side) {
  return game
    .actions(view, side)
    .filter((action): action is Extract<Action, { do: 'strike' }> => action.do === 'strike');
}

export function blowsFor(game: EpicGame, view: View, side: Side): Blow[] {
  return [...new Set(strikes(game, view, side).map(({ blow }) => blow))];
}

export function wantedFor(game: EpicGame, view: View, side: Side, blow: Blow): number {
  return strikes(game, view, side).find((one) => one.blow === blow)?.locations.length ?? 0;
}
