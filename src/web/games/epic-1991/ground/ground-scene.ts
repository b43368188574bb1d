/** A battle that is being written as the stage draws it. */
import { contains } from '../../../../field/index.ts';
import { FOOT, readPiece } from '../../../../games/epic-1991/battle.ts';
import type { FieldScene, TerrainDraw } from '../../field-scene.ts';
import { type BattleData, type PieceData, pieceName } from './battle-data.ts';

/** u in a millimetre. */
const MM = 10;

type Parts = readonly (readonly number[])[];

/** The polygons of a piece in millimetres, north up; none for one that cannot be. */
export function partsOf(piece: PieceData, [across, deep]: BattleData['table']): Parts {
  const table = { width: across * FOOT, length: deep * FOOT };
  try {
    // The schema's own reader has the last word; here a piece is only drawn.
    const { parts } = readPiece(piece as Parameters<typeof readPiece>[0], table, '');
    return parts.map((part) => part.map((value, i) => (i % 2 === 0 ? value : table.length - value) / MM));
  } catch {
    return [];
  }
}

export function groundScene(battle: BattleData): FieldScene {
  const [across, deep] = battle.table;
  const length = (deep * FOOT) / MM;
  const sides = { A: 'side-a', B: 'side-b' } as const;
  const { south } = battle;
  return {
    width: (across * FOOT) / MM,
    length,
    terrain: (battle.terrain ?? []).map(
      (piece, id): TerrainDraw => ({
        id,
        kind: kindOf(piece),
        parts: partsOf(piece, battle.table),
        label: pieceName(piece),
      }),
    ),
    models: [],
    units: [],
    counters: (battle.objectives ?? []).map(([x, y], i) => ({
      x: x * 10,
      y: length - y * 10,
      symbol: 'mk-objective-free',
      side: 'nobody',
      text: String(i + 1),
      label: `Objective ${i + 1}`,
    })),
    discs: [],
    edges: south
      ? { south: sides[south], north: sides[south === 'A' ? 'B' : 'A'] }
      : { south: '', north: '' },
  };
}

function kindOf(piece: PieceData): string {
  if (piece.is === 'area') return piece.kind;
  return piece.is === 't-building' || piece.is === 'cross-building' || piece.is === 'block'
    ? 'building'
    : piece.is;
}

/** What lies at a place in millimetres: the last piece laid over it. */
export function pieceAt(battle: BattleData, x: number, y: number): number | null {
  const pieces = battle.terrain ?? [];
  for (let i = pieces.length - 1; i >= 0; i--) {
    const parts = partsOf(pieces[i], battle.table);
    // Flipped to north-up the corners run the other way round.
    if (parts.some((part) => contains(reversed(part), Math.round(x), Math.round(y)))) return i;
  }
  return null;
}

function reversed(part: readonly number[]): number[] {
  const corners: number[] = [];
  for (let i = part.length - 2; i >= 0; i -= 2) corners.push(part[i], part[i + 1]);
  return corners;
}

export function objectiveAt({ objectives, table }: BattleData, x: number, y: number): number | null {
  const length = table[1] * 304.8;
  const found = (objectives ?? []).findIndex(
    ([ox, oy]) => Math.hypot(ox * 10 - x, length - oy * 10 - y) < 25,
  );
  return found < 0 ? null : found;
}
