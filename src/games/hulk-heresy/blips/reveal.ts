/** CONV: the reveal check. Whoever is seen is turned up, all at once, and then it is looked at again. */
import type { Facing } from '../../../grid/directions.ts';
import type { Action } from '../actions.ts';
import { countDuels } from '../duel/duellists.ts';
import { spawn } from '../gsb/spawn.ts';
import { piece, sees } from '../position.ts';
import { loseHiddenAims } from '../shooting/sustained.ts';
import { activeSide, GENESTEALER, NOWHERE, otherSide, type Piece, SIDES, type State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import type { Table } from '../table.ts';
import { underWay } from '../turn/under-way.ts';
import { setFacing, turnUp } from './turn-up.ts';

export interface RevealStep {
  do: 'reveal';
  /** Models that have been turned up and face nowhere yet, the next first. */
  faces: number[];
  /** Nobody is looked for: only those who were turned up otherwise (HH-CONV-12). */
  facesOnly?: true;
}

/** HH-CONV-05, HH-CONV-06: blips that an enemy model or blip sees. */
function seenBlips(table: Table, state: State): Piece[] {
  const found: Piece[] = [];
  for (const side of SIDES)
    for (const id of state.units[side]) {
      const p = piece(state, id);
      if (p.blip && p.at !== NOWHERE && isSeen(table, state, p)) found.push(p);
    }
  return found;
}

function isSeen(table: Table, state: State, p: Piece): boolean {
  for (const id of state.units[otherSide(p.side)]) if (sees(table, state, piece(state, id), p)) return true;
  return false;
}

/** HH-CONV-07: the active player's first, each side in reading order. */
function inOrder(state: State, seen: readonly Piece[]): Piece[] {
  const first = activeSide(state);
  return [...seen].sort((a, b) => Number(b.side === first) - Number(a.side === first) || a.at - b.at);
}

function check(play: Play, step: RevealStep): boolean {
  const { table, state } = play;
  const seen = inOrder(state, seenBlips(table, state));
  if (seen.length === 0) return false;
  const action = underWay(state);
  const { steps } = state;
  const base = steps.length;
  const spawned: State['steps'] = [];
  // told in one order, whatever is in them
  for (const p of seen)
    if (p.row === GENESTEALER) {
      spawn(play, p, 'sight');
      spawned.unshift(steps.pop()!);
    } else if (turnUp(play, p, 'sight')) {
      step.faces.push(p.id);
      action?.revealed.push(p.id); // HH-CONV-10
    }
  steps.splice(base, 0, ...spawned); // HH-GSB-06: the first of them on top
  return true;
}

const FACINGS = [0, 1, 2, 3] as const;

export const revealing: HeresyRule<'reveal'> = {
  run(play, step) {
    step.faces = step.faces.filter((id) => play.state.pieces[id]);
    if (step.faces.length > 0) return true;
    if (!step.facesOnly) countDuels(play); // HH-DUEL-12
    if (!step.facesOnly && check(play, step)) return false;
    loseHiddenAims(play.table, play.state);
    return done(play.state);
  },
  asks: (_table, state, { faces: [unit] }) => [
    { seat: piece(state, unit).side, kind: 'face', rule: 'HH-CONV-02', unit },
  ],
  verbs: () => ['face'],
  refuse: (_table, _state, _seat, action, { faces: [unit] }) =>
    action.unit === unit ? null : no('HH-CONV-07', `Model ${unit} is turned first.`),
  list: (_table, _state, _seat, { faces: [unit] }) =>
    FACINGS.map((face): Action => ({ do: 'face', unit, face })),
  answer(play, _seat, action, step) {
    const [unit] = step.faces.splice(0, 1);
    setFacing(play, piece(play.state, unit), action.face as Facing);
  },
  // HH-DEC-10
  forced(_table, state, { faces: [unit] }) {
    const { overwatch, facing } = piece(state, unit);
    return { do: 'face', unit, face: overwatch ? facing : 0 };
  },
};
