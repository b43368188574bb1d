/** CA: the action against models, in front or all around. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { hasEffect } from '../auras.ts';
import { turnUp } from '../blips/turn-up.ts';
import { BLADES, type BladeId } from '../data/assault.ts';
import { spawn } from '../gsb/spawn.ts';
import { frontSquare } from '../position.ts';
import { GENESTEALER, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { FOE_BESIDE } from '../turn/surroundings.ts';
import { startFights } from './clash.ts';
import { bladesOf } from './fighters.ts';
import { isWide, listSwept, refuseFront, refuseSwept, strikesOf } from './ways.ts';

export function refuseBlade(state: State, p: Piece, blade: string | undefined): Refusal | null {
  if (p.blip) return no('HH-BLIP-02', 'A blip cannot make a close assault.');
  return bladesOf(state, p).includes(blade as BladeId)
    ? null
    : no('HH-CA-03', 'It has no such weapon to fight with.');
}

/** HH-CA-01: 1 AP, 2 with a lascutter. HH-PSI-11: Enfeeble adds one. */
export function assaultPrice(_table: Table, state: State, p: Piece, action: Action): number | null {
  if (refuseBlade(state, p, action.with)) return null;
  return BLADES[action.with as BladeId].ap + (hasEffect(state, p, 'enfeeble') ? 1 : 0);
}

/** HH-CHAMP-04: one of the ways this model has, or none. */
function refuseStrike(table: Table, state: State, p: Piece, { how, list }: Action): Refusal | null {
  if (how !== undefined && !strikesOf(state, p).includes(how))
    return no('HH-CHAMP-04', 'It does not know that way to strike.');
  if (how !== undefined && isWide(how)) return refuseSwept(table, state, p, how, list ?? []);
  if (list !== undefined) return no('HH-CA-01', 'It strikes at the square in front of it.');
  return refuseFront(table, state, p);
}

/** HH-CA-21: however often the other has been assaulted. */
export const assaultAct: Act = {
  needs: FOE_BESIDE,
  price: assaultPrice,
  refuse: (table, state, p, action) =>
    refuseBlade(state, p, action.with) ?? refuseStrike(table, state, p, action),
  list(table, state, p) {
    if (p.blip) return [];
    const front = !refuseFront(table, state, p);
    const strikes = strikesOf(state, p).flatMap((how): Partial<Action>[] => {
      if (isWide(how)) return listSwept(table, state, p, how).map((list) => ({ how, list }));
      return front ? [{ how }] : [];
    });
    return bladesOf(state, p).flatMap((blade) =>
      [...(front ? [{}] : []), ...strikes].map(
        (more): Action => ({ do: 'assault', unit: p.id, with: blade, ...more }),
      ),
    );
  },
  apply(play, p, action, paid) {
    const { table, state } = play;
    const targets = action.list ?? [state.occupant[frontSquare(table, p)]];
    const other = state.pieces[targets[0]];
    const strike = { blade: action.with as BladeId, how: action.how, paid };
    // HH-BLIP-16: in a blind area an unseen blip is turned up first; of several models the first, who takes its square and the next number
    if (other?.row === GENESTEALER) {
      startFights(play, p, [state.pieces.length], strike);
      return spawn(play, other, 'hit');
    }
    // HH-CA-23: all of it, to the defender's turn, comes before any reaction.
    startFights(play, p, targets, strike);
    if (other?.blip && turnUp(play, other, 'hit'))
      state.steps.push({ do: 'reveal', faces: [other.id], facesOnly: true });
  },
};
