/** INF, JUMP: how stands go: along any line (E1-INF-04), cut short by an enemy they charge or by the edge of the table. */
import {
  type Area,
  boxOf,
  change,
  legLength,
  overlaps,
  type Polygon,
  type Pose,
  partWay,
  pathCost,
  type Run,
  reachedByDisc,
} from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Drive } from '../actions.ts';
import { refuseCell } from '../buildings/cells.ts';
import { besiegedWith, isHeldByFoe } from '../buildings/sieges.ts';
import { shapeOf } from '../geometry/buildings.ts';
import { buildingsUnder, edgesCrossed, isOn } from '../geometry/ground.ts';
import { cellPose, footprintAt } from '../geometry/position.ts';
import { hurries } from '../heroic/heroes.ts';
import { orderOfUnit } from '../orders/orders.ts';
import type { Edge, Order, State, Unit } from '../state.ts';
import { isFrozenBuilding, stasisDiscs } from '../support/stasis.ts';
import type { Table } from '../table.ts';
import { isTitan } from '../titans/legs.ts';
import { refuseBoarding } from '../transport/boarding.ts';
import { foesAt, heldBuildings, refuseSpot } from '../transport/getting-out.ts';
import { clearLength, leastLength, sweptBy } from './contact.ts';
import { draftedFootprint, foesTouched, others, putDown, type UnitDraft } from './draft.ts';
import { hasWings, mayMeet } from './footwork.ts';
import type { UnitGait } from './gait.ts';
import { rateOf } from './limits.ts';

interface StandRun extends Run {
  readonly leaves?: readonly Edge[];
  /** It is cut where it meets an enemy or a stasis field. */
  readonly cut?: boolean;
  /** E1-TRAN-07, E1-BLDG-06: it comes out of its carrier or its building. */
  readonly out?: boolean;
  /** E1-BLDG-03: the cell it goes into; E1-CCB-01: the building it assaults from here. */
  readonly into?: { readonly building: number; readonly cell: number };
  readonly assaults?: number;
  /** E1-TRAN-02: the vehicle it boards here. */
  readonly boards?: number;
}

/** E1-GEO-24. */
const MOST_LEGS = 8;

