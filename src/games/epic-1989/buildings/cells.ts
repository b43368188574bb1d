/** E1-BLDG-01 to E1-BLDG-05: going into a building, and from cell to cell. */
import { drafted, type Pose } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { kindNamed } from '../geometry/buildings.ts';
import { footprintAt, touchesBuilding } from '../geometry/position.ts';
import type { UnitDraft } from '../movement/draft.ts';
import { orderOfUnit } from '../orders/orders.ts';
import type { State, Unit } from '../state.ts';
import { isFrozenBuilding } from '../support/stasis.ts';
import type { Table } from '../table.ts';
import { assaultersOf, isHeldByFoe } from './sieges.ts';

/** The cells of a building that nobody is in, as drafted. */
export function cellsLeft(state: State, draft: UnitDraft, building: number): number[] {
  const standing = state.buildings[building];
  if (!standing || standing.rubble) return [];
  const taken = new Set(
    state.units.flatMap((unit) => {
      if (!unit) return [];
      const { where, building: own, cell } = drafted(draft, unit.id);
      return where === 'table' && own === building ? [cell] : [];
    }),
  );
  return kindNamed(standing.kind)
    .plan.map((_, cell) => cell)
    .filter((cell) => !taken.has(cell));
}

/** Why a stand may not go into a cell, as no vehicle does (E1-BLDG-21), which is its whole move (E1-BLDG-03). */
export function refuseCell(
  table: Table,
  state: State,
  draft: UnitDraft,
  unit: Unit,
  building: number,
  cell: number,
): Refusal | null {
  const there = state.buildings[building];
  const order = orderOfUnit(table, state, unit.id);
  if (order !== 'advance' && order !== 'charge')
    return {
      rule: 'E1-BLDG-02',
      why: `Unit ${unit.id} goes into a cell with advance or charge orders only.`,
    };
  if (isFrozenBuilding(state, building))
    return { rule: 'E1-MISL-27', why: `Building ${building} is in stasis.` };
  if (unit.building === 0) {
    if (!there || there.rubble || !touchedAtStart(table, unit, there))
      return {
        rule: 'E1-BLDG-02',
        why: `Unit ${unit.id} did not touch building ${building} when movement began.`,
      };
    if (isHeldByFoe(table, state, unit.id, building))
      return { rule: 'E1-BLDG-02', why: `The enemy is in building ${building}.` };
    if (assaultersOf(state, building).length > 0)
      return { rule: 'E1-CCB-11', why: `Building ${building} is under assault.` };
  } else if (unit.building !== building)
    return { rule: 'E1-BLDG-05', why: `Unit ${unit.id} is in building ${unit.building}.` };
  if (cellsLeft(state, draft, building).includes(cell)) return null;
  return { rule: 'E1-BLDG-01', why: `There is no free cell ${cell} in building ${building}.` };
}

/** E1-BLDG-07: whoever was elsewhere when the phase began has not. */
function touchedAtStart(table: Table, unit: Unit, building: Parameters<typeof touchesBuilding>[0]): boolean {
  const { x, y, heading, begun, landed } = unit;
  if (landed || x !== begun.x || y !== begun.y || heading !== begun.heading) return false;
  return touchesBuilding(building, footprintAt(table.units[unit.id], begun as Pose));
}
