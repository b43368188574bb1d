/** HH-BLIP-15: a Genestealer blip that is destroyed without a save is turned up as it goes, with all that was in it. */
import { removePiece } from '../position.ts';
import type { Piece } from '../state.ts';
import type { Play } from '../steps.ts';
import { hostOf } from './stock.ts';

export function loseBlip({ state, events }: Play, p: Piece): void {
  const { id: unit, side, at, area, value } = p;
  events.push({ kind: 'revealed', unit, side, at, area, row: p.row, model: null, value, why: 'destroyed' });
  hostOf(state, side)!.aside[value - 1]++;
  state.losses[side]++;
  removePiece(state, p);
}
