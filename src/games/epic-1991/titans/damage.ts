/** TCARD: what damage does to a Titan, and to those around it when it goes down. */
import { along, contains, overlaps, stripAhead } from '../../../field/index.ts';
import { baseAt, nearPolygon, standing } from '../geometry/position.ts';
import { finish, type Play, push, roll, rollDirection, sum } from '../play.ts';
import { blast } from '../saves/blast.ts';
import { destroy } from '../saves/casualties.ts';
import { type DamageEffect, damageOf, LOCATIONS, type Location, withEffect } from '../sheets/titan-card.ts';
import { MOUNTS } from '../sheets/titan-weapons.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { titanOf } from './titans.ts';

/** E2-TITAN-06, E2-TCARD-06: one damage roll. `worst` skips the die (E2-TCCW-05). */
export function damage(play: Play, id: number, location: Location, bonus: number, worst = false): void {
  const { state, dice, events } = play;
  const system = titanOf(state, id).damage[LOCATIONS.indexOf(location)];
  const die = worst ? null : dice.d6();
  const plus = bonus + system.rolls;
  const row = Math.min((die ?? 6) + plus, 6);
  system.rolls++;
  events.push({ kind: 'damage', model: id, location: LOCATIONS.indexOf(location), die, plus, row });
  const found = damageOf(location, row);
  system.effects = withEffect(system.effects, found);
  suffer(play, id, location, found.effect);
}

function suffer(play: Play, id: number, location: Location, effect: DamageEffect): void {
  const titan = titanOf(play.state, id);
  switch (effect) {
    case 'falls':
      return fall(play, id);
    case 'power-lost':
    case 'reactor-danger':
    case 'shields-shut':
    case 'shields-gone':
      titan.shields = 0;
      return;
    case 'reactor-explodes':
      return explode(play, id, 'reactor', 3);
    case 'weapon-destroyed':
      titan.lost[MOUNTS.indexOf(location as (typeof MOUNTS)[number])] = true;
      return;
    case 'blown-off':
    case 'flashback': {
      titan.lost[MOUNTS.indexOf(location as (typeof MOUNTS)[number])] = true;
      if (effect === 'flashback') push(play, { do: 'flashback', model: id });
      return blowOff(play, id);
    }
    case 'overload':
      return overload(play, id);
    case 'shields-explode':
      return explode(play, id, 'shields', 2);
  }
}

/** The last row of the weapon table, once the weapon has come down. */
export const flashback: StepRule<StepOf<'flashback'>> = {
  run(play, step) {
    finish(play, step);
    const id = step.model;
    if (play.state.models[id].where !== 'table') return false;
    const die = play.dice.d6();
    play.events.push({ kind: 'damage-die', model: id, what: 'flashback', die });
    damage(play, id, die <= 3 ? 'reactor' : 'head', 0);
    return false;
  },
};

function overload(play: Play, id: number): void {
  const die = play.dice.d6();
  play.events.push({ kind: 'damage-die', model: id, what: 'overload', die });
  if (die < 5) return explode(play, id, 'shields', 2);
  const titan = titanOf(play.state, id);
  const system = titan.damage[LOCATIONS.indexOf('carapace')];
  titan.shields = 0;
  system.effects = withEffect(system.effects, { effect: 'shields-gone', repairable: false });
}

export function explodeReactor(play: Play, id: number): void {
  explode(play, id, 'reactor', 3);
}

/** E2-TCARD-05, E2-TCARD-13: everybody else within that many cm of its base is hit. */
function explode(play: Play, id: number, what: 'reactor' | 'shields', many: number): void {
  const { table, state, dice, events } = play;
  const dies = roll(dice, many);
  const { x, y } = state.models[id];
  const near = nearPolygon(table, state, baseAt(table, state, id), sum(dies) * 100).filter(
    (other) => other !== id && state.models[other].where === 'table',
  );
  events.push({ kind: 'explodes', model: id, what, dice: dies });
  destroy(play, id, what === 'reactor' ? 'reactor explosion' : 'shield explosion');
  blast(play, { x, y }, near, 0, 'explosion');
}

/** E2-TCARD-11, E2-TITAN-11: the wreck. */
export function fall(play: Play, id: number): void {
  const { table, state, dice, events } = play;
  const { x, y } = state.models[id];
  const direction = rollDirection(dice);
  events.push({ kind: 'titan-falls', model: id, direction });
  const index = standing(table, state);
  const wreck = stripAhead({ x, y }, direction, 600, 800);
  const under = nearPolygon(table, state, wreck, 0).filter((other) => {
    if (other === id || state.models[other].where !== 'table') return false;
    const { row } = table.models[other];
    const model = state.models[other];
    return row.size === 'TITAN' ? overlaps(index.polygons[other]!, wreck) : contains(wreck, model.x, model.y);
  });
  destroy(play, id, 'fell');
  blast(play, { x, y }, under, -3, 'falling Titan');
}

/** E2-TCARD-12. */
function blowOff(play: Play, id: number): void {
  const { table, state, dice, events } = play;
  const direction = rollDirection(dice);
  const dies = roll(dice, 2);
  const at = along(state.models[id], sum(dies) * 100, direction);
  events.push({ kind: 'blown-off', model: id, direction, dice: dies, ...at });
  const struck = nearPolygon(table, state, [at.x, at.y], 0).filter(
    (other) => state.models[other].where === 'table',
  );
  blast(play, at, struck, 0, 'blown-off weapon');
}
