/** HH-PSI-33: models that come into being in play: no blip, no points, and everybody knows them. */
import type { BladeId } from '../data/assault.ts';
import type { KindId } from '../data/kinds.ts';
import { type ModelRow, modelRow } from '../force/list.ts';
import { pickUp } from '../objectives/objects.ts';
import { freshBody, fullAp, named, newPiece, stand } from '../position.ts';
import { activeSide, type Piece, type Side } from '../state.ts';
import type { Play } from '../steps.ts';

/** HH-DAEM-07: what each has in its hands. */
const HANDS: Readonly<Partial<Record<KindId, BladeId>>> = {
  bloodletter: 'hellblade',
  daemonette: 'daemonette-claws',
  plaguebearer: 'plaguesword',
};

/** HH-FORCE-17: those that can be called. */
export const LESSER: readonly KindId[] = ['bloodletter', 'daemonette', 'pink-horror', 'plaguebearer'];

export function daemonRow(kind: KindId, more: Partial<ModelRow> = {}): ModelRow {
  const blade = HANDS[kind];
  return modelRow(kind, 'daemon', { assault: blade ? [blade] : [], ...more });
}

/** It stands there, with a facing still to be chosen; it may be activated this turn if `isFresh`. */
export function bring(play: Play, side: Side, row: ModelRow, square: number, isFresh: boolean): Piece {
  const { state, events } = play;
  state.rosters[side].push({ ...row, shown: true });
  const p = newPiece(state, side, state.rosters[side].length - 1, false);
  p.body = freshBody(state.rosters[side][p.row]!);
  stand(state, p, square);
  p.stage = isFresh ? 'fresh' : 'done';
  p.ap = isFresh && activeSide(state) === side ? fullAp(state, p) : 0;
  events.push({ kind: 'appeared', ...named(state, p), at: square, row: p.row });
  pickUp(play, p); // HH-OBJ-10
  return p;
}
