/** Changing a position by hand. */
import { DEEP, type Piece, type Position, WIDE } from './position.ts';

/** So far from the middle of a house a stand is still let into one of its arms. */
const DOOR = 5;
const EDGE = 2;

export function movedTo(position: Position, piece: number, x: number, y: number): Position {
  const at = { x: between(x, WIDE), y: between(y, DEEP) };
  const { house: _, ...outside } = position.pieces[piece];
  return withPiece(position, piece, { ...outside, ...at, ...armAt(position, piece, at) });
}

export function turned(position: Position, piece: number, by: number): Position {
  const one = position.pieces[piece];
  return withPiece(position, piece, { ...one, heading: (one.heading + by + 360) % 360 });
}

function withPiece(position: Position, piece: number, one: Piece): Position {
  return { ...position, pieces: position.pieces.map((old, i) => (i === piece ? one : old)) };
}

/** Tenths of a centimetre. */
function between(at: number, end: number): number {
  return Math.round(Math.min(Math.max(at, EDGE), end - EDGE) * 10) / 10;
}

/** The free arm of a house that a stand comes nearest to, where it comes near one. */
function armAt(
  { pieces, ground }: Position,
  piece: number,
  { x, y }: { readonly x: number; readonly y: number },
): Pick<Piece, 'house'> {
  if (isVehicle(pieces[piece])) return {};
  const free = ground.flatMap((house, at) =>
    house.is === 'house' && (house.x - x) ** 2 + (house.y - y) ** 2 <= DOOR ** 2
      ? [0, 1, 2, 3]
          .filter(
            (arm) => !pieces.some((one, i) => i !== piece && one.house?.at === at && one.house.arm === arm),
          )
          .map((arm) => ({ at, arm, far: distanceTo(house, arm, x, y) }))
      : [],
  );
  const [best] = free.sort((a, b) => a.far - b.far);
  return best ? { house: { at: best.at, arm: best.arm } } : {};
}

export function isVehicle({ is }: Piece): boolean {
  return is === 'land-raider' || is === 'rhino';
}

const AHEAD = [
  [0, 1],
  [1, 0],
  [0, -1],
  [-1, 0],
] as const;

/** To the end of an arm; the houses of the presets stand square. */
function distanceTo(house: { x: number; y: number }, arm: number, x: number, y: number): number {
  const [dx, dy] = AHEAD[arm];
  return (house.x + 3 * dx - x) ** 2 + (house.y + 3 * dy - y) ** 2;
}
