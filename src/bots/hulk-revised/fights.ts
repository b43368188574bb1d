/** What shots at one target and close assaults are worth to the Marines. */
import type { Action } from '../../games/hulk-revised/actions.ts';
import { assaultSquare, isStealer, piece } from '../../games/hulk-revised/position.ts';
import type { Piece } from '../../games/hulk-revised/state.ts';
import { targetValue } from './aim.ts';
import type { Thought } from './thought.ts';

const ROUND = 0.03; // a shot of the cannon
const MORE_TARGETS = 0.35; // full auto goes on after a kill
const BURST_GOES_ON = 3;
const EXPLODES = 1 / 36; // HR-CANN-06

export function shot(thought: Thought, p: Piece, action: Action): number {
  const { squad } = thought;
  let value = chance(thought, action, 'kill') * targetValue(squad, piece(squad.state, action.to));
  if (p.ammo > 0) value -= ROUND;
  if (p.reloaded) value -= EXPLODES;
  if (action.do === 'auto') value += MORE_TARGETS * Math.min(BURST_GOES_ON, targets(thought, p) - 1);
  return value;
}

/** How many he sees now. */
function targets(thought: Thought, p: Piece): number {
  const { squad } = thought;
  let n = 0;
  for (const id of squad.state.stealers) {
    const other = piece(squad.state, id);
    if (isStealer(other) && other.at >= 0 && squad.table.sight.open(p.at, p.facing, other.at)) n++;
  }
  return n;
}

/** A locked Marine fights when he faces his enemy; behind his back he can only hope for help. */
export function assault(thought: Thought, p: Piece, action: Action): number {
  const { squad } = thought;
  const win = chance(thought, action, 'win');
  const lose = chance(thought, action, 'lose');
  const target = piece(squad.state, action.to);
  if (!squad.locked.has(p.id)) return win * targetValue(squad, target) - lose;
  const faced = assaultSquare(squad.table, p) === target.at;
  return faced ? 0.2 + win * targetValue(squad, target) : win - lose * 0.5;
}

export function chance({ game, view }: Thought, action: Action, what: string): number {
  const found = game.odds(view, action)?.chances.find((c) => c.what === what);
  return found ? found.ways / found.total : 0;
}
