/** TMOD, E1-TITAN-06, E1-TITAN-08: how Titans stride: straight ahead and turns on the spot, over whatever is lower than their knees, stomping as they go. */
import {
  boxOf,
  change,
  headingOf,
  overlaps,
  type Polygon,
  type Pose,
  type Run,
  reachedByDisc,
  squaredDistance,
} from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Drive } from '../actions.ts';
import { countsAsInside } from '../buildings/hard-cover.ts';
import type { TitanCard } from '../cards/card.ts';
import { heightOf } from '../geometry/buildings.ts';
import { buildingsUnder, edgesCrossed, isOn } from '../geometry/ground.ts';
import { footprintAt, touches } from '../geometry/position.ts';
import { clearLength, leastLength, poseAfter, sweptBy } from '../movement/contact.ts';
import { draftedFootprint, foesTouched, others, putDown, type UnitDraft } from '../movement/draft.ts';
import type { UnitGait } from '../movement/gait.ts';
import { refuseTurn } from '../movement/limits.ts';
import type { Edge, MoveSegment, State, Unit } from '../state.ts';
import { stasisDiscs } from '../support/stasis.ts';
import type { Table } from '../table.ts';
import { isTitan, legsAt } from './legs.ts';
import { STOMP, strideRate } from './rates.ts';

export interface Stride extends Run {
  readonly direction: number;
  readonly turns?: number;
  readonly leaves?: readonly Edge[];
  /** E1-TITAN-12: whom it stomps here. */
  readonly stomps?: number;
  /** A stomp follows at once, so one question is enough. */
  readonly quiet?: boolean;
}

