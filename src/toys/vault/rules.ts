/** The rules of Vault, a step each. */
import * as v from 'valibot';
import { DIR_NAMES, liftOff, NOWHERE, standOn, stepFrom } from '../../grid/index.ts';
import type { Decision, Outcome, Refusal } from '../../kernel/contract.ts';
import { type Course, engineOf, type PlayOf, type StepRules } from '../../kernel/steps.ts';
import {
  type Action,
  Actions,
  type Event,
  foeOf,
  GANG,
  gangOf,
  KINDS,
  MOST_BRUTES,
  type Piece,
  pieceOf,
  SIDES,
  type Side,
  STANCES,
  type State,
  type Step,
  type Table,
} from './state.ts';

export interface Kit {
  table: Table;
  state: State;
  step: Step;
  action: Action;
  event: Event;
}
type Play = PlayOf<Kit>;

const no = (rule: string, why: string): Refusal => ({ rule, why });
const hasMustered = (state: State, side: Side) => gangOf(state, side)[0].kind !== '';

/** TV-MUST-01: both gangs are mustered at once and in secret, of at most two brutes. */
const EVERY_GANG: readonly Action[] = Array.from(
  { length: 2 ** GANG },
  (_, n): Action => ({
    do: 'muster',
    kinds: Array.from({ length: GANG }, (_, i) => KINDS[(n >> i) & 1]),
  }),
).filter((action) => action.do === 'muster' && !refusedGang(action.kinds));

function refusedGang(kinds: readonly string[]): Refusal | null {
  if (kinds.length !== GANG) return no('TV-MUST-01', 'A gang is three pieces.');
  const brutes = kinds.filter((kind) => kind === 'brute').length;
  return brutes > MOST_BRUTES ? no('TV-MUST-01', 'At most two of a gang are brutes.') : null;
}

/** Where a step leads, or why it does not. Friends bar the way; a foe is fought. */
function wayOf({ board }: Table, state: State, side: Side, id: number, dir: number): number | Refusal {
  const piece = pieceOf(state, id);
  if (piece?.side !== side || piece.at === NOWHERE)
    return no('TV-MOVE-02', 'That is no piece of yours on the board.');
  if (!DIR_NAMES[dir]) return no('TV-MOVE-01', 'There is no such direction.');
  const friend = (square: number) => pieceOf(state, state.occupants[square])?.side === side;
  const to = stepFrom(board, piece.at, dir, friend);
  return to < 0 ? no('TV-MOVE-01', 'The way is barred.') : to;
}

function fight(play: Play, piece: Piece, foe: Piece): void {
  const { state, events, dice } = play;
  for (const one of [piece, foe])
    if (!one.shown) {
      one.shown = true;
      events.push({ kind: 'shown', piece: one.id, side: one.side, what: one.kind });
    }
  const thrown: [number, number] = [dice.d6(), dice.d6()];
  const [mine, theirs] = [
    thrown[0] + strengthOf(piece, null),
    thrown[1] + strengthOf(foe, state.stances[foe.side]),
  ];
  const lost = mine === theirs ? null : mine > theirs ? foe : piece;
  events.push({ kind: 'fought', piece: piece.id, foe: foe.id, dice: thrown, lost: lost?.id ?? null });
  if (lost) liftOff(state.occupants, lost);
}

/** TV-FIGHT-01: a brute adds one, and so does a defender whose gang holds. */
export function strengthOf({ kind }: Piece, defends: string | null): number {
  return Number(kind === 'brute') + Number(defends === 'hold');
}

