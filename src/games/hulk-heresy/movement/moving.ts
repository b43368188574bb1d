/** MOVE: a step, with the turn and the one shot (HH-MOVE-11) that may go with it; and entering the board. */
import { type Facing, heading, SIDEWAYS } from '../../../grid/directions.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { type Column, columnNumber, costOf, stepCostOf } from '../data/armour.ts';
import { BARRICADE } from '../ground.ts';
import { carriedBy, carriesAny, choicesToLeave, leaveBehind } from '../objectives/objects.ts';
import { lift, named, stand } from '../position.ts';
import { isHeld } from '../shooting/graviton.ts';
import { refuseAnnounced } from '../shooting/snap.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { LastLists } from '../turn/last-lists.ts';
import { offerAll } from '../turn/offering.ts';
import type { Payments } from '../turn/payment.ts';
import { arrive } from './arriving.ts';
import {
  burden,
  gaitOf,
  isNimble,
  isNimbleIn,
  LOW,
  refuseEntering,
  refuseStep,
  stepCost,
  stepsFrom,
} from './ways.ts';

const quarter = (from: number, to: number): boolean => ((from - to) & 1) === 1;

/** HH-MOVE-05, HH-MOVE-06: the facing in which the step is taken, and the one it ends with. */
function facings(p: Piece, { before, after }: Action): { during: Facing; end: Facing } {
  const during = (before ?? p.facing) as Facing;
  return { during, end: (after ?? during) as Facing };
}

function refuseTurnOnTheWay(state: State, p: Piece, action: Action): Refusal | null {
  const { before, after } = action;
  if (before === undefined && after === undefined) return null;
  if (!isNimble(state, p)) return no('HH-MOVE-04', 'It cannot turn with a step.');
  if (before !== undefined && after !== undefined) return no('HH-MOVE-05', 'One turn goes with a step.');
  if (quarter(p.facing, (before ?? after) as number)) return null;
  return no('HH-MOVE-05', 'A turn with a step is a quarter turn.');
}

/** Every turn that may go with a step, with none first. */
function turnsOnTheWay(state: State, p: Piece, facing: number): Partial<Action>[] {
  if (!isNimble(state, p)) return [{}];
  const sides = [(facing + 1) & 3, (facing + 3) & 3];
  return [{}, ...sides.map((before) => ({ before })), ...sides.map((after) => ({ after }))];
}

/** HH-OBJ-05: only what it carries, each thing once, in the order of their numbers. */
function refuseDrop(state: State, p: Piece, { list }: Action): Refusal | null {
  if (list === undefined) return null;
  const carried = carriedBy(state, p);
  const isOrdered = list.every((object, i) => carried.includes(object) && (i === 0 || object > list[i - 1]));
  return isOrdered && list.length > 0 ? null : no('HH-OBJ-05', 'It can leave only what it carries.');
}

const refuseShot = (state: State, p: Piece, action: Action): Refusal | null =>
  refuseAnnounced(state, p, action, isStraight(p, action));

const isStraight = (p: Piece, action: Action): boolean =>
  heading(facings(p, action).during, action.to as number) !== SIDEWAYS;

/** Steps with whatever may go with them: things left behind, a shot that is announced. */
function moves(table: Table, state: State, p: Piece): Action[] {
  const found: Action[] = [];
  const turns = turnsOnTheWay(state, p, p.facing);
  const choices = choicesToLeave(state, p);
  const held = isHeld(state, p);
  for (let to = 0; to < 8; to++) {
    if (refuseStep(table, state, p, to)) continue;
    for (const turn of turns) {
      const bare: Action = { do: 'move', unit: p.id, to, ...turn };
      if (moveAct.price(table, state, p, bare) === null) continue;
      for (const list of choices) {
        const action = list.length === 0 ? bare : { ...bare, list };
        found.push(action);
        if (!held) continue;
        const announced: Action = { ...action, with: 'shoot' };
        if (!refuseShot(state, p, announced)) found.push(announced);
      }
    }
  }
  return found;
}

/** Steps of a piece that carries nothing and that nothing holds, as nearly all are. */
function offerMoves(table: Table, state: State, p: Piece, payments: Payments, out: Action[]): void {
  const steps = stepsFrom(table, state, p, p.at);
  const open = steps & 0xff;
  if (open === 0) return;
  const low = (steps >> LOW) & open;
  const gait = gaitOf(state, p);
  const extra = burden(state, p);
  const key = (((low * 8 + columnNumber(gait)) * 2 + extra) * 4 + p.facing) * 256 + open;
  const list =
    last.again(p.id, payments, key) ??
    last.keep(p.id, payments, key, listMoves(p, open, low, gait, extra, payments));
  for (let i = 0; i < list.length; i++) out.push(list[i]);
}

const last = new LastLists();

