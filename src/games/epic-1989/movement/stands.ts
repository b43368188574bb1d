/** INF, JUMP: how stands go: along any line (E1-INF-04), cut short by an enemy they charge or by the edge of the table. */
import {
  boxOf,
  change,
  legLength,
  overlaps,
  type Polygon,
  type Pose,
  partWay,
  pathCost,
  type Run,
} from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { shapeOf } from '../geometry/buildings.ts';
import { buildingsUnder, edgesCrossed, isOn } from '../geometry/ground.ts';
import { footprintAt, touches, touchesBuilding } from '../geometry/position.ts';
import { orderOfUnit } from '../orders/orders.ts';
import type { Edge, Order, State, Unit } from '../state.ts';
import type { Table } from '../table.ts';
import { clearLength, leastLength, sweptBy } from './contact.ts';
import { others, putDown, type UnitDraft } from './draft.ts';
import type { UnitGait } from './gait.ts';
import { rateOf } from './limits.ts';

interface StandRun extends Run {
  readonly leaves?: readonly Edge[];
  /** It is cut where it meets an enemy. */
  readonly cut?: boolean;
}

/** E1-GEO-24. */
const MOST_LEGS = 8;

export function standGait(table: Table, state: State): UnitGait {
  const { units } = table;
  const isFoe = (id: number, other: number) => units[id].side !== units[other].side;
  const isVehicle = (id: number) => units[id].card.is === 'vehicle';
  const orderOf = (id: number): Order => orderOfUnit(table, state, id);

  /** E1-JUMP-02: with the two orders that name them. */
  function flies(id: number): boolean {
    const { card } = units[id];
    return card.is === 'stand' && card.jumps && ['charge', 'fall-back'].includes(orderOf(id));
  }

  function foesTouched(draft: UnitDraft, id: number, footprint: Polygon): number[] {
    return others(table, state, draft, id, footprint, 20, (other) => isFoe(id, other))
      .filter((other) => touches(other.footprint, footprint))
      .map((other) => other.id);
  }

  /** E1-INF-08, E1-INF-10: what may not be passed through; friendly stands may. */
  function refuseGround(draft: UnitDraft, id: number, over: Polygon): Refusal | null {
    const under = buildingsUnder(state.buildings, over, boxOf(over));
    if (under.some((number) => !state.buildings[number]!.rubble))
      return { rule: 'E1-INF-08', why: `Unit ${id} cannot walk through a building.` };
    if (flies(id)) return null;
    for (const other of others(table, state, draft, id, over, 0, (one) => isVehicle(one) || isFoe(id, one))) {
      if (!overlaps(other.footprint, over)) continue;
      if (isFoe(id, other.id))
        return { rule: 'E1-INF-10', why: `Unit ${id} may not make contact with unit ${other.id}.` };
      return { rule: 'E1-INF-08', why: `Unit ${id} cannot walk through unit ${other.id}.` };
    }
    return null;
  }

  /** One leg of a path, as far as it goes. */
  function leg(draft: UnitDraft, unit: Unit, pose: Pose, to: readonly [number, number]): StandRun | Refusal {
    const info = units[unit.id];
    const whole = legLength(pose.x, pose.y, to[0], to[1]);
    const at = (s: number): Pose => ({
      ...partWay(pose.x, pose.y, to[0], to[1], s, whole),
      heading: pose.heading,
    });
    let length = whole;
    let leaves: Edge[] | undefined;
    if (!isOn(table, to[0], to[1])) {
      length = leastLength(whole, (s) => !isOn(table, at(s).x, at(s).y)); // E1-INF-11
      leaves = edgesCrossed(table, at(length));
    }
    let cut = false;
    if (orderOf(unit.id) === 'charge' && !flies(unit.id)) {
      const over = sweptBy(info, pose, at(length));
      const foes = others(table, state, draft, unit.id, over, 0, (other) => isFoe(unit.id, other));
      const clear = clearLength(
        info,
        at,
        length,
        foes.map(({ footprint }) => footprint),
      );
      if (clear < length) {
        length = clear;
        leaves = undefined;
        cut = true;
      }
    }
    const end = at(length);
    return (
      refuseGround(draft, unit.id, sweptBy(info, pose, end)) ?? {
        path: [pose.x, pose.y, end.x, end.y],
        heading: pose.heading,
        length,
        ...(leaves && { leaves }),
        ...(cut && { cut }),
      }
    );
  }

  /** What must hold where a path ends. */
  function refuseEnd(draft: UnitDraft, unit: Unit, end: Pose): Refusal | null {
    const { id, begun } = unit;
    const footprint = footprintAt(units[id], end);
    for (const other of others(table, state, draft, id, footprint, 0, () => true))
      if (overlaps(other.footprint, footprint))
        return {
          rule: flies(id) ? 'E1-JUMP-02' : 'E1-INF-08',
          why: `Unit ${id} may not end on unit ${other.id}.`,
        };
    if (orderOf(id) === 'charge') return null;
    const [met] = foesTouched(draft, id, footprint);
    if (met !== undefined)
      return { rule: 'E1-INF-10', why: `Unit ${id} may not make contact with unit ${met}.` };
    const before = footprintAt(units[id], begun);
    for (const [number, building] of state.buildings.entries())
      if (
        building &&
        isHeldBy(state, number, (one) => isFoe(id, one)) &&
        touchesBuilding(building, footprint) &&
        !touchesBuilding(building, before)
      )
        // E1-BLDG-04
        return { rule: 'E1-INF-09', why: `The enemy is in building ${number}: only a charge may reach it.` };
    return null;
  }

  return {
    limits: (_draft, { model }) => rateOf(units[model].card, orderOf(model)),
    begin(draft, { model, way }) {
      const unit = change(draft, model);
      if (!unit.moving) {
        unit.moving = true;
        unit.touched = foesTouched(draft, model, footprintAt(units[model], unit));
        if (unit.touched.length > 0 && orderOf(model) !== 'fall-back')
          return { rule: 'E1-CC-05', why: `Unit ${model} is held by unit ${unit.touched[0]}.` };
      }
      const runs: StandRun[] = [];
      let pose: Pose = { x: unit.x, y: unit.y, heading: unit.heading };
      if (way.filter((drive) => 'to' in drive).length > MOST_LEGS)
        return { rule: 'E1-GEO-24', why: `A path has at most ${MOST_LEGS} legs.` };
      for (const drive of way) {
        if ('face' in drive) {
          pose = { ...pose, heading: drive.face };
          const refused = refuseGround(draft, model, footprintAt(units[model], pose));
          if (refused) return refused;
          runs.push({ path: [pose.x, pose.y], heading: pose.heading, length: 0 });
          continue;
        }
        if (!('to' in drive))
          return { rule: 'E1-INF-04', why: `Unit ${model} walks from point to point: write 40,30;45,33.` };
        const run = leg(draft, unit, pose, drive.to);
        if ('rule' in run) return run;
        runs.push(run);
        pose = { x: run.path[2], y: run.path[3], heading: pose.heading };
        if (run.leaves) return runs;
        if (run.cut) break; // E1-INF-09: its move ends in contact
      }
      if (runs.length === 0) return runs;
      return refuseEnd(draft, unit, pose) ?? runs;
    },
    /** E1-RUBB-02. */
    cost: (_draft, _leg, { path }) => pathCost(path, rubbleOf(state)),
    refuse(draft, { model }, _run, cost, rate) {
      if (change(draft, model).spent + cost <= rate) return null;
      return { rule: 'E1-INF-05', why: `Unit ${model} can go ${rate / 100} cm with this order.` };
    },
    arrive(draft, { model }, run, cost, _rate, ends) {
      const { path, heading, length, leaves } = run as StandRun;
      const unit = change(draft, model);
      putDown(table, draft, unit, { x: path[path.length - 2], y: path[path.length - 1], heading });
      unit.spent += cost;
      unit.gone += length;
      if (ends) unit.moved = true;
      if (ends && leaves) Object.assign(unit, { where: 'left', exits: leaves });
      return null;
    },
  };
}

function rubbleOf({ buildings }: State) {
  return buildings.flatMap((building) => (building?.rubble ? [shapeOf(building).bars] : []));
}

/** Whether one of those is in a building. */
function isHeldBy({ units }: State, number: number, by: (id: number) => boolean): boolean {
  return units.some((unit) => unit?.where === 'table' && unit.building === number && by(unit.id));
}
