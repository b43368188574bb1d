/** Sanctic and Malefic Daemonology. */
import { addEffect, isBanished } from '../auras.ts';
import { bring, daemonRow, LESSER } from '../daemons/born.ts';
import type { KindId } from '../data/kinds.ts';
import { destroy } from '../deaths.ts';
import { isFree, modelsOf, piece, removePiece } from '../position.ts';
import { type Piece, SIDES, type State } from '../state.ts';
import { no, type Play } from '../steps.ts';
import { range, type Table } from '../table.ts';
import { blessing, type Power, refuseSection, refuseShape, refuseTarget, targets } from './power.ts';
import { assail } from './telekinesis.ts';

/** HH-PSI-26: every daemon in it goes at once. */
function banish(play: Play): void {
  const { table, state } = play;
  const all = SIDES.flatMap((side) => modelsOf(state, side)).sort((a, b) => a.at - b.at);
  for (const p of all) if (isBanished(table, state, p)) destroy(play, p, 'HH-PSI-26');
}

const SANCTUARY = 12;

const sanctuary: Power = {
  refuse: (table, state, p, aim) =>
    refuseShape(aim, 'section') ?? refuseSection(table, state, p, aim.section as number, SANCTUARY),
  list: (table, state, p) =>
    table.board.sections
      .map((_, section) => ({ section }))
      .filter((aim) => !sanctuary.refuse(table, state, p, aim)),
  apply(play, p, { section }) {
    addEffect(play.state, { what: 'sanctuary', owner: p.side, section, ends: 'phase' });
    banish(play);
  },
};

/** HH-PSI-27: within so many squares of the Librarian. */
const GATE = 12;
/** HH-PSI-29. */
const CALL = 6;

/** Where a model may come out of the Gate, or a daemon may be called. */
export function gatePlaces(table: Table, state: State, p: Piece): number[] {
  return placesWithin(table, state, p, GATE);
}

/** HH-PSI-29: in a section with a friend. */
export function callPlaces(table: Table, state: State, p: Piece): number[] {
  const { section } = table.board;
  const held = new Set(modelsOf(state, p.side).map(({ at }) => section[at]));
  return placesWithin(table, state, p, CALL).filter((square) => held.has(section[square]));
}

function placesWithin(table: Table, state: State, p: Piece, most: number): number[] {
  return Array.from({ length: table.board.size }, (_, square) => square).filter(
    (square) => isFree(state, square) && range(table, p.at, square) <= most,
  );
}

const gate: Power = {
  refuse: (table, state, p, aim) =>
    refuseShape(aim, 'to') ??
    refuseTarget(table, state, p, aim.to, true, 6) ??
    (gatePlaces(table, state, p).length > 0 ? null : no('HH-PSI-32', 'There is nowhere to go.')),
  list: (table, state, p) =>
    gatePlaces(table, state, p).length > 0 ? targets(table, state, p, true, 6).map((to) => ({ to })) : [],
  apply({ state }, p, { to }) {
    state.steps.push({ do: 'arrival', what: 'gate', caster: p.id, unit: to as number, daemon: '' });
  },
};

const isLesser = (how: string | undefined): boolean => LESSER.includes(how as KindId);

const summoning: Power = {
  refuse: (table, state, p, aim) =>
    refuseShape(aim, 'how') ??
    (!isLesser(aim.how) ? no('HH-PSI-29', 'That is no lesser daemon.') : null) ??
    (callPlaces(table, state, p).length > 0 ? null : no('HH-PSI-32', 'There is no place for it.')),
  list: (table, state, p) => (callPlaces(table, state, p).length > 0 ? LESSER.map((how) => ({ how })) : []),
  apply({ state }, p, { how }) {
    state.steps.push({ do: 'arrival', what: 'summoning', caster: p.id, unit: 0, daemon: how as KindId });
  },
};

/** HH-PSI-30: a friend is replaced by a Herald; nobody dies of it. */
const sacrifice: Power = {
  refuse: (table, state, p, aim) =>
    refuseShape(aim, 'to', 'how') ??
    (!isLesser(aim.how) ? no('HH-PSI-30', 'That is no Herald.') : null) ??
    (aim.to === p.id ? no('HH-PSI-30', 'It sacrifices another.') : null) ??
    refuseTarget(table, state, p, aim.to, true, 12),
  list: (table, state, p) =>
    targets(table, state, p, true, 12)
      .filter((to) => to !== p.id)
      .flatMap((to) => LESSER.map((how) => ({ to, how }))),
  apply(play, p, { to, how }) {
    const { table, state, events } = play;
    const victim = piece(state, to as number);
    const { at, stage, id } = victim;
    events.push({ kind: 'sacrificed', side: p.side, unit: id, at });
    removePiece(state, victim);
    const herald = bring(play, p.side, daemonRow(how as KindId, { herald: true }), at, stage === 'fresh');
    if (isBanished(table, state, herald)) destroy(play, herald, 'HH-PSI-26');
    else state.steps.push({ do: 'reveal', faces: [herald.id], facesOnly: true });
  },
};

export const SANCTIC = {
  /** HH-PSI-25. */
  hammerhand: blessing(true, 6, ({ state }, p, { id }) =>
    addEffect(state, { what: 'hammerhand', owner: p.side, unit: id, ends: 'phase' }),
  ),
  sanctuary,
  'gate-of-infinity': gate,
};

export const MALEFIC = {
  /** HH-PSI-28: whatever the dice, it is without command points. */
  'dark-flame': blessing(false, 8, (play, p, { id }) => {
    addEffect(play.state, { what: 'no-cp', owner: p.side, unit: id, ends: 'phase' });
    assail(play, p, id, 'dark-flame');
  }),
  summoning,
  sacrifice,
};
