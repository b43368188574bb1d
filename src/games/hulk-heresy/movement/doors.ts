/** DOOR: opening and closing (HH-DOOR-02, HH-DOOR-06), by daemons too (HH-DAEM-05). */
import { FRONT } from '../../../grid/directions.ts';
import { CLOSED, hasDoor, OPEN } from '../../../grid/doors.ts';
import { beside } from '../../../grid/step.ts';
import type { Action } from '../actions.ts';
import { costOf } from '../data/armour.ts';
import { named, setDoor } from '../position.ts';
import { FALSE_BLIP, NOWHERE, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { DOOR_BESIDE } from '../turn/surroundings.ts';
import { gaitOf } from './ways.ts';

const AROUND = [0, 1, 2, 3, 4, 5, 6, 7];

/** HH-DOOR-03, HH-BLIP-09: a model reaches its three forward squares, also around a corner; a blip all around. */
function inReach(table: Table, p: Piece): number[] {
  if (p.at === NOWHERE) return [];
  return (p.blip ? AROUND : FRONT).map((turned) => beside(table.board, p.at, p.blip ? 0 : p.facing, turned));
}

/** HH-DOOR-05: a closed door in or beside a lasting area cannot be opened. */
function isHeldShut({ near, board }: Table, state: State, square: number): boolean {
  return state.areas.some(({ kind, squares }) => {
    if (kind === 'hand-fire') return squares.includes(square);
    const bounds = (part: number): boolean => {
      for (let dir = 0; dir < 8; dir += 2) if (near[part * 8 + dir] === square) return true;
      return false;
    };
    return (
      squares.includes(square) ||
      squares.some((part) => board.section[part] === board.section[square] && bounds(part))
    );
  });
}

export const doorAct: Act = {
  needs: DOOR_BESIDE,
  byBlips: true,
  price: (_table, state, p) => costOf('door', p.blip ? 'blip' : gaitOf(state, p)),
  refuse(table, state, p, action) {
    const square = action.to as number;
    if (!hasDoor(state, square)) return no('HH-DOOR-03', 'There is no door.');
    if (!inReach(table, p).includes(square))
      return no(p.blip ? 'HH-BLIP-09' : 'HH-DOOR-03', 'That door is out of reach.');
    if (p.row === FALSE_BLIP) return no('HH-BLIP-18', 'Nobody is there to work a door.');
    if (state.doors[square] === OPEN) {
      if (state.occupant[square] !== 0) return no('HH-DOOR-04', 'Somebody stands in the doorway.');
      if (state.objects.some((item) => item.at === square && item.holder === 0 && !item.out))
        return no('HH-DOOR-04', 'Something lies in the doorway.');
      return null;
    }
    return isHeldShut(table, state, square) ? no('HH-DOOR-05', 'It cannot be opened there now.') : null;
  },
  list(table, state, p) {
    const out: Action[] = [];
    if (p.at === NOWHERE) return out;
    for (const to of inReach(table, p)) {
      const action: Action = { do: 'door', unit: p.id, to };
      if (to >= 0 && !doorAct.refuse(table, state, p, action)) out.push(action);
    }
    return out;
  },
  apply(play, p, action, paid) {
    const { state, events } = play;
    const square = action.to as number;
    const opens = state.doors[square] === CLOSED;
    setDoor(state, square, opens ? OPEN : CLOSED);
    events.push({ kind: 'door', ...named(state, p), square, door: opens ? 'opened' : 'closed', ...paid });
  },
};
