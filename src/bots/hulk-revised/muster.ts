/** Setting up: where Marines start, and where the Stealers lay rubble. */

import type { Action } from '../../games/hulk-revised/actions.ts';
import { RUBBLE } from '../../games/hulk-revised/ground.ts';
import { piece } from '../../games/hulk-revised/position.ts';
import { NOWHERE, type State } from '../../games/hulk-revised/state.ts';
import type { Table } from '../../games/hulk-revised/table.ts';
import type { Facing } from '../../grid/directions.ts';
import { FORWARD, heading } from '../../grid/directions.ts';
import { readDuties } from './duties.ts';
import { FAR } from './flood.ts';
import { marineWays, wayFrom } from './ways.ts';

const OUTWARD = 2;
const SEEN = 0.1; // for each square he would look at, up to
const MOST_SEEN = 8;
const ADVANCED = 0.35; // for each AP nearer
const COVERED = 1.5; // a neighbour looks the same way already
const REAR: readonly string[] = ['captain', 'librarian', 'sentry'];

/** Fighters and bolters in front, commanders behind, each looking where nobody else does. */
export function placeToStart(table: Table, state: State, actions: readonly Action[]): Action {
  const { fields } = readDuties(table, state);
  const score = ({ unit, to, face }: Action): number => {
    const seen = table.sight.field(to, face as Facing).length;
    let value = Math.min(MOST_SEEN, seen) * SEEN + OUTWARD * facesThem(table, to, face);
    const left = fields.length > 0 ? fields[0][to * 4 + face] : 0;
    if (left < FAR) value -= left * ADVANCED * (REAR.includes(piece(state, unit).kind) ? -0.3 : 1);
    for (const id of [...state.marines, ...state.sentries]) {
      const other = piece(state, id);
      if (other.at === NOWHERE) continue;
      if (table.near[to * 8 + face * 2] === other.at) value -= COVERED;
      if (table.near[other.at * 8 + other.facing * 2] === to) value -= COVERED;
      if (table.spread(other.at, to) <= 1 && other.facing === face) value -= COVERED / 3;
    }
    return value;
  };
  return highest(actions, score);
}

/** The share of their ways that comes from before him, the near ones first. */
function facesThem(table: Table, at: number, face: number): number {
  let before = 0;
  let all = 0;
  for (const { squares } of table.board.entries) {
    const far = table.walk(squares[0], at);
    if (!Number.isFinite(far)) continue;
    for (let dir = 0; dir < 8; dir++) {
      const next = table.near[at * 8 + dir];
      if (next < 0 || table.walk(squares[0], next) >= far) continue;
      all += 1 / (far + 3);
      if (heading(face, dir) === FORWARD) before += 1 / (far + 3);
    }
  }
  return all === 0 ? 0 : before / all;
}

/** On the Marines' shortest way, where the way round is longest. */
export function layRubble(table: Table, state: State, actions: readonly Action[]): Action {
  const { tasks, fields } = readDuties(table, state);
  const starts = table.starts.length > 0 ? table.starts : table.loadouts.flatMap((l) => (l ? [l.start] : []));
  if (tasks.length === 0 || starts.length === 0) return highest(actions, (a) => a.to);
  const from = (field: Int16Array): number => Math.min(...starts.map((square) => field[square * 4]));
  const nearest = [...starts].sort((a, b) => fields[0][a * 4] - fields[0][b * 4])[0];
  const way = new Set(wayFrom(table, fields[0], nearest * 4));
  const detour = ({ to }: Action): number => {
    if (!way.has(to)) return 0;
    const before = state.ground[to];
    state.ground[to] |= RUBBLE;
    const around = from(marineWays(table, state, tasks[0].goals));
    state.ground[to] = before;
    return around >= FAR ? 0 : around; // to shut them out altogether would be no game
  };
  return highest(actions, detour);
}

export function highest(actions: readonly Action[], score: (action: Action) => number): Action {
  let best = actions[0];
  let most = Number.NEGATIVE_INFINITY;
  for (const action of actions) {
    const value = score(action);
    if (value > most) {
      most = value;
      best = action;
    }
  }
  return best;
}
