/** E1-SUPP-05 to E1-SUPP-09: in the end phase commanders on first fire orders call for support. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { engagedWith } from '../close-combat/contacts.ts';
import { membersOf } from '../geometry/position.ts';
import { detachmentsOf } from '../orders/orders.ts';
import { finish, inOrder, type Play, push, seatOf } from '../play.ts';
import type { Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { takeOut } from './chest.ts';

/** E1-SUPP-08. */
const AVAILABLE = 4;

export function beginCalls(play: Play): void {
  if (play.table.options.support) push(play, { do: 'calls', left: [...inOrder(play.state)] });
}

/** E1-SUPP-04: in the Spoiling Attack only the Rebel's reinforcements have support. */
function mayHaveSupport({ battle, detachments }: Table, detachment: number): boolean {
  const { side, later } = detachments[detachment];
  return battle.scenario !== 'spoiling-attack' || side === 'imperial' || later;
}

function refuseCall(table: Table, state: State, side: Side, id: number): Refusal | null {
  const info = table.units[id];
  if (info?.side !== side) return { rule: 'E1-SUPP-05', why: `Unit ${id} is not one of yours.` };
  const { where, commander, tried, support, frozen, shaken } = state.units[id];
  const { order, called } = state.detachments[info.detachment];
  if (where !== 'table' || !commander)
    return { rule: 'E1-SUPP-05', why: `No commander is with unit ${id} on the table.` };
  if (order !== 'first') return { rule: 'E1-SUPP-05', why: 'His detachment has no first fire orders.' };
  if (!mayHaveSupport(table, info.detachment))
    return { rule: 'E1-SUPP-04', why: 'Only commanders of the reinforcements may call.' };
  if (frozen) return { rule: 'E1-MISL-16', why: `Unit ${id} is in stasis.` };
  if (shaken) return { rule: 'E1-TRAN-15', why: `Unit ${id} has just lost its carrier.` };
  if (engagedWith(table, state, id).length > 0)
    return { rule: 'E1-SUPP-05', why: `Unit ${id} is in close combat.` };
  if (called) return { rule: 'E1-SUPP-06', why: 'A commander of his detachment has called this turn.' };
  if (tried) return { rule: 'E1-SUPP-07', why: 'He has tried a heroic action this turn.' };
  if (support !== null) return { rule: 'E1-SUPP-20', why: 'A counter lies with him already.' };
  if (state.chests[side].ready.length === 0)
    return { rule: 'E1-SUPP-08', why: 'You have no counter that is not in use.' };
  return null;
}

function callers(table: Table, state: State, side: Side): number[] {
  return detachmentsOf(table, state, side)
    .flatMap((detachment) => membersOf(table, state, detachment))
    .filter((id) => refuseCall(table, state, side, id) === null);
}

/** E1-SUPP-08, E1-ELITE-06: 4 or more. */
export function bonusOf(table: Table, id: number): number {
  return table.detachments[table.units[id].detachment].elite ? 1 : 0;
}

function call(play: Play, side: Side, id: number): void {
  const { table, state, dice, events } = play;
  const plus = bonusOf(table, id);
  const die = dice.d6();
  const available = die + plus >= AVAILABLE;
  state.detachments[table.units[id].detachment].called = true;
  state.units[id].tried = true; // E1-SUPP-07
  events.push({ kind: 'called', side, unit: id, die, plus, available });
  if (available) push(play, { do: 'lay', side, unit: id });
}

/** E1-SUPP-09: the next commander may call; the First Player's first. */
export const calls: StepRule<StepOf<'calls'>, 'call' | 'pass'> = {
  run(play, step) {
    const { table, state } = play;
    while (step.left.length > 0 && callers(table, state, step.left[0]).length === 0) step.left.shift();
    if (step.left.length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['call', 'pass'],
  asks: (_table, state, { left }) => [{ seat: seatOf(state, left[0]), kind: 'call', rule: 'E1-SUPP-05' }],
  refuse(table, state, _seat, action, { left }) {
    if (action.do === 'pass') return action.span ? { rule: 'E1-SUPP-05', why: 'Nobody moves now.' } : null;
    return refuseCall(table, state, left[0], action.unit);
  },
  list: (table, state, _seat, { left }) => [
    ...callers(table, state, left[0]).map((unit): Action => ({ do: 'call', unit })),
    { do: 'pass' },
  ],
  answer(play, _seat, action, step) {
    if (action.do === 'call') call(play, step.left[0], action.unit);
    else step.left.shift();
  },
};

/** E1-SUPP-09: any of those in hand, face down. */
export const lay: StepRule<StepOf<'lay'>, 'lay'> = {
  run(play, step) {
    if (play.state.units[step.unit].where === 'table') return true;
    finish(play, step); // E1-DISB-03: his stand was let go
    return false;
  },
  verbs: () => ['lay'],
  asks: (_table, state, { side, unit }) => [
    { seat: seatOf(state, side), kind: 'lay', rule: 'E1-SUPP-09', unit, secret: true },
  ],
  refuse(_table, state, _seat, action, { side }) {
    if (state.chests[side].ready.includes(action.counter)) return null;
    return { rule: 'E1-SUPP-08', why: 'You have no such counter that is not in use.' };
  },
  list: (_table, state, _seat, { side }) =>
    [...new Set(state.chests[side].ready)].map((counter) => ({ do: 'lay', counter })),
  answer(play, _seat, action, step) {
    const { state, events } = play;
    takeOut(state, step.side, action.counter);
    state.units[step.unit].support = action.counter;
    events.push({ kind: 'laid', side: step.side, unit: step.unit, counter: action.counter });
    finish(play, step);
  },
};
