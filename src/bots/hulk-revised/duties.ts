/** Who of the Marines does what. Both sides read it: the Marines to do it, the Stealers to stand in the way. */
import { piece } from '../../games/hulk-revised/position.ts';
import { NOWHERE, type Piece, type State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';
import { FAR } from './flood.ts';
import { type Task, tasksOf } from './tasks.ts';
import { marineWays } from './ways.ts';

export interface Errand {
  readonly task: Task;
  /** AP to where it is done, by square * 4 + facing. */
  readonly togo: Int16Array;
  /** He does it himself; otherwise he goes along. */
  readonly doer: boolean;
  /** 0 for the first of those on the same errand. */
  readonly rank: number;
}

export interface Duties {
  /** By Marine number; null for a Marine who has nothing to do but to fight. */
  readonly errands: readonly (Errand | null)[];
  readonly tasks: readonly Task[];
  readonly fields: readonly Int16Array[];
}

/** Commanders do not walk in front, nor does he who would burn his friends. */
const BEHIND: Readonly<Record<string, number>> = { captain: 4, librarian: 3 };
const FLAMER = 3;

/** What somebody who plays a game on in one go remembers of the tasks. */
export interface DutyMemory {
  known?: { readonly when: string; readonly tasks: readonly Task[]; readonly fields: readonly Int16Array[] };
}

/** As `readDuties`; whoever remembers takes the ways of the phase for good until a door moves or a task is done. */
export function recallDuties(table: Table, state: State, memory?: DutyMemory): Duties {
  if (!memory) return readDuties(table, state);
  const when = changesOf(table, state);
  const known = memory.known?.when === when ? memory.known : null;
  if (!known) {
    const tasks = tasksOf(table, state);
    memory.known = { when, tasks, fields: tasks.map((task) => marineWays(table, state, task.goals)) };
    return assign(table, state, tasks, memory.known.fields);
  }
  const counted = known.tasks.some(({ verb }) => verb === 'reach'); // who is there changes with every step
  const tasks = counted ? tasksOf(table, state) : known.tasks;
  return tasks.length === known.fields.length
    ? assign(table, state, tasks, known.fields)
    : readDuties(table, state);
}

/** A word that changes when something else is to be done, or the way there is another, for all but the pieces in it. */
function changesOf({ board }: Table, state: State): string {
  const { turn, phase, marines, exited, used, burned, objects } = state;
  let when = `${turn}${phase} ${marines} ${exited} ${used} ${burned} `;
  for (const { square } of board.doors) when += state.doors[square];
  for (const { at, holder } of objects) when += ` ${at} ${holder}`;
  return when;
}

export function readDuties(table: Table, state: State): Duties {
  const tasks = tasksOf(table, state);
  const fields = tasks.map((task) => marineWays(table, state, task.goals));
  return assign(table, state, tasks, fields);
}

function assign(table: Table, state: State, tasks: readonly Task[], fields: readonly Int16Array[]): Duties {
  const chosen = new Map<number, number>();
  for (const id of state.marines) {
    const p = piece(state, id);
    if (p.at === NOWHERE || tasks.length === 0) continue;
    chosen.set(id, nearest(tasks, fields, p));
  }
  for (let i = 0; i < tasks.length; i++) spare(state, tasks, fields, chosen, i);
  const errands: (Errand | null)[] = [];
  for (let i = 0; i < tasks.length; i++) {
    const left = (id: number): number => {
      const p = piece(state, id);
      const togo = fields[i][p.at * 4 + p.facing];
      // a Marine who has arrived where he only has to be, leads nobody
      const there = togo === 0 && tasks[i].verb === 'reach' ? FAR : 0;
      const flamer = table.loadouts[id]?.row.ranged === 'heavy-flamer' ? FLAMER : 0;
      return togo + there + flamer + (BEHIND[p.kind] ?? 0) + (tasks[i].can(p) ? 0 : FAR);
    };
    const party = [...chosen].filter(([, task]) => task === i).map(([id]) => id);
    party.sort((a, b) => left(a) - left(b) || a - b);
    party.forEach((id, rank) => {
      if (tasks[i].count === 0 && left(id) < FAR) return; // enough are there
      errands[id] = { task: tasks[i], togo: fields[i], doer: tasks[i].can(piece(state, id)), rank };
    });
  }
  return { errands, tasks, fields };
}

/** The task he can do himself first, then the nearest. */
function nearest(tasks: readonly Task[], fields: readonly Int16Array[], p: Piece): number {
  let best = 0;
  let least = Number.POSITIVE_INFINITY;
  tasks.forEach((task, i) => {
    const cost = fields[i][p.at * 4 + p.facing] + (task.can(p) ? 0 : FAR);
    if (cost < least) {
      least = cost;
      best = i;
    }
  });
  return best;
}

/** A task nobody took gets the nearest man who can do it, if others stay on his. */
function spare(
  state: State,
  tasks: readonly Task[],
  fields: readonly Int16Array[],
  chosen: Map<number, number>,
  i: number,
): void {
  const doers = (task: number): number[] =>
    [...chosen].filter(([id, t]) => t === task && tasks[task].can(piece(state, id))).map(([id]) => id);
  if (doers(i).length > 0) return;
  let best = 0;
  let least = FAR;
  for (const [id, task] of chosen) {
    const p = piece(state, id);
    const cost = fields[i][p.at * 4 + p.facing];
    if (cost >= least || !tasks[i].can(p)) continue;
    if (tasks[task].can(p) && doers(task).length < 2) continue;
    least = cost;
    best = id;
  }
  if (best) chosen.set(best, i);
}
