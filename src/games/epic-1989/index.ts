/**
 * Space Marine, first edition of 1989: Imperial against Rebel, vehicles under secret orders, in centimetres.
 * A match is conceded outside the rules (E1-WIN-03).
 */
import type { Point } from '../../field/index.ts';
import type { Dice, Game, Random, Ruleset, Seat } from '../../kernel/contract.ts';
import { about } from './about.ts';
import type { Action, Leg } from './actions.ts';
import { readSetup, type Setup } from './battle.ts';
import { describe } from './describe.ts';
import { course, engine } from './engine.ts';
import type { Event } from './events.ts';
import { forget } from './geometry/position.ts';
import { imagine } from './imagine.ts';
import { laws } from './laws.ts';
import { sendTo } from './movement/sending.ts';
import { parse, print } from './notation.ts';
import { odds } from './odds.ts';
import type { Play } from './play.ts';
import { beginSetup, firstState } from './setup.ts';
import { sketch } from './sketch.ts';
import type { State } from './state.ts';
import type { Table } from './table.ts';
import { oneTable, type Tables, tablesOf } from './tables.ts';
import { fork, redact, reveals, type View, view } from './view.ts';

export type { Action } from './actions.ts';
export type { Setup } from './battle.ts';
export type { Event } from './events.ts';
export * from './state.ts';
export type { Table } from './table.ts';

export interface Epic89Game extends Game<State, Action, Event, View> {
  /** Before the first decision; the table that a state is played on, where forces are bought in play. */
  readonly table: Table;
  tableOf(state: State): Table;
  /** The table whose units an event names. */
  tableFor(event: Pick<Event, 'lists'>): Table;
  /** Detachments or units of a seat that could act now, where one of several is to be chosen, and what one of them can do. */
  unitsFor(state: State, seat: Seat): readonly number[];
  listFor(state: State, seat: Seat, unit: number): Action[];
  /** The ways by which a detachment goes to a place in its formation, as far as it can; whether such a plan is legal is to be asked. */
  sentTo(state: State, detachment: number, to: Point): Leg[];
  /** Some of the answers of a seat: enough to play on, at a fraction of the cost. */
  some(state: State, seat: Seat, random: Random): Action[];
}

export interface Epic89Ruleset extends Ruleset<Setup, State, Action, Event, View> {
  open(setup: Setup): Epic89Game;
}

const { id, title, seats, complete, areas } = about;

export const epic1989: Epic89Ruleset = {
  id,
  title,
  version: '1',
  seats,
  options: [
    {
      id: 'infantry',
      rules: ['E1-SCEN-01'],
      default: true,
      text: 'The infantry versions of the scenarios; without it only vehicles fight.',
    },
    {
      id: 'own-force',
      rules: ['E1-FORCE-01'],
      default: false,
      text: 'Both players buy their forces in secret.',
    },
    {
      id: 'non-standard',
      rules: ['E1-FORCE-05'],
      default: false,
      text: "Detachments of the players' own design may be bought.",
    },
    {
      id: 'elite',
      rules: ['E1-ELITE-01'],
      default: false,
      text: 'Elite infantry may be bought at twice the price.',
    },
    {
      id: 'regroup',
      rules: ['E1-REGR-01'],
      default: false,
      text: 'Two dead stands of a detachment may come back as one.',
    },
    {
      id: 'titans',
      rules: ['E1-TITAN-01'],
      default: false,
      text: 'Titans fight among the others, each by itself.',
    },
    { id: 'heroic', rules: ['E1-HERO-01'], default: false, text: 'Commanders may try heroic actions.' },
    {
      id: 'hidden',
      rules: ['E1-HIDE-01'],
      default: false,
      text: 'Infantry is set up as numbered counters, some of which are nobody.',
    },
    {
      id: 'support',
      rules: ['E1-SUPP-01'],
      default: false,
      text: 'Barrages and missiles are bought with own forces and called from off the table.',
    },
    {
      id: 'maintain-barrage',
      rules: ['E1-SUPP-16'],
      default: false,
      text: 'A barrage that was fired may stay ready beside its commander.',
    },
    {
      id: 'mine-load',
      rules: ['E1-MISL-14'],
      default: false,
      text: 'A mine missile may carry one stasis or vortex mine.',
    },
    {
      id: 'open-orders',
      rules: ['E1-ORD-14'],
      default: false,
      text: 'All orders but First Fire are turned up when the movement phase starts.',
    },
    {
      id: 'timed-orders',
      rules: ['E1-ORD-15'],
      default: false,
      text: 'The order phase lasts two minutes; who has no order then has none.',
    },
    {
      id: 'titanicus-buildings',
      rules: ['E1-GEO-14'],
      default: false,
      text: 'The box holds two block buildings more.',
    },
    { id: 'turn-limit', rules: ['E1-WIN-08'], default: false, text: 'The battle ends after an agreed turn.' },
  ],
  complete,
  areas,
  readSetup,
  open: (setup) => gameWith(tablesOf(setup)),
};

