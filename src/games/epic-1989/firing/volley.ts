/** E1-DICE-03, E1-DICE-09: a unit's fire, with circles that stay where they are put (E1-BURST-06), weapon by weapon, barrel by barrel, each hit resolved at once. */
import type { Shot } from '../actions.ts';
import { harm } from '../damage/damage.ts';
import { unitsUnder } from '../geometry/under.ts';
import { fireAtCounter } from '../hidden/searching.ts';
import { finish, type Play, push } from '../play.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { attackOn, circleAt } from './targets.ts';
import { confirmedOn, hitBy } from './to-hit.ts';

type Volley = StepOf<'volley'>;

/** Begins a unit's fire. `inside`: it is within the void shields of what it is aimed at (E1-TMOD-12). */
export function fireWith(
  play: Play,
  unit: number,
  shots: readonly Shot[],
  snap: boolean,
  inside = false,
): void {
  const { table, state, events } = play;
  const used = [...state.units[unit].used, ...shots.map(({ weapon }) => weapon)];
  Object.assign(state.units[unit], { used, ...(snap ? { snapped: true } : { fired: true }) });
  if (!snap) events.push({ kind: 'fires', side: table.units[unit].side, unit });
  push(play, {
    do: 'volley',
    unit,
    snap,
    shots: [...shots],
    now: null,
    barrels: 0,
    left: [],
    follows: false,
    inside,
  });
}

function stands(state: State, target: number): boolean {
  if (target > 0) return state.units[target].where === 'table' && !state.units[target].frozen;
  return state.buildings[-target]?.rubble === false;
}

/** Whom a barrel attacks, so many being left after it: all under its circle (E1-BURST-04), its own target in a spray (E1-TITAN-27). */
function barrelAt(table: Table, state: State, { at, target, spray }: Shot, after: number): number[] {
  if (spray) return [spray[spray.length - 1 - after]];
  return at ? unitsUnder(table, state, circleAt(at)) : [target];
}

/** Takes up the next shot, or the next barrel of the one under way. */
function takeUp(play: Play, step: Volley): void {
  const { table, state, events } = play;
  const { arms } = table.units[step.unit];
  if (state.units[step.unit].where !== 'table') return finish(play, step); // it was under its own circle
  if (step.now && step.barrels > 0) {
    step.barrels--;
    step.left = barrelAt(table, state, step.now, step.barrels);
    return;
  }
  const next = step.shots.shift();
  step.now = next ?? null;
  if (!next) return finish(play, step);
  if (next.counter !== undefined) {
    step.now = null;
    return fireAtCounter(play, step.unit, next);
  }
  const { weapon, barrels } = arms[next.weapon];
  if (stands(state, next.target) || next.spray)
    step.barrels = barrels; // E1-FIRE-07
  else events.push({ kind: 'lost-shot', unit: step.unit, weapon, target: next.target }); // E1-FIRE-05
}

/** One attack; true when the barrel follows at the same target (E1-FOLL-01, E1-FOLL-03). */
function attack(play: Play, { unit, snap, now, follows, inside }: Volley, target: number): boolean {
  const { table, state, dice, events } = play;
  const sum = attackOn(table, state, unit, now!, target, snap, follows);
  if (!sum) return false; // a weapon without a line for what else is under its circle
  const { line, needed } = sum;
  const die = dice.d6();
  const first = hitBy(needed, die);
  const confirm = first === 'confirm' ? dice.d6() : null;
  const hit = first === 'hit' || (confirm !== null && confirm >= confirmedOn(needed));
  const { weapon, mode } = line;
  events.push({ kind: 'shot', unit, weapon, mode, target, needed, die, confirm, hit });
  if (!hit) return false;
  harm(play, target, line, inside && target === now!.target);
  return line.mark === 'F' && stands(state, target); // E1-FOLL-02, E1-FOLL-04, E1-FOLL-05
}

export const volley: StepRule<Volley> = {
  run(play, step) {
    const [target] = step.left;
    if (target === undefined) takeUp(play, step);
    else if (!stands(play.state, target)) {
      step.follows = false;
      step.left.shift();
    } else {
      step.follows = attack(play, step, target);
      if (!step.follows) step.left.shift();
    }
    return false;
  },
};
