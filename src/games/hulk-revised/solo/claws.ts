/** Row 12: a Stealer with a Marine in its close assault square (HR-SOLO-31, HR-SOLO-32, HR-SOLO-45). */
import { act } from '../actions.ts';
import { LADDER } from '../ground.ts';
import { assaultSquare, canFight, isStealer, piece } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import type { Table } from '../table.ts';
import type { StealerKind } from '../units.ts';
import { stepsBetween } from './distances.ts';
import { couldAttack } from './reach.ts';
import { attackScore, dares } from './risk.ts';
import type { Choice, Scene } from './scene.ts';

const NEARBY = 6;

/** The Marine a Stealer unit could attack without moving, or 0: ahead, on its entry square, across its ladder. */
export function inClaws(table: Table, state: State, p: Piece): number {
  const squares: number[] = [];
  if (p.area !== NOWHERE) {
    if (!p.lurks) squares.push(...table.board.entries[p.area].squares);
  } else if (p.at !== NOWHERE) {
    squares.push(assaultSquare(table, p));
    if (state.ground[p.at] & LADDER) squares.push(table.link[p.at]);
  }
  for (const square of squares) {
    const id = square < 0 ? 0 : state.occupant[square];
    if (id && piece(state, id).marine && canFight(state, p, square)) return id;
  }
  return 0;
}

/** Whether a Stealer that has neither acted nor been put off could still join in against that Marine. */
export function isWorthWaiting(table: Table, state: State, unit: number, marine: number): boolean {
  const waiting = state.solo?.waiting.map((activation) => activation.unit) ?? [];
  return state.stealers.some((id) => {
    const p = piece(state, id);
    if (id === unit || p.done || !isStealer(p) || waiting.includes(id)) return false;
    return canFight(state, p, piece(state, marine).at) && couldAttack(table, state, p, piece(state, marine));
  });
}

/** HR-SOLO-31 (a): somebody near has him too, or can still come at him. */
function hasHelp(scene: Scene, marine: number): boolean {
  const { table, state, unit } = scene;
  return state.stealers.some((id) => {
    const p = piece(state, id);
    if (id === unit.id || !isStealer(p) || stepsBetween(table, unit, p) > NEARBY) return false;
    if (inClaws(table, state, p) === marine) return true;
    return (
      !p.done &&
      canFight(state, p, piece(state, marine).at) &&
      couldAttack(table, state, p, piece(state, marine))
    );
  });
}

export function row12(scene: Scene): Choice | null {
  const { table, state, unit, now } = scene;
  const marine = inClaws(table, state, unit);
  if (marine === 0) return null;
  if (unit.ap < 1) return 'stop';
  if (isWorthWaiting(table, state, unit.id, marine)) return 'wait';
  if (now.held !== marine && !hasHelp(scene, marine)) return 'stop';
  const score = attackScore(table, unit.kind as StealerKind, piece(state, marine));
  return dares(scene, 12, score, 'HR-SOLO-32') ? act('assault', unit.id, marine) : 'stop';
}