function listMoves(
  { id: unit, facing }: Piece,
  open: number,
  low: number,
  gait: Column,
  extra: number,
  payments: Payments,
): Action[] {
  const out: Action[] = [];
  const left = (facing + 3) & 3;
  const right = (facing + 1) & 3;
  const nimble = isNimbleIn(gait);
  for (let to = 0; to < 8; to++) {
    if (!(open & (1 << to))) continue;
    const isLow = (low & (1 << to)) !== 0;
    const cost = stepCostOf(gait, heading(facing, to), isLow);
    const ways = cost === null ? NO_WAY : payments.ways(cost + extra);
    for (const cp of ways) out.push(cp === '' ? { do: 'move', unit, to } : { do: 'move', unit, to, cp });
    if (!nimble) continue;
    for (const face of [right, left]) {
      const turned = stepCostOf(gait, heading(face, to), isLow) as number; // whoever is nimble steps any way
      offerBefore(unit, to, face, payments.ways(turned + extra), out);
    }
    offerAfter(unit, to, right, ways, out);
    offerAfter(unit, to, left, ways, out);
  }
  return out;
}

const NO_WAY: readonly string[] = [];

function offerBefore(unit: number, to: number, before: number, ways: readonly string[], out: Action[]): void {
  for (const cp of ways)
    out.push(cp === '' ? { do: 'move', unit, to, before } : { do: 'move', unit, to, before, cp });
}

function offerAfter(unit: number, to: number, after: number, ways: readonly string[], out: Action[]): void {
  for (const cp of ways)
    out.push(cp === '' ? { do: 'move', unit, to, after } : { do: 'move', unit, to, after, cp });
}

export const moveAct: Act = {
  byBlips: true,
  cpOnly: (_state, _p, action) => (action.with === 'shoot' ? 'HH-SPEC-08' : null),
  price(table, state, p, action) {
    const dir = action.to as number;
    return stepCost(state, p, facings(p, action).during, dir, table.near[p.at * 8 + dir]);
  },
  refuse(table, state, p, action) {
    const turned =
      refuseTurnOnTheWay(state, p, action) ?? refuseDrop(state, p, action) ?? refuseShot(state, p, action);
    if (turned) return turned;
    const refusal = refuseStep(table, state, p, action.to as number);
    if (refusal) return refusal;
    return moveAct.price(table, state, p, action) === null
      ? no('HH-MOVE-03', 'It cannot step sideways.')
      : null;
  },
  list: moves,
  offer(table, state, p, payments, out) {
    if (carriesAny(state, p) || isHeld(state, p)) return offerAll(table, state, p, moveAct, payments, out);
    offerMoves(table, state, p, payments, out);
  },
  apply(play, p, action, paid) {
    const { table, state, events } = play;
    const dir = action.to as number;
    const from = p.at;
    const to = table.near[from * 8 + dir];
    const { during, end } = facings(p, action);
    leaveBehind(play, p, action.list ?? []);
    lift(state, p);
    stand(state, p, to);
    if (!p.blip) p.facing = end;
    events.push({ kind: 'moved', ...named(state, p), from, to, facing: p.facing, ...paid });
    const mayShoot = heading(during, dir) !== SIDEWAYS && (!isHeld(state, p) || action.with === 'shoot');
    arrive(play, p, mayShoot);
  },
};

/** HH-REINF-09, HH-REINF-10, HH-REINF-14, HH-STACK-01, HH-CONV-14: from its entry point onto the entry square. */
export const enterAct: Act = {
  byBlips: true,
  outside: true,
  price(table, state, p) {
    if (p.area === NOWHERE) return null;
    const [square] = table.board.entries[p.area].squares;
    const row = state.ground[square] & BARRICADE ? 'forward into barricade' : 'forward';
    return costOf(row, gaitOf(state, p));
  },
  refuse(table, state, p, action) {
    if (p.area === NOWHERE) return no('HH-REINF-11', 'It is on the board already.');
    if (state.closed.includes(p.area)) return no('HH-STACK-05', 'An enemy has closed this entry point.');
    const { squares, facing } = table.board.entries[p.area];
    const { after } = action;
    if (after !== undefined && !isNimble(state, p)) return no('HH-MOVE-04', 'It cannot turn with a step.');
    if (after !== undefined && !quarter(facing, after))
      return no('HH-MOVE-05', 'A turn with a step is a quarter turn.');
    return refuseEntering(table, state, p, NOWHERE, squares[0]);
  },
  list(table, state, p) {
    if (p.area === NOWHERE || enterAct.refuse(table, state, p, { do: 'enter', unit: p.id })) return [];
    const turns = turnsOnTheWay(state, p, table.board.entries[p.area].facing);
    return turns.flatMap((turn) => (turn.before === undefined ? [{ do: 'enter', unit: p.id, ...turn }] : []));
  },
  offer(table, state, p, payments, out) {
    if (p.area !== NOWHERE) offerAll(table, state, p, enterAct, payments, out);
  },
  apply(play, p, action, paid) {
    const { table, state, events } = play;
    const { area } = p;
    const { squares, facing } = table.board.entries[area];
    stand(state, p, squares[0]);
    if (!p.blip) p.facing = (action.after ?? facing) as Facing;
    events.push({ kind: 'entered', ...named(state, p), area, to: squares[0], facing: p.facing, ...paid });
    arrive(play, p, true);
  },
};