/** The game on a table that is laid. */
export function gameOn(table: Table): Epic89Game {
  return gameWith(oneTable(table));
}

export function gameWith({ first, mustered, of, for: tableFor, stamp }: Tables): Epic89Game {
  const fresh = <T>(state: State, work: (table: Table) => T): T => {
    const table = of(state);
    forget(table);
    return work(table);
  };
  /** When the forces are bought the table changes under the play. */
  const playOn = (state: State, dice: Dice): Play =>
    mustered
      ? {
          get table() {
            return of(state);
          },
          state,
          dice,
          events: [],
        }
      : { table: first, state, dice, events: [] };
  return {
    seats,
    table: first,
    tableOf: of,
    tableFor,
    start(dice) {
      const state = firstState(first);
      const play = playOn(state, dice);
      beginSetup(play);
      fresh(state, () => engine.run(play, course));
      return { state, events: stamped(play) };
    },
    pending: (state) => engine.asks(of(state), state),
    actions: (state, seat) => fresh(state, (table) => engine.list(table, state, seat)),
    unitsFor: (state, seat) => fresh(state, (table) => engine.units(table, state, seat)),
    listFor: (state, seat, unit) => fresh(state, (table) => engine.listUnit(table, state, seat, unit)),
    sentTo: (state, detachment, to) => fresh(state, (table) => sendTo(table, state, detachment, to)),
    some: (state, seat, random) => fresh(state, (table) => engine.listSome(table, state, seat, random)),
    check: (state, seat, action) => fresh(state, (table) => engine.refuse(table, state, seat, action)),
    apply(state, seat, action, dice) {
      const play = playOn(state, dice);
      fresh(state, () => engine.run(play, course, { seat, action }));
      const events = stamped(play);
      if (!mustered) return events;
      const lists = stamp(state);
      const from = events.findIndex(({ kind }) => kind === 'enlisted');
      return events.map((event, at) => (at > from ? { ...event, ...lists } : event));
    },
    fork,
    view: (state, viewer) => view(of(state), state, viewer),
    redact,
    reveals,
    imagine: (seen, random) => fresh(seen, (table) => imagine(table, seen, random)),
    outcome: (state) => state.outcome,
    describe: (event) => describe(tableFor(event), event),
    notation: { print: (_state, action) => print(action), parse: (_state, text) => parse(text) },
    odds: (seen, action) => fresh(seen, (table) => odds(table, seen, action)),
    broken: (state) => fresh(state, (table) => laws(table, state)),
    sketch: (seen) => sketch(of(seen), seen),
  };
}

/** Whose an event is: sides may be chosen in the match, and whoever reads an event has nothing else. */
export function stamped({ state, events }: Play): Event[] {
  return events.map((event) => ('side' in event ? { ...event, seat: state.seats[event.side] } : event));
}

export default epic1989;
