/** Objectives: who will have them at the end of the turn, as far as one can see. */
import type { Side, State } from '../../games/epic-1991/state.ts';
import type { Body } from './bodies.ts';

export const CAPTURE = 1500;
export const COUNTER = 5;
/** A base reaches that far from its middle. */
const BASE = 100;

/** How far a body is from each counter, were all its models moved by so much. */
export function reachOf(state: State, { xs, ys }: Pick<Body, 'xs' | 'ys'>, dx = 0, dy = 0): number[] {
  return state.objectives.map((counter) => {
    let best = 1e12;
    for (let i = 0; i < xs.length; i++) {
      const ax = xs[i] + dx - counter.x;
      const ay = ys[i] + dy - counter.y;
      const square = ax * ax + ay * ay;
      if (square < best) best = square;
    }
    return Math.max(0, Math.sqrt(best) - BASE);
  });
}

/** How likely a counter so far away is reached, now or in a turn or two. */
function near(gap: number): number {
  return gap <= CAPTURE ? 1 : 0.6 / (1 + (gap - CAPTURE) / 1800);
}

/** What the counters are worth to a side whose nearest models are that far from them, and the enemy's that far. */
export function groundWorth(
  state: State,
  side: Side,
  own: readonly number[],
  foe: readonly number[],
  soft: number,
): number {
  let sum = 0;
  for (let i = 0; i < own.length; i++) {
    const { holder } = state.objectives[i];
    const ours = near(own[i]);
    const theirs = near(foe[i]);
    // Nobody gets nearer than who stands on it.
    const lead =
      own[i] === 0 ? 0.9 : foe[i] === 0 ? -0.8 : Math.max(-1, Math.min(1, (foe[i] - own[i]) / soft));
    const first = 0.5 + 0.5 * lead;
    const gain = holder === side ? 0 : holder === null ? COUNTER : 2 * COUNTER;
    const loss = holder === side ? 2 * COUNTER : holder === null ? COUNTER : 0;
    sum += ours * (1 - theirs * (1 - first)) * gain - theirs * (1 - ours * first) * loss;
  }
  return sum;
}

/** The least of several rows, place by place. */
export function nearestOf(rows: readonly (readonly number[])[], length: number): number[] {
  const best = new Array<number>(length).fill(1e6);
  for (const row of rows) for (let i = 0; i < length; i++) if (row[i] < best[i]) best[i] = row[i];
  return best;
}

/** The lesser of two, place by place. */
export function nearerOf(a: readonly number[], b: readonly number[]): number[] {
  return a.map((gap, i) => Math.min(gap, b[i]));
}

/** Nobody of the other side has still to move. */
export function isSettled(state: State, side: Side): boolean {
  if (state.phase === 'combat' || state.phase === 'end') return true;
  const step = state.steps.find((one) => one.do === 'movement');
  return step?.do === 'movement' && step.stage === 'second' && state.mover === side;
}