export function titanGait(table: Table, state: State, segment: MoveSegment): UnitGait {
  const { units } = table;
  const isFoe = (id: number, other: number) => units[id].side !== units[other].side;
  const cardOf = (id: number) => units[id].card as TitanCard;

  /** E1-TITAN-08: higher terrain, and other Titans. */
  function refuseGround(draft: UnitDraft, id: number, over: Polygon): Refusal | null {
    const high = buildingsUnder(state.buildings, over, boxOf(over)).find(
      (number) => heightOf(state.buildings[number]!) >= cardOf(id).knee,
    );
    if (high !== undefined)
      return { rule: 'E1-TITAN-08', why: `Building ${high} is too high for unit ${id}.` };
    for (const other of others(table, state, draft, id, over, 0, (one) => isTitan(table, one)))
      if (overlaps(other.footprint, over))
        return isFoe(id, other.id) && segment !== 'charge'
          ? { rule: 'E1-TMOD-07', why: `Only a charge brings unit ${id} to unit ${other.id}.` }
          : { rule: 'E1-TITAN-08', why: `Unit ${other.id} is in the way of unit ${id}.` };
    return null;
  }

  /** A run, as far as it goes: the edge (E1-TMOD-08) or an enemy Titan that it charges (E1-TMOD-07) may cut it. */
  function straight(
    draft: UnitDraft,
    { id }: Unit,
    pose: Pose,
    way: number,
  ): { run: Stride; cut: boolean } | Refusal {
    const info = units[id];
    const { heading } = pose;
    const at = (s: number) => poseAfter(pose, s, heading);
    const isOff = (s: number) => !isOn(table, at(s).x, at(s).y);
    let length = isOff(way) ? leastLength(way, isOff) : way;
    let leaves = isOff(length) ? edgesCrossed(table, at(length)) : undefined;
    const held = clearLength(info, at, length, [], stasisDiscs(state));
    let cut = held < length; // E1-MISL-16
    if (cut) {
      length = held;
      leaves = undefined;
    }
    if (segment === 'charge') {
      const swept = sweptBy(info, pose, at(length));
      const foes = others(table, state, draft, id, swept, 0, (one) => isTitan(table, one) && isFoe(id, one));
      const clear = clearLength(
        info,
        at,
        length,
        foes.map(({ footprint }) => footprint),
      );
      if (clear < length) {
        cut = true;
        leaves = undefined;
        length = clear;
      }
    }
    const end = at(length);
    const refused = refuseGround(draft, id, sweptBy(info, pose, end));
    if (refused) return refused;
    const run = { path: [pose.x, pose.y, end.x, end.y], heading, length, direction: heading };
    return { run: { ...run, ...(leaves && { leaves }) }, cut };
  }

  /** E1-TITAN-12, E1-TITAN-18: why a unit may not be stomped from here. */
  function refuseStomp(draft: UnitDraft, { id }: Unit, pose: Pose, target: number): Refusal | null {
    const rule = 'E1-TITAN-12';
    const foe = state.units[target];
    if (!foe || !isFoe(id, target)) return { rule, why: `Unit ${target} is no enemy.` };
    if (isTitan(table, target)) return { rule: 'E1-TITAN-18', why: 'Titans are not stomped.' };
    if (foe.frozen) return { rule: 'E1-MISL-16', why: `Unit ${target} is in stasis.` };
    if (foe.where === 'aboard') return { rule: 'E1-TITAN-18', why: `Unit ${target} is aboard a vehicle.` };
    // E1-CCB-10
    const inside = countsAsInside(state, target) ? foe.assaults : foe.building;
    if (inside > 0 && heightOf(state.buildings[inside]!) >= cardOf(id).knee)
      return { rule: 'E1-TITAN-18', why: `Unit ${target} is in a building.` };
    const footprint = draftedFootprint(table, state, draft, target);
    if (footprint && touches(footprint, footprintAt(units[id], pose))) return null;
    return { rule, why: `Unit ${id} does not touch unit ${target} there.` };
  }

  /** E1-TITAN-06, E1-DET-15: legs rest on nothing, nor on whom it would stomp; E1-TMOD-07: only a charge ends in contact; whoever is in it may leave (E1-TMOD-23). */
  function refuseEnd(draft: UnitDraft, unit: Unit, end: Pose): Refusal | null {
    const { id, touched, begun } = unit;
    const rule = 'E1-TITAN-06';
    for (const leg of legsAt(units[id], end)) {
      const [under] = buildingsUnder(state.buildings, leg, boxOf(leg));
      if (under !== undefined) return { rule, why: `A leg of unit ${id} would stand on ${under}.` };
      const [below] = others(table, state, draft, id, leg, 0, () => true).filter(({ footprint }) =>
        overlaps(footprint, leg),
      );
      if (below) return { rule, why: `A leg of unit ${id} would stand on unit ${below.id}.` };
    }
    if (segment === 'charge') return null;
    const base = footprintAt(units[id], end);
    const before = footprintAt(units[id], begun);
    for (const foe of foesTouched(table, state, draft, id, base)) {
      if (!isTitan(table, foe)) continue;
      const there = draftedFootprint(table, state, draft, foe)!;
      // as vehicles (E1-MOVE-09)
      if (!touched.includes(foe) || squaredDistance(base, there) < squaredDistance(before, there))
        return { rule: 'E1-TMOD-07', why: `Only a charge brings unit ${id} to unit ${foe}.` };
    }
    return null;
  }

  function turned(draft: UnitDraft, { id }: Unit, pose: Pose, turn: number, made: number): Stride | Refusal {
    const rule = segment === 'turning' ? 'E1-TMOD-09' : 'E1-TMOD-06';
    const refused = refuseTurn(segment, made, turn, false);
    if (refused) return { ...refused, rule };
    const heading = headingOf(pose.heading + turn);
    const base = footprintAt(units[id], { ...pose, heading });
    if (stasisDiscs(state).some((disc) => reachedByDisc(disc, base)))
      return { rule: 'E1-MISL-16', why: `Unit ${id} cannot turn into a stasis field.` };
    const solid = refuseGround(draft, id, base);
    return solid ?? { path: [pose.x, pose.y], heading, length: 0, direction: heading, turns: 1 };
  }

  /** E1-TITAN-13; one that is gone by then is not stomped, and costs nothing. */
  const costOf = ({ stomps, length }: Stride): number => {
    if (!stomps) return length;
    return state.units[stomps].where === 'table' ? STOMP : 0;
  };

  return {
    limits: (_draft, { model }) => strideRate(table, state, model, segment),
    begin(draft, { model, way, onto }) {
      const unit = change(draft, model);
      if (!unit.moving) {
        unit.moving = true;
        unit.touched = foesTouched(table, state, draft, model, footprintAt(units[model], unit));
      }
      if (onto) return { rule: 'E1-TMOD-06', why: `Unit ${model} goes for nobody: it stomps on its way.` };
      const runs: Stride[] = [];
      let pose: Pose = { x: unit.x, y: unit.y, heading: unit.heading };
      let { turns } = unit;
      for (const [i, drive] of way.entries()) {
        const next: Drive | undefined = way[i + 1];
        const quiet = next && 'stomp' in next;
        if ('stomp' in drive) {
          const refused = refuseStomp(draft, unit, pose, drive.stomp);
          if (refused) return refused;
          const { x, y, heading } = pose;
          runs.push({ path: [x, y], heading, length: 0, direction: heading, stomps: drive.stomp });
        } else if ('turn' in drive) {
          const run = turned(draft, unit, pose, drive.turn, turns);
          if ('rule' in run) return run;
          turns++;
          runs.push(quiet ? { ...run, quiet } : run);
          pose = { ...pose, heading: run.heading };
        } else if ('run' in drive && segment !== 'turning') {
          const found = straight(draft, unit, pose, drive.run);
          if ('rule' in found) return found;
          const { run, cut } = found;
          runs.push(quiet && !cut ? { ...run, quiet } : run);
          pose = { x: run.path[2], y: run.path[3], heading: pose.heading };
          if (run.leaves) return runs;
          if (cut) break;
        } else {
          const rule = segment === 'turning' ? 'E1-TMOD-09' : 'E1-TMOD-06';
          return { rule, why: `Unit ${model} strides in runs, turns and stomps: write f12,r45,!9.` };
        }
      }
      return runs.length === 0 ? runs : (refuseEnd(draft, unit, pose) ?? runs);
    },
    cost: (_draft, _leg, run) => costOf(run as Stride),
    refuse(draft, { model }, run, cost, rate) {
      if (change(draft, model).spent + cost <= rate) return null;
      const { stomps } = run as Stride;
      return {
        rule: stomps ? 'E1-TITAN-13' : 'E1-TMOD-06',
        why: `Unit ${model} can go ${rate / 100} cm${stomps ? ', and each stomp costs 2' : ''}.`,
      };
    },
    arrive(draft, { model }, run, cost, _rate, ends) {
      const { turns = 0, leaves, stomps = 0, path, heading, length } = run as Stride;
      const unit = change(draft, model);
      putDown(table, draft, unit, { x: path[path.length - 2], y: path[path.length - 1], heading });
      unit.spent += cost;
      unit.gone += length;
      unit.turns += turns;
      if (stomps > 0 && cost > 0) unit.stomps = stomps;
      if (ends) unit.moved = true;
      if (ends && leaves) Object.assign(unit, { where: 'left', exits: leaves });
      return null;
    },
  };
}
