/** The board as text. */
import { columnName } from '../../grid/board.ts';
import { hasDoor, isShut } from '../../grid/doors.ts';
import { BARRICADE, BLIND, FLAME, LADDER_DOWN, LADDER_UP, SHIELD, SOLID } from './ground.ts';
import { NOWHERE, SIDES, type State } from './state.ts';
import type { Table } from './table.ts';

const ARROWS = ['^', '>', 'v', '<'];
const GROUND: readonly (readonly [number, string])[] = [
  [FLAME, '~~'],
  [BLIND, '::'],
  [SHIELD, '**'],
  [SOLID, 'XX'],
  [BARRICADE, '=='],
  [LADDER_DOWN, 'H '],
  [LADDER_UP, 'h '],
];

/** Models of A as a letter and facing (a>), of B as a capital; blips as a? and B?; doors as || open and [] shut. */
export function sketch(table: Table, seen: State): string {
  const { board } = table;
  const lines = [`Turn ${seen.turn}, ${seen.phase} phase`];
  board.levels.forEach((level, l) => {
    if (board.levels.length > 1) lines.push(level.name);
    let head = '    ';
    for (let x = 0; x < level.width; x++) head += columnName(x).padEnd(2);
    lines.push(head.trimEnd());
    for (let y = 0; y < level.height; y++) {
      let row = `${String(y + 1).padStart(3)} `;
      for (let x = 0; x < level.width; x++) row += cell(table, seen, l, x, y);
      lines.push(row.trimEnd());
    }
  });
  const pieces = SIDES.flatMap((side) => seen.units[side]).map((id) => seen.pieces[id]!);
  const place = (at: number, area: number): string =>
    at === NOWHERE ? (board.entries[area]?.name ?? 'aside') : board.name(at); // aside: HH-PSI-21 moves them one by one
  if (pieces.length > 0) lines.push(pieces.map((p) => `${p.side}${p.id} ${place(p.at, p.area)}`).join(', '));
  return lines.join('\n');
}

function cell({ board }: Table, seen: State, level: number, x: number, y: number): string {
  const square = board.at(level, x, y);
  if (square < 0) {
    const entry = board.entries.find((e) => e.level === level && e.x === x && e.y === y);
    return entry ? entry.name.padEnd(2).slice(0, 2) : '##';
  }
  const p = seen.pieces[seen.occupant[square]];
  if (p) return (p.side === 'A' ? 'a' : 'B') + (p.blip ? '?' : ARROWS[p.facing]);
  for (const [bits, mark] of GROUND) if (seen.ground[square] & bits) return mark;
  if (seen.objects.some((item) => item.at === square)) return '$ ';
  if (hasDoor(seen, square)) return isShut(seen, square) ? '[]' : '||';
  return '. ';
}
