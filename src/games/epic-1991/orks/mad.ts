/** MAD: what comes over the Mad Boyz. */

import { along } from '../../../field/index.ts';
import { barrageStep } from '../barrages/barrage.ts';
import { gap, isInPlay, nearModels } from '../geometry/position.ts';
import { type Play, push, roll, rollDirection, sum } from '../play.ts';
import { blast } from '../saves/blast.ts';
import { destroy, living } from '../saves/casualties.ts';
import {
  BULLETPROOF,
  CHANT,
  DISTRACTED,
  FLEES,
  FURY,
  GRENADES,
  HIDES,
  PLAYS_DEAD,
  QUARREL,
  SHOOTS,
  TANK_HUNTERS,
} from './mad-chart.ts';
import { charge } from './weirdboy.ts';

/** 25 cm. */
const CHANT_REACH = 2500;

/** E2-MAD-05, E2-MAD-18: one roll; what lasted from the roll before is over. */
export function madRoll(play: Play, unit: number): void {
  const { table, state, dice, events } = play;
  if (living(table, state, unit).length === 0) return;
  const dies = roll(dice, 2);
  const result = sum(dies);
  const it = state.units[unit];
  events.push({ kind: 'mad', unit, dice: dies, result });
  it.mad = LASTS.includes(result) ? result : 0;
  it.madOn = state.turn;
  it.frenzy = 0;
  if (result === TANK_HUNTERS) it.order = 'charge'; // E2-MAD-18
  if (result === FLEES) vanish(play, unit, 'fled');
  else if (result === GRENADES) throwGrenade(play, unit);
  else if (result === SHOOTS) shoot(play, unit);
  else if (result === CHANT) chant(play, unit);
}

/** Results that change what the mob is or does until the next roll, or for the turn (7 and 8). */
const LASTS: readonly number[] = [
  DISTRACTED,
  PLAYS_DEAD,
  HIDES,
  QUARREL,
  SHOOTS,
  BULLETPROOF,
  FURY,
  TANK_HUNTERS,
];

/** Results 7 and 8 are over with the turn. */
export function calmDown({ state }: Play): void {
  for (const unit of state.units) {
    if (!unit || (unit.mad !== QUARREL && unit.mad !== SHOOTS)) continue;
    unit.mad = 0;
    unit.frenzy = 0;
  }
}

/** E2-MAD-15: removal by results 2 and 12 calls for no more rolls, as nobody is left to roll for. */
function vanish(play: Play, unit: number, how: string): void {
  for (const id of living(play.table, play.state, unit)) destroy(play, id, how);
}

/** E2-MAD-07. */
function throwGrenade(play: Play, unit: number): void {
  const { table, state, dice, events } = play;
  const stands = living(table, state, unit).filter((id) => state.models[id].where === 'table');
  if (stands.length === 0) return;
  const thrower = stands[dice.draw(stands.map(() => 1))];
  const distance = dice.d6();
  const direction = rollDirection(dice);
  const points = dice.d6();
  const at = along(state.models[thrower], (distance + 3) * 100, direction);
  events.push({ kind: 'grenade', unit, model: thrower, dice: [distance, points], direction, ...at });
  push(play, barrageStep(play, at.x, at.y, points, 0, [thrower]));
}

/** E2-MAD-09: a further round of fire at the nearest enemy: at once if it has fired, else twice when it does. */
function shoot(play: Play, unit: number): void {
  const it = play.state.units[unit];
  if (it.fired)
    push(play, {
      do: 'frenzy',
      unit,
      left: living(play.table, play.state, unit).filter((id) => play.state.models[id].where === 'table'),
    });
  else it.frenzy = 1;
}

/** E2-MAD-12, E2-MAD-17. */
function chant(play: Play, unit: number): void {
  const { table, state, dice, events } = play;
  const stands = living(table, state, unit);
  const { side } = table.units[unit];
  const towers = table.models
    .filter(
      (info) => info?.side === side && info.traits.includes('weirdboy') && isInPlay(state.models[info.id]),
    )
    .map(({ id }) => ({ id, gap: Math.min(...stands.map((stand) => gap(table, state, stand, id))) }))
    .filter((tower) => tower.gap <= CHANT_REACH)
    .sort((a, b) => a.gap - b.gap);
  if (towers.length > 0) {
    const nearest = towers.filter((tower) => tower.gap === towers[0].gap).map(({ id }) => id);
    const dies = roll(dice, 4);
    events.push({ kind: 'chant', unit, dice: dies });
    if (nearest.length > 1)
      push(play, { do: 'tie', side, models: nearest, energy: sum(dies), shooter: 0, mob: 0 });
    else charge(play, nearest[0], sum(dies));
    return;
  }
  const near = new Set(stands.flatMap((stand) => nearModels(table, state, stand, CHANT_REACH)));
  events.push({ kind: 'explodes', model: stands[0], what: 'mob', dice: [] });
  vanish(play, unit, 'exploded');
  const struck = [...near].sort((a, b) => a - b).filter((id) => state.models[id].where === 'table');
  blast(play, state.models[stands[0]], struck, 0, 'psychic shock');
}
