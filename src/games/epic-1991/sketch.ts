/** The table as text, for terminals: one character for 4 cm by 8. */
import { contains } from '../../field/index.ts';
import type { State, TerrainKind } from './state.ts';
import type { Table } from './table.ts';

const GROUND: Readonly<Record<TerrainKind, string>> = {
  hill: '^',
  woods: '"',
  rubble: ',',
  craters: 'o',
  marsh: '~',
  river: '=',
  building: '#',
  bunker: 'B',
  trench: '_',
  foxholes: ':',
  rocks: ';',
  'broken-ground': '-',
};

const ACROSS = 400;
const DEEP = 800;

export function sketch(table: Table, seen: State): string {
  const rows: string[][] = [];
  for (let y = table.length - DEEP / 2; y > 0; y -= DEEP) {
    const row: string[] = [];
    for (let x = ACROSS / 2; x < table.width; x += ACROSS) {
      const piece = seen.pieces.find((one) => one?.parts.some((part) => contains(part, x, y)));
      row.push(piece ? GROUND[piece.kind] : '.');
    }
    rows.push(row);
  }
  const put = (x: number, y: number, mark: string) => {
    const row = rows.length - 1 - Math.min(rows.length - 1, Math.floor(y / DEEP));
    if (rows[row]?.[Math.floor(x / ACROSS)]) rows[row][Math.floor(x / ACROSS)] = mark;
  };
  for (const { x, y, holder } of seen.objectives)
    put(x, y, holder === 'A' ? '1' : holder === 'B' ? '2' : '0');
  for (const model of seen.models) {
    if (model?.where !== 'table') continue;
    const { side, row } = table.models[model.id];
    const mark = row.size === 'TITAN' ? 'T' : row.size === 'INF' ? 'a' : 'v';
    put(model.x, model.y, side === 'A' ? mark.toUpperCase() : mark.toLowerCase());
  }
  const { vps, turn } = seen;
  return [
    ...rows.map((row) => row.join('')),
    `Turn ${turn}. ${table.names.A} ${vps.A}, ${table.names.B} ${vps.B}`,
  ].join('\n');
}
