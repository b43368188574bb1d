/** MOVE: how vehicles go: straight runs and turns on the spot, cut short by an enemy they ram or by the edge of the table. */
import {
  boxOf,
  change,
  type Gait,
  grown,
  headingOf,
  overlaps,
  type Polygon,
  type Pose,
  reachedByDisc,
  squaredDistance,
} from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Leg } from '../actions.ts';
import { edgesCrossed, isOn, piecesNear } from '../geometry/ground.ts';
import { footprintAt } from '../geometry/position.ts';
import { orderOfUnit } from '../orders/orders.ts';
import { canBeOverrun, overrunCourse } from '../overruns/meetings.ts';
import { refuseRhinoRam } from '../scenarios/convoy.ts';
import type { Edge, MoveSegment, State, Unit } from '../state.ts';
import { stasisDiscs } from '../support/stasis.ts';
import type { Table } from '../table.ts';
import { refuseSpot } from '../transport/getting-out.ts';
import { clearLength, JITTER, leastLength, poseAfter, sweptBy } from './contact.ts';
import { foesTouched, type Other, others, putDown, solids, type UnitDraft } from './draft.ts';
import { isAtStart, rateOf, refuseTurn, turnsUsed } from './limits.ts';
import { type Down, refuseDirection, type VehicleRun } from './runs.ts';

export type UnitGait = Gait<UnitDraft, Leg, number, Refusal>;

/** E1-SNAP-07. */
const CHECKPOINT = 400;

/** Buildings and solid units near somebody's way. */
interface Ground {
  readonly buildings: ReturnType<typeof piecesNear>;
  readonly units: readonly Other[];
}

