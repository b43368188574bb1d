/** E2-TCCW-09: a charging Titan strikes a building it touches. */
import { distanceToArea } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { hitBuilding } from '../buildings/damage.ts';
import { baseAt, isFree } from '../geometry/position.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { isTitan, titanOf } from '../titans/titans.ts';
import { mountsWith } from './fight.ts';

/** E2-TCCW-03, E2-TCCW-06. */
const FISTS = { 'chain-fist': 0, 'power-fist': -4 } as const;

/** Titans that may strike: on Charge, with a fist that fought nobody, beside a building; in id order. */
export function smashers(table: Table, state: State): number[] {
  return state.titans.flatMap((titan) =>
    titan && listSmashes(table, state, titan.model).length > 1 ? [titan.model] : [],
  );
}

function buildingsTouched(table: Table, state: State, id: number): number[] {
  const base = baseAt(table, state, id);
  return state.pieces.flatMap((piece, number) =>
    piece?.construction && distanceToArea(piece.parts, base) === 0 ? [number] : [],
  );
}

/** Each fist at each building, and `smash 0.0 b0` for none. */
export function listSmashes(table: Table, state: State, id: number): Action[] {
  const none: Action = { do: 'smash', model: 0, mount: 0, building: 0 };
  if (!isTitan(table, id) || state.models[id].where !== 'table' || !isFree(state, id)) return [none];
  if (state.units[table.models[id].unit].order !== 'charge') return [none];
  const buildings = buildingsTouched(table, state, id);
  // E2-TCCW-09: a weapon that has fought is not free for a wall
  const mounts = Object.keys(FISTS)
    .flatMap((trait) => mountsWith(table, state, id, trait))
    .filter((mount) => !titanOf(state, id).fists.includes(mount));
  return [
    none,
    ...mounts.flatMap((mount) =>
      buildings.map((building): Action => ({ do: 'smash', model: id, mount, building })),
    ),
  ];
}

export function refuseSmash(table: Table, state: State, action: Action, id: number): Refusal | null {
  if (action.do !== 'smash') return { rule: 'E2-TCCW-09', why: 'Say whether the Titan strikes a building.' };
  const same = (other: Action) =>
    other.do === 'smash' &&
    other.model === action.model &&
    other.mount === action.mount &&
    other.building === action.building;
  return listSmashes(table, state, id).some(same)
    ? null
    : { rule: 'E2-TCCW-09', why: 'A free fist is needed, and a building in contact with the Titan.' };
}

export function smash(play: Play, action: Action & { do: 'smash' }): void {
  if (action.model === 0) return;
  titanOf(play.state, action.model).fists.push(action.mount);
  const { traits } = play.table.models[action.model].weapons[action.mount];
  const fist = (traits as readonly string[]).includes('chain-fist') ? 'chain-fist' : 'power-fist';
  hitBuilding(play, action.building, FISTS[fist]);
}
