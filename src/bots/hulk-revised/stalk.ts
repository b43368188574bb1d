/** Plans one Stealer's activation: every place it can reach, at what risk, and what it is worth there. */

import { type Action, act, move, turn } from '../../games/hulk-revised/actions.ts';
import { blockerOf, isBlockedFor } from '../../games/hulk-revised/movement/tread.ts';
import { NOWHERE, type Piece } from '../../games/hulk-revised/state.ts';
import { dirFrom, REAR } from '../../grid/directions.ts';
import { isJammedShut, isShut } from '../../grid/doors.ts';
import { stepFrom } from '../../grid/step.ts';
import { bestDeed } from './deeds.ts';
import { type Hunt, survival, worthOf } from './hunt.ts';
import { climbing } from './ways.ts';

export interface Start {
  readonly square: number;
  readonly facing: number;
  readonly used: number;
  /** What brings it there; null when it stands there now. */
  readonly first: Action | null;
}

export interface Raid {
  readonly score: number;
  /** The first action of the raid; null to stay where it is. */
  readonly first: Action | null;
  /** Whether it ends with its claws in a Marine. */
  readonly strikes: boolean;
  /** Where it ends, and the chance to get there alive. */
  readonly at: number;
  readonly alive: number;
}

const EASE = 0.001; // of two equal plans, the shorter

/** `rooted`: it may not turn where it stands, having turned already or standing in fire. */
export function stalk(hunt: Hunt, p: Piece, ap: number, rooted: Rooted, starts: readonly Start[]): Raid {
  const { table, state } = hunt;
  const nodes = table.board.size * 4;
  const { alive, firsts, steps } = scratch((ap + 1) * nodes, nodes * 2);
  const blocks = blockerOf(table, state, p);
  const tried: number[] = [];
  const layers: number[][] = Array.from({ length: ap + 1 }, () => []);
  const worth = worthOf(hunt, p);
  let best: Raid = { score: Number.NEGATIVE_INFINITY, first: null, strikes: false, at: NOWHERE, alive: 0 };

  function reach(square: number, facing: number, used: number, chance: number, first: Action | null): void {
    if (used > ap) return;
    const slot = used * nodes + square * 4 + facing;
    if (chance <= alive[slot]) return;
    if (alive[slot] === 0) layers[used].push(slot);
    alive[slot] = chance;
    firsts[slot] = first;
  }

  /** Asked again for every facing and every AP left. */
  function stepTo(square: number, dir: number): number {
    const edge = square * 8 + dir;
    if (steps[edge] === UNTRIED) {
      steps[edge] = stepFrom(table, square, dir, blocks);
      tried.push(edge);
    }
    return steps[edge];
  }

  for (const { square, facing, used, first } of starts)
    reach(square, facing, used, first?.do === 'enter' ? survival(hunt, p, square) : 1, first);

  for (let used = 0; used <= ap; used++)
    for (const slot of layers[used]) {
      const node = slot - used * nodes;
      const square = node >> 2;
      const facing = node & 3;
      const chance = alive[slot];
      const first = firsts[slot];
      // HR-SENT-04: nobody stops on a gun
      if (!state.guns[square]) {
        const deed = bestDeed(hunt, p, square, facing, ap - used);
        const score = chance * deed.gain - (1 - chance) * worth - used * EASE;
        if (score > best.score)
          best = { score, first: first ?? deed.action, strikes: deed.strikes, at: square, alive: chance };
      }
      const turned = chance * survival(hunt, p, square);
      if (first === null && rooted === 'no')
        for (const face of [(facing + 1) & 3, (facing + 3) & 3])
          reach(square, face, used, turned, turn(p.id, face, 0, false));
      const about = (facing + 2) & 3;
      if (first !== null || rooted !== 'fire')
        reach(square, about, used + 1, turned, first ?? turn(p.id, about, 0, false));
      const far = table.link[square];
      if (far !== NOWHERE && !isBlockedFor(table, state, p, far) && !state.guns[far]) {
        const total = used + climbing(state.ground[square]);
        const survives = chance * survival(hunt, p, far);
        for (let f = 0; f < 4; f++) reach(far, f, total, survives, first ?? act('climb', p.id, -1, f));
      }
      for (let way = 0; way < 8; way++) {
        const dir = dirFrom(facing, way);
        const price = REAR.includes(way) ? 2 : 1;
        if (used + price > ap) continue;
        let to = stepTo(square, dir);
        let door: Action | null = null;
        if (to < 0) {
          to = table.near[square * 8 + dir];
          if (to < 0 || price === 2 || !isShut(state, to) || isJammedShut(state, to)) continue;
          door = act('door', p.id, to);
        }
        const total = used + price + (door ? 1 : 0);
        const survives = chance * survival(hunt, p, to);
        reach(to, facing, total, survives, first ?? door ?? move(p.id, dir, -1, 0, false));
        for (const face of [(facing + 1) & 3, (facing + 3) & 3])
          reach(to, face, total, survives, first ?? door ?? move(p.id, dir, face, 0, false));
      }
    }
  for (const layer of layers) for (const slot of layer) alive[slot] = 0;
  for (const edge of tried) steps[edge] = UNTRIED;
  return best;
}

const UNTRIED = -2;

/** Made once, since plans are made by the thousand; `alive` is left all 0, `steps` all UNTRIED. */
function scratch(slots: number, edges: number): typeof desk {
  if (desk.alive.length < slots || desk.steps.length < edges)
    desk = {
      alive: new Float64Array(slots),
      firsts: new Array<Action | null>(slots).fill(null),
      steps: new Int16Array(edges).fill(UNTRIED),
    };
  return desk;
}

let desk = { alive: new Float64Array(0), firsts: [] as (Action | null)[], steps: new Int16Array(0) };

type Rooted = 'no' | 'turned' | 'fire';
