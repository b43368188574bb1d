/** WEIRD: the Battletower's energy. */

import { baseAt, nearPolygon } from '../geometry/position.ts';
import { type Play, roll, sum } from '../play.ts';
import { blast } from '../saves/blast.ts';
import { destroy } from '../saves/casualties.ts';
import type { Weapon } from '../sheets/index.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** 25 cm. */
const REACH = 2500;
const OVERLOAD = 20;

/** E2-WEIRD-01, E2-WEIRD-02, E2-WEIRD-03: what the Orks around it give, for the next turn. */
export function gatherEnergy({ table, state, events }: Play, tower: number): void {
  const { side } = table.models[tower];
  let halves = 0;
  for (const id of nearPolygon(table, state, baseAt(table, state, tower), REACH)) {
    const { side: theirs, unit, row } = table.models[id];
    if (id === tower || theirs !== side || table.units[unit].deck !== 'orks') continue;
    if (row.id === 'gretchin') continue;
    halves += row.size === 'INF' ? 2 : 1;
  }
  const energy = Math.floor(halves / 2);
  state.models[tower].energy = energy; // E2-WEIRD-09: what was left is gone
  events.push({ kind: 'energy', model: tower, energy });
}

/** E2-WEIRD-04: too much of it. */
export function overload(play: Play, tower: number): void {
  const { state, dice, events } = play;
  const { energy, where } = state.models[tower];
  if (where !== 'table' || energy < OVERLOAD) return;
  const die = dice.d6();
  const explodes = die === 6;
  events.push({ kind: 'overload', model: tower, die, explodes });
  if (explodes) explode(play, tower);
}

/** E2-WEIRD-05: energy at once, with the risk at once. */
export function charge(play: Play, tower: number, energy: number): void {
  const model = play.state.models[tower];
  model.energy += energy;
  play.events.push({ kind: 'energy', model: tower, energy: model.energy });
  overload(play, tower);
}

function explode(play: Play, tower: number): void {
  const { table, state, dice, events } = play;
  const dies = roll(dice, 2);
  const near = nearPolygon(table, state, baseAt(table, state, tower), sum(dies) * 100);
  events.push({ kind: 'explodes', model: tower, what: 'tower', dice: dies });
  destroy(play, tower, 'exploded');
  const left = near.filter((id) => state.models[id].where === 'table');
  blast(play, state.models[tower], left, 0, 'tower explosion');
}

/** E2-WEIRD-06: the bolts a tower can fire with the energy it has; null with none. */
export function boltsOf(table: Table, state: State, id: number): Weapon | null {
  if (!table.models[id].traits.includes('weirdboy')) return null;
  const { energy } = state.models[id];
  const row = [...BOLTS].reverse().find(([least]) => energy >= least);
  if (!row) return null; // E2-WEIRD-07
  const [, range, dice, hit, mod] = row;
  return { name: 'Psychic bolts', range: range * 100, dice, hit, mod, traits: [] };
}

/** Energy, range in cm, attack dice, to hit, save modifier. */
const BOLTS: readonly (readonly [number, number, number, number, number])[] = [
  [1, 25, 1, 6, -1],
  [6, 50, 2, 5, -2],
  [11, 75, 3, 4, -3],
  [16, 100, 4, 3, -4],
  [21, 150, 6, 2, -5],
  [26, 200, 8, 2, -5],
];
