/** VP, SEQ: objectives, victory points, and how a battle ends. */
import { distanceToPoint, nearestTo } from '../../../field/index.ts';
import type { Outcome } from '../../../kernel/contract.ts';
import { isInPlay, standing } from '../geometry/position.ts';
import type { Play } from '../play.ts';
import { foeOf, SIDES, type Side, type State } from '../state.ts';
import type { Table } from '../table.ts';

/** E2-VP-02: 15 cm. */
const CAPTURE = 1500;
/** E2-VP-05. */
const COUNTER = 5;
/** E2-SEQ-10. */
const QUIET_TURNS = 5;

/** E2-VP-01: by the agreed points limit. */
export function victoryLevel(points: number): number {
  return 30 + 5 * Math.max(0, Math.ceil(points / 1000) - 1);
}

/** E2-END-02: all counters at once, from where everybody stands now. */
export function captureObjectives(play: Play): void {
  const { table, state, events } = play;
  const captors = state.objectives.map((objective) => captorOf(table, state, objective.x, objective.y));
  state.objectives.forEach((objective, i) => {
    const captor = captors[i];
    if (captor === null || captor === objective.holder) return;
    const loser = objective.holder;
    objective.holder = captor;
    state.eventful = true;
    events.push({ kind: 'captured', objective: i + 1, side: captor });
    score(play, captor, COUNTER);
    if (loser) score(play, loser, -COUNTER);
  });
}

/** E2-VP-02 to E2-VP-04: who is alone near, or nearer; null when neither is, and the counter stays with its holder (E2-VP-06). */
function captorOf(table: Table, state: State, x: number, y: number): Side | null {
  const index = standing(table, state);
  const near = (side: Side): number => {
    const found = nearestTo(index, [x, y], (id) => table.models[id].side === side);
    return found === null ? Number.POSITIVE_INFINITY : distanceToPoint(index.polygons[found.ids[0]]!, x, y);
  };
  const [a, b] = [near('A'), near('B')];
  if (Math.min(a, b) > CAPTURE || a === b) return null;
  return a < b ? 'A' : 'B';
}

function score({ state, events }: Play, side: Side, points: number): void {
  state.vps[side] += points;
  events.push({ kind: 'points', side, points, why: 'objective' });
}

/** The victory check (E2-VP-09, E2-SEQ-07, E2-SEQ-08, E2-SEQ-10). */
export function checkVictory(play: Play): void {
  const { table, state, events } = play;
  state.quiet = state.eventful ? 0 : state.quiet + 1;
  state.eventful = false;
  const outcome = outcomeOf(table, state);
  if (!outcome) return;
  state.outcome = outcome;
  state.steps = [];
  events.push({ kind: 'over', winner: outcome.winner as Side | null, why: outcome.why });
}

function outcomeOf(table: Table, state: State): Outcome | null {
  const level = victoryLevel(table.battle.points);
  const reached = SIDES.filter((side) => state.vps[side] >= level);
  if (reached.length === 2)
    return { winner: null, rule: 'E2-VP-09', why: `Both sides reach ${level} victory points.` };
  if (reached.length === 1)
    return {
      winner: reached[0],
      rule: 'E2-VP-09',
      why: `${table.names[reached[0]]} reaches ${level} victory points.`,
    };
  const left = SIDES.filter((side) =>
    state.models.some(
      (model) => model && table.models[model.id].side === side && (isInPlay(model) || model.where === 'away'),
    ),
  );
  if (left.length === 1)
    return {
      winner: left[0],
      rule: 'E2-SEQ-07',
      why: `${table.names[foeOf(left[0])]} has nobody left on the field.`,
    };
  if (left.length === 0) return byPoints(table, state, 'E2-SEQ-07', 'Nobody is left on the field');
  const { turnLimit } = table.options;
  // E2-SEQ-06: no limit but an agreed one
  if (turnLimit !== null && state.turn >= turnLimit)
    return byPoints(table, state, 'E2-SEQ-08', `The battle ends after turn ${turnLimit}`);
  if (state.quiet >= QUIET_TURNS)
    return byPoints(table, state, 'E2-SEQ-10', 'Nothing has happened for five turns');
  return null;
}

function byPoints(table: Table, { vps }: State, rule: string, how: string): Outcome {
  const winner = vps.A === vps.B ? null : vps.A > vps.B ? 'A' : 'B';
  const score = `${Math.max(vps.A, vps.B)} to ${Math.min(vps.A, vps.B)}`;
  return {
    winner,
    rule,
    why: `${how}: ${winner ? `${table.names[winner]} leads ${score}` : `both have ${vps.A}`}.`,
  };
}
