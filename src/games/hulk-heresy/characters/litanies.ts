/** CHAP: one litany a turn. */
import { spread } from '../../../grid/board.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { refuseFront } from '../assault/ways.ts';
import { addEffect } from '../auras.ts';
import { canReach, gaitFor } from '../movement/free-steps.ts';
import { named, rowOfPiece } from '../position.ts';
import { NOWHERE, otherSide, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';

/** HH-CHAP-03 to HH-CHAP-05. */
const LITANIES = ['canticle', 'catechism', 'exhortation'] as const;

/** HH-CHAP-03: so many steps. */
export const RUSH = 3;

export function endsInAssault(table: Table, state: State) {
  return (there: Piece): boolean => !refuseFront(table, state, there);
}

/** Without an enemy so near no row of steps need be looked for. */
function hasFoeWithin({ board }: Table, state: State, p: Piece, most: number): boolean {
  for (const id of state.units[otherSide(p.side)]) {
    const { at } = state.pieces[id]!;
    if (at !== NOWHERE && spread(board, at, p.at) <= most) return true;
  }
  return false;
}

function refuseLitany(table: Table, state: State, p: Piece, litany: string): Refusal | null {
  if (p.blip || rowOfPiece(state, p).kind !== 'chaplain')
    return no('HH-CHAP-02', 'Only a Chaplain speaks litanies.');
  if (p.body?.spoken) return no('HH-CHAP-02', 'He has spoken a litany this turn.');
  if (!(LITANIES as readonly string[]).includes(litany)) return no('HH-CHAP-02', 'There is no such litany.');
  if (litany !== 'canticle') return null;
  return hasFoeWithin(table, state, p, RUSH + 1) &&
    canReach(table, state, p, gaitFor(state, p, true), RUSH, endsInAssault(table, state))
    ? null
    : no('HH-CHAP-03', 'No enemy can be reached in three steps forward.');
}

/** HH-CHAP-02: 2 AP. */
export const litanyAct: Act = {
  may: ({ kind }) => kind === 'chaplain',
  least: 2,
  price: () => 2,
  refuse: (table, state, p, action) => refuseLitany(table, state, p, action.with as string),
  list: (table, state, p) =>
    LITANIES.filter((litany) => !refuseLitany(table, state, p, litany)).map(
      (litany): Action => ({ do: 'litany', unit: p.id, with: litany }),
    ),
  apply({ state, events }, p, action, paid) {
    const litany = action.with as string;
    p.body!.spoken = true;
    events.push({ kind: 'litany', ...named(state, p), at: p.at, litany, ...paid });
    if (litany === 'canticle') state.steps.push({ do: 'rush', unit: p.id, left: RUSH });
    else addEffect(state, { what: litany, owner: p.side, unit: p.id, ends: 'lapse' });
  },
};
