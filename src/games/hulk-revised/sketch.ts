/** The board as text. */
import { columnName } from '../../grid/board.ts';
import { hasDoor, isJammedShut, isShut } from '../../grid/doors.ts';
import { ANY_GAS, DUCT, FIRE, GENERATOR, LADDER, LANDING, PIT, PLASMA, RUBBLE, STASIS } from './ground.ts';
import { isBlip } from './position.ts';
import { NOWHERE, type Piece } from './state.ts';
import type { Table } from './table.ts';
import type { View } from './view.ts';

const ARROWS = ['^', '>', 'v', '<'];
const LETTERS: Readonly<Record<string, string>> = {
  genestealer: 'g',
  feeder: 'f',
  acidmaw: 'a',
  hormagaunt: 'h',
  broodlord: 'b',
};
const GROUND_MARKS: readonly (readonly [number, string])[] = [
  [STASIS, '%%'],
  [PLASMA, '**'],
  [FIRE, '~~'],
  [ANY_GAS, '::'],
  [GENERATOR, '@@'],
  [RUBBLE, ';;'],
  [DUCT, '--'],
  [PIT, '()'],
  [LADDER, 'H '],
  [LANDING, 'v '],
];

/** Marines as number and facing (2>), Genestealers as g and facing (g<), blips as ??; doors as || open, [] shut, XX jammed. */
export function sketch(table: Table, seen: View): string {
  const { board } = table;
  const lines = [`Turn ${seen.turn}, ${seen.phase} phase`];
  board.levels.forEach((level, l) => {
    if (board.levels.length > 1) lines.push(level.name);
    let head = '    ';
    for (let x = 0; x < level.width; x++) head += columnName(x).padEnd(2);
    lines.push(head.trimEnd());
    for (let y = 0; y < level.height; y++) {
      let row = String(y + 1).padStart(3);
      row += ' ';
      for (let x = 0; x < level.width; x++) row += cell(table, seen, l, x, y);
      lines.push(row.trimEnd());
    }
  });
  board.entries.forEach((entry, i) => {
    const here = seen.stealers.map((id) => seen.pieces[id] as Piece).filter((p) => p.area === i);
    if (here.length > 0) lines.push(`${entry.name}: ${here.map((p) => `${p.kind} ${p.id}`).join(', ')}`);
  });
  const pieces = seen.stealers.map((id) => seen.pieces[id] as Piece).filter((p) => p.at !== NOWHERE);
  if (pieces.length > 0)
    lines.push(`On board: ${pieces.map((p) => `${p.kind} ${p.id} ${board.name(p.at)}`).join(', ')}`);
  return lines.join('\n');
}

function cell(table: Table, seen: View, level: number, x: number, y: number): string {
  const { board } = table;
  const square = board.at(level, x, y);
  if (square < 0) {
    const entry = board.entries.find((e) => e.level === level && e.x === x && e.y === y);
    return entry ? entry.name.padEnd(2).slice(0, 2) : '##';
  }
  const id = seen.occupant[square];
  if (id) {
    const p = seen.pieces[id] as Piece;
    if (isBlip(p)) return p.kind === 'blip' ? '??' : '?!';
    return (p.marine ? String(p.id % 10) : (LETTERS[p.kind] ?? 'g')) + ARROWS[p.facing];
  }
  const gun = seen.guns[square] ? seen.pieces[seen.guns[square]] : null;
  if (gun) return (gun.overwatch ? 'S' : 's') + ARROWS[gun.facing];
  for (const [bits, mark] of GROUND_MARKS) if (seen.ground[square] & bits) return mark;
  if (seen.objects.some((object) => object.at === square)) return '$ ';
  if (hasDoor(seen, square)) return isJammedShut(seen, square) ? 'XX' : isShut(seen, square) ? '[]' : '||';
  return table.objective[square] ? 'o ' : '. ';
}
