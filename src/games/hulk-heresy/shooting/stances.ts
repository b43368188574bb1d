/** OVW and GUARD: setting them, and clearing a jam. */
import type { Facing } from '../../../grid/directions.ts';
import { hasEffect } from '../auras.ts';
import { costOf } from '../data/armour.ts';
import { armourOf, named, piece } from '../position.ts';
import type { Piece, State } from '../state.ts';
import { type HeresyRule, no, waits } from '../steps.ts';
import type { Act } from '../turn/acts.ts';
import { isHeld } from './graviton.ts';
import { canWatch } from './weapons.ts';

const column = (state: State, p: Piece) => (p.blip ? 'blip' : armourOf(state, p).column);
const FACINGS = [0, 1, 2, 3];

const heldBack = (state: State, p: Piece): string | null => (isHeld(state, p) ? 'HH-SPEC-08' : null);

/** HH-OVW-01, HH-BLIP-10. */
export const overwatchAct: Act = {
  least: 2,
  byBlips: true,
  cpOnly: heldBack,
  price: (_table, state, p) => costOf('overwatch', column(state, p)),
  refuse(_table, state, p, action) {
    if (p.blip)
      return action.face === undefined ? no('HH-BLIP-10', 'Say toward which side the blip watches.') : null;
    if (action.face !== undefined) return no('HH-OVW-01', 'A model watches where it faces.');
    if (hasEffect(state, p, 'enfeeble')) return no('HH-PSI-11', 'It is enfeebled.');
    if (column(state, p) === 'daemonic') return no('HH-DAEM-03', 'Daemons have no overwatch.');
    return canWatch(state, p) ? null : no('HH-OVW-01', 'It has no weapon ready for overwatch.');
  },
  offer(table, state, p, payments, out) {
    const ways = payments.ways(costOf('overwatch', column(state, p)) ?? Infinity, isHeld(state, p));
    if (ways.length === 0) return;
    const { id: unit } = p;
    if (p.blip) {
      for (const face of FACINGS)
        for (const cp of ways)
          out.push(cp === '' ? { do: 'overwatch', unit, face } : { do: 'overwatch', unit, face, cp });
    } else if (!overwatchAct.refuse(table, state, p, { do: 'overwatch' }))
      for (const cp of ways) out.push(cp === '' ? { do: 'overwatch', unit } : { do: 'overwatch', unit, cp });
  },
  apply(play, p, action, paid) {
    const { state, events } = play;
    p.overwatch = true; // HH-OVW-04: guard has ended with the action
    if (p.blip) {
      p.facing = action.face as Facing;
    }
    events.push({
      kind: 'set',
      ...named(state, p),
      at: p.at,
      status: 'overwatch',
      facing: p.facing,
      ...paid,
    });
  },
};

/** HH-GUARD-01, HH-GUARD-05. */
export const guardAct: Act = {
  least: 2,
  cpOnly: heldBack,
  price: (_table, state, p) => costOf('guard', column(state, p)),
  refuse(_table, state, p) {
    if (p.blip) return no('HH-BLIP-02', 'A blip cannot stand guard.');
    return hasEffect(state, p, 'enfeeble') ? no('HH-PSI-11', 'It is enfeebled.') : null;
  },
  offer(_table, state, p, payments, out) {
    const price = costOf('guard', column(state, p));
    if (price === null || hasEffect(state, p, 'enfeeble')) return;
    const { id: unit } = p;
    for (const cp of payments.ways(price, isHeld(state, p)))
      out.push(cp === '' ? { do: 'guard', unit } : { do: 'guard', unit, cp });
  },
  apply(play, p, _action, paid) {
    const { state, events } = play;
    p.guard = true;
    events.push({ kind: 'set', ...named(state, p), at: p.at, status: 'guard', facing: p.facing, ...paid });
  },
};

/** HH-SPEC-14: after clearing a jam of overwatch its owner says whether it is back on overwatch. */
export interface BackStep {
  do: 'back';
  unit: number;
}

export const unjamAct: Act = {
  keepsStance: true,
  cpOnly: (_state, p) => (p.jam === 'hail' ? 'HH-WPN-31' : null),
  price: (_table, state, p) => costOf('clear jam', column(state, p)),
  refuse(_table, _state, p) {
    if (p.blip) return no('HH-BLIP-13', 'A blip cannot clear a jam.');
    return p.jammed ? null : no('HH-SPEC-14', 'Its weapon is not jammed.');
  },
  list: (table, state, p) =>
    p.jammed === 0 || unjamAct.refuse(table, state, p, { do: 'unjam' }) ? [] : [{ do: 'unjam', unit: p.id }],
  apply(play, p, _action, paid) {
    const { state, events } = play;
    const returns = p.jam === 'watch' && !p.guard; // HH-GUARD-06
    p.jam = 'none';
    p.jammed = 0;
    events.push({ kind: 'unjammed', ...named(state, p), at: p.at, overwatch: false, ...paid });
    if (returns) state.steps.push({ do: 'back', unit: p.id });
  },
};

export const returning: HeresyRule<'back'> = {
  run: waits,
  asks: (_table, state, { unit }) => [
    { seat: piece(state, unit).side, kind: 'back', rule: 'HH-SPEC-14', unit },
  ],
  verbs: () => ['back', 'stay'],
  list: () => [{ do: 'back' }, { do: 'stay' }],
  answer({ state, events }, _seat, action, { unit }) {
    state.steps.pop();
    if (action.do === 'stay') return;
    const p = piece(state, unit);
    p.overwatch = true;
    events.push({
      kind: 'set',
      ...named(state, p),
      at: p.at,
      status: 'overwatch',
      facing: p.facing,
      ap: 0,
      cp: '',
    });
  },
  forced: () => ({ do: 'back' }),
};
