/** How the Stealers read the table. */

import { DUCT } from '../../games/hulk-revised/ground.ts';
import { isBlip, piece } from '../../games/hulk-revised/position.ts';
import type { Condition } from '../../games/hulk-revised/setting-up/mission.ts';
import { NOWHERE, type Piece, type State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';
import type { PieceKind } from '../../games/hulk-revised/units.ts';
import { squaresNamed } from '../../grid/marks.ts';
import { type DutyMemory, recallDuties } from './duties.ts';
import { FAR } from './flood.ts';
import type { Temper } from './temper.ts';
import { type Watched, watched } from './watch.ts';
import { approach, wayOf } from './ways.ts';

/** Everything is valued in Marines: 1 is one Marine dead. */
export interface Hunt extends Watched {
  readonly table: Table;
  readonly state: State;
  readonly approach: Int16Array;
  /** The same for those who do not fit into ducts. */
  readonly floor: Int16Array;
  /** Per square: 1 next to a Marine, where no blip may go (HR-BLIP-03). */
  readonly near: Uint8Array;
  /** Per square: what it is worth to stand there in the Marines' way. */
  readonly block: Float64Array;
  /** Squares that win the mission for the Stealers who stand there. */
  readonly nests: readonly number[];
  /** What killing that Marine is worth, by number. */
  readonly prize: readonly number[];
  /** What a Genestealer of ours is worth. */
  readonly worth: number;
  readonly temper: Temper;
}

const STRIKING_DISTANCE = 7;
const RANK: Readonly<Partial<Record<PieceKind, number>>> = { sergeant: 0.1, captain: 0.4, librarian: 0.4 };
const CARRIES = 0.5;
const NEST = 0.8; // a place that wins the mission for them

/** By kind: its worth in Genestealers, and what shots do to it, as a power of what they leave of one. */
const KINDS: Readonly<Partial<Record<PieceKind, { worth: number; hit: number }>>> = {
  broodlord: { worth: 3, hit: 0.15 },
  hormagaunt: { worth: 1.6, hit: 0.75 },
  feeder: { worth: 1.3, hit: 1 },
  acidmaw: { worth: 0.8, hit: 1 },
};

export function worthOf(hunt: Hunt, p: Piece): number {
  return hunt.worth * (KINDS[p.kind]?.worth ?? 1);
}

/** The chance that this piece lives through moving there. */
export function survival(hunt: Hunt, p: Piece, square: number): number {
  const alive = hunt.alive[square];
  return alive === 1 ? 1 : alive ** ((KINDS[p.kind]?.hit ?? 1) * hunt.temper.fear);
}

/** How far this piece is from a Marine, by square. */
export function distances(hunt: Hunt, p: Piece): Int16Array {
  return isBlip(p) || p.kind === 'hormagaunt' || p.kind === 'broodlord' ? hunt.floor : hunt.approach;
}

/** How the table was read last, and when. */
export interface HuntMemory extends DutyMemory {
  read?: { readonly when: string; readonly hunt: Hunt };
}

/** As `readHunt`; a bot that remembers reads the table again only for the next piece, or when something befell a Marine. */
export function recallHunt(table: Table, state: State, temper: Temper, memory: HuntMemory): Hunt {
  let when = '';
  for (const id of state.marines) {
    const { at, facing, overwatch, jam } = piece(state, id);
    when += ` ${id},${at},${facing},${overwatch},${jam}`;
  }
  if (state.active === 0 || memory.read?.when !== when || memory.read.hunt.temper !== temper)
    memory.read = { when, hunt: readHunt(table, state, temper, memory) };
  return memory.read.hunt;
}

export function readHunt(table: Table, state: State, temper: Temper, memory?: DutyMemory): Hunt {
  const near = new Uint8Array(table.board.size);
  for (const id of state.marines)
    for (let dir = 0; dir < 8; dir++) {
      const { at } = piece(state, id);
      const square = at === NOWHERE ? NOWHERE : table.near[at * 8 + dir];
      if (square >= 0) near[square] = 1;
    }
  const nests = nestsOf(table, state);
  const free = nests.filter((square) => state.occupant[square] === 0);
  const approached = approach(table, state, true, free);
  const ducts = table.ground.some((ground) => (ground & DUCT) !== 0);
  const prize: number[] = [];
  const block = new Float64Array(table.board.size);
  const { errands } = recallDuties(table, state, memory);
  for (const id of state.marines) {
    const p = piece(state, id);
    const errand = errands[id];
    const left = errand?.doer && errand.task.verb !== 'hunt' ? errand.togo[p.at * 4 + p.facing] : FAR;
    prize[id] = 1 + urgency(left) + (RANK[p.kind] ?? 0) + (p.carries ? CARRIES : 0);
    if (!errand || left >= FAR) continue;
    // In his way is a good place, on the objective itself the best.
    for (const square of wayOf(table, errand.togo, p))
      block[square] = Math.max(
        block[square],
        urgency(left) * (errand.task.squares.includes(square) ? 1 : 0.6) * temper.block,
      );
  }
  for (const square of nests) block[square] = Math.max(block[square], NEST);
  return {
    table,
    state,
    approach: approached,
    floor: ducts ? approach(table, state, false, free) : approached,
    near,
    block,
    nests,
    prize,
    worth: together(state, approached) ? temper.numbers : temper.care,
    temper,
    ...watched(table, state),
  };
}

/** The squares where Stealers must stand to win, and no Marine stands. */
function nestsOf({ board, victories }: Table, state: State): number[] {
  const nests = new Set<number>();
  const look = (condition: Condition): void => {
    if ('all' in condition) condition.all.forEach(look);
    else if ('any' in condition) condition.any.forEach(look);
    else if ('infest' in condition)
      for (const square of squaresNamed(board, condition.infest))
        if (!state.pieces[state.occupant[square]]?.marine) nests.add(square);
  };
  for (const { side, if: condition } of victories) if (side === 'stealer') look(condition);
  return [...nests];
}

/** A Marine has four AP and perhaps as many command points: what he can reach next turn must be stopped now. */
function urgency(left: number): number {
  return left <= 10 ? 0.5 : left <= 14 ? 0.3 : 0.22;
}

/** Enough of them near enough to swamp the Marines who wait for them. */
function together(state: State, approached: Int16Array): boolean {
  let strength = 0;
  for (const id of state.stealers) {
    const p = piece(state, id);
    if (p.at === NOWHERE || approached[p.at] > STRIKING_DISTANCE) continue;
    strength += isBlip(p) ? p.value : (KINDS[p.kind]?.worth ?? 1);
  }
  let watchers = 0;
  for (const id of [...state.marines, ...state.sentries]) if (piece(state, id).overwatch) watchers++;
  return strength >= 2 + watchers;
}
