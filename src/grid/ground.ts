import type { Board } from './board.ts';

/**
 * What lies where before the first turn, as bits of the game's own. `kinds` says which marks of the legend are which bits:
 * 'rubble' is that mark, 'ladder ' with its space every mark that begins so.
 */
export function layGround(board: Board, kinds: readonly (readonly [string, number])[]): Uint16Array {
  const ground = new Uint16Array(board.size);
  for (const [mark, squares] of Object.entries(board.marks))
    for (const [name, bits] of kinds)
      if (mark === name || (name.endsWith(' ') && mark.startsWith(name)))
        for (const square of squares) ground[square] |= bits;
  return ground;
}
