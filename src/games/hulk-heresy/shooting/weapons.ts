/** What a model can shoot with now. */
import { topStep } from '../../../kernel/steps.ts';
import { GUNS, type GunId, hasTrait, MODES, type ModeId } from '../data/ranged.ts';
import { GRENADES, type ModelRow } from '../force/list.ts';
import { rowOfPiece } from '../position.ts';
import { FALSE_BLIP, type Piece, type State } from '../state.ts';

/** A way to shoot, and the gun of the row it belongs to. */
export interface Way {
  readonly gun: number;
  readonly mode: ModeId;
}

/** HH-BLIP-11: a blip shoots as with a combi-bolter that belongs to no gun. */
const BLIP_WAY: Way = { gun: -1, mode: 'combi-bolter' };

/** A grenade from the hand belongs to no gun either. */
const HAND = -2;

const ofGun = (gun: GunId, place: number): Way[] => GUNS[gun].map((mode) => ({ gun: place, mode }));
const NO_WAYS: readonly Way[] = [];

/** The ways of each row, kept: they are asked for all the time, and what a model bears does not change. */
const known = new WeakMap<ModelRow, readonly Way[]>();

/** Every way to shoot of a row, loaded or not. HH-GREN-07: its grenades are those of its row. */
export function waysOfRow(row: ModelRow): readonly Way[] {
  const kept = known.get(row);
  if (kept) return kept;
  const ways = [
    ...row.ranged.flatMap(ofGun),
    ...[...new Set(row.grenades)].map((kind): Way => ({ gun: HAND, mode: `${kind}-grenade` })),
  ];
  known.set(row, ways);
  return ways;
}

const waysOf = (state: State, p: Piece): readonly Way[] =>
  p.blip ? NO_WAYS : waysOfRow(rowOfPiece(state, p));

const grenadeOf = (mode: ModeId): number => GRENADES.findIndex((kind) => mode === `${kind}-grenade`);

/** HH-SHOOT-04, HH-SPEC-13, HH-SPEC-18: neither jammed nor empty. */
export function isReady(p: Piece, { gun, mode }: Way): boolean {
  if (p.jammed === gun + 1) return false;
  if (gun === HAND) return (p.body?.grenades[grenadeOf(mode)] ?? 0) > 0;
  return MODES[mode].ammo === 0 || (p.body?.ammo[gun] ?? 0) > 0;
}

/** HH-SPEC-18, HH-WPN-15, HH-WPN-16: every shot uses one, also on overwatch. */
export function spendShot({ body }: Piece, { gun, mode }: Way): void {
  if (!body) return;
  if (gun === HAND) body.grenades[grenadeOf(mode)]--;
  if (gun < 0) return;
  body.fired[gun]++;
  if (MODES[mode].ammo > 0) body.ammo[gun]--;
}

export function readyWays(state: State, p: Piece): readonly Way[] {
  const ways = waysOf(state, p);
  for (const way of ways) if (!isReady(p, way)) return ways.filter((one) => isReady(p, one));
  return ways;
}

export function wayNamed(state: State, p: Piece, mode: string | undefined): Way | null {
  return waysOf(state, p).find((way) => way.mode === mode) ?? null;
}

/** HH-OVW-01, HH-OVW-09, HH-BLIP-13: what it can shoot with on overwatch. */
export function watchModes(state: State, p: Piece): readonly Way[] {
  if (p.blip) return p.row === FALSE_BLIP || p.jammed ? [] : [BLIP_WAY];
  return readyWays(state, p).filter(({ mode }) => hasTrait(mode, 'overwatch'));
}

/** Whether there is any of them. */
export function canWatch(state: State, p: Piece): boolean {
  if (p.blip) return watchModes(state, p).length > 0;
  for (const way of waysOf(state, p)) if (hasTrait(way.mode, 'overwatch') && isReady(p, way)) return true;
  return false;
}

/** What a line means that names no weapon: the first that is ready. */
export function firstMode(state: State, unit: number | null): ModeId | null {
  const step = topStep(state);
  const p = state.pieces[unit ?? (step?.do === 'snap' ? step.unit : 0)];
  if (!p) return null;
  const ways = step?.do === 'volley' ? watchModes(state, p) : readyWays(state, p);
  return (ways[0] ?? waysOf(state, p)[0])?.mode ?? null;
}
