/** Moves of more than one step: through friends in powered armour, and with Warp Speed. */
import { type Facing, heading, SIDEWAYS } from '../../../grid/directions.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { hasEffect } from '../auras.ts';
import { columnNumber, stepCostOf } from '../data/armour.ts';
import { BARRICADE } from '../ground.ts';
import { carriedBy, carriesAny, choicesToLeave, leaveBehind } from '../objectives/objects.ts';
import { lift, named, pass, piece, rowOfPiece } from '../position.ts';
import { isHeld } from '../shooting/graviton.ts';
import { canSnap, refuseAnnounced } from '../shooting/snap.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import { done, type HeresyRule, no } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { offerAll } from '../turn/offering.ts';
import type { Payments } from '../turn/payment.ts';
import { arrive } from './arriving.ts';
import {
  isAsBefore,
  isShortest,
  mayPassSomebody,
  type Reach,
  stepsThrough,
  waysAlong,
  waysThrough,
} from './reach.ts';
import { bareCost, burden, gaitOf, isNimble, refusePassing, refuseStep } from './ways.ts';

/** HH-SEQ-09: steps still to be taken, with the facing of each and the one at the end. */
export interface WalkStep {
  do: 'walk';
  unit: number;
  /** Where it should be now; elsewhere it has fallen or been thrown. */
  at: number;
  path: number[];
  facings: number[];
  end: number;
  /** HH-MOVE-15: a shot may follow. */
  shoots: boolean;
  paid: { ap: number; cp: string };
}

/** HH-PSI-12: as many steps. */
const WARPED = 2;

/** The facing of each step, and at the end. */
function facingsOf(p: Piece, { path = [], before, between, after }: Action): { each: number[]; end: number } {
  const first = before ?? p.facing;
  const then = between ?? first;
  return { each: path.map((_, i) => (i === 0 ? first : then)), end: after ?? then };
}

function refuseTurn(
  state: State,
  p: Piece,
  { before, between, after }: Action,
  warped: boolean,
): Refusal | null {
  const turns = [before, between, after].filter((turn) => turn !== undefined);
  if (turns.length === 0) return null;
  if (!isNimble(state, p)) return no('HH-MOVE-04', 'It cannot turn with a step.');
  if (turns.length > 1 || ((turns[0] - p.facing) & 1) === 0)
    return no('HH-MOVE-05', 'One quarter turn goes with the move.');
  return between !== undefined && !warped ? no('HH-PA-02', 'It turns before or after.') : null;
}

/** Walks it on a copy: why a step cannot be taken, or the price of all. */
function judge(table: Table, state: State, p: Piece, action: Action, warped: boolean): Refusal | number {
  const path = action.path ?? [];
  const { each } = facingsOf(p, action);
  let [at, sum, dearest] = [p.at, 0, 0];
  for (const [i, dir] of path.entries()) {
    const there = { ...p, at };
    const passes = !warped && i < path.length - 1;
    const refusal = passes
      ? refusePassing(table, state, there, dir)
      : refuseFreely(table, state, p, there, dir);
    if (refusal) return refusal;
    const to = table.near[at * 8 + dir];
    const cost = bareCost(state, p, each[i], dir, to);
    if (cost === null) return no('HH-MOVE-03', 'It cannot step sideways.');
    sum += cost;
    dearest = Math.max(dearest, cost);
    at = to;
  }
  return (warped ? dearest : sum) + burden(state, p);
}

/** The price of a way through friends that is known to be open; null where it goes sideways and cannot. */
function costAlong(
  table: Table,
  state: State,
  p: Piece,
  path: readonly number[],
  facing: number,
): number | null {
  const gait = gaitOf(state, p);
  let at = p.at;
  let sum = burden(state, p);
  for (const dir of path) {
    at = table.near[at * 8 + dir];
    const cost = stepCostOf(gait, heading(facing, dir), (state.ground[at] & BARRICADE) !== 0);
    if (cost === null) return null;
    sum += cost;
  }
  return sum;
}

