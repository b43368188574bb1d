/** Puts a position on the table in the middle of a match: for cases, practice and tests. */
import type { Facing } from '../../../grid/directions.ts';
import { changeGround, newPiece, setDoor, stand } from '../position.ts';
import { NOWHERE, type Phase, type Piece, type State, type Step } from '../state.ts';
import type { Table } from '../table.ts';
import { SPECIALS } from '../units.ts';
import { emptyState, muster } from './muster.ts';

const MARINE_SIDE: readonly string[] = ['terminator', 'sergeant', 'captain', 'librarian', 'sentry'];

export interface Placed extends Partial<Omit<Piece, 'id' | 'marine'>> {
  kind: Piece['kind'];
}

export interface Arrangement {
  /** In order of their numbers, from 1; Marines as the roster has them. A piece without `at` or `area` waits nowhere. */
  pieces: readonly Placed[];
  phase: Phase;
  turn?: number;
  token?: number;
  spent?: number;
  /** What commanders and chapter add to the token, and what PreScience has added. */
  bonus?: number;
  gained?: number;
  allowance?: number;
  /** What lies on squares, as bits of ground.ts. */
  ground?: readonly { square: number; bits: number }[];
  /** Door states by square. */
  doors?: readonly { square: number; door: number }[];
  active?: number;
}

const STEPS: Readonly<Record<Phase, () => Step[]>> = {
  setup: () => [{ do: 'setup', stage: 'exposure', left: 0 }],
  command: () => [],
  marine: () => [{ do: 'marines' }],
  reinforcement: () => [],
  stealer: () => [{ do: 'stealers' }],
  reset: () => [{ do: 'reset', stage: 'token' }],
};

/** The state as arranged. In the command and reinforcement phases the phase itself is still to begin. */
export function arrange(table: Table, given: Arrangement): State {
  const state = emptyState(table);
  state.phase = given.phase;
  state.turn = given.turn ?? 1;
  state.token = given.token ?? 0;
  state.spent = given.spent ?? 0;
  state.bonus = given.bonus ?? 0;
  state.gained = given.gained ?? 0;
  state.allowance = given.allowance ?? state.allowance;
  state.active = given.active ?? 0;
  for (const { square, door } of given.doors ?? []) setDoor(state, square, door);
  for (const { square, bits } of given.ground ?? []) changeGround(state, square, bits, 0);
  for (const placed of given.pieces) {
    const id = state.pieces.length;
    const marine = MARINE_SIDE.includes(placed.kind);
    const p =
      marine && id < table.loadouts.length + table.guns.length
        ? muster(table, id)
        : newPiece(id, placed.kind, marine);
    const { at, ...rest } = placed;
    Object.assign(p, rest);
    p.facing = (placed.facing ?? 0) as Facing;
    state.pieces.push(p);
    (p.kind === 'sentry' ? state.sentries : marine ? state.marines : state.stealers).push(p.id);
    if (at !== undefined && at !== NOWHERE) stand(state, p, at);
    if (p.kind === 'blip') state.bag[p.value - 1]--;
    if (p.kind === 'ambush') state.ambushBag[p.value]--;
    const special = (SPECIALS as readonly string[]).indexOf(p.kind);
    if (special >= 0) state.brought[special]++;
    if (p.carries) state.objects[p.carries - 1] = { at: NOWHERE, holder: p.id, out: false };
  }
  state.steps = STEPS[given.phase]();
  return state;
}
