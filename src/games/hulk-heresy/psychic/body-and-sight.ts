/** Biomancy and Divination. */
import { addEffect } from '../auras.ts';
import { isDuelSection } from '../duel/duellists.ts';
import { named } from '../position.ts';
import { NOWHERE, otherSide, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import { range, type Table } from '../table.ts';
import { blessing, type Power, refuseShape } from './power.ts';

export const BIOMANCY = {
  /** HH-PSI-10: this turn; the save asks for it (HH-SAVE-10). */
  endurance: blessing(true, 6, ({ state }, p, { id }) =>
    addEffect(state, { what: 'endurance', owner: p.side, unit: id, ends: 'lapse' }),
  ),
  /** HH-PSI-11. */
  enfeeble: blessing(false, 12, ({ state }, p, { id }) =>
    addEffect(state, { what: 'enfeeble', owner: p.side, unit: id, ends: 'phase' }),
  ),
  /** HH-PSI-12. */
  'warp-speed': blessing(true, 12, ({ state }, p, { id }) =>
    addEffect(state, { what: 'warp-speed', owner: p.side, unit: id, ends: 'phase' }),
  ),
};

/** HH-PSI-14: enemy blips on the board within eight squares, or in a section. */
const GAZE = 8;

export function gazedAt(table: Table, state: State, p: Piece): Piece[] {
  return blipsOf(state, p).filter((blip) => range(table, p.at, blip.at) <= GAZE);
}

function blipsOf(state: State, p: Piece): Piece[] {
  return state.units[otherSide(p.side)]
    .map((id) => state.pieces[id]!)
    .filter((other) => other.blip && other.at !== NOWHERE);
}

const sectionsOf = (table: Table, blips: readonly Piece[]): number[] =>
  [...new Set(blips.map(({ at }) => table.board.section[at]))].sort((a, b) => a - b);

/** HH-PSI-14: some of those near by a die, or all of one section. */
const gaze: Power = {
  refuse(table, state, p, aim) {
    if (aim.section === undefined)
      return (
        refuseShape(aim) ??
        (gazedAt(table, state, p).length > 0
          ? null
          : no('HH-PSI-14', 'No enemy blip is within eight squares.'))
      );
    return (
      refuseShape(aim, 'section') ??
      (isDuelSection(table, state, aim.section) ? no('HH-DUEL-09', 'A duel is fought there.') : null) ??
      (sectionsOf(table, blipsOf(state, p)).includes(aim.section)
        ? null
        : no('HH-PSI-14', 'No enemy blip is there.'))
    );
  },
  list: (table, state, p) => [
    ...(gazedAt(table, state, p).length > 0 ? [{}] : []),
    ...sectionsOf(table, blipsOf(state, p))
      .filter((section) => !isDuelSection(table, state, section))
      .map((section) => ({ section })),
  ],
  apply({ table, state, dice, events }, p, { section }) {
    if (section !== undefined) {
      const seen = blipsOf(state, p).filter(({ at }) => table.board.section[at] === section);
      state.steps.push({ do: 'gaze', unit: p.id, most: 0, chosen: inReading(seen) });
      return;
    }
    const most = dice.d6();
    events.push({
      kind: 'power-roll',
      ...named(state, p),
      power: 'scriers-gaze',
      target: 0,
      square: -1,
      dice: [most],
      hit: true,
    });
    state.steps.push({ do: 'gaze', unit: p.id, most, chosen: [] });
  },
};

const inReading = (blips: readonly Piece[]): number[] =>
  [...blips].sort((a, b) => a.at - b.at).map(({ id }) => id);

export const DIVINATION = {
  /** HH-PSI-13. */
  prescience: {
    refuse: (_table, state, p, aim) =>
      refuseShape(aim) ??
      (state.command[p.side].spent > 0 ? null : no('HH-PSI-13', 'No command point has been spent.')),
    list: (_table, state, p) => (state.command[p.side].spent > 0 ? [{}] : []),
    apply({ state }, p) {
      state.command[p.side].spent--;
    },
  } satisfies Power as Power,
  'scriers-gaze': gaze,
  /** HH-PSI-15. */
  precognition: blessing(true, 12, ({ state }, p, { id }) =>
    addEffect(state, { what: 'precognition', owner: p.side, unit: id, ends: 'phase', left: 2 }),
  ),
};
