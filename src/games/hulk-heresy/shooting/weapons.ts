/** What a model can shoot with now. */
import { topStep } from '../../../kernel/steps.ts';
import { GUNS, hasTrait, MODES, type ModeId } from '../data/ranged.ts';
import { rowOfPiece } from '../position.ts';
import { FALSE_BLIP, type Piece, type State } from '../state.ts';

/** A way to shoot, and the gun of the row it belongs to. */
export interface Way {
  readonly gun: number;
  readonly mode: ModeId;
}

/** HH-BLIP-11: a blip shoots as with a combi-bolter that belongs to no gun. */
const BLIP_WAY: Way = { gun: -1, mode: 'combi-bolter' };

/** Every way to shoot of a model, loaded or not. */
function waysOf(state: State, p: Piece): Way[] {
  if (p.blip) return [];
  return rowOfPiece(state, p).ranged.flatMap((gun, i) => GUNS[gun].map((mode) => ({ gun: i, mode })));
}

/** HH-SHOOT-04, HH-SPEC-13, HH-SPEC-18: neither jammed nor empty. */
export function isReady(p: Piece, { gun, mode }: Way): boolean {
  if (p.jammed === gun + 1) return false;
  return MODES[mode].ammo === 0 || (p.body?.ammo[gun] ?? 0) > 0;
}

export function readyWays(state: State, p: Piece): Way[] {
  return waysOf(state, p).filter((way) => isReady(p, way));
}

export function wayNamed(state: State, p: Piece, mode: string | undefined): Way | null {
  return waysOf(state, p).find((way) => way.mode === mode) ?? null;
}

/** HH-OVW-01, HH-OVW-09, HH-BLIP-13: what it can shoot with on overwatch. */
export function watchModes(state: State, p: Piece): Way[] {
  if (p.blip) return p.row === FALSE_BLIP || p.jammed ? [] : [BLIP_WAY];
  return readyWays(state, p).filter(({ mode }) => hasTrait(mode, 'overwatch'));
}

/** What a line means that names no weapon: the first that is ready. */
export function firstMode(state: State, unit: number | null): ModeId | null {
  const step = topStep(state);
  const p = state.pieces[unit ?? (step?.do === 'snap' ? step.unit : 0)];
  if (!p) return null;
  const ways = step?.do === 'volley' ? watchModes(state, p) : readyWays(state, p);
  return (ways[0] ?? waysOf(state, p)[0])?.mode ?? null;
}
