/** LADD: climbing, and where a model that falls comes to lie. */
import { pinched } from '../../../grid/step.ts';
import { costOf } from '../data/armour.ts';
import { LADDER_DOWN, LADDER_UP, SOLID } from '../ground.ts';
import { isShut, lift, named, stand } from '../position.ts';
import { NOWHERE, type Piece, type State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';
import type { Act } from '../turn/acts.ts';
import { arrive } from './arriving.ts';
import { burden, gaitOf, refuseEntering } from './ways.ts';

/** HH-LADD-01: the other end of the ladder it stands on, or NOWHERE. */
const linkOf = (table: Table, p: Piece): number => (p.at === NOWHERE ? NOWHERE : table.link[p.at]);

/** HH-LADD-03, HH-BLIP-02: to the other end, keeping its facing. */
export const climbAct: Act = {
  on: ({ ground }) => ground.some((bits) => bits & (LADDER_UP | LADDER_DOWN)),
  least: 2,
  byBlips: true,
  price: (_table, state, p) => (costOf('climb', gaitOf(state, p)) as number) + burden(state, p),
  refuse(table, state, p) {
    const to = linkOf(table, p);
    return to === NOWHERE
      ? no('HH-LADD-03', 'It stands on no ladder.')
      : refuseEntering(table, state, p, p.at, to);
  },
  list: (table, state, p) =>
    linkOf(table, p) === NOWHERE || climbAct.refuse(table, state, p, { do: 'climb' })
      ? []
      : [{ do: 'climb', unit: p.id }],
  apply(play, p, _action, paid) {
    const { table, state, events } = play;
    const from = p.at;
    const to = linkOf(table, p);
    lift(state, p);
    stand(state, p, to);
    events.push({ kind: 'climbed', ...named(state, p), from, to, ...paid });
    arrive(play, p, false, true);
  },
};

/** HH-LADD-08: whether a falling model could lie there: nobody, no door, nothing solid. Flames do not forbid it. */
export function hasRoom(state: State, square: number): boolean {
  return state.occupant[square] === 0 && !isShut(state, square) && !(state.ground[square] & SOLID);
}

/** HH-LADD-06, HH-LADD-08: squares beside the lower end, not past a corner of two walls, in reading order. */
export function placesBeside(table: Table, state: State, lower: number): number[] {
  return [0, 1, 2, 3, 4, 5, 6, 7]
    .filter((dir) => !pinched(table.board, lower, dir))
    .map((dir) => table.near[lower * 8 + dir])
    .filter((square) => square >= 0 && hasRoom(state, square))
    .sort((a, b) => a - b);
}
