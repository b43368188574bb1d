/** What a model does with its activation: every place it can get to, every use of what it has left there, the best of them. */

import type { Action } from '../../games/hulk-heresy/actions.ts';
import { costOf } from '../../games/hulk-heresy/data/armour.ts';
import { MODES } from '../../games/hulk-heresy/data/ranged.ts';
import { FLAME, SOLID } from '../../games/hulk-heresy/ground.ts';
import { gaitOf, isNimble, stepCost } from '../../games/hulk-heresy/movement/ways.ts';
import { lift, stand } from '../../games/hulk-heresy/position.ts';
import { NOWHERE } from '../../games/hulk-heresy/state.ts';
import { FORWARD, heading, SIDEWAYS } from '../../grid/directions.ts';
import { CLOSED } from '../../grid/doors.ts';
import { pinched } from '../../grid/step.ts';
import { prospectOf, restOf, triggerOf, watchWorth } from './dangers.ts';
import type { Duty } from './duties.ts';
import { bestShot, type Fighter, looksAt, mayCommand, type Sense } from './sense.ts';
import type { Temper } from './temper.ts';
import { type Use, usesAt } from './uses.ts';

/** What a plan is good for, in points. */
export interface Worth {
  /** Enemies that die of it. */
  readonly kills: number;
  /** Ways that are shorter for it. */
  readonly duty: number;
  /** Danger it gets out of, or into. */
  readonly safety: number;
  /** Overwatch, guard, a better view. */
  readonly stance: number;
}

export const sumOf = ({ kills, duty, safety, stance }: Worth): number => kills + duty + safety + stance;

export interface Plan {
  readonly action: Action;
  readonly worth: Worth;
  readonly gain: number;
}

interface Node {
  readonly square: number;
  readonly facing: number;
  readonly left: number;
  readonly kills: number;
  readonly danger: number;
  /** What doors it has opened on the way are worth. */
  readonly opened: number;
  readonly first: Action | null;
}

export function planOf(sense: Sense, f: Fighter, duty: Duty, temper: Temper, points: Points): Plan | null {
  const { state } = sense;
  const { p } = f;
  const origin = p.at;
  if (origin === NOWHERE) return null;
  lift(state, p);
  try {
    return search(sense, f, duty, temper, points, origin);
  } finally {
    stand(state, p, origin);
  }
}

/** Command points that may go into a plan, and what each is worth to keep. */
interface Points {
  readonly most: number;
  readonly price: number;
}

