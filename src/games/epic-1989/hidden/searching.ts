/** E1-HIDE-14 to E1-HIDE-16, E1-HIDE-20: fire at a counter, and barrages that come down on one. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Shot } from '../actions.ts';
import { infantryLine, modesOf } from '../cards/weapons.ts';
import { type Aim, aimAt } from '../firing/aim.ts';
import { bandOf, isWithin, originOf } from '../firing/bearing.ts';
import { inArc, mountPoint } from '../firing/mounts.ts';
import { look, terrainBetween } from '../firing/sight.ts';
import { confirmedOn } from '../firing/to-hit.ts';
import type { Play } from '../play.ts';
import { foeOf, type State } from '../state.ts';
import type { Table } from '../table.ts';
import { counterNamed, type HiddenCounter, isHeldCounter } from './counters.ts';
import { reveal } from './revealing.ts';

/** Its point, or the building it is in. */
function aimOf(table: Table, state: State, { x, y, building }: HiddenCounter): Aim {
  if (building > 0) return aimAt(table, state, -building);
  return { id: 0, points: [{ x, y }], footprints: [[x, y]], height: 0, touched: [], building: 0, cell: -1 };
}

/** Why a weapon may not be fired at a counter: (B) weapons only, in range, arc and sight. */
export function refuseSearch(table: Table, state: State, id: number, shot: Shot): Refusal | null {
  const info = table.units[id];
  const arm = info.arms[shot.weapon];
  const counter = counterNamed(state, foeOf(info.side), shot.counter!);
  if (!counter || isHeldCounter(state, counter))
    return { rule: 'E1-HIDE-14', why: `There is no counter ${shot.counter} to fire at.` };
  const line = infantryLine(arm.weapon, shot.mode ?? null);
  if (line?.mark !== 'B' || shot.at || shot.spray)
    return {
      rule: 'E1-HIDE-14',
      why: 'Only weapons with a burst circle fire at counters, without placing it.',
    };
  const aim = aimOf(table, state, counter);
  const firer = aimAt(table, state, id);
  const origin = originOf(table, state, id, arm);
  if (!bandOf(line, (n) => isWithin(firer, origin, aim.footprints, n)))
    return { rule: 'E1-RANGE-02', why: `Counter ${counter.number} is out of range.` };
  const unit = state.units[id];
  const points = arm.mount ? aim.points.filter((to) => inArc(info, unit, arm.mount!, to)) : aim.points;
  if (points.length === 0) return { rule: 'E1-ARC-03', why: `Counter ${counter.number} is not in arc.` };
  const from = arm.mount ? [mountPoint(info, unit, arm.mount)] : firer.points;
  const among = terrainBetween(state, from, points);
  const seen = from.some((eye) => points.some((to) => look(table, state, firer, eye, aim, to, among).open));
  return seen ? null : { rule: 'E1-LOS-02', why: `Counter ${counter.number} is out of sight.` };
}

/** Every way a unit could fire one of its weapons at a counter. */
export function searchesOf(table: Table, state: State, id: number, weapon: number): Shot[] {
  const foe = foeOf(table.units[id].side);
  const counters = state.hidden.filter((one) => one.side === foe);
  if (counters.length === 0) return [];
  return counters.flatMap(({ number }) =>
    modesOf(table.units[id].arms[weapon].weapon, true)
      .map((mode): Shot => ({ weapon, target: 0, counter: number, ...(mode && { mode }) }))
      .filter((shot) => refuseSearch(table, state, id, shot) === null),
  );
}

/** E1-HIDE-15: whatever the barrels, range and modifiers. */
export const COUNTER_NEEDED = 9;

/** A roll against a counter; a hit flips it, and what is found may save itself (E1-HIDE-16). */
export function probe(play: Play, counter: HiddenCounter, save: number): void {
  const { dice, events } = play;
  const die = dice.d6();
  const confirm = die === 6 ? dice.d6() : null;
  const hit = confirm !== null && confirm >= confirmedOn(COUNTER_NEEDED);
  const { side, number } = counter;
  events.push({ kind: 'probe', side, number, needed: COUNTER_NEEDED, die, confirm, hit });
  if (hit) reveal(play, counter, { save, mine: null });
}

/** One weapon of a unit's fire. */
export function fireAtCounter(play: Play, id: number, shot: Shot): void {
  const { table, state, events } = play;
  const counter = counterNamed(state, foeOf(table.units[id].side), shot.counter!);
  const { weapon } = table.units[id].arms[shot.weapon];
  if (!counter) {
    events.push({ kind: 'lost-shot', unit: id, weapon, target: 0 });
    return;
  }
  probe(play, counter, infantryLine(weapon, shot.mode ?? null)!.save);
}
