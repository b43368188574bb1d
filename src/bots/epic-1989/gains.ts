/** What speaks for standing somewhere: whom one can shoot at from there, who can shoot back, what the scenario asks for. */
import { COARSE, type Point } from '../../field/index.ts';
import { shapeOf } from '../../games/epic-1989/geometry/buildings.ts';
import { CENTRE } from '../../games/epic-1989/scenarios/cityfight.ts';
import type { Edge, Order } from '../../games/epic-1989/state.ts';
import { combatWorth, overrunWorth } from './clash.ts';
import { type Field, isHidden, type Piece } from './field.ts';
import { cmOf, curveOf } from './guns.ts';

/** Where a unit would be. */
export interface Spot {
  readonly piece: Piece;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  /** In a building, and in which one. */
  readonly building: number;
  /** `aboard`: it rides; `left`: it has gone over the edge of the enemy. */
  readonly where: 'table' | 'aboard' | 'left';
}

/** In hundreds of points. */
export interface Gains {
  readonly shots: number;
  readonly threat: number;
  readonly ground: number;
  readonly fight: number;
}

/** How somebody weighs them. */
export interface Temper {
  readonly shots: number;
  readonly threat: number;
  readonly ground: number;
  readonly fight: number;
  /** What can be fired at in the turn after. */
  readonly later: number;
  /** What is fired after first fire may be too late. */
  readonly late: number;
  /** What it is worth to be nearer. */
  readonly nearer: number;
  /** How surely a unit that moves can still be fired at when all have moved. */
  readonly lasting: number;
}

export const USUAL: Temper = {
  shots: 1,
  threat: 0.9,
  ground: 1,
  fight: 1,
  later: 0.4,
  late: 0.6,
  nearer: 0.005,
  lasting: 0.75,
};

export function sumOf({ shots, threat, ground, fight }: Gains, temper: Temper): number {
  return shots * temper.shots + threat * temper.threat + ground * temper.ground + fight * temper.fight;
}

/** Footprints are nearer than their middles. */
const EDGES = 180;
const HALF_WIDE = 110;

/** First fire comes before all else, a charge after it. */
function earlyIn(order: Order, { late }: Temper): number {
  return order === 'first' ? 1 : order === 'charge' ? late * late : order === 'fall-back' ? 0 : late;
}

export function spotOf(piece: Piece, building: number): Spot {
  const { x, y, heading } = piece;
  return { piece, x, y, heading, building, where: 'table' };
}

export function gainsAt(field: Field, spots: readonly Spot[], order: Order, temper: Temper): Gains {
  let shots = 0;
  let threat = 0;
  let ground = 0;
  const care = 1 / (1 + BOREDOM * Math.max(0, field.state.quiet - PATIENT));
  for (const spot of spots) {
    ground += groundAt(field, spot, temper);
    if (spot.where !== 'table') continue;
    shots += shotsFrom(field, spot, order, temper);
    threat -= threatAt(field, spot, order) * care;
  }
  return { shots, threat, ground, fight: 0 };
}

/** Which side guns bear: 1 right, -1 left, 0 both. */
function sideOf(heading: number, dx: number, dy: number): number {
  const across = (heading + 90) % 360;
  const r = (dx * COARSE.x[across] + dy * COARSE.y[across]) / COARSE.scale;
  return r > HALF_WIDE ? 1 : r < -HALF_WIDE ? -1 : 0;
}

export function shotsFrom(
  field: Field,
  { piece, x, y, heading, building }: Spot,
  order: Order,
  temper: Temper,
): number {
  let [left, right, both, later] = [0, 0, 0, 0];
  for (const foe of field.foes) {
    const dx = foe.x - x;
    const dy = foe.y - y;
    const gap = Math.sqrt(dx * dx + dy * dy) - EDGES;
    if (gap > 7200) continue;
    const cm = cmOf(gap);
    const now = curveOf(piece, foe, order, piece.plus + foe.cover);
    const then = curveOf(piece, foe, 'first', piece.plus + foe.cover);
    if (then.full[cm] === 0 && now.full[cm] === 0) continue;
    const seen = isHidden(field, x, y, foe.x, foe.y) ? 0.1 : 1;
    const worth = foe.worth * seen;
    const side = piece.flanked ? sideOf(heading, dx, dy) : 0;
    if (side === 0) both = Math.max(both, now.full[cm] * worth);
    else if (side > 0) right = Math.max(right, now.side[cm] * worth);
    else left = Math.max(left, now.side[cm] * worth);
    later = Math.max(later, (side === 0 ? then.full[cm] : then.side[cm]) * worth);
  }
  const fired = piece.fired ? 0 : earlyIn(order, temper);
  return Math.max(both, left + right) * fired + temper.later * later + (building > 0 ? 0.02 : 0);
}

