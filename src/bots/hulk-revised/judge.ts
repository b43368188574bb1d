/** How a game stands when the Marines' turn begins, as the chance that they win it. */
import type { Condition } from '../../games/hulk-revised/mission.ts';
import { isBlip, isLocked, piece } from '../../games/hulk-revised/position.ts';
import { NOWHERE, type Piece, type State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';
import { marineConditions } from '../../games/hulk-revised/victory.ts';
import { FAR } from './flood.ts';
import { readPlan } from './plan.ts';
import { approach } from './ways.ts';

const AP_A_TURN = 5;
const NO_WAY = 40; // AP
const STRENGTH: Readonly<Record<string, number>> = { broodlord: 3, hormagaunt: 1.6, feeder: 1.3 };

/** Fitted to games between Steady players on every shipped mission: docs/measurements.md, "Opponents". */
const WEIGHTS: readonly number[] = [
  2.8, 0.9, 1.1, -0.45, -0.25, -0.7, -0.75, -2.6, 0.35, -2.8, -0.05, -0.2, -0.06, -0.18, -1.6, -0.75, -0.6,
  -0.12, 1.4,
];

/** The balance of a position; differences of it are log odds. */
export function balance(table: Table, state: State): number {
  const figures = features(table, state);
  let sum = 0;
  for (let i = 0; i < figures.length; i++) sum += figures[i] * WEIGHTS[i];
  return sum;
}

/** The chance that the Marines win, seen from a position of that balance, which counts as even. */
export function marineChance(table: Table, state: State, even: number): number {
  if (state.outcome) return state.outcome.winner === 'marine' ? 1 : state.outcome.winner === null ? 0.5 : 0;
  return 1 / (1 + Math.exp(even - balance(table, state)));
}

/** What the judgement rests on, each figure about one unit wide. */
export function features(table: Table, state: State): number[] {
  const marines = state.marines.length + state.exited.length;
  const started = Math.max(1, table.loadouts.length - 1);
  const { tasks, errands } = readPlan(table, state);
  let left = tasks.length === 0 ? 0 : NO_WAY;
  let doers = 0;
  let fetching = 0;
  for (const id of state.marines) {
    const errand = errands[id];
    if (!errand?.doer || errand.task.verb === 'hunt') continue;
    const p = piece(state, id);
    const togo = errand.togo[p.at * 4 + p.facing];
    if (togo >= FAR) continue;
    doers++;
    if (togo + errand.task.price < left) {
      left = togo + errand.task.price;
      fetching = errand.task.verb === 'take' ? 1 : 0;
    }
  }
  const toDo = tasks.filter((task) => task.verb !== 'hunt');
  if (toDo.length === 0) left = 0;
  const turns = table.mission.turns || 20;
  const turnsLeft = Math.max(0, turns - state.turn + 1);
  const approached = approach(table, state);
  let touching = 0;
  let near = 0;
  let far = 0;
  let away = 0;
  for (const id of state.stealers) {
    const p = piece(state, id);
    const steps = stepsOf(table, approached, p);
    const strength = isBlip(p) ? p.value : (STRENGTH[p.kind] ?? 1);
    if (steps === 0 && !isBlip(p)) touching += strength;
    else if (steps <= 6) near += strength;
    else if (steps <= 14) far += strength;
    else away += strength;
  }
  let held = 0;
  let jammed = 0;
  for (const id of state.marines) {
    const p = piece(state, id);
    if (isLocked(table, state, p)) held++;
    if (p.jam) jammed++;
  }
  const lasts = marineConditions(table).some(waits) ? 1 : 0;
  const scale = 1 / Math.max(1, marines);
  return [
    marines / started,
    marines <= 1 ? 1 : 0,
    toDo.length > 0 ? (left <= 6 ? 1 : left <= 8 ? 0.6 : left <= 10 ? 0.25 : 0) : 0,
    Math.min(8, left / AP_A_TURN),
    toDo.length > 0 ? Math.max(-4, Math.min(0, turnsLeft - left / AP_A_TURN - 2)) : 0,
    toDo.length,
    toDo.length > 0 && left >= NO_WAY ? 1 : 0,
    fetching,
    Math.min(3, doers),
    lasts * (turnsLeft / 5),
    touching * scale,
    near * scale,
    far * scale,
    away * scale,
    held * scale,
    jammed * scale,
    lasts * touching * scale,
    lasts * near * scale,
    state.sentries.length,
  ];
}

function waits(condition: Condition): boolean {
  if ('all' in condition) return condition.all.some(waits);
  if ('any' in condition) return condition.any.some(waits);
  return 'survive' in condition;
}

function stepsOf(table: Table, approached: Int16Array, p: Piece): number {
  if (p.at !== NOWHERE) return approached[p.at];
  let least = FAR;
  if (p.area !== NOWHERE)
    for (const square of table.board.entries[p.area].squares) least = Math.min(least, approached[square] + 1);
  return least;
}
