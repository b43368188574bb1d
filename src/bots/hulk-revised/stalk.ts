/** Plans one Genestealer's activation: every place it can reach, at what risk, and what it is worth there. */
import { type Action, act, move, turn } from '../../games/hulk-revised/actions.ts';
import { stepTo } from '../../games/hulk-revised/movement.ts';
import { isJammedShut, isShut, piece } from '../../games/hulk-revised/position.ts';
import type { Hunt } from './hunt.ts';
import { melee } from './melee.ts';

export interface Start {
  readonly square: number;
  readonly facing: number;
  readonly used: number;
  /** What brings it there; null when it stands there now. */
  readonly first: Action | null;
}

export interface Plan {
  readonly score: number;
  /** The first action of the plan; null to stay where it is. */
  readonly first: Action | null;
  /** Whether it ends with its claws in a Marine. */
  readonly strikes: boolean;
}

const SHOT = 0.38; // a bolter on overwatch, sustained fire and jams considered
const LOCK = 0.2; // a Marine held fast
const STEP_CLOSER = 0.03;
const EASE = 0.001; // of two equal plans, the shorter

/** `turned`: it has made its free quarter turn already. */
export function stalk(hunt: Hunt, id: number, ap: number, turned: boolean, starts: readonly Start[]): Plan {
  const { table, state } = hunt;
  const nodes = table.board.size * 4;
  const alive = new Float64Array((ap + 1) * nodes);
  const firsts: (Action | null)[] = [];
  const layers: number[][] = Array.from({ length: ap + 1 }, () => []);
  let best: Plan = { score: Number.NEGATIVE_INFINITY, first: null, strikes: false };

  function reach(square: number, facing: number, used: number, chance: number, first: Action | null): void {
    if (used > ap) return;
    const slot = used * nodes + square * 4 + facing;
    if (chance <= alive[slot]) return;
    if (alive[slot] === 0) layers[used].push(slot);
    alive[slot] = chance;
    firsts[slot] = first;
  }

  function survive(square: number): number {
    return (1 - SHOT) ** hunt.fire[square];
  }

  for (const { square, facing, used, first } of starts)
    reach(square, facing, used, first?.do === 'enter' ? survive(square) : 1, first);

  for (let used = 0; used <= ap; used++)
    for (const slot of layers[used]) {
      const node = slot - used * nodes;
      const square = node >> 2;
      const facing = node & 3;
      const chance = alive[slot];
      const first = firsts[slot];
      const plan = value(hunt, id, square, facing, ap - used, chance, first);
      if (plan.score - used * EASE > best.score) best = { ...plan, score: plan.score - used * EASE };
      if (first === null && !turned)
        for (const face of [(facing + 1) & 3, (facing + 3) & 3])
          reach(square, face, used, chance * survive(square), turn(id, face, 0, false));
      const about = (facing + 2) & 3;
      reach(square, about, used + 1, chance * survive(square), first ?? turn(id, about, 0, false));
      for (let way = 0; way < 8; way++) {
        const dir = (facing * 2 + way) & 7;
        const price = way >= 3 && way <= 5 ? 2 : 1;
        let to = stepTo(table, state, piece(state, id), square, dir);
        let door: Action | null = null;
        if (to < 0) {
          to = table.step[square * 8 + dir];
          if (to < 0 || price === 2 || !isShut(state, to) || isJammedShut(state, to)) continue;
          door = act('door', id, to);
        }
        const total = used + price + (door ? 1 : 0);
        const survives = chance * survive(to);
        reach(to, facing, total, survives, first ?? door ?? move(id, dir, -1, 0, false));
        for (const face of [(facing + 1) & 3, (facing + 3) & 3])
          reach(to, face, total, survives, first ?? door ?? move(id, dir, face, 0, false));
      }
    }
  return best;
}

function value(
  hunt: Hunt,
  id: number,
  square: number,
  facing: number,
  left: number,
  chance: number,
  first: Action | null,
): Plan {
  const { table, state, worth } = hunt;
  const ahead = table.step[square * 8 + facing * 2];
  const prey = ahead < 0 ? 0 : state.occupant[ahead];
  const lost = (1 - chance) * worth;
  if (prey && piece(state, prey).marine) {
    const prize = hunt.prize[prey];
    const { kill, die } = melee(table, state, id, square, piece(state, prey), left);
    const fight = kill * prize + (1 - kill - die) * LOCK * prize - die * worth;
    const hold = LOCK * prize;
    const attack = fight > hold ? act('assault', id, prey) : null;
    const gain = Math.max(fight, hold);
    return { score: chance * gain - lost, first: first ?? attack, strikes: true };
  }
  const shown = hunt.seen[square] > 0 ? worth * 0.8 : 0;
  const gain = hunt.block[square] - STEP_CLOSER * hunt.approach[square] - shown;
  return { score: chance * gain - lost, first, strikes: false };
}