export function vehicleGait(table: Table, state: State, segment: MoveSegment): UnitGait {
  const { units } = table;
  const isFoe = (id: number, other: number) => units[id].side !== units[other].side;
  const isStand = (id: number) => units[id].card.is === 'stand';
  const rams = segment === 'charge';

  /** What may lie in the way near where a unit drives. */
  function groundAround(draft: UnitDraft, id: number, over: Polygon): Ground {
    // E1-MOVE-15: stands do not block a charge
    const solid = (one: number) => !isStand(one) || (isFoe(id, one) && !rams);
    return {
      buildings: piecesNear(state.buildings, grown(boxOf(over), JITTER)),
      units: solids(table, state, draft, id, over, JITTER, solid),
    };
  }

  /** E1-MOVE-07, E1-MOVE-09: what may not be passed over. */
  function refuseOver({ buildings, units: near }: Ground, id: number, over: Polygon): Refusal | null {
    if (buildings.some(({ shape }) => shape.bars.some((bar) => overlaps(bar, over))))
      return { rule: 'E1-MOVE-07', why: `Unit ${id} cannot drive through buildings or rubble.` };
    for (const other of near) {
      if (!overlaps(other.footprint, over)) continue;
      if (isFoe(id, other.id))
        return { rule: 'E1-MOVE-09', why: `Unit ${id} may not make contact with unit ${other.id}.` };
      return { rule: 'E1-MOVE-07', why: `Unit ${id} cannot drive through unit ${other.id}.` };
    }
    return null;
  }

  function refuseGround(draft: UnitDraft, id: number, over: Polygon): Refusal | null {
    return refuseOver(groundAround(draft, id, over), id, over);
  }

  /** A straight run, as far as it goes: an enemy vehicle or the edge may cut it. */
  function straight(
    draft: UnitDraft,
    unit: Unit,
    pose: Pose,
    way: number,
    backwards: boolean,
    onto: readonly number[],
  ): VehicleRun[] | Refusal {
    const info = units[unit.id];
    // Whoever is in contact may drive away (E1-MOVE-13).
    const direction = headingOf(backwards ? pose.heading + 180 : pose.heading);
    let length = way;
    const goal = poseAfter(pose, length, direction);
    let leaves: Edge[] | undefined;
    if (!isOn(table, goal.x, goal.y)) {
      const outside = (s: number) => {
        const { x, y } = poseAfter(pose, s, direction);
        return !isOn(table, x, y);
      };
      length = leastLength(length, outside);
      leaves = edgesCrossed(table, poseAfter(pose, length, direction));
    }
    const held = clearLength(info, (s) => poseAfter(pose, s, direction), length, [], stasisDiscs(state));
    let stopped = held < length; // E1-MISL-16
    if (stopped) {
      length = held;
      leaves = undefined;
    }
    let ram = false;
    let over = sweptBy(info, pose, poseAfter(pose, length, direction));
    if (rams) {
      const foes = solids(
        table,
        state,
        draft,
        unit.id,
        over,
        0,
        (other) => isFoe(unit.id, other) && !isStand(other),
      );
      const obstacles = foes.map(({ footprint }) => footprint);
      const clear = clearLength(info, (s) => poseAfter(pose, s, direction), length, obstacles);
      if (clear < length) {
        length = clear;
        leaves = undefined;
        stopped = false;
        ram = true;
        over = sweptBy(info, pose, poseAfter(pose, length, direction));
      }
    }
    const at = (s: number) => poseAfter(pose, s, direction);
    const course = rams
      ? overrunCourse(table, state, draft, unit, at, length, over, onto)
      : { length, meetings: [] };
    if (course.length < length) {
      stopped = true;
      length = course.length;
      leaves = undefined;
      ram = false;
      over = sweptBy(info, pose, at(length));
    }
    const ground = groundAround(draft, unit.id, over);
    const refused = refuseOver(ground, unit.id, over) ?? refuseStops(ground, unit, pose, direction, length);
    if (refused) return refused;
    const { heading } = pose;
    const pieces: VehicleRun[] = [];
    let from = 0;
    const goOn = (to: number) => {
      const [a, b] = [at(from), at(to)];
      pieces.push({ path: [a.x, a.y, b.x, b.y], heading, length: to - from, direction, backwards });
      from = to;
    };
    for (const { at: s, stands } of course.meetings) {
      if (s > from) goOn(s);
      pieces.push({ path: [at(s).x, at(s).y], heading, length: 0, direction, meets: stands });
    }
    goOn(length);
    if (leaves || ram || stopped) {
      const last = pieces[pieces.length - 1];
      pieces[pieces.length - 1] = {
        ...last,
        ...(leaves && { leaves }),
        ...(ram && { ram: 0 }),
        ...(stopped && { stopped }),
      };
    }
    return pieces;
  }

  /** Where it may be asked to stop it must be able to stand, as far as solid things go. */
  function refuseStops(
    ground: Ground,
    { id, gone }: Unit,
    pose: Pose,
    direction: number,
    length: number,
  ): Refusal | null {
    if (ground.buildings.length === 0 && ground.units.length === 0) return null;
    for (let s = CHECKPOINT - (gone % CHECKPOINT); s < length; s += CHECKPOINT) {
      const refused = refuseOver(ground, id, footprintAt(units[id], poseAfter(pose, s, direction)));
      if (refused) return refused;
    }
    return null;
  }

  /** E1-RAM-10, E1-RAM-11: whom it rams where its way ends in contact. */
  function ramOf(draft: UnitDraft, unit: Unit, leg: Leg, end: Pose, cut: boolean): number | Refusal {
    const footprint = footprintAt(units[unit.id], end);
    const met = foesTouched(table, state, draft, unit.id, footprint).filter(
      (other) => !isStand(other) && !state.units[other].frozen && (cut || !unit.touched.includes(other)),
    );
    const said = leg.onto?.find((id) => id < 0 || !isStand(id));
    if (said !== undefined && !met.includes(said))
      return { rule: 'E1-RAM-01', why: `Unit ${unit.id} does not reach unit ${said}.` };
    if (met.length > 1 && said === undefined)
      return {
        rule: 'E1-RAM-10',
        why: `Unit ${unit.id} touches ${met.map((id) => `unit ${id}`).join(' and ')}: say which one it rams.`,
      };
    const target = said ?? met[0] ?? 0;
    return refuseRhinoRam(table, state, unit.id, target) ?? target;
  }

  /** Turned on the spot it may not be on anybody but friends and those it has overrun. */
  function refuseTurned(draft: UnitDraft, unit: Unit, over: Polygon, met: readonly number[]): Refusal | null {
    const passed = [...met, ...unit.overran];
    for (const other of others(table, state, draft, unit.id, over, 0, (one) => isFoe(unit.id, one)))
      if (isStand(other.id) && !passed.includes(other.id) && overlaps(other.footprint, over))
        return { rule: 'E1-MOVE-09', why: `Unit ${unit.id} cannot turn onto unit ${other.id}.` };
    if (stasisDiscs(state).some((disc) => reachedByDisc(disc, over)))
      return { rule: 'E1-MISL-16', why: `Unit ${unit.id} cannot turn into a stasis field.` };
    return refuseGround(draft, unit.id, over);
  }

  /** E1-OVER-01: where its way ends touching stands it overruns those that are named, and no others. */
  function withLastOverruns(
    draft: UnitDraft,
    unit: Unit,
    leg: Leg,
    runs: VehicleRun[],
    end: Pose,
    met: readonly number[],
  ): VehicleRun[] | Refusal {
    const named = (leg.onto ?? []).filter((id) => id > 0 && isStand(id) && !met.includes(id));
    if (named.length === 0) return runs;
    const touched = foesTouched(table, state, draft, unit.id, footprintAt(units[unit.id], end)).filter(
      (id) =>
        isStand(id) && !unit.touched.includes(id) && !unit.overran.includes(id) && canBeOverrun(state, id),
    );
    const other = named.find((id) => !touched.includes(id));
    if (other !== undefined)
      return { rule: 'E1-OVER-01', why: `Unit ${unit.id} does not come to overrun unit ${other}.` };
    const { x, y, heading } = end;
    return [...runs, { path: [x, y], heading, length: 0, direction: heading, meets: [...new Set(named)] }];
  }

  /** What must hold where a way ends. */
  function refuseEnd(
    draft: UnitDraft,
    unit: Unit,
    end: Pose,
    landed: readonly Down[],
    met: readonly number[],
  ): Refusal | null {
    const info = units[unit.id];
    const footprint = footprintAt(info, end);
    for (const { stand, pose } of landed)
      if (overlaps(footprintAt(units[stand], pose), footprint))
        return { rule: 'E1-MOVE-08', why: `Unit ${unit.id} may not end on unit ${stand}.` };
    // E1-DET-15, E1-OVER-06: those it overruns neither block nor vanish
    for (const other of solids(table, state, draft, unit.id, footprint, 0, (one) => !met.includes(one)))
      if (overlaps(other.footprint, footprint))
        return { rule: 'E1-MOVE-08', why: `Unit ${unit.id} may not end on unit ${other.id}.` };
    if (rams) return null;
    const touched = foesTouched(table, state, draft, unit.id, footprint);
    if (touched.length === 0) return null;
    const before = footprintAt(info, unit.begun);
    for (const id of touched) {
      const foe = solids(table, state, draft, unit.id, footprint, 20, (other) => other === id);
      const nearer = foe.some(
        (one) => squaredDistance(footprint, one.footprint) < squaredDistance(before, one.footprint),
      );
      if (!unit.touched.includes(id) || nearer)
        return { rule: 'E1-MOVE-09', why: `Unit ${unit.id} may not make contact with unit ${id}.` };
    }
    return null;
  }

  /** E1-TRAN-09: once those of its detachment have moved, whoever is set down after them has no move left. */
  function setDown(draft: UnitDraft, { stand, pose }: Down): void {
    const { followed } = state.detachments[units[stand].detachment];
    const unit = change(draft, stand);
    Object.assign(unit, { where: 'table', carrier: 0, landed: true, moved: followed });
    putDown(table, draft, unit, pose);
  }

  /** E1-TRAN-06, E1-TRAN-08: why a stand may not be set down at this point of the way. */
  function refuseDown(
    draft: UnitDraft,
    { id }: Unit,
    at: Pose,
    down: Down,
    landed: readonly Down[],
  ): Refusal | null {
    const { stand, pose } = down;
    const rule = 'E1-TRAN-06';
    const passenger = state.units[stand];
    if (
      passenger?.where !== 'aboard' ||
      passenger.carrier !== id ||
      landed.some((one) => one.stand === stand)
    )
      return { rule, why: `Unit ${stand} is not aboard unit ${id}.` };
    const order = orderOfUnit(table, state, stand);
    if (segment !== 'advance' || (order !== 'advance' && order !== 'charge'))
      return { rule, why: `Unit ${stand} cannot get down with these orders.` };
    if (passenger.boarded) return { rule: 'E1-TRAN-20', why: `Unit ${stand} has boarded this turn.` };
    return refuseSpot(table, state, draft, stand, pose, {
      from: [footprintAt(units[id], at)],
      carrier: id,
      taken: landed.map((one) => footprintAt(units[one.stand], one.pose)),
      rule: 'E1-TRAN-10',
    });
  }

  return {
    limits: (_draft, leg) => rateOf(units[leg.model].card, segment),
    begin(draft, leg) {
      const unit = change(draft, leg.model);
      if (unit.frozen) return { rule: 'E1-MISL-16', why: `Unit ${unit.id} is in stasis.` };
      if (!unit.moving) {
        unit.moving = true;
        unit.touched = foesTouched(table, state, draft, unit.id, footprintAt(units[unit.id], unit));
      }
      const runs: VehicleRun[] = [];
      let pose: Pose = { x: unit.x, y: unit.y, heading: unit.heading };
      let { turns } = unit;
      let atStart = isAtStart(unit);
      let ram = false;
      const landed: Down[] = [];
      const met: number[] = [];
      for (const drive of leg.way) {
        if ('out' in drive) {
          if (drive.stand === undefined) return { rule: 'E1-TRAN-08', why: 'Say which stand is set down.' };
          const down = { stand: drive.stand, pose: drive.out };
          const refused = refuseDown(draft, unit, pose, down, landed);
          if (refused) return refused;
          landed.push(down);
          const { x, y, heading } = pose;
          runs.push({ path: [x, y], heading, length: 0, direction: heading, down });
          continue;
        }
        // E1-GEO-16: on the spot; only the pose after it counts
        if ('turn' in drive) {
          const refused = refuseTurn(segment, turns, drive.turn, atStart);
          if (refused) return refused;
          pose = { ...pose, heading: headingOf(pose.heading + drive.turn) };
          const solid = refuseTurned(draft, unit, footprintAt(units[unit.id], pose), met);
          if (solid) return solid;
          const used = turnsUsed(segment, atStart);
          turns += used;
          runs.push({
            path: [pose.x, pose.y],
            heading: pose.heading,
            length: 0,
            direction: pose.heading,
            turns: used,
          });
          atStart = false;
          continue;
        }
        if ('to' in drive || 'face' in drive || 'cell' in drive || 'stomp' in drive)
          return { rule: 'E1-MOVE-01', why: `Unit ${unit.id} drives in runs and turns: write f12,r45.` };
        const backwards = 'back' in drive;
        const refused = refuseDirection(segment, unit, runs, backwards);
        if (refused) return refused;
        const length = backwards ? drive.back : drive.run;
        const pieces = straight(draft, unit, pose, length, backwards, leg.onto ?? []);
        if ('rule' in pieces) return pieces;
        atStart = false;
        runs.push(...pieces);
        for (const { meets } of pieces) if (meets) met.push(...meets);
        const last = pieces[pieces.length - 1];
        pose = { x: last.path[2], y: last.path[3], heading: pose.heading };
        ram = last.ram !== undefined;
        if (last.leaves) return runs;
        if (ram || last.stopped) break; // E1-RAM-02
      }
      if (runs.length === 0) return runs;
      const refused = refuseEnd(draft, unit, pose, landed, met);
      if (refused) return refused;
      if (!rams) return runs;
      const rammed = ramOf(draft, unit, leg, pose, ram);
      if (typeof rammed !== 'number') return rammed;
      if (rammed > 0) runs[runs.length - 1] = { ...runs[runs.length - 1], ram: rammed };
      return rammed > 0 ? runs : withLastOverruns(draft, unit, leg, runs, pose, met);
    },
    /** E1-FALL-07; nothing else costs anything (E1-MOVE-14, E1-OVER-11). */
    cost: (_draft, _leg, run) => ((run as VehicleRun).backwards ? 2 * run.length : run.length),
    refuse(draft, leg, _run, cost, rate) {
      const { spent } = change(draft, leg.model);
      if (spent + cost <= rate) return null;
      return { rule: 'E1-MOVE-02', why: `Unit ${leg.model} can go ${rate / 100} cm with this order.` };
    },
    arrive(draft, leg, run, cost, _rate, ends) {
      const { turns = 0, backwards, leaves, ram = 0, meets, down, path, heading, length } = run as VehicleRun;
      const unit = change(draft, leg.model);
      putDown(table, draft, unit, { x: path[path.length - 2], y: path[path.length - 1], heading });
      if (down) setDown(draft, down);
      if (meets) unit.overruns = meets;
      unit.spent += cost;
      unit.gone += length;
      unit.turns += turns;
      unit.backwards ||= backwards ?? false;
      if (!ends) return null;
      unit.moved = true;
      unit.rams = ram;
      if (leaves) Object.assign(unit, { where: 'left', exits: leaves });
      return null;
    },
    place(run, s) {
      const { path, heading, direction } = run as VehicleRun;
      return poseAfter({ x: path[0], y: path[1], heading }, s, direction);
    },
  };
}