export function standGait(table: Table, state: State): UnitGait {
  const { units } = table;
  const isFoe = (id: number, other: number) => units[id].side !== units[other].side;
  const isStand = (id: number) => units[id].card.is === 'stand';
  const orderOf = (id: number): Order => orderOfUnit(table, state, id);

  const flies = (id: number) => hasWings(table, state, id);
  const assails = (id: number) => mayMeet(table, state, id);

  /** E1-TITAN-42: whether a Titan has come to stand over it, so that its base does not hold it. */
  function isBeneath(id: number, titan: number): boolean {
    const { landed, begun } = state.units[id];
    return !landed && overlaps(footprintAt(units[id], begun), footprintAt(units[titan], state.units[titan]));
  }

  /** E1-TITAN-10: Titans whose bases are in its way. */
  function basesIn(draft: UnitDraft, id: number, over: Polygon) {
    const bars = (one: number) => isTitan(table, one) && !isBeneath(id, one);
    return others(table, state, draft, id, over, 0, bars).filter(({ footprint }) =>
      overlaps(footprint, over),
    );
  }

  /** E1-INF-08, E1-INF-10: what may not be passed through; friendly stands may. */
  function refuseGround(draft: UnitDraft, id: number, over: Polygon): Refusal | null {
    const under = buildingsUnder(state.buildings, over, boxOf(over));
    if (under.some((number) => !state.buildings[number]!.rubble))
      return { rule: 'E1-INF-08', why: `Unit ${id} cannot walk through a building.` };
    const [base] = basesIn(draft, id, over);
    if (base)
      return {
        rule: flies(id) ? 'E1-TITAN-11' : 'E1-TITAN-10',
        why: `Unit ${id} cannot pass through unit ${base.id}.`,
      };
    if (flies(id)) return null; // E1-JUMP-03
    const solid = (one: number) => !isTitan(table, one) && (!isStand(one) || isFoe(id, one));
    for (const other of others(table, state, draft, id, over, 0, solid)) {
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
    const held = clearLength(info, at, length, [], stasisDiscs(state));
    let cut = held < length; // E1-MISL-16
    if (cut) {
      length = held;
      leaves = undefined;
    }
    if (assails(unit.id)) {
      const over = sweptBy(info, pose, at(length));
      // a flyer is stopped by Titans alone
      const stops = (other: number) =>
        isTitan(table, other) ? orderOf(unit.id) === 'charge' && !isBeneath(unit.id, other) : !flies(unit.id);
      const foes = others(
        table,
        state,
        draft,
        unit.id,
        over,
        0,
        (other) => isFoe(unit.id, other) && stops(other),
      );
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

  /** What must hold where a path ends. Whoever boards there leaves those that held it (E1-TRAN-18). */
  function refuseEnd(draft: UnitDraft, unit: Unit, end: Pose, boards: boolean): Refusal | null {
    const { id, touched } = unit;
    const footprint = footprintAt(units[id], end);
    for (const other of others(table, state, draft, id, footprint, 0, () => true))
      if (overlaps(other.footprint, footprint))
        return {
          rule: isTitan(table, other.id) ? 'E1-TITAN-10' : flies(id) ? 'E1-JUMP-02' : 'E1-INF-08',
          why: `Unit ${id} may not end on unit ${other.id}.`,
        };
    const climbed = foesTouched(table, state, draft, id, footprint).find((foe) => isTitan(table, foe));
    if (climbed !== undefined && orderOf(id) !== 'charge')
      return { rule: 'E1-TITAN-10', why: `Only a charge brings unit ${id} to unit ${climbed}.` };
    if (assails(id)) return null;
    const met = foesTouched(table, state, draft, id, footprint).find(
      (foe) => !boards || !touched.includes(foe),
    );
    if (met !== undefined)
      return { rule: 'E1-INF-10', why: `Unit ${id} may not make contact with unit ${met}.` };
    const held = heldBuildings(table, state, id, footprint).find((number) => !touched.includes(-number));
    if (held !== undefined)
      // E1-BLDG-04
      return { rule: 'E1-INF-09', why: `The enemy is in building ${held}: only a charge may reach it.` };
    return null;
  }

  /** E1-TRAN-07, E1-BLDG-06: the first piece of the way of a stand that is aboard or in a building. */
  function gettingOut(draft: UnitDraft, unit: Unit, first: Drive | undefined): StandRun | Refusal {
    const { building } = unit;
    if (!first || !('out' in first) || first.stand !== undefined)
      return {
        rule: building > 0 ? 'E1-BLDG-06' : 'E1-TRAN-07',
        why: `Say where unit ${unit.id} gets out: write <40,30@0.`,
      };
    const exit =
      building > 0
        ? { from: shapeOf(state.buildings[building]!).bars, rule: 'E1-BLDG-06' }
        : { from: [draftedFootprint(table, state, draft, unit.carrier)!], rule: 'E1-TRAN-10' };
    const refused = refuseSpot(table, state, draft, unit.id, first.out, exit);
    const { x, y, heading } = first.out;
    return refused ?? { path: [x, y], heading, length: 0, out: true };
  }

  /** What a stand does where its way ends. */
  function ended(
    draft: UnitDraft,
    unit: Unit,
    runs: StandRun[],
    end: Pose,
    onto: readonly number[] | undefined,
  ): StandRun[] | Refusal {
    if (runs.length > 0) {
      const refused = refuseEnd(draft, unit, end, onto !== undefined);
      if (refused) return refused;
    }
    if (!onto) return runs;
    const { x, y, heading } = end;
    const [carrier] = onto;
    if (onto.length > 1) return { rule: 'E1-CCB-02', why: `Unit ${unit.id} goes for one thing only.` };
    const last = runs[runs.length - 1] ?? { path: [x, y], heading, length: 0 };
    const before = runs.slice(0, -1);
    if (carrier < 0) {
      const refused = refuseAssault(unit, end, -carrier);
      return refused ?? [...before, { ...last, assaults: -carrier }];
    }
    const refused = refuseBoarding(table, state, draft, unit.id, footprintAt(units[unit.id], end), carrier);
    return refused ?? [...before, { ...last, boards: carrier }];
  }

  /** E1-BLDG-11, E1-CCB-08: who fights for a building leaves it, or goes to another cell, only to fall back. */
  function refuseBesieged({ id, assaults }: Unit): Refusal | null {
    if (orderOf(id) === 'fall-back' || besiegedWith(state, id).length === 0) return null;
    return assaults > 0
      ? { rule: 'E1-CCB-08', why: `Unit ${id} assaults building ${assaults}.` }
      : { rule: 'E1-BLDG-11', why: `The building of unit ${id} is under assault.` };
  }

  /** E1-CCB-01, E1-CCB-12: why a stand whose way ends here may not assault a building. */
  function refuseAssault({ id }: Unit, end: Pose, number: number): Refusal | null {
    const rule = 'E1-CCB-01';
    if (!assails(id)) return { rule, why: `Unit ${id} has no charge orders.` };
    if (isFrozenBuilding(state, number))
      return { rule: 'E1-MISL-17', why: `Building ${number} is in stasis.` };
    if (heldBuildings(table, state, id, footprintAt(units[id], end)).includes(number)) return null;
    return { rule, why: `Unit ${id} does not come to building ${number} with an enemy in it.` };
  }

  return {
    limits: (_draft, { model }) =>
      rateOf(units[model].card, hurries(table, state, model) ? 'charge' : orderOf(model)),
    begin(draft, { model, way, onto }) {
      const unit = change(draft, model);
      if (unit.frozen) return { rule: 'E1-MISL-16', why: `Unit ${model} is in stasis.` };
      if (!unit.moving) {
        const footprint = footprintAt(units[model], unit);
        const outside = unit.where === 'table';
        const held = outside ? heldBuildings(table, state, model, footprint) : [];
        const stays = refuseBesieged(unit);
        if (stays) return stays;
        unit.moving = true;
        unit.assaults = 0;
        unit.touched = outside ? foesTouched(table, state, draft, model, footprint) : [];
        // E1-FALL-11
        const goes = way.length > 0 || (onto?.[0] ?? 0) > 0; // E1-TRAN-18
        const holder = unit.touched.find((foe) => !isTitan(table, foe)); // E1-TITAN-30
        if (holder !== undefined && orderOf(model) !== 'fall-back' && goes)
          return { rule: 'E1-CC-05', why: `Unit ${model} is held by unit ${holder}.` };
        unit.touched.push(...held.map((number) => -number));
      }
      const runs: StandRun[] = [];
      let pose: Pose = { x: unit.x, y: unit.y, heading: unit.heading };
      if (way.filter((drive) => 'to' in drive).length > MOST_LEGS)
        return { rule: 'E1-GEO-24', why: `A path has at most ${MOST_LEGS} legs.` };
      const [first] = way;
      // E1-SNAP-23: a move, though it covers no ground
      if (first && 'cell' in first) {
        if (way.length > 1 || onto)
          return { rule: 'E1-BLDG-03', why: 'To go into a cell is its whole move.' };
        const refused = refuseCell(table, state, draft, unit, first.building, first.cell);
        if (refused) return refused;
        const { x, y, heading } = cellPose(state.buildings[first.building]!, first.cell);
        return [{ path: [x, y], heading, length: 0, into: first }];
      }
      let rest = way;
      if (unit.where === 'aboard' || (unit.building > 0 && way.length > 0)) {
        const out = gettingOut(draft, unit, way[0]);
        if ('rule' in out) return out;
        runs.push(out);
        pose = { x: out.path[0], y: out.path[1], heading: out.heading };
        rest = way.slice(1);
      }
      for (const drive of rest) {
        if (runs.some(({ out }) => out) && foesAt(table, state, draft, model, pose).length > 0)
          return { rule: 'E1-INF-09', why: `The move of unit ${model} ends in contact.` };
        if ('face' in drive) {
          pose = { ...pose, heading: drive.face };
          const footprint = footprintAt(units[model], pose);
          if (stasisDiscs(state).some((disc) => reachedByDisc(disc, footprint)))
            return { rule: 'E1-MISL-16', why: `Unit ${model} cannot turn into a stasis field.` };
          const refused = refuseGround(draft, model, footprint);
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
        if (run.cut) break; // E1-INF-09, E1-MISL-16: its move ends in contact
      }
      return ended(draft, unit, runs, pose, onto);
    },
    /** E1-RUBB-02. */
    cost: (_draft, _leg, { path }) => pathCost(path, rubbleOf(state)),
    refuse(draft, { model }, _run, cost, rate) {
      if (change(draft, model).spent + cost <= rate) return null;
      return { rule: 'E1-INF-05', why: `Unit ${model} can go ${rate / 100} cm with this order.` };
    },
    arrive(draft, { model }, run, cost, _rate, ends) {
      const { path, heading, length, leaves, out, into, boards = 0, assaults } = run as StandRun;
      const unit = change(draft, model);
      if (out)
        Object.assign(unit, {
          landed: unit.where === 'aboard',
          where: 'table',
          carrier: 0,
          building: 0,
          cell: -1,
        });
      if (into) Object.assign(unit, into);
      putDown(table, draft, unit, { x: path[path.length - 2], y: path[path.length - 1], heading });
      unit.spent += cost;
      unit.gone += length;
      if (ends) Object.assign(unit, { moved: true, boards });
      // E1-CCB-01: not where the last of them has been lost meanwhile
      if (ends && assaults && isHeldByFoe(table, state, model, assaults))
        Object.assign(unit, { assaults, since: state.turn });
      if (ends && leaves) Object.assign(unit, { where: 'left', exits: leaves });
      return null;
    },
  };
}

/** By the list of buildings, which is replaced and never changed. */
const RUBBLE = new WeakMap<State['buildings'], readonly Area[]>();

function rubbleOf({ buildings }: State): readonly Area[] {
  const rubble =
    RUBBLE.get(buildings) ??
    buildings.flatMap((building) => (building?.rubble ? [shapeOf(building).bars] : []));
  RUBBLE.set(buildings, rubble);
  return rubble;
}
