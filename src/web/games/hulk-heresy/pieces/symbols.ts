/** Which drawing stands for a piece. */
import { kindOf } from '../../../../games/hulk-heresy/data/kinds.ts';
import { letterOf, type ModelRow, modelRow } from '../../../../games/hulk-heresy/force/list.ts';
import {
  FALSE_BLIP,
  GENESTEALER,
  type Piece,
  type Side,
  type State,
} from '../../../../games/hulk-heresy/state.ts';
import { backId, drawFront, frontId, type Waiting } from './blips.ts';
import { drawModel, modelId } from './draw-model.ts';
import { symbol } from './install.ts';

export function modelSymbol(row: ModelRow, side: Side): string {
  return symbol(modelId(row, side), () => drawModel(row, side));
}

/** Whose colours: daemons have their own, a blip only those of its side. */
export function sideClass(side: Side, isDaemon = false): string {
  return `${isDaemon ? 'daemon' : 'side'}-${side.toLowerCase()}`;
}

export function rowOf(view: State, p: Pick<Piece, 'side' | 'row'>): ModelRow | null {
  return view.rosters[p.side][p.row] ?? null;
}

function waitingOf(row: ModelRow | null): Waiting {
  if (!row) return 'echo';
  if (row.armour === 'daemon') return 'daemon';
  return row.armour === 'powered' || kindOf(row.kind).list === 'powered' ? 'powered' : 'terminator';
}

/** A front where the viewer knows it, else the back. */
function blipSymbol(view: State, p: Piece): string {
  const row = rowOf(view, p);
  if (p.row === GENESTEALER && p.value > 0) return front(p.side, String(p.value), 'echo');
  if (p.row === FALSE_BLIP) return front(p.side, '–', 'echo');
  return row ? front(p.side, letterOf(p.row), waitingOf(row)) : backId(p.side);
}

function front(side: Side, text: string, waiting: Waiting): string {
  return symbol(frontId(side, text, waiting), () => drawFront(side, text, waiting));
}

export function symbolOf(view: State, p: Piece): string {
  const row = rowOf(view, p);
  return p.blip || !row ? blipSymbol(view, p) : modelSymbol(row, p.side);
}

export function sideOf(view: State, p: Piece): string {
  return sideClass(p.side, !p.blip && rowOf(view, p)?.armour === 'daemon');
}

/** One of a side, when nobody in particular is meant. */
export function anyOf(side: Side): string {
  return modelSymbol(
    modelRow('terminator', side === 'A' ? 'cataphractii' : 'gorgon', {
      ranged: ['combi-bolter'],
      assault: ['power-fist'],
    }),
    side,
  );
}
