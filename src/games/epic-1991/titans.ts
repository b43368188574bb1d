/** TITAN, SHLD: hits on a Titan: shields, the square aimed at, its armour, the damage. */
import { aside, quarterOf } from '../../field/index.ts';
import type { Refusal } from '../../kernel/contract.ts';
import type { Action } from './actions.ts';
import { finish, type Play, push } from './play.ts';
import { type Face, HIT_GRIDS, type HitGrid, LOCATIONS, type Location } from './sheets/titan-card.ts';
import { MOUNTS } from './sheets/titan-weapons.ts';
import { foeOf, type Side, type Spot, type State, type Titan } from './state.ts';
import type { StepOf, StepRule, TitanHit } from './steps.ts';
import type { Table } from './table.ts';
import { damage } from './titan-damage.ts';

type TitanStep = StepOf<'titan'>;

export function isTitan(table: Table, id: number): boolean {
  return table.models[id].row.size === 'TITAN';
}

export function titanOf(state: State, id: number): Titan {
  return state.titans[state.models[id].titan];
}

/** A shot, or anything that hits 'as from any shot' (E2-TITAN-16): bolts and barrages, too, meet the shields (E2-SHLD-09). */
export function plainHit(from: Spot, mod: number, bonus = 0): TitanHit {
  return { x: from.x, y: from.y, mod, bonus, shielded: true, saved: true };
}

/** Hits on their way to a Titan. `aimer`: the firer; without one the opponent of the owner aims (E2-TITAN-16). */
export function hitTitan(play: Play, id: number, hits: TitanHit[], aimer?: Side): void {
  push(play, { do: 'titan', model: id, hits, aimer: aimer ?? foeOf(play.table.models[id].side) });
}

/** E2-TITAN-14: the grid that faces a source; the Titan's own middle is in front. */
export function faceOf(state: State, id: number, from: Spot): Face {
  const titan = state.models[id];
  if (from.x === titan.x && from.y === titan.y) return 'front';
  const side = quarterOf(titan, from.x, from.y);
  return side === 'side' ? (aside(titan, from.x, from.y) > 0 ? 'right' : 'left') : side;
}

/** E2-TITAN-07: what a square holds now; null when it is empty or its weapon is destroyed. */
export function squareAt(state: State, id: number, grid: HitGrid, column: number, row: number) {
  const square = grid[row - 1]?.[column - 1] ?? null;
  return square && !isDestroyed(titanOf(state, id), square.location) ? square : null;
}

/** E2-TCARD-08: a destroyed weapon is no location any more. A spent missile's mount still is one. */
export function isDestroyed(titan: Titan, location: Location): boolean {
  return titan.damage[LOCATIONS.indexOf(location)].effects.some(
    ({ effect }) => effect === 'weapon-destroyed' || effect === 'blown-off' || effect === 'flashback',
  );
}

/** E2-TWPN-16: whether the weapon on a mount can be used. */
export function weaponWorks(titan: Titan, mount: number): boolean {
  return !titan.lost[mount] && titan.damage[LOCATIONS.indexOf(MOUNTS[mount])].effects.length === 0;
}

export const titan: StepRule<TitanStep> = {
  run(play, step) {
    const { state, events } = play;
    while (step.hits.length > 0 && state.models[step.model].where === 'table') {
      const it = titanOf(state, step.model);
      if (!step.hits[0].shielded || it.shields === 0) return true;
      it.shields--; // E2-SHLD-02, E2-SHLD-03
      step.hits.shift();
      events.push({ kind: 'shield-down', model: step.model, left: it.shields });
    }
    finish(play, step); // E2-TITAN-13: what is left of the volley is lost
    return false;
  },
  asks: (_table, _state, step) => [{ seat: step.aimer, kind: 'aim', rule: 'E2-TITAN-03', unit: step.model }],
  refuse(_table, state, _seat, action, step): Refusal | null {
    if (action.do !== 'aim') return { rule: 'E2-TITAN-03', why: 'Say which part of the Titan you aim at.' };
    const grid = HIT_GRIDS[faceOf(state, step.model, step.hits[0])];
    return squareAt(state, step.model, grid, action.column, action.row)
      ? null
      : { rule: 'E2-TITAN-03', why: 'There is nothing to aim at in that square.' };
  },
  list(_table, state, _seat, step) {
    const grid = HIT_GRIDS[faceOf(state, step.model, step.hits[0])];
    const actions: Action[] = [];
    for (let row = 1; row <= 5; row++)
      for (let column = 1; column <= 3; column++)
        if (squareAt(state, step.model, grid, column, row)) actions.push({ do: 'aim', column, row });
    return actions;
  },
  answer(play, _seat, action, step) {
    if (action.do !== 'aim') return;
    const { state, dice, events } = play;
    const aimed = step.hits.shift()!;
    const face = faceOf(state, step.model, aimed);
    const across = dice.d6();
    const sideways = dice.d6();
    // E2-TITAN-03: one face each way, four blank
    const row = action.row + (across === 1 ? -1 : across === 6 ? 1 : 0);
    const column = action.column + (sideways === 1 ? -1 : sideways === 6 ? 1 : 0);
    const square = squareAt(state, step.model, HIT_GRIDS[face], column, row);
    const location = square ? LOCATIONS.indexOf(square.location) : null;
    events.push({
      kind: 'aimed',
      model: step.model,
      grid: face,
      column,
      row,
      dice: [across, sideways],
      location,
    });
    if (!square || location === null) return; // E2-TITAN-04
    if (aimed.saved) {
      const die = dice.d6();
      const saved = die + aimed.mod >= square.save; // E2-TITAN-05
      events.push({
        kind: 'armour',
        model: step.model,
        location,
        die,
        needed: square.save,
        mod: aimed.mod,
        saved,
      });
      if (saved) return;
    }
    damage(play, step.model, square.location, aimed.bonus);
  },
};
