/** HH-CONV-03: a blip that has done nothing yet is turned up by its owner. */
import type { Facing } from '../../../grid/directions.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { menuOf } from '../gsb/menu.ts';
import { spawn } from '../gsb/spawn.ts';
import { hostOf } from '../gsb/stock.ts';
import { anyModelSees, piece } from '../position.ts';
import { GENESTEALER, NOWHERE, otherSide, type Piece, type Side, type State } from '../state.ts';
import { no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { MOST_WAITING, waitingAt } from '../turn/reinforcement.ts';
import { setFacing, turnUp } from './turn-up.ts';

export function refuseConvert(table: Table, state: State, side: Side, action: Action): Refusal | null {
  const p = state.pieces[action.unit as number];
  if (!p || p.side !== side) return no('HH-CONV-03', 'That is no blip of yours.');
  if (!p.blip) return no('HH-CONV-03', 'It is no blip.');
  if (p.acted) return no('HH-CONV-03', 'It has acted in this phase.');
  if (p.at !== NOWHERE && anyModelSees(table, state, otherSide(side), p.at))
    return no('HH-CONV-04', 'An enemy model sees that square.');
  if (p.row !== GENESTEALER) return null;
  if (action.face !== 0) return no('HH-GSB-06', 'Its models are faced one by one: say N.');
  return p.at !== NOWHERE || hasRoomToWait(state, p)
    ? null
    : no('HH-STACK-02', 'Its models have no room at this entry point.');
}

function hasRoomToWait(state: State, p: Piece): boolean {
  const models = menuOf(hostOf(state, p.side)!.host, p.value).length;
  return waitingAt(state, p.area) - 1 + models <= MOST_WAITING;
}

export function listConvert(table: Table, state: State, p: Piece): Action[] {
  if (!p.blip || refuseConvert(table, state, p.side, { do: 'convert', unit: p.id, face: 0 })) return [];
  return (p.row === GENESTEALER ? [0] : [0, 1, 2, 3]).map((face) => ({ do: 'convert', unit: p.id, face }));
}

/** It is no action; still the model may see more than its blip did (HH-LOS-13). */
export function convert(play: Play, action: Action): void {
  const p = piece(play.state, action.unit as number);
  play.state.steps.push({ do: 'reveal', faces: [] });
  if (p.row === GENESTEALER) return spawn(play, p, 'choice');
  if (turnUp(play, p, 'choice')) setFacing(play, p, action.face as Facing);
}
