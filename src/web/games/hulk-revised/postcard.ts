import type { Facing } from '../../../grid/index.ts';
import type { PieceDraw, Scene, SquaresTable } from '../adapter.ts';

/** The mission's opening with the enemy already on its way in: for the first screen only, nobody plays it. */
export function postcard(table: SquaresTable, view: unknown): Scene {
  const board = table.board(view);
  const scene = table.scene(view);
  const enemy = board.entries.flatMap((entry, i): PieceDraw[] => {
    const blip = i % 2 === 1;
    let square = entry.squares[0];
    for (let n = blip ? 1 : 4; n > 0; n--) {
      const next = board.near[square * 8 + entry.facing * 2];
      if (next < 0) break;
      square = next;
    }
    return [
      {
        id: 1000 + i,
        symbol: blip ? 'b-blip' : 'u-genestealer',
        side: 'stealer',
        square,
        facing: blip ? null : (entry.facing as Facing),
        label: '',
        chips: [],
        pulse: blip,
      },
    ];
  });
  return { ...scene, pieces: [...scene.pieces, ...enemy] };
}
