/** Pyromancy. */
import { BARRICADE, SOLID } from '../ground.ts';
import { groundAt, isBare } from '../markers.ts';
import { isShut, named, setGround } from '../position.ts';
import { strikePiece } from '../shooting/hit.ts';
import type { Piece, State } from '../state.ts';
import { no, type Play } from '../steps.ts';
import { affectedArea, boundingDoors, range, type Table } from '../table.ts';
import { foeOf } from '../duel/duellists.ts';
import { fireInferno, refuseInferno } from './inferno.ts';
import { type Power, refuseShape } from './power.ts';

/** A marker of the caster on an empty square within reach. */
export function raise(kind: 'shield' | 'barrier', rule: string, most: number): Power {
  const refuse = (table: Table, state: State, p: Piece, square: number) => {
    if (!isBare(state, square)) return no(rule, 'It needs an empty square.');
    return range(table, p.at, square) > most ? no(rule, `That is more than ${most} squares away.`) : null;
  };
  return {
    refuse: (table, state, p, aim) =>
      refuseShape(aim, 'square') ?? refuse(table, state, p, aim.square as number),
    list: (table, state, p) =>
      Array.from({ length: table.board.size }, (_, square) => square)
        .filter((square) => !refuse(table, state, p, square))
        .map((square) => ({ square })),
    apply({ table, state, events }, p, { square }) {
      const at = square as number;
      state.markers.push({ kind, owner: p.side, square: at, by: p.id });
      setGround(state, at, groundAt(table, state, at));
      events.push({ kind: 'raised', ...named(state, p), square: at, what: kind, ap: 0, cp: '' });
    },
  };
}

/** HH-PSI-17: so far ahead. */
const BREATH = 6;

/** HH-PSI-17: whoever stands before the Librarian up to the first thing that stops it. HH-DUEL-15: not duellists. */
function breathed({ near }: Table, state: State, p: Piece): number[] {
  const found: number[] = [];
  let square = p.at;
  for (let n = 0; n < BREATH; n++) {
    square = near[square * 8 + p.facing * 2];
    if (square < 0 || isShut(state, square) || state.ground[square] & SOLID) break;
    const other = state.pieces[state.occupant[square]];
    if (other && foeOf(state, other) === 0) found.push(other.id);
  }
  return found;
}

const breath: Power = {
  refuse: (table, state, p, aim) =>
    refuseShape(aim) ??
    (breathed(table, state, p).length > 0 ? null : no('HH-PSI-17', 'Nobody stands in the six squares ahead.')),
  list: (table, state, p) => (breathed(table, state, p).length > 0 ? [{}] : []),
  apply({ table, state }, p) {
    state.steps.push({ do: 'breath', victims: breathed(table, state, p), survived: true });
  },
};

export interface BreathStep {
  do: 'breath';
  /** HH-DICE-10: still to save. */
  victims: number[];
  survived: boolean;
}

export function breatheOn(play: Play, step: BreathStep): boolean {
  const id = step.victims.shift();
  if (id === undefined) {
    play.state.steps.pop();
    return false;
  }
  const p = play.state.pieces[id];
  if (p) strikePiece(play, p, { modifier: 0, wide: true, psychic: true }, 'HH-PSI-17');
  return false;
}

/** HH-PSI-18: what an Inferno destroys besides. */
export function burnThrough({ table, state, events }: Play, p: Piece, square: number): void {
  const squares = affectedArea(table, state.doors, square);
  for (const door of boundingDoors(table, state.doors, squares)) {
    state.doors[door] = 0;
    events.push({ kind: 'door', ...named(state, p), square: door, door: 'destroyed', ap: 0, cp: '' });
  }
  for (const part of squares)
    if (state.ground[part] & BARRICADE) setGround(state, part, state.ground[part] & ~BARRICADE);
}

export const PYROMANCY = {
  /** HH-PSI-16. */
  'fire-shield': raise('shield', 'HH-PSI-16', 6),
  'flame-breath': breath,
  inferno: { refuse: refuseInferno, list: () => [], apply: fireInferno } as Power,
};
