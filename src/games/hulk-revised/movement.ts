/** MOVE: steps and turns of both sides, and their prices (ACT, SACT). */
import type { Facing } from '../../grid/directions.ts';
import type { Refusal } from '../../kernel/contract.ts';
import { type Action, move, turn } from './actions.ts';
import { canBlipStandAt } from './blips.ts';
import { commandLeft, pay, refusePayment } from './command.ts';
import { owedTo, sawIt } from './overwatch.ts';
import { breakSeries, isShut, lift, type Play, stand } from './position.ts';
import { activate, endStance, settle } from './settle.ts';
import type { Piece, State } from './state.ts';
import type { Table } from './table.ts';

/** HR-GEN-11, as far as doors and pieces go. */
export function isBlocked(state: State, square: number): boolean {
  return square < 0 || state.occupant[square] !== 0 || isShut(state, square);
}

/** HR-GEN-12: the square a step leads to, or -1 when the step is not legal. */
export function stepTo(table: Table, state: State, from: number, dir: number): number {
  const to = table.step[from * 8 + dir];
  if (isBlocked(state, to)) return -1;
  if (
    dir & 1 &&
    isBlocked(state, table.step[from * 8 + ((dir + 7) & 7)]) &&
    isBlocked(state, table.step[from * 8 + ((dir + 1) & 7)])
  )
    return -1;
  return to;
}

/** HR-MOVE-02: 0 forward, 1 sideways, 2 backward. */
function heading(facing: number, dir: number): 0 | 1 | 2 {
  const relative = (dir - facing * 2 + 8) & 7;
  if (relative <= 1 || relative === 7) return 0;
  return relative === 2 || relative === 6 ? 1 : 2;
}

/** HR-ACT-03, HR-SACT-03, HR-BLIP-02. 0 where the mover cannot go that way at all (HR-MOVE-04). */
export function stepPrice(p: Piece, dir: number): number {
  if (p.kind === 'blip') return 1;
  const way = heading(p.facing, dir);
  if (way === 0) return 1;
  if (way === 1) return p.marine ? 0 : 1;
  return 2;
}

/** HR-ACT-03, HR-SACT-03: quarter turns are free for Stealers, half turns cost them 1. */
export function turnPrice(p: Piece, face: number): number {
  const half = ((face - p.facing) & 3) === 2;
  if (p.marine) return half ? 2 : 1;
  return half ? 1 : 0;
}

/** Every step and turn this Marine can pay for. The caller has made sure that he is not locked. */
export function listMarineMoves(table: Table, state: State, p: Piece, out: Action[]): void {
  const left = commandLeft(state);
  const purse = p.ap + left;
  if (purse < 1) return;
  const jammed = p.jam !== 0;
  for (let dir = 0; dir < 8; dir++) {
    const price = stepPrice(p, dir);
    if (price === 0 || price > purse || stepTo(table, state, p.at, dir) < 0) continue;
    for (let cp = Math.max(0, price - p.ap); cp <= price && cp <= left; cp++) {
      out.push(move(p.id, dir, -1, cp, false));
      if (jammed) out.push(move(p.id, dir, -1, cp, true));
    }
  }
  for (let quarter = 1; quarter < 4; quarter++) {
    const face = (p.facing + quarter) & 3;
    const price = quarter === 2 ? 2 : 1;
    for (let cp = Math.max(0, price - p.ap); cp <= price && cp <= left; cp++) {
      out.push(turn(p.id, face, cp, false));
      if (jammed) out.push(turn(p.id, face, cp, true));
    }
  }
}

/** Every step and turn of a Stealer unit on the board. */
export function listStealerMoves(table: Table, state: State, p: Piece, out: Action[]): void {
  const left = (p.facing + 3) & 3;
  const right = (p.facing + 1) & 3;
  if (p.ap > 0)
    for (let dir = 0; dir < 8; dir++) {
      if (stepPrice(p, dir) > p.ap || stepTo(table, state, p.at, dir) < 0) continue;
      out.push(move(p.id, dir, -1, 0, false));
      out.push(move(p.id, dir, left, 0, false)); // HR-SACT-05
      out.push(move(p.id, dir, right, 0, false));
    }
  if (!p.turned) {
    out.push(turn(p.id, left, 0, false));
    out.push(turn(p.id, right, 0, false));
  }
  if (p.ap > 0) out.push(turn(p.id, (p.facing + 2) & 3, 0, false));
}

export function listBlipMoves(table: Table, state: State, p: Piece, out: Action[]): void {
  if (p.ap < 1) return;
  for (let dir = 0; dir < 8; dir++) {
    const to = stepTo(table, state, p.at, dir);
    if (to >= 0 && canBlipStandAt(table, state, p, to)) out.push(move(p.id, dir, -1, 0, false));
  }
}

