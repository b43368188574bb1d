/** Figures of the mission and of both sides as a whole. */

import { isBlip, lockers, piece } from '../../../games/hulk-revised/position.ts';
import type { Condition } from '../../../games/hulk-revised/setting-up/mission.ts';
import { NOWHERE, type State } from '../../../games/hulk-revised/state.ts';
import type { Table } from '../../../games/hulk-revised/table.ts';
import { killed, marineConditions } from '../../../games/hulk-revised/turn/victory.ts';
import type { Duties } from '../duties.ts';
import { FAR } from '../flood.ts';
import type { TaskVerb } from '../tasks.ts';
import { threatsTo } from '../threats.ts';
import { approach } from '../ways.ts';
import { inSight, STEALER_REACH } from './danger.ts';

const VERBS: readonly TaskVerb[] = ['use', 'take', 'exit', 'reach', 'flame', 'destroy', 'hunt'];
/** Steps up to which a bin counts. */
const BINS = [0, 3, 6, 9, 12, 16, 22, FAR];
const NO_WAY = 40; // AP
const AP_A_TURN = 5;

export const GENERAL = [
  'marines',
  'marines of those who began',
  'last marine',
  'exited',
  'dead before it is lost',
  'turn',
  'turns left',
  'has a limit',
  'turns to survive',
  'kills to make',
  'stealers turn',
  'tasks',
  ...VERBS.map((verb) => `to ${verb}`),
  'still needed',
  'way',
  'way in turns',
  'second way',
  'no way',
  'this turn',
  'slack',
  'doers',
  'blips to come',
  'blips a turn',
  'entries',
  'entries near',
  'sentry guns',
  'their ammo',
  'locked',
  'jammed',
  'watching',
  'on guard',
  'threat',
  'stealers in sight',
  'near and in sight',
  'near and unseen',
  ...BINS.map((steps) => `stealers within ${steps}`),
  ...BINS.map((steps) => `blips within ${steps}`),
  'stealers outside',
  'blips outside',
  'specials to come',
  'infesting',
] as const;

export function readGeneral(
  table: Table,
  state: State,
  duties: Duties,
  strengths: readonly number[],
  row: Float32Array,
): number {
  let at = 0;
  const put = (value: number): void => {
    row[at++] = value;
  };
  const { mission } = table;
  const conditions = marineConditions(table);
  const count = state.marines.length;
  const limit = mission.turns || 20;
  const turnsLeft = Math.max(0, limit - state.turn + 1);
  const losses = lossesLeft(table, state);
  put(count / 6);
  put((count + state.exited.length) / Math.max(1, table.loadouts.length - 1));
  put(count <= 1 ? 1 : 0);
  put(state.exited.length);
  put(Math.min(losses, count) / 4);
  put(state.turn / 10);
  put(turnsLeft / 10);
  put(mission.turns > 0 ? 1 : 0);
  put(least(conditions, (c) => ('survive' in c ? c.survive - state.turn + 1 : null), 0) / 10);
  put(least(conditions, (c) => ('kill' in c ? Math.max(0, c.kill - killed(state, c.kind)) : null), 0) / 10);
  put(state.phase === 'command' || state.phase === 'marine' ? 0 : 1);
  const { tasks } = duties;
  const toDo = tasks.filter(({ verb }) => verb !== 'hunt');
  put(toDo.length / 2);
  for (const verb of VERBS) put(tasks.some((task) => task.verb === verb) ? 1 : 0);
  put(toDo.reduce((sum, task) => sum + Math.min(4, task.count), 0) / 2);
  const ways = waysLeft(state, duties);
  const way = toDo.length === 0 ? 0 : Math.min(NO_WAY, ways[0] ?? NO_WAY);
  put(way / 20);
  put(Math.min(4, way / AP_A_TURN) / 2);
  put(toDo.length === 0 ? 0 : Math.min(NO_WAY, ways[1] ?? NO_WAY) / 20);
  put(toDo.length > 0 && way >= NO_WAY ? 1 : 0);
  put(toDo.length === 0 ? 0 : way <= 6 ? 1 : way <= 8 ? 0.6 : way <= 10 ? 0.25 : 0);
  put(toDo.length === 0 ? 0 : Math.max(-4, Math.min(1, turnsLeft - way / AP_A_TURN - 2)) / 2);
  put(Math.min(4, ways.length) / 2);
  put(Math.min(20, mission.blips.total === null ? 20 : state.allowance) / 10);
  put(table.blipsPerTurn);
  const approached = approach(table, state);
  const entries = table.board.entries.map(({ squares }) =>
    squares.reduce((steps, square) => Math.min(steps, approached[square] + 1), FAR),
  );
  put(entries.length / 5);
  put(entries.filter((steps) => steps <= 6).length / 3);
  put(state.sentries.length);
  put(state.sentries.reduce((sum, id) => sum + piece(state, id).ammo, 0) / 10);
  const marines = state.marines.map((id) => piece(state, id));
  put(marines.filter((p) => lockers(table, state, p).length > 0).length);
  put(marines.filter((p) => p.jam > 0).length);
  put(marines.filter((p) => p.overwatch).length / 2);
  put(marines.filter((p) => p.guard).length);
  put(threatsTo(table, state, approached, FAR).reduce((sum, { weight }) => sum + weight, 0) / 3);
  const shown = inSight(table, state, marines);
  const near = state.stealers.filter((id) => isNear(state, approached, id));
  put(shown.size / 3);
  put(near.filter((id) => shown.has(id)).length / 2);
  put(near.filter((id) => !shown.has(id)).length / 2);
  at = readStealers(state, approached, entries, strengths, row, at);
  put(state.specials.reduce((sum, n) => sum + n, 0));
  put(
    least(
      table.victories.map((v) => v.if),
      (c) => ('infest' in c ? 1 : null),
      0,
    ),
  );
  return at;
}

