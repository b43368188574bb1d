import type { Board } from '../../grid/index.ts';

const E = 2;
const SE = 3;
const S = 4;

/** Squares that belong to floor at least two wide both ways: drawn as rooms, with lighter plates. */
export function roomSquares(board: Board, level: number): number[] {
  const doors = new Set(board.doors.map((door) => door.square));
  const plain = (square: number) => square >= 0 && !doors.has(square);
  const found = new Set<number>();
  for (let s = 0; s < board.size; s++) {
    if (board.level[s] !== level) continue;
    const block = [s, board.step[s * 8 + E], board.step[s * 8 + SE], board.step[s * 8 + S]];
    if (block.every(plain)) for (const part of block) found.add(part);
  }
  return [...found];
}

export interface SectionLabel {
  readonly name: string;
  /** The square it stands above. */
  readonly square: number;
}

/** 'corridor C4' after a square, 'T-piece 2, N arm' after a tile. */
const DERIVED = /^(room|corridor|junction|door) (\d+:)?[A-Z]+\d+$|, (centre|duct|(second )?cell|[NESW] arm)$/;

/** Names the mission's writer gave; those derived from a square ("corridor C4") say nothing new. */
export function sectionLabels(board: Board, level: number): SectionLabel[] {
  const labels: SectionLabel[] = [];
  board.sections.forEach((name, section) => {
    if (DERIVED.test(name) || name.length < 2) return;
    let best = -1;
    for (let s = 0; s < board.size; s++) {
      if (board.level[s] !== level || board.section[s] !== section) continue;
      if (best < 0 || board.y[s] < board.y[best]) best = s;
    }
    if (best >= 0) labels.push({ name, square: best });
  });
  return labels;
}