export function refuseMove(table: Table, state: State, p: Piece, action: Action): Refusal | null {
  const { to: dir, face } = action;
  const price = stepPrice(p, dir);
  if (price === 0) return { rule: 'HR-MOVE-04', why: 'A Marine cannot move sideways: turn first.' };
  if (p.marine) {
    const refusal = refuseExtra(p, action) ?? refusePayment(state, p, price, action.cp);
    if (refusal) return refusal;
    if (face !== -1) return { rule: 'HR-MOVE-03', why: 'A Marine keeps his facing when he moves.' };
  } else {
    if (price > p.ap) return { rule: 'HR-SACT-01', why: `That step costs ${price} AP; ${p.ap} are left.` };
    if (face !== -1 && p.kind === 'blip') return { rule: 'HR-GEN-03', why: 'A blip has no facing.' };
    if (face !== -1 && ((face - p.facing) & 1) === 0)
      return { rule: 'HR-SACT-07', why: 'Only a quarter turn goes with a step.' };
  }
  const to = table.step[p.at * 8 + dir];
  if (to < 0) return { rule: 'HR-GEN-01', why: 'There is a wall.' };
  if (isShut(state, to)) return { rule: 'HR-DOOR-02', why: 'The door is shut.' };
  if (state.occupant[to]) return { rule: 'HR-GEN-10', why: 'That square is taken.' };
  if (stepTo(table, state, p.at, dir) < 0)
    return { rule: 'HR-GEN-12', why: 'The corner is blocked on both sides.' };
  if (p.kind === 'blip' && !canBlipStandAt(table, state, p, to))
    return { rule: 'HR-BLIP-03', why: 'A blip may not come into a Marine’s sight or stop next to one.' };
  return null;
}

export function refuseTurn(state: State, p: Piece, action: Action): Refusal | null {
  if (p.kind === 'blip') return { rule: 'HR-GEN-03', why: 'A blip has no facing.' };
  if (action.face === p.facing) return { rule: 'HR-MOVE-03', why: 'It faces that way already.' };
  const price = turnPrice(p, action.face);
  if (p.marine) return refuseExtra(p, action) ?? refusePayment(state, p, price, action.cp);
  if (price > p.ap) return { rule: 'HR-SACT-01', why: 'A half turn costs 1 AP; none is left.' };
  if (price === 0 && p.turned)
    return { rule: 'HR-SACT-06', why: 'It has made its free quarter turn; spend an AP before the next.' };
  return null;
}

function refuseExtra(p: Piece, action: Action): Refusal | null {
  if (action.clear && p.jam === 0) return { rule: 'HR-JAM-02', why: 'His weapon is not jammed.' };
  return null;
}

export function applyMove(play: Play, p: Piece, action: Action): void {
  const { table, state, events } = play;
  const { to: dir, cp } = action;
  const price = stepPrice(p, dir);
  const backward = p.kind !== 'blip' && heading(p.facing, dir) === 2;
  startMoving(play, p, price, cp);
  const from = p.at;
  const to = table.step[from * 8 + dir];
  lift(state, p);
  if (action.face !== -1) p.facing = action.face as Facing;
  stand(state, p, to);
  events.push({
    kind: 'moved',
    unit: p.id,
    type: p.kind,
    from,
    to,
    facing: p.facing,
    backward,
    ap: price - cp,
    cp,
  });
  afterMoving(play, p, action, action.face !== -1);
}

export function applyTurn(play: Play, p: Piece, action: Action): void {
  const price = turnPrice(p, action.face);
  const quarter = ((action.face - p.facing) & 1) === 1;
  startMoving(play, p, price, action.cp);
  p.facing = action.face as Facing;
  play.events.push({
    kind: 'turned',
    unit: p.id,
    type: p.kind,
    at: p.at,
    facing: p.facing,
    ap: price - action.cp,
    cp: action.cp,
    free: false,
  });
  afterMoving(play, p, action, quarter);
}

/** What every movement action begins with: the stance ends, the price is paid, sustained fire breaks. */
function startMoving(play: Play, p: Piece, price: number, cp: number): void {
  if (p.marine) {
    endStance(play, p);
    pay(play.state, p, price, cp);
    breakSeries(p);
  } else spendStealer(play.state, p, price);
}

/** HR-SACT-02, HR-SACT-06. */
export function spendStealer(state: State, p: Piece, price: number): void {
  activate(state, p);
  p.ap -= price;
  if (price > 0) {
    p.fresh = false;
    p.turned = false;
  }
}

/** HR-GEN-17 steps 3 to 10. `turned`: the action had a free quarter turn in it. */
export function afterMoving(play: Play, p: Piece, action: Action, turned: boolean): void {
  const { table, state, events } = play;
  if (p.marine) {
    if (action.clear) {
      p.jam = 0;
      events.push({ kind: 'unjammed', unit: p.id, type: p.kind, at: p.at, ap: 0, cp: 0 });
    }
    // HR-MVSH-06: one extra at most
    settle(play, p.id, !action.clear && table.loadouts[p.id]?.ranged?.moveAndShoot === true);
    return;
  }
  if (p.kind === 'blip') {
    settle(play, p.id, false);
    return;
  }
  if (turned) p.turned = true;
  settle(play, p.id, false, owedTo(table, state, p), sawIt(table, state, p));
}
