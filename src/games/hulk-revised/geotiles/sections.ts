/** HR-HOUSE-07: each arm, each duct and each centre or room of a tile is one section. */
import { DX, DY, FACING_NAMES } from '../../../grid/directions.ts';
import type { Placed } from './lay.ts';
import type { Sheet } from './picture.ts';
import { GATES, shapeOf, TILE_SIZE, TILES } from './tiles.ts';

/** A letter for each section; sixteen tiles have more sections than the alphabet has letters. */
function letter(n: number): string {
  const plain = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';
  return plain[n] ?? String.fromCharCode(0x100 + n - plain.length);
}

/** Doors belong to their arm. */
function groundOf(char: string): string {
  return char === 'D' ? '.' : char;
}

export function sectionsOf(
  placed: readonly Placed[],
  sheet: Sheet,
): { sections: string; sectionNames: Record<string, string> } {
  const grid = sheet.cells.map((row) => row.map(() => ' '));
  const sectionNames: Record<string, string> = {};
  let count = 0;
  for (const tile of placed)
    for (const part of partsOf(shapeOf(tile.tile, tile.turn).rows)) {
      const mark = letter(count++);
      sectionNames[mark] = `${TILES[tile.tile - 1].title}, ${part.name}`;
      for (const square of part.squares) {
        const { x, y } = sheet.at(tile, square);
        grid[y][x] = mark;
      }
    }
  return { sections: grid.map((row) => row.join('')).join('\n'), sectionNames };
}

interface Part {
  readonly name: string;
  readonly squares: readonly { x: number; y: number }[];
}

function partsOf(rows: readonly string[]): Part[] {
  const parts: Part[] = [];
  const seen = new Set<number>();
  for (let first = 0; first < TILE_SIZE * TILE_SIZE; first++) {
    const ground = groundOf(rows[Math.floor(first / TILE_SIZE)][first % TILE_SIZE]);
    if (ground === '#' || seen.has(first)) continue;
    const squares = [{ x: first % TILE_SIZE, y: Math.floor(first / TILE_SIZE) }];
    seen.add(first);
    for (const { x, y } of squares)
      for (let dir = 0; dir < 8; dir += 2) {
        const next = { x: x + DX[dir], y: y + DY[dir] };
        const key = next.y * TILE_SIZE + next.x;
        if (groundOf(rows[next.y]?.[next.x] ?? '#') !== ground || seen.has(key)) continue;
        seen.add(key);
        squares.push(next);
      }
    parts.push({ name: partName(ground, squares, parts), squares });
  }
  return parts;
}

function partName(ground: string, squares: Part['squares'], others: readonly Part[]): string {
  if (ground === '+') return 'centre';
  if (ground === '-') return 'duct';
  const side = GATES.findIndex((gate) => squares.some(({ x, y }) => x === gate.x && y === gate.y));
  if (side >= 0) return `${FACING_NAMES[side]} arm`;
  return others.some(({ name }) => name === 'cell') ? 'second cell' : 'cell';
}
