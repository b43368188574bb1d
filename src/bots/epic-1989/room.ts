/** Room to move: how far a unit gets before somebody else stands in its way. */
import { COARSE, type Point } from '../../field/index.ts';
import { sizeOf } from '../../games/epic-1989/cards/cards.ts';
import { type Field, isBlocked, type Piece } from './field.ts';

interface Standing {
  readonly piece: Piece;
  readonly foe: boolean;
  x: number;
  y: number;
  heading: number;
}

/** Where everybody stands while a plan is made, unit by unit. */
export type Room = Map<number, Standing>;

export function roomOf({ own, foes }: Field): Room {
  const room: Room = new Map();
  for (const piece of own) room.set(piece.id, standingOf(piece, false));
  for (const piece of foes) room.set(piece.id, standingOf(piece, true));
  return room;
}

/** Takes a plan back: its units stand where they stood. */
export function backIn(room: Room, pieces: readonly Piece[]): void {
  for (const piece of pieces) {
    if (room.has(piece.id)) standAt(room, piece.id, piece, piece.heading);
  }
}

export function standAt(room: Room, id: number, { x, y }: Point, heading: number): void {
  const standing = room.get(id)!;
  standing.x = x;
  standing.y = y;
  standing.heading = heading;
}

function standingOf(piece: Piece, foe: boolean): Standing {
  const { x, y, heading } = piece;
  return { piece, foe, x, y, heading };
}

/** Nobody stops closer than this to whoever bars the way. */
const GAP = 10;
/** Less is not worth starting for. */
const LEAST = 150;
const PARTS = [1, 0.75, 0.5, 0.25] as const;

/** Half of what a base turned that way reaches along a bearing. */
function halfAlong({ piece, heading }: Pick<Standing, 'piece' | 'heading'>, bearing: number): number {
  const { length, width } = sizeOf(piece.card);
  const off = (((heading - bearing) % 360) + 360) % 360;
  return (length * Math.abs(COARSE.y[off]) + width * Math.abs(COARSE.x[off])) / 2 / COARSE.scale;
}

/** How far a vehicle may run along a bearing, 0 where it cannot start. */
export function roomToDrive(
  field: Field,
  room: Room,
  piece: Piece,
  bearing: number,
  run: number,
  charges: boolean,
): number {
  const across = (bearing + 90) % 360;
  const own = { piece, heading: bearing };
  const front = halfAlong(own, bearing);
  const side = halfAlong(own, across);
  const east = COARSE.x[bearing];
  const north = COARSE.y[bearing];
  let most = run;
  for (const other of room.values()) {
    if (other.piece.id === piece.id) continue;
    // E1-MOVE-15: stands give way to their own side, and to whoever charges; E1-RAM: so do enemies
    if (other.piece.stand ? !other.foe || charges : other.foe && charges) continue;
    const dx = other.x - piece.x;
    const dy = other.y - piece.y;
    const ahead = (dx * east + dy * north) / COARSE.scale;
    if (ahead < -front || ahead > most + 800) continue;
    const aside = Math.abs(dx * COARSE.x[across] + dy * COARSE.y[across]) / COARSE.scale;
    if (aside >= side + halfAlong(other, across)) continue;
    const gap = ahead - front - halfAlong(other, bearing) - GAP;
    if (gap < 0 && ahead < 0) continue; // behind
    most = Math.min(most, gap);
  }
  return fitting(most, (part) => {
    const far = (part * COARSE.x[bearing]) / COARSE.scale;
    const up = (part * COARSE.y[bearing]) / COARSE.scale;
    return !isBlocked(field, piece.x, piece.y, piece.x + far, piece.y + up);
  });
}

/** How far a stand may walk along a bearing. */
export function roomToWalk(field: Field, room: Room, piece: Piece, bearing: number, run: number): number {
  const jumps = piece.card.is === 'stand' && piece.card.jumps;
  return fitting(run, (part) => {
    const x = piece.x + (part * COARSE.x[bearing]) / COARSE.scale;
    const y = piece.y + (part * COARSE.y[bearing]) / COARSE.scale;
    if (isBlocked(field, piece.x, piece.y, x, y)) return false;
    for (const other of room.values()) {
      if (other.piece.id === piece.id) continue;
      const near = halfDiagonal(other.piece) + 145;
      if ((other.x - x) ** 2 + (other.y - y) ** 2 < near * near) return false;
      if (jumps || (other.piece.stand && !other.foe)) continue;
      if (squaredTo(other, piece.x, piece.y, x, y) < (near - 45) ** 2) return false;
    }
    return true;
  });
}

function halfDiagonal({ card }: Piece): number {
  const { length, width } = sizeOf(card);
  return Math.sqrt(length * length + width * width) / 2;
}

/** From a place to a line between two others. */
function squaredTo({ x, y }: Standing, ax: number, ay: number, bx: number, by: number): number {
  const [dx, dy] = [bx - ax, by - ay];
  const whole = dx * dx + dy * dy || 1;
  const at = Math.max(0, Math.min(1, ((x - ax) * dx + (y - ay) * dy) / whole));
  return (ax + at * dx - x) ** 2 + (ay + at * dy - y) ** 2;
}

function fitting(most: number, isFree: (part: number) => boolean): number {
  for (const part of PARTS) {
    const far = Math.floor(most * part);
    if (far < LEAST) return 0;
    if (isFree(far)) return far;
  }
  return 0;
}
