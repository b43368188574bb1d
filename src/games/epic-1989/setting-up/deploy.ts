/** E1-SETUP-07, E1-SETUP-08: the First Player sets up his whole force, then the other. */
import { type Area, type Box, overlaps, type Polygon, type Pose } from '../../../field/index.ts';
import type { Action, Placement } from '../actions.ts';
import { isChain } from '../formation/formation.ts';
import { footprintAt } from '../geometry/position.ts';
import { finish, inOrder, seatOf } from '../play.ts';
import type { Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { capacityOf } from '../transport/boarding.ts';
import { forceOf, refuseDeploy, setUp } from './placing.ts';
import { fitsIn, posesIn, zoneOf } from './zones.ts';

type DeployStep = StepOf<'deploy'>;

/** The first stands of each detachment lead it. */
function withCommanders(table: Table, units: readonly Placement[]): Placement[] {
  return units.map((one) => {
    const { commanders, units: members } = table.detachments[table.units[one.unit].detachment];
    return members.indexOf(one.unit) < commanders ? { ...one, commander: true } : one;
  });
}

/** Facing the other edge. */
const FACING = { north: 180, south: 0, east: 270, west: 90 } as const;
/** How far the units of a detachment are set apart, and detachments begin from one another. */
const APART = 350;

/** A force in ranks, detachment by detachment, beginning somewhere along its edge. */
function ranks(table: Table, state: State, side: Side, zone: Box, from: number): Placement[] | null {
  const heading = FACING[state.edges![side]];
  const taken: Polygon[] = [];
  const out: Placement[] = [];
  for (const detachment of table.detachments) {
    if (detachment?.side !== side) continue;
    const own: Area[] = [];
    for (const id of detachment.units) {
      const info = table.units[id];
      const pose = firstFree(posesFrom(info.card.is === 'stand' ? 0 : heading, zone, from), (one) => {
        const polygon = footprintAt(info, one);
        if (taken.some((other) => overlaps(other, polygon))) return false;
        if (own.length > 0 && !isChain([...own, [polygon]])) return false;
        return fitsIn(table, state, info, one, zone);
      });
      if (!pose) return null;
      const polygon = footprintAt(info, pose);
      own.push([polygon]);
      taken.push(polygon);
      out.push({ unit: id, ...pose });
    }
  }
  return out;
}

/** Places in a zone, row by row, columns beginning at `from`. */
function* posesFrom(heading: number, [west, south, east, north]: Box, from: number): Generator<Pose> {
  const across = Math.max(1, Math.floor((east - west) / APART));
  const deep = Math.max(1, Math.floor((north - south) / APART));
  for (let i = 0; i < across * deep; i++) {
    const [long, short] =
      across >= deep ? [Math.floor(i / deep), i % deep] : [i % across, Math.floor(i / across)];
    const column = across >= deep ? (long + Math.floor(from * across)) % across : long;
    const row = across >= deep ? short : (short + Math.floor(from * deep)) % deep;
    yield {
      x: west + column * APART + APART / 2,
      y: south + row * APART + APART / 2,
      heading,
    };
  }
}

function firstFree(poses: Iterable<Pose>, isFree: (pose: Pose) => boolean): Pose | null {
  for (const pose of poses) if (isFree(pose)) return pose;
  return null;
}

/** Anywhere at all, unit by unit: where ranks do not fit. */
function anyhow(table: Table, state: State, side: Side, zone: Box): Placement[] | null {
  const taken: Polygon[] = [];
  const out: Placement[] = [];
  for (const detachment of table.detachments) {
    if (detachment?.side !== side) continue;
    const own: Area[] = [];
    for (const id of detachment.units) {
      const info = table.units[id];
      const pose = firstFree(posesIn(info, zone), (one) => {
        const polygon = footprintAt(info, one);
        if (taken.some((other) => overlaps(other, polygon))) return false;
        return (own.length === 0 || isChain([...own, [polygon]])) && fitsIn(table, state, info, one, zone);
      });
      if (!pose) return null;
      const polygon = footprintAt(info, pose);
      own.push([polygon]);
      taken.push(polygon);
      out.push({ unit: id, ...pose });
    }
  }
  return out;
}

/** The same, with as many stands as there is room for in vehicles, in the order of the lists (E1-SETUP-15). */
function riding(table: Table, side: Side, units: readonly Placement[]): Placement[] {
  const seats = forceOf(table, side).flatMap((id) => Array.from({ length: capacityOf(table, id) }, () => id));
  return units.map((one) => {
    if (table.units[one.unit].card.is !== 'stand' || seats.length === 0) return one;
    return { unit: one.unit, carrier: seats.shift()! };
  });
}

function deployOffers(table: Table, state: State, side: Side): Action[] {
  const zone = zoneOf(table, state, side);
  const ranked = [0, 0.25, 0.5, 0.75].map((from) => ranks(table, state, side, zone, from));
  const found = ranked.filter((units) => units !== null);
  const open =
    found.length > 0 ? found : [anyhow(table, state, side, zone)].filter((units) => units !== null);
  const ridden = open.slice(0, 2).map((units) => riding(table, side, units));
  return [...open, ...ridden.filter((units) => units.some((one) => 'carrier' in one))]
    .map((units) => withCommanders(table, units))
    .filter((units) => refuseDeploy(table, state, side, units) === null)
    .map((units) => ({ do: 'deploy', units }));
}

export const deploy: StepRule<DeployStep> = {
  run(play, step) {
    step.left ??= [...inOrder(play.state)];
    if (step.left.length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['deploy'],
  asks: (_table, state, step) => [
    { seat: seatOf(state, step.left![0]), kind: 'deploy', rule: 'E1-SETUP-08', sample: true },
  ],
  refuse: (table, state, _seat, action, step) =>
    action.do === 'deploy' ? refuseDeploy(table, state, step.left![0], action.units) : null,
  list: (table, state, _seat, step) => deployOffers(table, state, step.left![0]),
  answer(play, _seat, action, step) {
    if (action.do !== 'deploy') return;
    const { table, state, events } = play;
    for (const one of action.units) setUp(table, state, one);
    const side = step.left!.shift()!;
    events.push({ kind: 'deployed', side, units: action.units });
  },
};
