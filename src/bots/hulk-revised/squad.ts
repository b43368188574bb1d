/** How the Marines read the table. */

import { isLocked, lockers, piece } from '../../games/hulk-revised/position.ts';
import type { State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';
import { commandLeft } from '../../games/hulk-revised/turn/command.ts';
import { type Duties, type DutyMemory, recallDuties } from './duties.ts';
import { FAR } from './flood.ts';
import type { Temper } from './temper.ts';
import { type Threat, threatsTo } from './threats.ts';
import { approach, wayOf } from './ways.ts';

export interface Squad {
  readonly table: Table;
  readonly state: State;
  readonly duties: Duties;
  readonly approach: Int16Array;
  readonly threats: readonly Threat[];
  /** The one who can do what decides the match in this phase, or 0. */
  readonly finisher: number;
  /** The squares of the leaders' ways. */
  readonly way: Uint8Array;
  /** More than 1 when time runs short, or by temper. */
  readonly haste: number;
  readonly temper: Temper;
  readonly locked: ReadonlySet<number>;
  /** Stealers that hold a Marine. */
  readonly lockers: ReadonlySet<number>;
  readonly command: number;
  readonly watchers: number;
}

const AP_A_TURN = 5; // with his share of the command points
const WAY = 1;

export function readSquad(table: Table, state: State, temper: Temper, memory?: DutyMemory): Squad {
  const duties = recallDuties(table, state, memory);
  const command = commandLeft(state);
  const approached = approach(table, state);
  const locked = new Set<number>();
  const holding = new Set<number>();
  let watchers = 0;
  for (const id of state.marines) {
    const p = piece(state, id);
    if (p.overwatch) watchers++;
    if (!isLocked(table, state, p)) continue;
    locked.add(id);
    for (const locker of lockers(table, state, p)) holding.add(locker.id);
  }
  const way = new Uint8Array(table.board.size);
  let finisher = 0;
  let haste = 1;
  for (const id of state.marines) {
    const p = piece(state, id);
    const errand = duties.errands[id];
    if (!errand) continue;
    const left = errand.togo[p.at * 4 + p.facing];
    if (errand.rank === 0) {
      for (const square of wayOf(table, errand.togo, p)) way[square] = WAY;
      haste = Math.max(haste, hurry(table, state, left));
    }
    if (!errand.doer || finisher || locked.has(id) || errand.task.verb === 'hunt') continue;
    if (left > 0 || errand.task.price > 0)
      if (left < FAR && left + errand.task.price <= p.ap + command) finisher = id;
  }
  return {
    table,
    state,
    duties,
    approach: approached,
    threats: threatsTo(table, state, approached, temper.horizon),
    finisher,
    way,
    haste: haste * temper.pace,
    temper,
    locked,
    lockers: holding,
    command,
    watchers,
  };
}

/** Twice the pace when the leader would hardly arrive in time. */
function hurry(table: Table, state: State, left: number): number {
  const { turns } = table.mission;
  if (turns === 0 || left >= FAR) return 1;
  const share = left / (Math.max(1, turns - state.turn + 1) * AP_A_TURN);
  return Math.min(3, Math.max(1, share * 2));
}