const rules: StepRules<Kit> = {
  muster: {
    run: ({ state }) => SIDES.some((side) => !hasMustered(state, side)) || done(state),
    asks: (_table, state) =>
      SIDES.filter((seat) => !hasMustered(state, seat)).map(
        (seat): Decision => ({ seat, kind: 'muster', rule: 'TV-MUST-01', secret: true }),
      ),
    verbs: () => ['muster'],
    refuse: (_table, _state, _seat, action) => (action.do === 'muster' ? refusedGang(action.kinds) : null),
    list: () => EVERY_GANG.slice(),
    answer({ state, events }, seat, action) {
      if (action.do !== 'muster') return;
      for (const [i, piece] of gangOf(state, seat as Side).entries()) piece.kind = action.kinds[i];
      events.push({ kind: 'mustered', seat: seat as Side, kinds: action.kinds });
    },
  },
  // TV-STNC-01: both choose in secret, then both are shown; who alone rushes goes first, else a die says who.
  stance: {
    run(play) {
      const { state, events, dice } = play;
      if (SIDES.some((side) => state.stances[side] === '')) return true;
      const { red, blue } = state.stances;
      events.push({ kind: 'revealed', red, blue });
      const die = red === blue ? dice.d6() : null;
      const first: Side = die === null ? (red === 'rush' ? 'red' : 'blue') : die < 4 ? 'red' : 'blue';
      events.push({ kind: 'first', seat: first, die });
      state.steps = [
        { do: 'move', side: foeOf(first) },
        { do: 'move', side: first },
      ];
      return false;
    },
    asks: (_table, state) =>
      SIDES.filter((seat) => state.stances[seat] === '').map(
        (seat): Decision => ({ seat, kind: 'stance', rule: 'TV-STNC-01', secret: true }),
      ),
    verbs: () => ['stance'],
    list: () => STANCES.map((stance) => ({ do: 'stance', stance })),
    answer({ state, events }, seat, action) {
      if (action.do !== 'stance') return;
      state.stances[seat as Side] = action.stance;
      events.push({ kind: 'chose', seat: seat as Side, stance: action.stance });
    },
  },
  move: {
    run: ({ state }, { side }) => gangOf(state, side).some(({ at }) => at !== NOWHERE) || done(state),
    asks: (_table, _state, { side }) => [{ seat: side, kind: 'move', rule: 'TV-MOVE-01' }],
    verbs: () => ['step', 'stay'],
    refuse(table, state, _seat, action, { side }) {
      if (action.do !== 'step') return null;
      const way = wayOf(table, state, side, action.piece, action.dir);
      return typeof way === 'number' ? null : way;
    },
    list: (table, state, _seat, { side }) => [
      { do: 'stay' },
      ...gangOf(state, side).flatMap(({ id }) =>
        DIR_NAMES.flatMap((_, dir): Action[] =>
          typeof wayOf(table, state, side, id, dir) === 'number' ? [{ do: 'step', piece: id, dir }] : [],
        ),
      ),
    ],
    answer(play, seat, action, { side }) {
      const { table, state, events } = play;
      state.steps.pop();
      if (action.do !== 'step') return void events.push({ kind: 'stayed', seat: seat as Side });
      const piece = pieceOf(state, action.piece);
      const to = wayOf(table, state, side, piece.id, action.dir) as number;
      const foe = pieceOf(state, state.occupants[to]);
      if (foe) return fight(play, piece, foe);
      liftOff(state.occupants, piece);
      standOn(state.occupants, piece, to);
      events.push({ kind: 'moved', piece: piece.id, at: to });
    },
  },
};

function done(state: State): false {
  state.steps.pop();
  return false;
}

export const engine = engineOf<Kit>(rules, {
  over: no('TV-WIN-01', 'The game is over.'),
  notAsked: () => no('TV-MOVE-01', 'It is not your decision.'),
  isAction: (_table, action): action is Action => v.is(Actions, action),
  noAction: ({ rule }) => no(rule, 'That is nothing to do here.'),
  otherVerb: () => no('TV-MOVE-01', 'That is not asked now.'),
});

/** Between two rounds: is it over? Then the next. */
export const course: Course<Kit> = {
  next({ table, state, events }) {
    const outcome = state.round === 0 ? null : endOf(table, state);
    if (outcome) {
      state.outcome = outcome;
      events.push({ kind: 'over', winner: outcome.winner as Side | null });
      return;
    }
    state.round++;
    state.stances = { red: '', blue: '' };
    state.steps = [{ do: 'stance' }];
  },
};

function endOf({ vault, rounds }: Table, state: State): Outcome | null {
  const on = pieceOf(state, state.occupants[vault]);
  if (on) return { winner: on.side, rule: 'TV-WIN-01', why: `${on.side} stands on the vault.` };
  const left = SIDES.filter((side) => gangOf(state, side).some(({ at }) => at !== NOWHERE));
  if (left.length === 1) return { winner: left[0], rule: 'TV-WIN-02', why: `${left[0]} alone is left.` };
  return state.round < rounds ? null : { winner: null, rule: 'TV-WIN-03', why: 'The rounds are over.' };
}
