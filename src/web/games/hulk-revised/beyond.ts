/** Why a click on a square that is no single step away leads nowhere: the true cause, not always the points. */
import { act } from '../../../games/hulk-revised/actions.ts';
import { canBlipStandAt } from '../../../games/hulk-revised/blips/blips.ts';
import { stepTo } from '../../../games/hulk-revised/movement/tread.ts';
import { seesSquare } from '../../../games/hulk-revised/position.ts';
import { NOWHERE, type Piece, type State } from '../../../games/hulk-revised/state.ts';
import { CLOSED } from '../../../grid/doors.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { capital, counted } from '../../../kernel/words.ts';
import { type Hulk, isBlip, nameOf, pieceAt, type View, whoIs } from './game.ts';

/** Whatever keeps a piece from any step: points are told apart below. */
const POINTS = ['HR-ACT-01', 'HR-ACT-05', 'HR-ACT-07', 'HR-SACT-01', 'HR-SACT-06'];

export function beyond(hulk: Hulk, view: View, unit: number, square: number): Refusal {
  const p = pieceAt(view, unit);
  if (!p || p.at === NOWHERE) return { rule: 'HR-MOVE-01', why: 'It cannot get there.' };
  return held(hulk, view, p) ?? stopped(hulk, view, p, square) ?? tooFar(hulk, view, p, square);
}

/** Why an enemy that is not straight ahead cannot be run up to either. */
export function outOfReach(hulk: Hulk, view: View, p: Piece, target: Piece): Refusal | null {
  const { table } = hulk;
  const open = wayTo(p.at, target.at, (from, dir) => table.near[from * 8 + dir]);
  if (!open || open.length < 2) return null;
  const at = open.find((one) => one !== target.at && isBlocked(view, one));
  if (at !== undefined) return blocked(hulk, view, at);
  const steps = counted(open.length - 1, 'step');
  return {
    rule: 'HR-CA-01',
    why: `${capital(whoIs(hulk, target))} is ${steps} off: too far to attack with ${p.ap} AP.`,
  };
}

function isBlocked(view: View, square: number): boolean {
  return view.doors[square] >= CLOSED || view.occupant[square] !== 0;
}

function blocked(hulk: Hulk, view: View, square: number): Refusal {
  if (view.doors[square] >= CLOSED)
    return { rule: 'HR-DOOR-02', why: `The door at ${hulk.table.board.name(square)} is shut.` };
  const there = pieceAt(view, view.occupant[square]);
  return { rule: 'HR-GEN-10', why: `${there ? capital(whoIs(hulk, there)) : 'Something'} is in the way.` };
}

/** It may not stir at all. */
function held({ game }: Hulk, view: View, p: Piece): Refusal | null {
  const probe = isBlip(p) ? act('move', p.id, 0) : act('turn', p.id, -1, (p.facing + 1) & 3);
  const refusal = game.check(view, p.marine ? 'marine' : 'stealer', probe);
  return refusal && !isBlip(p) && !POINTS.includes(refusal.rule) ? refusal : null;
}

/** Without what stands there, or sees it come, its points would do. Null when they would not. */
function stopped(hulk: Hulk, view: View, p: Piece, square: number): Refusal | null {
  const { table } = hulk;
  const far = ways(hulk, view, p, square);
  const short = (one: number[] | null) => one !== null && one.length <= p.ap;
  if (short(far.allowed) || !(short(far.open) || !far.allowed)) return null;
  if (far.free && (short(far.free) || !far.allowed)) {
    const at = far.free.find((one) => !canBlipStandAt(table, view as State, p, one)) ?? square;
    return { rule: 'HR-BLIP-03', why: `${watched(hulk, view, at)}: a blip may not go there.` };
  }
  const at = far.open?.find((one) => isBlocked(view, one));
  if (at === undefined) return far.allowed ? null : { rule: 'HR-GEN-01', why: 'No way leads there.' };
  return blocked(hulk, view, at);
}

/** The shortest ways there: over every floor, past what stands in the way, and as this piece may go. */
function ways(hulk: Hulk, view: View, p: Piece, square: number) {
  const { table } = hulk;
  const step = (from: number, dir: number): number => stepTo(table, view as State, p, from, dir);
  const open = wayTo(p.at, square, (from, dir) => table.near[from * 8 + dir]);
  const free = wayTo(p.at, square, step);
  if (!isBlip(p)) return { open, free: null, allowed: free };
  const unseen = (from: number, dir: number): number => {
    const to = step(from, dir);
    return to >= 0 && canBlipStandAt(table, view as State, p, to) ? to : -1;
  };
  return { open, free, allowed: wayTo(p.at, square, unseen) };
}

/** 'K7 is in Castor’s sight', 'K7 is next to Castor'. */
function watched(hulk: Hulk, view: View, square: number): string {
  const { table } = hulk;
  const marines = view.marines.flatMap((id) => pieceAt(view, id) ?? []);
  const near = marines.find((p) => p.at !== NOWHERE && table.spread(p.at, square) <= 1);
  if (near) return `${table.board.name(square)} is next to ${nameOf(hulk, near)}`;
  const by = marines.find((p) => p.at !== NOWHERE && seesSquare(table, view as State, p, square));
  return `${table.board.name(square)} is in ${by ? `${nameOf(hulk, by)}’s` : 'a Marine’s'} sight`;
}

/** Only points are missing. */
function tooFar(hulk: Hulk, view: View, p: Piece, square: number): Refusal {
  const steps = ways(hulk, view, p, square).allowed?.length ?? 0;
  const away = `${nameOf(hulk, p)} has ${p.ap} AP left, and it is ${counted(steps, 'step')} away`;
  const turns = p.marine && steps <= p.ap ? '; he must turn for it, or go backwards' : '';
  return { rule: 'HR-MOVE-01', why: `${away}${turns}.` };
}

/** The squares of the shortest way, the first left out; null when there is none. */
function wayTo(from: number, to: number, step: (at: number, dir: number) => number): number[] | null {
  const before = new Map<number, number>([[from, -1]]);
  const queue = [from];
  for (const at of queue) {
    if (at === to) break;
    for (let dir = 0; dir < 8; dir++) {
      const next = step(at, dir);
      if (next < 0 || before.has(next)) continue;
      before.set(next, at);
      queue.push(next);
    }
  }
  if (!before.has(to)) return null;
  const way: number[] = [];
  for (let at = to; at !== from; at = before.get(at) ?? from) way.unshift(at);
  return way;
}
