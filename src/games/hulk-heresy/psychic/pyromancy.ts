/** Pyromancy. */
import { isHallowed } from '../auras.ts';
import { foeOf } from '../duel/duellists.ts';
import { BLIND, SOLID } from '../ground.ts';
import { groundAt, isBare } from '../markers.ts';
import { inView, isShut, named, setGround } from '../position.ts';
import { clearScenery, sceneryAt } from '../scenery.ts';
import { burstAt, refuseAim } from '../shooting/area.ts';
import { POWER } from '../shooting/burst.ts';
import { strikePiece } from '../shooting/hit.ts';
import type { Way } from '../shooting/weapons.ts';
import type { Piece, State } from '../state.ts';
import { done, type HeresyRule, no, type Play } from '../steps.ts';
import { affectedArea, boundingDoors, range, type Table } from '../table.ts';
import { type Aim, type Power, refuseShape } from './power.ts';

/** A marker of the caster on an empty square within reach. */
export function raise(kind: 'shield' | 'barrier', rule: string, most: number): Power {
  const refuse = (table: Table, state: State, p: Piece, square: number) => {
    if (!isBare(state, square)) return no(rule, 'It needs an empty square.');
    return range(table, p.at, square) > most ? no(rule, `That is more than ${most} squares away.`) : null;
  };
  return {
    refuse: (table, state, p, aim) =>
      refuseShape(aim, 'square') ?? refuse(table, state, p, aim.square as number),
    list(table, state, p) {
      const aims: Aim[] = [];
      for (let square = 0; square < table.board.size; square++)
        if (range(table, p.at, square) <= most && isBare(state, square)) aims.push({ square });
      return aims;
    },
    apply({ table, state, events }, p, { square }) {
      const at = square as number;
      state.markers.push({ kind, owner: p.side, square: at, by: p.row });
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
    (breathed(table, state, p).length > 0
      ? null
      : no('HH-PSI-17', 'Nobody stands in the six squares ahead.')),
  list: (table, state, p) => (breathed(table, state, p).length > 0 ? [{}] : []),
  apply({ table, state }, p) {
    state.steps.push({ do: 'breath', victims: breathed(table, state, p) });
  },
};

export interface BreathStep {
  do: 'breath';
  /** HH-DICE-10: still to save. */
  victims: number[];
}

export const breathing: HeresyRule<'breath'> = {
  run(play, step) {
    const id = step.victims.shift();
    if (id === undefined) return done(play.state);
    const p = play.state.pieces[id];
    if (p) strikePiece(play, p, { modifier: 0, wide: true, psychic: true }, 'HH-PSI-17');
    return false;
  },
};

/** HH-PSI-18: the shot of a heavy flamer that is nobody's gun. */
const FLAMES: Way = { gun: POWER, mode: 'heavy-flamer' };

/** HH-PSI-18: closed doors in or beside the area, and every barricade in it. */
function burnThrough(play: Play, p: Piece, square: number): void {
  const { table, state, events } = play;
  const squares = affectedArea(table, state.doors, square);
  for (const part of [...squares, ...boundingDoors(table, state.doors, squares)]) {
    const what = sceneryAt(table, state, part);
    if (what !== 'door' && what !== 'barricade' && what !== 'forge') continue;
    clearScenery(play, part, what);
    if (what === 'door')
      events.push({ kind: 'door', ...named(state, p), square: part, door: 'destroyed', ap: 0, cp: '' });
    else events.push({ kind: 'wrecked', ...named(state, p), square: part, what });
  }
}

const inferno: Power = {
  refuse: (table, state, p, aim) =>
    refuseShape(aim, 'square') ??
    (state.ground[p.at] & BLIND ? no('HH-SHOOT-04', 'Nobody can shoot in a blind area.') : null) ??
    refuseAim(table, state, p, FLAMES.mode, aim.square as number),
  list: (table, state, p) =>
    inView(table, p)
      .filter((square) => !inferno.refuse(table, state, p, { square }))
      .map((square) => ({ square })),
  apply(play, p, { square }) {
    const at = square as number;
    burstAt(play, p, FLAMES, at, { ap: 0, cp: '' });
    if (!isHallowed(play.table, play.state, p, at)) burnThrough(play, p, at);
  },
};

export const PYROMANCY = {
  /** HH-PSI-16. */
  'fire-shield': raise('shield', 'HH-PSI-16', 6),
  'flame-breath': breath,
  inferno,
};
