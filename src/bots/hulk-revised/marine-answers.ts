/** What the Marines answer when they are asked. */

import type { Action } from '../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../games/hulk-revised/index.ts';
import { assaultSquare, isBlip, piece, seesSquare } from '../../games/hulk-revised/position.ts';
import type { State } from '../../games/hulk-revised/state.ts';
import { isJammedShut, isShut } from '../../grid/doors.ts';
import { targetValue } from './aim.ts';
import type { DutyMemory } from './duties.ts';
import { readSquad, type Squad } from './squad.ts';
import type { Temper } from './temper.ts';

const LOW_TOKEN = 3; // a new one is 3.5 on average
const SHOT_AT_WILL = 0.05; // a round saved
const ARC_BLIP = 0.2; // it may as well be shown while the Arc lasts

/** The best answer to anything but the action phase itself. */
export function answerAsMarine(
  game: HulkGame,
  view: View,
  world: State,
  actions: readonly Action[],
  temper: Temper,
  memory?: DutyMemory,
): Action {
  let read: Squad | null = null;
  const squad = (): Squad => {
    read ??= readSquad(game.tableOf(world), world, temper, memory);
    return read;
  };
  let best = actions[0];
  let score = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const value = suits(game, view, world, squad, action);
    if (value > score) {
      score = value;
      best = action;
    }
  }
  return best;
}

/** The squad is read only where it matters: most questions are answered without. */
function suits(game: HulkGame, view: View, state: State, squad: () => Squad, action: Action): number {
  switch (action.do) {
    case 'redraw':
      return Math.min(6, LOW_TOKEN + 0.5 + state.bonus) - Math.min(6, view.token + state.bonus);
    case 'shoot':
      return (
        targetValue(squad(), piece(state, action.to)) -
        (piece(state, action.unit).ammo > 0 ? SHOT_AT_WILL : 0)
      );
    case 'auto':
      return targetValue(squad(), piece(state, action.to)) - SHOT_AT_WILL;
    case 'shoot-door':
    case 'auto-door':
      return isJammedShut(state, action.to) && squad().way[action.to] ? 0.1 : -1;
    case 'arc':
      return arc(squad(), action.to);
    case 'place':
      return harmless(squad(), action.to);
    case 'support':
    case 'tie':
    case 'unjam':
      return 1; // a comrade's life against one Marine's overwatch
    case 'reroll':
    case 'parry':
    case 'accept':
      return outlook(game, view, action);
    case 'time':
      return Number.NEGATIVE_INFINITY;
    default:
      return 0; // keep, hold, stop, fight, pass, and whatever blip comes first
  }
}

function arc(squad: Squad, square: number): number {
  const { state } = squad;
  if (isShut(state, square)) return isJammedShut(state, square) && squad.way[square] ? 0.3 : -1;
  const target = piece(state, state.occupant[square]);
  return isBlip(target) ? ARC_BLIP : targetValue(squad, target);
}

/** What the assault comes to for the Marine. */
function outlook(game: HulkGame, view: View, action: Action): number {
  let sum = 0;
  for (const { what, ways, total } of game.odds(view, action)?.chances ?? [])
    sum += what === 'win' ? ways / total : what === 'lose' ? -ways / total : 0;
  // The unused re-roll may still serve on a later die, so an equal chance is no reason.
  return action.do === 'accept' ? sum + 0.001 : sum;
}

/** Far from everybody, in front of guns that can still fire, out of the way, and holding nobody. */
function harmless(squad: Squad, square: number): number {
  const { table, state } = squad;
  let score = Math.min(10, squad.approach[square]);
  if (squad.way[square]) score -= 1;
  for (const id of state.marines) {
    const p = piece(state, id);
    const ready = p.ap > 0 && p.jam === 0;
    if (seesSquare(table, state, p, square)) score += ready ? 1.5 : 0.5;
    if (table.spread(p.at, square) <= 1) score -= assaultSquare(table, p) === square ? 1 : 2;
  }
  return score;
}
