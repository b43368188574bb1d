/** What a weapon may be fired at, and what it needs there. */
import { CM, type Disc, squaredDistance, squareOfPoints } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Shot } from '../actions.ts';
import { inHardCover } from '../buildings/hard-cover.ts';
import {
  type InfantryLine,
  infantryLine,
  linesOf,
  modesOf,
  type VehicleLine,
  vehicleLine,
} from '../cards/weapons.ts';
import { footprint, TOUCH } from '../geometry/position.ts';
import { isUnder } from '../geometry/under.ts';
import { orderOfTarget } from '../orders/orders.ts';
import type { State } from '../state.ts';
import type { Arm, Table } from '../table.ts';
import { type Aim, aimAt } from './aim.ts';
import { type Bearing, bandOf, bearing, isWithin, originOf } from './bearing.ts';
import { inArc } from './mounts.ts';
import { look, terrainBetween } from './sight.ts';
import { againstInfantry, againstVehicle, type Modifier, neededScore } from './to-hit.ts';

/** E1-GEO-18, a house value. */
export const BURST = 250;

/**
 * Whether no way of firing a weapon at a unit could be in range, by the middles of the two: nothing of either is farther from its own
 * than `ASIDE` and half of what it measures, and a burst circle reaches its radius farther.
 */
export function isBeyond(table: Table, state: State, id: number, { weapon }: Arm, target: number): boolean {
  const [own, other] = [state.units[id], state.units[target]];
  const [from, to] = [table.units[id].size, table.units[target].size];
  let farthest = 0;
  for (const { short, long } of linesOf(weapon, isStand(table, target)))
    farthest = Math.max(farthest, (long ?? short ?? 0) * CM);
  const reach = farthest + BURST + ASIDE + (from.length + from.width + to.length + to.width) / 2;
  return squareOfPoints(own.x, own.y, other.x, other.y) > reach * reach;
}

/** More than any mount lies beside its unit, and than rounding can move a corner. */
const ASIDE = 100;

/** What an attack of one weapon on one target needs. */
export interface Attack {
  readonly line: VehicleLine | InfantryLine;
  readonly modifiers: readonly Modifier[];
  /** The N of E1-HIT-06. */
  readonly needed: number;
}

export function isStand(table: Table, target: number): boolean {
  return target > 0 && table.units[target].card.is === 'stand';
}

/** The line of the table for the kind of target, each with its own bands (E1-RANGE-04): one kind for a weapon (E1-FIRE-08); stands use that of vehicles against them (E1-INF-14), and so does whoever fires at a building (E1-BLDG-15) or a Titan (E1-TITAN-39). */
export function lineFor(
  table: Table,
  { weapon }: Arm,
  { target, mode }: Shot,
): VehicleLine | InfantryLine | undefined {
  return isStand(table, target) ? infantryLine(weapon, mode ?? null) : vehicleLine(weapon, mode ?? null);
}

export function circleAt([x, y]: readonly [number, number]): Disc {
  return { x, y, radius: BURST };
}

/** E1-COVER-10, E1-COVER-11, E1-INF-07, E1-BLDG-08, E1-RUBB-03: how a target is covered; vehicles know only yes and no (E1-COVER-08). */
export function coverOf(
  table: Table,
  state: State,
  target: number,
  cover: boolean,
): 'none' | 'soft' | 'hard' {
  if (!isStand(table, target)) return cover ? 'soft' : 'none';
  if (inHardCover(state, target)) return 'hard';
  return cover || orderOfTarget(table, state, target) === 'first' ? 'soft' : 'none';
}

/** E1-INF-12, E1-INF-13: the closest enemy stands in a weapon's arc and sight; none where it sees none. */
export function closestStands(table: Table, state: State, firer: Aim, arm: Arm): number[] {
  const origin = originOf(table, state, firer.id, arm);
  const from = origin ? [origin.x, origin.y] : firer.footprints[0];
  const { side } = table.units[firer.id];
  const stands: { id: number; square: number }[] = [];
  for (const unit of state.units) {
    if (!unit || unit.where !== 'table' || unit.frozen) continue; // E1-MISL-16
    if (table.units[unit.id].side === side || !isStand(table, unit.id)) continue;
    const square = squaredDistance(footprint(table, state, unit.id), from);
    // those that touch a stand are equally near
    stands.push({ id: unit.id, square: !origin && square <= TOUCH * TOUCH ? 0 : square });
  }
  stands.sort((a, b) => a.square - b.square || a.id - b.id);
  const sees = (id: number) => bearing(table, state, firer, arm, aimAt(table, state, id)).seen;
  const nearest = stands.find(({ id }) => sees(id))?.square;
  return stands.filter(({ id, square }) => square === nearest && sees(id)).map(({ id }) => id);
}

