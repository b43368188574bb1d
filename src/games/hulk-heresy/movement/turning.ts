/** HH-MOVE-04, HH-MOVE-05, HH-DAEM-04: stand-alone turns. */
import type { Facing } from '../../../grid/directions.ts';
import type { Action } from '../actions.ts';
import { type Column, columnNumber, costOf } from '../data/armour.ts';
import { named } from '../position.ts';
import { activeSide, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import type { Act } from '../turn/acts.ts';
import { LastLists } from '../turn/last-lists.ts';
import type { Payments } from '../turn/payment.ts';
import { gaitOf } from './ways.ts';

/** HH-MOVE-05 (b): once per own Action phase, also outside its activation. */
function hasFreeTurn(state: State, p: Piece): boolean {
  return gaitOf(state, p) === 'powered' && !p.turned && activeSide(state) === p.side;
}

const isAbout = (p: Piece, action: Action): boolean => ((p.facing - (action.face as number)) & 3) === 2;

function listTurns({ id: unit, facing }: Piece, gait: Column, isFree: boolean, payments: Payments): Action[] {
  const out: Action[] = [];
  const about = costOf('turn about', gait);
  const quarter = isFree ? 0 : costOf('turn', gait);
  for (let face = 0; face < 4; face++) {
    const price = ((facing - face) & 3) === 2 ? about : quarter;
    if (face === facing || price === null) continue;
    for (const cp of payments.ways(price))
      out.push(cp === '' ? { do: 'turn', unit, face } : { do: 'turn', unit, face, cp });
  }
  return out;
}

const last = new LastLists();

export const turnAct: Act = {
  least: 0,
  price(_table, state, p, action) {
    if (isAbout(p, action)) return costOf('turn about', gaitOf(state, p));
    return hasFreeTurn(state, p) ? 0 : costOf('turn', gaitOf(state, p));
  },
  refuse(table, state, p, action) {
    if (p.blip) return no('HH-BLIP-03', 'A blip has no facing.');
    if (action.face === p.facing) return no('HH-MOVE-04', 'It faces there already.');
    return turnAct.price(table, state, p, action) === null
      ? no('HH-MOVE-04', 'It turns a quarter at a time.')
      : null;
  },
  offer(_table, state, p, payments, out) {
    if (p.blip) return;
    const gait = gaitOf(state, p);
    const isFree = hasFreeTurn(state, p);
    const key = (columnNumber(gait) * 2 + (isFree ? 1 : 0)) * 4 + p.facing;
    const list =
      last.again(p.id, payments, key) ?? last.keep(p.id, payments, key, listTurns(p, gait, isFree, payments));
    for (let i = 0; i < list.length; i++) out.push(list[i]);
  },
  apply(play, p, action, paid) {
    const { state, events } = play;
    if (!isAbout(p, action) && paid.ap + paid.cp.length === 0) p.turned = true;
    p.facing = action.face as Facing;
    events.push({ kind: 'turned', ...named(state, p), at: p.at, facing: p.facing, ...paid });
  },
};
