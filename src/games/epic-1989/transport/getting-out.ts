/** E1-TRAN-10, E1-TRAN-12, E1-TRAN-22, E1-BLDG-06: where a stand is put that gets out of something. */
import {
  type Area,
  boxOf,
  grown,
  overlaps,
  type Polygon,
  type Pose,
  reachedByDisc,
} from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { isHeldByFoe } from '../buildings/sieges.ts';
import { buildingsUnder, isOn, piecesNear } from '../geometry/ground.ts';
import { footprintAt, touches, touchesBuilding } from '../geometry/position.ts';
import { foesTouched, others, type UnitDraft } from '../movement/draft.ts';
import { orderOfUnit } from '../orders/orders.ts';
import type { State } from '../state.ts';
import { stasisDiscs } from '../support/stasis.ts';
import type { Table } from '../table.ts';

/** What a stand gets out of, where that is then; the vehicle it is; whoever was put down on the way; the rule of the spot. */
interface Exit {
  readonly from: Area;
  readonly carrier?: number;
  readonly taken?: readonly Polygon[];
  readonly rule: string;
}

/** Whether a stand could be in a pose at all: on the table, off buildings and all others. */
export function isFreeSpot(
  table: Table,
  state: State,
  draft: UnitDraft,
  stand: number,
  pose: Pose,
  taken: readonly Polygon[] = [],
  carrier = 0,
): boolean {
  const footprint = footprintAt(table.units[stand], pose);
  if (!isOn(table, pose.x, pose.y)) return false;
  if (stasisDiscs(state).some((disc) => reachedByDisc(disc, footprint))) return false;
  const under = buildingsUnder(state.buildings, footprint, boxOf(footprint));
  if (under.some((number) => !state.buildings[number]!.rubble)) return false;
  if (taken.some((other) => overlaps(other, footprint))) return false;
  return !others(table, state, draft, stand, footprint, 0, (one) => one !== carrier).some((other) =>
    overlaps(other.footprint, footprint),
  );
}

/** The enemies a stand would touch in a pose. */
export function foesAt(table: Table, state: State, draft: UnitDraft, stand: number, pose: Pose): number[] {
  return foesTouched(table, state, draft, stand, footprintAt(table.units[stand], pose));
}

/** Why a stand may not get out there. */
export function refuseSpot(
  table: Table,
  state: State,
  draft: UnitDraft,
  stand: number,
  pose: Pose,
  { from, carrier, taken = [], rule }: Exit,
): Refusal | null {
  const footprint = footprintAt(table.units[stand], pose);
  if (!from.some((polygon) => touches(polygon, footprint)))
    return { rule, why: `Unit ${stand} must be put down touching what it gets out of.` };
  if (stasisDiscs(state).some((disc) => reachedByDisc(disc, footprint)))
    return { rule: 'E1-MISL-27', why: `Unit ${stand} cannot be put down in a stasis field.` };
  const inTheWay = [...taken, ...from];
  if (!isFreeSpot(table, state, draft, stand, pose, inTheWay, carrier))
    return { rule, why: `Unit ${stand} has no room there.` };
  if (orderOfUnit(table, state, stand) === 'charge') return null;
  const [foe] = foesAt(table, state, draft, stand, pose);
  if (foe !== undefined)
    return { rule: 'E1-TRAN-12', why: `Unit ${stand} may not be put down touching unit ${foe}.` };
  const [held] = heldBuildings(table, state, stand, footprint);
  if (held !== undefined)
    return { rule: 'E1-BLDG-04', why: `The enemy is in building ${held}: only a charge may reach it.` };
  return null;
}

/** The buildings a footprint touches that the enemy of a unit holds. */
export function heldBuildings(table: Table, state: State, id: number, footprint: Polygon): number[] {
  return piecesNear(state.buildings, grown(boxOf(footprint), NEAR))
    .filter(
      ({ number, building }) =>
        !building.rubble && touchesBuilding(building, footprint) && isHeldByFoe(table, state, id, number),
    )
    .map(({ number }) => number);
}

/** More than a touch. */
const NEAR = 20;
