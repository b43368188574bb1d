/** The board as rows of cells with two letters each, for those who look at it while they walk. */
import type { Board } from '../../grid/index.ts';
import type { Scene } from '../games/adapter.ts';
import type { Sight } from './squares.ts';

export interface Cell {
  readonly look: string;
  readonly text: string;
  /** How many squares wide: walls are drawn in one piece. */
  readonly cells: number;
}

export interface Floor {
  readonly name: string;
  readonly rows: readonly (readonly Cell[])[];
}

const DOORS: Readonly<Record<Scene['doors'][number]['state'], string>> = {
  closed: '[ ]',
  jammed: 'X',
  open: '| |',
  destroyed: '',
};

export function floorsOf(sight: Sight, cursor: number): Floor[] {
  const { board } = sight;
  const cells = cellsOf(sight);
  return board.levels.map(({ name, width, height }, level) => {
    const entries = sight.scene.entries.filter((entry) => entry.level === level);
    const names = columnNames(board, level);
    const columns = [...Array(width).keys()].map((x) => cell('edge', names.get(x) ?? ''));
    const rows = [...Array(height).keys()].map((y) => {
      const row: Cell[] = [cell('edge', String(y + 1))];
      for (let x = 0; x < width; x++) {
        const square = board.at(level, x, y);
        const entry = entries.find((one) => one.x === x && one.y === y);
        const wall = entry ? cell('entry', board.entries[entry.area].name) : cell('wall', '');
        const here = square < 0 ? wall : (cells.get(square) ?? cell('floor', ''));
        add(row, square >= 0 && square === cursor ? { ...here, look: 'cursor' } : here);
      }
      return row;
    });
    return {
      name: board.levels.length > 1 ? name : '',
      rows: [[cell('edge', ''), ...columns], ...rows],
    };
  });
}

function cell(look: string, text: string): Cell {
  return { look, text, cells: 1 };
}

function add(row: Cell[], next: Cell): void {
  const last = row.at(-1);
  if (last?.look === 'wall' && next.look === 'wall') row[row.length - 1] = { ...last, cells: last.cells + 1 };
  else row.push(next);
}

/** The later of two things on one square is the one that shows: pieces over doors over marks. */
function cellsOf({ scene, speech, view }: Sight): Map<number, Cell> {
  const cells = new Map<number, Cell>();
  for (const { square, label, done } of scene.marks)
    cells.set(square, cell(done ? 'floor' : 'goal', label[0].toLowerCase()));
  for (const { square, state } of scene.doors)
    if (state !== 'destroyed' || !cells.has(square))
      cells.set(square, cell(state === 'destroyed' ? 'floor' : 'door', DOORS[state]));
  for (const { id, square, side } of scene.pieces) cells.set(square, cell(side, speech.mark(view, id)));
  return cells;
}

/** The letters of each column, as the board writes them on any square in it. */
function columnNames(board: Board, level: number): Map<number, string> {
  const names = new Map<number, string>();
  for (let square = 0; square < board.size; square++)
    if (board.level[square] === level && !names.has(board.x[square]))
      names.set(board.x[square], board.name(square).replace(/^\d+:|\d+$/g, ''));
  return names;
}
