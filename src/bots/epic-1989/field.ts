/** Who stands where, in the few words that rules of thumb need. */
import { type Area, type Box, boxOf, contains, crosses } from '../../field/index.ts';
import type { Card } from '../../games/epic-1989/cards/card.ts';
import { shapeOf } from '../../games/epic-1989/geometry/buildings.ts';
import { rateOf } from '../../games/epic-1989/movement/limits.ts';
import type { Order, Side, State } from '../../games/epic-1989/state.ts';
import type { Arm, Table } from '../../games/epic-1989/table.ts';
import { kindOf } from './guns.ts';
import { loadWorth } from './worth.ts';

/** One unit on the table. */
export interface Piece {
  readonly id: number;
  readonly x: number;
  readonly y: number;
  readonly heading: number;
  readonly detachment: number;
  readonly card: Card;
  readonly kind: number;
  readonly arms: readonly Arm[];
  /** Guns on both sides that bear together only on what is straight ahead or behind. */
  readonly flanked: boolean;
  readonly worth: number;
  readonly stand: boolean;
  /** What its cover adds to the dice of whoever fires at it. */
  readonly cover: number;
  /** Elite troops hit better. */
  readonly plus: number;
  /** As far as the one who looks on knows it. */
  readonly order: Order | null;
  /** Has fired in this turn; has moved. */
  readonly fired: boolean;
  readonly moved: boolean;
  readonly advance: number;
  readonly charge: number;
  readonly inside: boolean;
  /** So many enemies it could choose from. */
  readonly marks: number;
}

export interface Field {
  readonly table: Table;
  readonly state: State;
  readonly side: Side;
  readonly own: readonly Piece[];
  readonly foes: readonly Piece[];
  /** Buildings that stand. */
  readonly walls: readonly Walls[];
}

interface Walls {
  readonly box: Box;
  readonly bars: Area;
  readonly boxes: readonly Box[];
}

/** `side` looks on: orders of the other that are face down are nobody's to know. */
export function fieldOf(table: Table, state: State, side: Side): Field {
  const own: Piece[] = [];
  const foes: Piece[] = [];
  for (const unit of state.units)
    if (unit?.where === 'table')
      (table.units[unit.id].side === side ? own : foes).push(pieceOf(table, state, unit.id, side));
  const reach = (a: Piece, b: Piece) => (a.x - b.x) ** 2 + (a.y - b.y) ** 2 < REACH * REACH;
  for (const foe of foes) Object.assign(foe, { marks: own.filter((one) => reach(foe, one)).length });
  for (const one of own) Object.assign(one, { marks: foes.filter((foe) => reach(foe, one)).length });
  return { table, state, side, own, foes, walls: wallsOf(state) };
}

function wallsOf({ buildings }: State): Walls[] {
  return buildings.flatMap((building) => {
    if (!building || building.rubble) return [];
    const { box, bars } = shapeOf(building);
    return [{ box, bars, boxes: bars.map(boxOf) }];
  });
}

const REACH = 6000;

function pieceOf(table: Table, state: State, id: number, viewer: Side): Piece {
  const { card, side, detachment, arms } = table.units[id];
  const { x, y, heading, fired, snapped, moved, building, shaken } = state.units[id];
  const { order, shown } = state.detachments[detachment];
  const known = side === viewer || shown ? order : null;
  const stand = card.is === 'stand';
  return {
    id,
    x,
    y,
    heading,
    detachment,
    card,
    kind: kindOf(card, arms),
    arms,
    flanked: arms.some(({ mount }) => mount === 'SwL'),
    worth: loadWorth(table, state, id),
    stand,
    cover: (building > 0 ? -2 : stand && known === 'first' ? -1 : 0) + (known === 'fall-back' ? -1 : 0),
    plus: table.detachments[detachment].elite ? 1 : 0,
    order: known === 'sealed' ? null : known,
    fired: fired || snapped || shaken,
    moved,
    advance: rateOf(card, 'advance'),
    charge: rateOf(card, 'charge'),
    inside: building > 0,
    marks: 0,
  };
}

/** Whether a building stands between two places; those that either place is in hide nothing. */
export function isHidden({ walls }: Field, ax: number, ay: number, bx: number, by: number): boolean {
  const west = Math.min(ax, bx);
  const east = Math.max(ax, bx);
  const south = Math.min(ay, by);
  const north = Math.max(ay, by);
  for (const { box, bars } of walls) {
    if (west > box[2] || east < box[0] || south > box[3] || north < box[1]) continue;
    if (!bars.some((bar) => crosses(ax, ay, bx, by, bar))) continue;
    if (bars.some((bar) => contains(bar, ax, ay) || contains(bar, bx, by))) continue;
    return true;
  }
  return false;
}

/** Whether a way leads through a building, about as wide as a vehicle. */
export function isBlocked({ walls }: Field, ax: number, ay: number, bx: number, by: number): boolean {
  const west = Math.min(ax, bx) - WIDE;
  const east = Math.max(ax, bx) + WIDE;
  const south = Math.min(ay, by) - WIDE;
  const north = Math.max(ay, by) + WIDE;
  for (const { box, bars, boxes } of walls) {
    if (west > box[2] || east < box[0] || south > box[3] || north < box[1]) continue;
    if (bars.some((bar) => crosses(ax, ay, bx, by, bar)) || boxes.some((bar) => isNear(bar, bx, by)))
      return true;
  }
  return false;
}

const WIDE = 130;

function isNear([west, south, east, north]: Box, x: number, y: number): boolean {
  return x > west - WIDE && x < east + WIDE && y > south - WIDE && y < north + WIDE;
}