function isNear(state: State, approached: Int16Array, id: number): boolean {
  const p = piece(state, id);
  return p.at !== NOWHERE && !isBlip(p) && approached[p.at] <= STEALER_REACH;
}

/** Those on the board by their steps to a Marine, those outside by those of their entry. */
function readStealers(
  state: State,
  approached: Int16Array,
  entries: readonly number[],
  strengths: readonly number[],
  row: Float32Array,
  at: number,
): number {
  const outside = at + 2 * BINS.length;
  for (let i = at; i < outside + 2; i++) row[i] = 0;
  for (const id of state.stealers) {
    const p = piece(state, id);
    const blip = isBlip(p) ? 1 : 0;
    const strength = strengths[id] / 2;
    const steps = p.at !== NOWHERE ? approached[p.at] : p.area !== NOWHERE ? entries[p.area] : FAR;
    let bin = 0;
    while (steps > BINS[bin]) bin++;
    row[at + blip * BINS.length + bin] += strength;
    if (p.at === NOWHERE) row[outside + blip] += strength;
  }
  return outside + 2;
}

/** The AP of each Marine who can do something himself to where it is done, the nearest first. */
function waysLeft(state: State, duties: Duties): number[] {
  const ways: number[] = [];
  for (const id of state.marines) {
    const errand = duties.errands[id];
    if (!errand?.doer || errand.task.verb === 'hunt') continue;
    const p = piece(state, id);
    const togo = errand.togo[p.at * 4 + p.facing];
    if (togo < FAR) ways.push(togo + errand.task.price);
  }
  return ways.sort((a, b) => a - b);
}

/** How many more may die before the Stealers have won. */
function lossesLeft(table: Table, state: State): number {
  const theirs = table.victories.filter(({ side }) => side === 'stealer').map((victory) => victory.if);
  return least(theirs, (c) => ('losses' in c ? c.losses - state.marineLosses : null), state.marines.length);
}

/** The least that a part of the conditions comes to, or `none`. */
function least(
  conditions: readonly Condition[],
  measure: (condition: Condition) => number | null,
  none: number,
): number {
  let found: number | null = null;
  const look = (condition: Condition): void => {
    if ('all' in condition) condition.all.forEach(look);
    else if ('any' in condition) condition.any.forEach(look);
    else {
      const value = measure(condition);
      if (value !== null && (found === null || value < found)) found = value;
    }
  };
  conditions.forEach(look);
  return found ?? none;
}