function search(
  sense: Sense,
  f: Fighter,
  duty: Duty,
  temper: Temper,
  { most, price: pointPrice }: Points,
  origin: number,
): Plan | null {
  const { table, state } = sense;
  const { p } = f;
  const ap = Math.min(f.ap, temper.ahead);
  const points = mayCommand(sense, p) ? Math.min(most, sense.points) : 0;
  const budget = ap + points;
  if (budget === 0) return null;
  const rests = new Map<number, ReturnType<typeof restOf>>();
  const triggers = new Map<number, number>();
  const rest = (square: number, facing: number) =>
    remembered(rests, square * 4 + facing, () => restOf(sense, f, square, facing));
  const trigger = (square: number) => remembered(triggers, square, () => triggerOf(sense, f, square));
  const uses = new Map<number, readonly Use[]>();
  const usesOn = (square: number, facing: number, left: number) =>
    remembered(uses, (square * 4 + facing) * 16 + left, () =>
      usesAt(sense, f, square, facing, left, trigger(square), temper),
    );

  const watches = new Map<number, number>();
  const watching = (square: number, facing: number) =>
    remembered(watches, square * 4 + facing, () => temper.watch * watchWorth(sense, f, square, facing));
  const prospects = new Map<number, number>();
  const looking = (square: number, facing: number) =>
    remembered(prospects, square * 4 + facing, () => prospectOf(sense, f, square, facing));

  const nimble = isNimble(state, p);
  const lags = new Map<number, number>();
  const lag = (square: number, facing: number) =>
    nimble ? 0 : remembered(lags, square * 4 + facing, () => lagOf(sense, duty.field, square, facing));

  const standing = (square: number, facing: number, stance: 'watch' | 'guard' | 'none'): Worth => {
    const { shots, blows, guarded } = rest(square, facing);
    return {
      kills: 0,
      duty: -duty.pull * temper.pull * (duty.field[square] + lag(square, facing)),
      safety: -temper.caution * (shots + (stance === 'guard' ? guarded : blows)),
      stance: stance === 'watch' ? watching(square, facing) : looking(square, facing),
    };
  };
  const now = p.overwatch && !p.jammed ? 'watch' : p.guard ? 'guard' : 'none';
  const base = standing(origin, p.facing, now);
  let best: Plan | null = null;
  const consider = (action: Action | null, worth: Worth, spent: number): void => {
    if (!action) return;
    const gain = sumOf(worth) - sumOf(base) - pointPrice * Math.max(0, spent - ap) - 0.01 * spent;
    if (best && gain <= best.gain) return;
    best = {
      action,
      gain,
      worth: {
        kills: worth.kills,
        duty: worth.duty - base.duty,
        safety: worth.safety - base.safety,
        stance: worth.stance - base.stance,
      },
    };
  };

  const seen = new Map<number, number>();
  const rows: Node[][] = Array.from({ length: budget + 1 }, () => []);
  const reach = (node: Node): void => {
    const key = (node.square * 4 + node.facing) * 16 + node.left;
    const gain = node.kills + node.opened - temper.caution * node.danger;
    const known = seen.get(key);
    if (known !== undefined && known >= gain) return;
    seen.set(key, gain);
    rows[node.left].push(node);
  };
  reach({ square: origin, facing: p.facing, left: budget, kills: 0, danger: 0, opened: 0, first: null });
  for (let left = budget; left >= 0; left--)
    for (let i = 0; i < rows[left].length; i++) {
      const node = rows[left][i];
      const { square, facing, kills, danger, opened, first } = node;
      const key = (square * 4 + facing) * 16 + left;
      if (seen.get(key) !== kills + opened - temper.caution * danger) continue;
      const paid = -temper.caution * danger;
      if (first) {
        const worth = standing(square, facing, 'none');
        consider(
          first,
          { ...worth, kills, duty: worth.duty + opened, safety: worth.safety + paid },
          budget - left,
        );
      }
      for (const use of usesOn(square, facing, left)) {
        const worth = standing(square, facing, use.stance);
        consider(
          first ?? use.action,
          {
            ...worth,
            kills: kills + use.kills,
            duty: worth.duty + opened,
            safety: worth.safety + paid - temper.caution * use.danger,
          },
          budget - left + use.cost,
        );
      }
      if (left > 0) expand(node);
    }
  return best;

  function expand({ square, facing, left, kills, danger, opened, first }: Node): void {
    for (let dir = 0; dir < 8; dir++) {
      const to = table.near[square * 8 + dir];
      if (to < 0 || !isOpen(to) || pinched(table.board, square, dir, isBarred)) continue;
      const shut = state.doors[to] >= CLOSED;
      if (shut && heading(facing, dir) !== FORWARD) continue;
      if (shut && !first && duty.field[to] < duty.field[square])
        reach({
          square,
          facing,
          left: left - 1,
          kills,
          danger: danger + trigger(square),
          opened: duty.pull * temper.pull,
          first: { do: 'door', unit: p.id, to },
        });
      for (const [before, after] of nimble && !shut ? WITH_TURNS : PLAIN) {
        const during = (facing + before) & 3;
        const end = (during + after) & 3;
        const price = stepCost(state, p, during, dir, to);
        const cost = price === null ? null : price + (shut ? 1 : 0);
        if (cost === null || cost > left) continue;
        const shot = heading(during, dir) === SIDEWAYS ? 0 : snapKills(to, end);
        const step: Action = shut
          ? { do: 'door', unit: p.id, to }
          : {
              do: 'move',
              unit: p.id,
              to: dir,
              ...(before ? { before: during } : {}),
              ...(after ? { after: end } : {}),
            };
        reach({
          square: to,
          facing: end,
          left: left - cost,
          kills: kills + shot,
          danger: danger + trigger(to),
          opened,
          first: first ?? step,
        });
      }
    }
    for (let face = 0; face < 4; face++) {
      if (face === facing) continue;
      const about = ((face - facing) & 3) === 2;
      const cost = costOf(about ? 'turn about' : 'turn', gaitOf(state, p));
      if (cost === null || cost > left) continue;
      reach({
        square,
        facing: face,
        left: left - cost,
        kills,
        danger: danger + trigger(square),
        opened,
        first: first ?? { do: 'turn', unit: p.id, face },
      });
    }
    const over = table.link[square];
    if (over !== NOWHERE && left >= 2 && state.occupant[over] === 0)
      reach({
        square: over,
        facing,
        left: left - 2,
        kills,
        danger: danger + trigger(over),
        opened,
        first: first ?? { do: 'climb', unit: p.id },
      });
  }

  function isOpen(square: number): boolean {
    return state.occupant[square] === 0 && (state.ground[square] & (SOLID | FLAME)) === 0;
  }
  function isBarred(square: number): boolean {
    return (
      state.occupant[square] !== 0 || state.doors[square] >= CLOSED || (state.ground[square] & SOLID) !== 0
    );
  }
  /** The shot that goes with a step. */
  function snapKills(square: number, facing: number): number {
    if (!f.guns.some((mode) => MODES[mode].snap)) return 0;
    let most = 0;
    for (const foe of sense.foeModels) {
      if (!looksAt(sense, square, facing, foe.p.at)) continue;
      const shot = bestShot(sense, f, square, foe, foe.p.at, 1);
      if (shot && MODES[shot.mode].snap) most = Math.max(most, shot.kills * foe.value);
    }
    return most * SNAP;
  }
}

/** What a quarter turn counts for on the way, in steps. */
const TURN = 0.45;

/** For whoever turns at a cost: how far he must turn before the next step of his way, or before its door. */
function lagOf({ table, state }: Sense, field: Int16Array, square: number, facing: number): number {
  let least = 2;
  for (let dir = 0; dir < 8 && least > 0; dir++) {
    const to = table.near[square * 8 + dir];
    if (to < 0 || field[to] >= field[square]) continue;
    const turn = heading(facing, dir);
    const askew = turn === FORWARD && state.doors[to] >= CLOSED && dir !== facing * 2;
    least = Math.min(least, turn === FORWARD ? (askew ? 1 : 0) : turn === SIDEWAYS ? 1 : 2);
  }
  return field[square] === 0 ? 0 : TURN * least;
}

const SNAP = 0.9;
const PLAIN: readonly (readonly [number, number])[] = [[0, 0]];
/** Quarter turns before and after a step. */
const WITH_TURNS: readonly (readonly [number, number])[] = [
  [0, 0],
  [1, 0],
  [3, 0],
  [0, 1],
  [0, 3],
];

function remembered<T>(known: Map<number, T>, key: number, make: () => T): T {
  const had = known.get(key);
  if (had !== undefined) return had;
  const made = make();
  known.set(key, made);
  return made;
}