/** HH-PSI-12: each step legal by itself; the square it began on is free by then. */
function refuseFreely(table: Table, state: State, p: Piece, there: Piece, dir: number): Refusal | null {
  if (there.at === p.at) return refuseStep(table, state, there, dir);
  const before = state.occupant[p.at];
  state.occupant[p.at] = 0;
  const refusal = refuseStep(table, state, there, dir);
  state.occupant[p.at] = before;
  return refusal;
}

/** HH-PSI-12: two steps for the price of the dearer; else HH-PA-02. */
function isWarped(state: State, p: Piece, { path = [] }: Action): boolean {
  return hasEffect(state, p, 'warp-speed') && path.length === WARPED;
}

function priceOf(table: Table, state: State, p: Piece, action: Action): Refusal | number {
  if (isWarped(state, p, action)) {
    const warped = judge(table, state, p, action, true);
    if (typeof warped === 'number' || !isPowered(state, p)) return warped;
  }
  return judge(table, state, p, action, false);
}

function refuseDrop(state: State, p: Piece, { list }: Action): Refusal | null {
  if (list === undefined) return null;
  const carried = carriedBy(state, p);
  const fits = list.every((object, i) => carried.includes(object) && (i === 0 || object > list[i - 1]));
  return fits && list.length > 0 ? null : no('HH-OBJ-05', 'It can leave only what it carries.');
}

const isPowered = (state: State, p: Piece): boolean => rowOfPiece(state, p).armour === 'powered';

/** HH-MOVE-10: whether its last step goes forward or backward. */
function endsStraight(p: Piece, action: Action): boolean {
  const path = action.path ?? [];
  const { each } = facingsOf(p, action);
  return path.length > 0 && heading(each[path.length - 1], path[path.length - 1]) !== SIDEWAYS;
}

/** Whether it can be walked, whichever way leads there. */
function refuseWalk(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  const refusal =
    refuseTurn(state, p, action, isWarped(state, p, action)) ??
    refuseDrop(state, p, action) ??
    refuseAnnounced(state, p, action, endsStraight(p, action));
  if (refusal) return refusal;
  const price = priceOf(table, state, p, action);
  return typeof price === 'number' ? null : price;
}

export const walkAct: Act = {
  cpOnly: (_state, _p, action) => (action.with === 'shoot' ? 'HH-SPEC-08' : null),
  price(table, state, p, action) {
    const price = priceOf(table, state, p, action);
    return typeof price === 'number' ? price : null;
  },
  refuse(table, state, p, action) {
    if (p.blip) return no('HH-BLIP-02', 'A blip moves one square at a time.');
    if ((action.path?.length ?? 0) < 2) return no('HH-MOVE-01', 'One step is a plain move.');
    const refusal = refuseWalk(table, state, p, action);
    if (refusal || isWarped(state, p, action)) return refusal;
    return isShortest(table, state, p, action.path as number[])
      ? null
      : no('HH-PA-02', 'There is a shorter way.');
  },
  list: walks,
  offer(table, state, p, payments, out) {
    if (carriesAny(state, p) || isHeld(state, p) || hasEffect(state, p, 'warp-speed'))
      return offerAll(table, state, p, walkAct, payments, out);
    if (isPowered(state, p)) offerWalks(table, state, p, payments, out);
  },
  apply(play, p, action, paid) {
    const { each, end } = facingsOf(p, action);
    leaveBehind(play, p, action.list ?? []);
    play.state.steps.push({
      do: 'walk',
      unit: p.id,
      at: p.at,
      path: [...(action.path as number[])],
      facings: each,
      end,
      shoots: !isHeld(play.state, p) || action.with === 'shoot',
      paid: { ap: paid.ap, cp: paid.cp },
    });
  },
};

const DIRS = [0, 1, 2, 3, 4, 5, 6, 7];

/** Every way of two steps with Warp Speed, and the shortest ways through friends to squares that no plain step reaches. */
function pathsOf(table: Table, state: State, p: Piece): number[][] {
  const warped = hasEffect(state, p, 'warp-speed')
    ? DIRS.flatMap((first) => DIRS.map((second) => [first, second]))
    : [];
  const through = isPowered(state, p) ? waysThrough(table, state, p, Infinity) : [];
  return [...warped, ...through.filter((path) => warped.length === 0 || path.length !== WARPED)];
}

