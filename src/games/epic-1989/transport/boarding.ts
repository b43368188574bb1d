/** TRAN: who rides in what, and who may get in. */
import { drafted, type Polygon } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { embark, touches } from '../geometry/position.ts';
import { draftedFootprint, type UnitDraft } from '../movement/draft.ts';
import { orderOf, orderOfUnit, turnUp } from '../orders/orders.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';

/** The stands in a vehicle, of whatever detachments (E1-TRAN-17), in ascending number; they are off the table: no targets, no fire, no part in its fights (E1-TRAN-04, E1-TRAN-19). */
export function passengersOf(units: State['units'], carrier: number): number[] {
  return units.filter((unit) => unit?.where === 'aboard' && unit.carrier === carrier).map(({ id }) => id);
}

/** E1-TRAN-01: how many stands a unit carries. */
export function capacityOf({ units }: Table, id: number): number {
  const { card } = units[id];
  return card.is === 'vehicle' ? card.carries : 0;
}

/** E1-TRAN-02: why a stand whose way ends in this footprint may not board a vehicle there. */
export function refuseBoarding(
  table: Table,
  state: State,
  draft: UnitDraft,
  stand: number,
  footprint: Polygon,
  carrier: number,
): Refusal | null {
  const rule = 'E1-TRAN-02';
  const info = table.units[carrier];
  if (!info || info.card.is !== 'vehicle' || info.side !== table.units[stand].side)
    return { rule, why: `Unit ${carrier} is no vehicle of yours.` };
  if (state.units[carrier].frozen) return { rule: 'E1-MISL-27', why: `Unit ${carrier} is in stasis.` };
  const order = orderOfUnit(table, state, stand);
  if (order !== 'advance' && order !== 'fall-back')
    return { rule, why: `Unit ${stand} boards with advance or fall back orders only.` };
  if (orderOf(state, info.detachment) !== 'first')
    return { rule, why: `Unit ${carrier} has no first fire orders.` };
  if (drafted(draft, stand).landed)
    return { rule: 'E1-TRAN-20', why: `Unit ${stand} has got down this turn.` };
  const there = draftedFootprint(table, state, draft, carrier);
  if (!there || !touches(there, footprint))
    return { rule, why: `Unit ${stand} does not reach unit ${carrier}.` };
  const aboard = state.units.filter((unit) => {
    if (!unit || unit.id === stand) return false;
    const { where, carrier: own, boards } = drafted(draft, unit.id);
    return (where === 'aboard' && own === carrier) || (where === 'table' && boards === carrier);
  });
  if (aboard.length < capacityOf(table, carrier)) return null;
  return { rule: 'E1-TRAN-01', why: `Unit ${carrier} has no room.` };
}

/** E1-TRAN-03: the stand is off the table, and that the vehicle has first fire orders is seen. */
export function board(play: Play, stand: number, carrier: number): void {
  const { table, state, events } = play;
  const unit = state.units[stand];
  const { side } = table.units[stand];
  embark(table, state, unit, carrier);
  Object.assign(unit, { boards: 0, boarded: true });
  events.push({ kind: 'boarded', side, unit: stand, carrier });
  showFirstFire(play, carrier);
}

/** E1-ORD-11: stands getting in or out of it show a vehicle's first fire orders. */
export function showFirstFire(play: Play, carrier: number): void {
  const { detachment, side } = play.table.units[carrier];
  if (!play.state.detachments[detachment].shown) turnUp(play, ({ id }) => id === detachment, [side]);
}
