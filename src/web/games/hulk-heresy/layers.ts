/** What can be laid over the board: what overwatch covers, and who sees what. */
import { MODES } from '../../../games/hulk-heresy/data/ranged.ts';
import { seesFrom, seesSquare } from '../../../games/hulk-heresy/position.ts';
import { watchModes } from '../../../games/hulk-heresy/shooting/weapons.ts';
import { NOWHERE, type Piece, SIDES } from '../../../games/hulk-heresy/state.ts';
import { range } from '../../../games/hulk-heresy/table.ts';
import type { Viewer } from '../../../kernel/contract.ts';
import { counted } from '../../../kernel/words.ts';
import type { LayerDraw, LayerKind } from '../adapter.ts';
import { type Heresy, nameOf, pieceAt, type View } from './game.ts';

export const LAYERS: readonly LayerKind[] = [
  {
    id: 'watch',
    word: 'Overwatch',
    icon: 'i-overwatch',
    detail: 'Squares that somebody on overwatch covers',
  },
  { id: 'sight', word: 'Sight', icon: 'i-eye', detail: 'Everything that your models see' },
];

export function layerOf(heresy: Heresy, view: View, viewer: Viewer, id: string): LayerDraw {
  const own = viewer === 'A' || viewer === 'B' ? viewer : 'A';
  return id === 'watch' ? watchLayer(heresy, view, own) : sightLayer(heresy, view, own);
}

const squaresOf = ({ table }: Heresy): number[] =>
  Array.from({ length: table.board.size }, (_, square) => square);
const piecesOf = (view: View, side: 'A' | 'B'): Piece[] =>
  view.units[side].flatMap((id) => pieceAt(view, id) ?? []).filter(({ at }) => at !== NOWHERE);

/** HH-OVW-05, HH-BLIP-11: as far as everybody knows: a blip is taken for a combi-bolter. */
function covers({ table }: Heresy, view: View, p: Piece, square: number): boolean {
  const most = p.blip ? 12 : Math.max(0, ...watchModes(view, p).map(({ mode }) => MODES[mode].watch));
  if (range(table, p.at, square) > most) return false;
  return p.blip ? seesFrom(table, view, p.at, p.facing, square) : seesSquare(table, view, p, square);
}

function watchLayer(heresy: Heresy, view: View, own: 'A' | 'B'): LayerDraw {
  const parts = SIDES.map((side) => {
    const watchers = piecesOf(view, side).filter(({ overwatch }) => overwatch);
    const squares = squaresOf(heresy).filter((square) =>
      watchers.some((p) => covers(heresy, view, p, square)),
    );
    return { side, watchers, squares };
  });
  return {
    areas: parts.map(({ side, squares }) => ({
      fill: side === own ? 'watch' : 'strike',
      squares,
      text: side === own ? 'Covered by your overwatch' : 'Covered by theirs',
    })),
    labels: [],
    says: parts.map(({ side, watchers }) =>
      side === own
        ? `You have ${counted(watchers.length, 'piece')} on overwatch${watchers.length ? `: ${watchers.map((p) => nameOf(view, p)).join(', ')}` : ''}.`
        : `They have ${counted(watchers.length, 'piece')} on overwatch.`,
    ),
  };
}

function sightLayer(heresy: Heresy, view: View, own: 'A' | 'B'): LayerDraw {
  const models = piecesOf(view, own).filter(({ blip }) => !blip);
  const squares = squaresOf(heresy).filter((square) =>
    models.some((p) => seesSquare(heresy.table, view, p, square)),
  );
  return {
    areas: [{ fill: 'sight', squares, text: 'Seen by your models' }],
    labels: [],
    says: [
      `Your ${counted(models.length, 'model sees', 'models see')} ${counted(squares.length, 'square')}.`,
    ],
  };
}