function walks(table: Table, state: State, p: Piece): Action[] {
  if (p.blip || p.at === NOWHERE) return [];
  const paths = pathsOf(table, state, p);
  if (paths.length === 0) return [];
  const sides = isNimble(state, p) ? [(p.facing + 1) & 3, (p.facing + 3) & 3] : [];
  const isWarp = hasEffect(state, p, 'warp-speed');
  const turns: Partial<Action>[] = [
    {},
    ...sides.flatMap((turn) => [{ before: turn }, ...(isWarp ? [{ between: turn }] : []), { after: turn }]),
  ];
  const choices = choicesToLeave(state, p);
  const found: Action[] = [];
  for (const path of paths)
    for (const turn of turns) {
      const bare: Action = { do: 'walk', unit: p.id, path, ...turn };
      if (refuseTurn(state, p, bare, isWarped(state, p, bare))) continue;
      if (typeof priceOf(table, state, p, bare) !== 'number') continue;
      const shoots = isHeld(state, p) && canSnap(state, p) && endsStraight(p, bare);
      for (const list of choices) {
        const action = list.length > 0 ? { ...bare, list } : bare;
        found.push(action);
        if (shoots) found.push({ ...action, with: 'shoot' });
      }
    }
  return found;
}

/** Ways through friends of a model that carries nothing and that nothing holds or speeds. */
function offerWalks(table: Table, state: State, p: Piece, payments: Payments, out: Action[]): void {
  if (!mayPassSomebody(table, state, p)) return;
  const reach = stepsThrough(table, state, p, payments.most);
  const gait = gaitOf(state, p);
  const key = (columnNumber(gait) * 2 + burden(state, p)) * 4 + p.facing;
  const { last } = reach;
  const isSame = isAsBefore(reach, p.id);
  const list =
    (isSame ? last.again(p.id, payments, key) : null) ??
    last.keep(p.id, payments, key, listWalks(table, state, p, reach, payments));
  for (let i = 0; i < list.length; i++) out.push(list[i]);
}

function listWalks(table: Table, state: State, p: Piece, reach: Reach, payments: Payments): Action[] {
  const out: Action[] = [];
  const { id: unit, facing } = p;
  const left = (facing + 3) & 3;
  const right = (facing + 1) & 3;
  const nimble = isNimble(state, p);
  for (const path of waysAlong(table, p, reach)) {
    const ways = waysToPay(table, state, p, path, facing, payments);
    for (const cp of ways) out.push(cp === '' ? { do: 'walk', unit, path } : { do: 'walk', unit, path, cp });
    if (!nimble) continue;
    for (const turn of [right, left]) {
      for (const cp of waysToPay(table, state, p, path, turn, payments))
        out.push(
          cp === '' ? { do: 'walk', unit, path, before: turn } : { do: 'walk', unit, path, before: turn, cp },
        );
      for (const cp of ways)
        out.push(
          cp === '' ? { do: 'walk', unit, path, after: turn } : { do: 'walk', unit, path, after: turn, cp },
        );
    }
  }
  return out;
}

function waysToPay(
  table: Table,
  state: State,
  p: Piece,
  path: readonly number[],
  facing: number,
  payments: Payments,
): readonly string[] {
  const price = costAlong(table, state, p, path, facing);
  return price === null ? NO_WAY : payments.ways(price);
}

const NO_WAY: readonly string[] = [];

export const walking: HeresyRule<'walk'> = {
  run(play, step) {
    const { table, state, events } = play;
    const p = state.pieces[step.unit];
    if (!p || p.at !== step.at || step.path.length === 0) return done(state);
    const dir = step.path.shift() as number;
    const during = step.facings.shift() as number;
    const isLast = step.path.length === 0;
    const from = p.at;
    const to = table.near[from * 8 + dir];
    lift(state, p);
    pass(state, p, to);
    p.facing = (isLast ? step.end : step.facings[0]) as Facing;
    step.at = to;
    events.push({ kind: 'moved', ...named(state, p), from, to, facing: p.facing, ...step.paid });
    step.paid = { ap: 0, cp: '' };
    const mayShoot = isLast && heading(during, dir) !== SIDEWAYS && step.shoots;
    if (isLast) done(state);
    arrive(play, piece(state, p.id), mayShoot);
    return false;
  },
};