function threatAt(field: Field, { piece, x, y, building }: Spot, order: Order): number {
  let sum = 0;
  const cover = building > 0 ? -2 : piece.stand && order === 'first' ? -1 : 0;
  for (const foe of field.foes) {
    const gap = Math.sqrt((foe.x - x) ** 2 + (foe.y - y) ** 2) - EDGES;
    const near = gap - (foe.moved ? 0 : foe.advance * 0.6);
    if (near > 7200) continue;
    const plus = foe.plus + cover;
    const still = curveOf(foe, piece, 'first', plus);
    const going = curveOf(foe, piece, 'advance', plus);
    const alone = foe.flanked && foe.order === 'first' && sideOf(foe.heading, x - foe.x, y - foe.y) !== 0;
    const first = (alone ? still.side : still.full)[cmOf(gap)];
    const advance = going.full[cmOf(near)];
    const fire = foe.order === 'first' ? first : foe.order === null ? 0.5 * first + 0.4 * advance : advance;
    const blow = gap < foe.charge && !foe.moved ? strikes(foe, piece, building > 0) : 0;
    if (fire === 0 && blow === 0) continue;
    const seen = fire > 0 && isHidden(field, foe.x, foe.y, x, y) ? (foe.moved ? 0 : 0.15) : 1;
    const again = foe.fired ? 0.3 : 1;
    sum += (fire * seen * again * piece.worth) / (1 + 0.3 * Math.max(0, foe.marks - 1)) + blow;
  }
  return Math.min(sum, piece.worth * 1.5);
}

/** What a charge of an enemy would cost. */
function strikes(foe: Piece, piece: Piece, inside: boolean): number {
  if (foe.order !== null && foe.order !== 'charge') return 0;
  if (!foe.stand && (inside || !piece.stand)) return 0;
  const worth = foe.stand ? combatWorth(foe, { ...piece, inside }, true) : overrunWorth(foe, piece);
  return worth > 0 ? 0.25 * worth : 0;
}

/** After so many turns in which nothing happened somebody has to dare something (E1-WIN-11). */
const PATIENT = 2;
const BOREDOM = 0.5;

/** Each turn without an event makes everybody less patient (E1-WIN-11). */
function impatience(field: Field): number {
  return 1 + 0.8 * field.state.quiet;
}

function groundAt(field: Field, { piece, x, y, building, where }: Spot, { nearer }: Temper): number {
  const { battle } = field.table;
  const { state, side } = field;
  if (battle.scenario === 'convoy' && side === 'imperial' && piece.card.id === 'rhino') {
    if (where === 'left') return 5;
    return 2.5 * (1 - edgeGap(field, state.edges!.rebel, { x, y }) / 9000);
  }
  if (battle.scenario === 'cityfight' && piece.stand) {
    if (building === CENTRE) return 4;
    const { box } = shapeOf(state.buildings[CENTRE]!);
    const gap = Math.sqrt((x - (box[0] + box[2]) / 2) ** 2 + (y - (box[1] + box[3]) / 2) ** 2);
    return -0.03 * (gap / 100) * impatience(field);
  }
  let least = Number.POSITIVE_INFINITY;
  for (const foe of field.foes) least = Math.min(least, (foe.x - x) ** 2 + (foe.y - y) ** 2);
  if (least === Number.POSITIVE_INFINITY) return 0;
  const want = piece.stand ? 1800 : 2600;
  return (-nearer * piece.worth * Math.max(0, Math.sqrt(least) - want) * impatience(field)) / 100;
}

function edgeGap({ table }: Field, edge: Edge, { x, y }: Point): number {
  if (edge === 'north') return table.depth - y;
  if (edge === 'south') return y;
  return edge === 'east' ? table.width - x : x;
}