/** Why one weapon may not be fired so, as far as range, arc, sight and kind of target go. */
export function refuseTarget(table: Table, state: State, id: number, shot: Shot): Refusal | null {
  const arm = table.units[id].arms[shot.weapon];
  const line = lineFor(table, arm, shot);
  if (!line) return refuseLine(table, arm, shot);
  const firer = aimAt(table, state, id);
  const target = aimAt(table, state, shot.target);
  const origin = originOf(table, state, id, arm);
  const bursts = line.mark === 'B' && shot.target > 0;
  if (!bursts && shot.at) return { rule: 'E1-BURST-07', why: 'There is no burst circle to place.' };
  if (bursts && !shot.at) return { rule: 'E1-BURST-01', why: 'Say where the burst circle is placed.' };
  const area = shot.at ? [shot.at] : target.footprints;
  if (!bandOf(line, (n) => isWithin(firer, origin, area, n)))
    return { rule: 'E1-RANGE-02', why: `${nameOf(shot.target)} is out of range.` };
  if (shot.at) {
    const [x, y] = shot.at;
    if (!isUnder(table, state, circleAt(shot.at), shot.target))
      return { rule: 'E1-BURST-01', why: 'The burst circle must cover what is fired at.' };
    if (arm.mount && !inArc(table.units[id], state.units[id], arm.mount, { x, y }))
      return { rule: 'E1-ARC-06', why: 'The centre of the burst circle is not in arc.' };
  }
  const { inArc: isInArc, seen } = bearing(table, state, firer, arm, target);
  if (!shot.at && !isInArc) return { rule: 'E1-ARC-03', why: `${nameOf(shot.target)} is not in arc.` };
  if (!seen && !(shot.at && seesAtAll(table, state, firer, arm, target)))
    return { rule: 'E1-LOS-02', why: `${nameOf(shot.target)} is out of sight.` };
  return null;
}

/** E1-BURST-01: the circle must be in arc, its target in sight only. */
function seesAtAll(table: Table, state: State, firer: Aim, arm: Arm, target: Aim): boolean {
  const from = originOf(table, state, firer.id, arm);
  if (!from) return false;
  const among = terrainBetween(state, [from], target.points);
  return target.points.some((to) => look(table, state, firer, from, target, to, among).open);
}

function refuseLine(table: Table, { weapon }: Arm, { target, mode }: Shot): Refusal {
  const infantry = isStand(table, target);
  const modes = modesOf(weapon, infantry);
  if (modes.length === 0) return { rule: 'E1-FIRE-09', why: 'That weapon can do nothing to it.' };
  if (mode === undefined)
    return { rule: infantry ? 'E1-HIT-11' : 'E1-PLAS-01', why: `Say how: ${modes.join(' or ')}.` };
  return { rule: 'E1-PLAS-01', why: `It cannot be fired ${mode}.` };
}

/** What an attack needs; the shot must be one that may be fired. `target` is one of those under its circle, or what it is fired at. */
export function attackOn(
  table: Table,
  state: State,
  id: number,
  shot: Shot,
  target: number,
  snap: boolean,
  follows = false,
): Attack | null {
  if (target === 0) return null; // a counter: E1-HIDE-15
  const arm = table.units[id].arms[shot.weapon];
  const line = lineFor(table, arm, { ...shot, target });
  if (!line) return null;
  const firer = aimAt(table, state, id);
  const aim = aimAt(table, state, target);
  const origin = originOf(table, state, id, arm);
  const area = shot.at && !shot.spray ? [shot.at] : aim.footprints;
  const band = bandOf(line, (n) => isWithin(firer, origin, area, n)); // E1-BURST-02
  if (!band) return null;
  const seen: Bearing = bearing(table, state, firer, arm, aim);
  const covered = target > 0 && (seen.cover || !seen.seen); // E1-BURST-05
  const cover = target > 0 ? coverOf(table, state, target, covered) : 'none';
  const conditions = { firer: id, target, snap, cover };
  const modifiers =
    'save' in line
      ? againstInfantry(table, state, conditions)
      : againstVehicle(table, state, conditions, line);
  const { elite } = table.detachments[table.units[id].detachment];
  // E1-TMOD-10
  if (state.units[id].titan?.superficial.includes('head'))
    modifiers.push({ what: 'its head is damaged', plus: -1, rule: 'E1-TMOD-10' });
  // E1-ELITE-04, E1-ELITE-05, E1-BURST-08
  if (elite && line.mark !== 'B' && !follows) modifiers.push({ what: 'elite', plus: 1, rule: 'E1-ELITE-04' });
  return { line, modifiers, needed: neededScore(line, band, modifiers) };
}

export function nameOf(target: number): string {
  return target < 0 ? `Building ${-target}` : `Unit ${target}`;
}
