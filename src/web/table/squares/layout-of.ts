import { floorBoxes, squareBox } from '../../board/spot-boxes.ts';
import { onSquares } from '../../games/adapter.ts';
import type { Sitting } from '../../match/sitting.ts';
import type { Layout } from '../layout.ts';
import { promptBoxes } from './prompt-boxes.ts';
import type { Controls } from './use-controls.ts';

export function layoutOf({ table }: Sitting, { look, spots, chooser }: Controls): Layout {
  const board = onSquares(table).board(look.view);
  const at = (square: number) => (square >= 0 ? squareBox(board, square) : null);
  return {
    at,
    nameOf: (square) => board.sections[board.section[square]] || board.name(square),
    opened: () => (chooser?.square === undefined ? null : at(chooser.square)),
    pieces: look.scene.pieces.map(({ square }) => squareBox(board, square)),
    asked: (prompt) => ({ ...promptBoxes(board, look, prompt, spots), over: floorBoxes(board) }),
    face: (unit) => look.scene.pieces.find(({ id }) => id === unit),
  };
}
