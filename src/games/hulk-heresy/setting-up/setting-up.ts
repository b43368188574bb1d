/** Setting up: who attacks, who begins where, two forces in secret, and the first blips. */
import type { Action } from '../actions.ts';
import { layStock, layWaiting } from '../gsb/stock.ts';
import { isFree } from '../position.ts';
import { NOWHERE, otherSide, SIDES, type Side, type State } from '../state.ts';
import { done, type HeresyRule, no, type Play, waits } from '../steps.ts';
import { type Table, zoneOf } from '../table.ts';
import { fielded, refuseMuster, samplesFor } from './forces.ts';
import type { LetterStep } from './letters.ts';

export type SettingUpStep =
  | LetterStep
  | { do: 'roles'; stage: 'roll' | 'choose'; winner: Side }
  | { do: 'zone'; side: Side }
  | { do: 'muster' }
  /** Starting blips still to be placed, and whose turn it is (HH-REINF-05). */
  | { do: 'deploy'; left: Record<Side, number>; next: Side };

/** HH-GAP-04: half the force, at most so many. */
const MOST_STARTING = 10;

/** HH-SEQ-03, HH-GAP-18: the first seat's die, then the second's, again on ties; the higher chooses. */
export const roles: HeresyRule<'roles'> = {
  run(play, step) {
    const { table, state, dice, events } = play;
    const { attacker } = table.mission;
    if (attacker !== null) {
      setRoles(play, SIDES.find((side) => state.zones[side] === attacker) as Side);
      return done(state);
    }
    if (step.stage === 'choose') return true;
    const thrown = [dice.d6(), dice.d6()];
    const winner = thrown[0] === thrown[1] ? null : thrown[0] > thrown[1] ? 'A' : 'B';
    events.push({ kind: 'rolled-off', dice: thrown, winner });
    if (winner) {
      step.winner = winner;
      step.stage = 'choose';
    }
    return false;
  },
  asks: (_table, _state, { winner }) => [{ seat: winner, kind: 'roles', rule: 'HH-SEQ-03' }],
  verbs: () => ['attack', 'defend'],
  list: () => [{ do: 'attack' }, { do: 'defend' }],
  answer(play, _seat, action, { winner }) {
    play.state.steps.pop();
    setRoles(play, action.do === 'attack' ? winner : otherSide(winner));
  },
  forced: () => ({ do: 'attack' }),
};

/** HH-REINF-05: the Attacker places the first blip. */
function setRoles({ state, events }: Play, attacker: Side): void {
  state.attacker = attacker;
  for (const step of state.steps) if (step.do === 'deploy') step.next = attacker;
  events.push({ kind: 'roles', attacker });
}

/** HH-MISS-02: whoever did not build the map picks a zone. */
export const choosingZone: HeresyRule<'zone'> = {
  run: waits,
  asks: (_table, _state, { side }) => [{ seat: side, kind: 'zone', rule: 'HH-MISS-02' }],
  verbs: () => ['zone'],
  refuse: (_table, _state, _seat, action) =>
    (action.to as number) >= 1 && (action.to as number) <= 2
      ? null
      : no('HH-MISS-02', 'There are zones 1 and 2.'),
  list: () => [
    { do: 'zone', to: 1 },
    { do: 'zone', to: 2 },
  ],
  answer({ state, events }, _seat, action, { side }) {
    state.steps.pop();
    const zone = (action.to as number) - 1;
    state.zones[side] = zone;
    state.zones[otherSide(side)] = 1 - zone;
    events.push({ kind: 'zones', ...state.zones });
  },
  forced: () => ({ do: 'zone', to: 1 }),
};

const awaited = (state: State): Side[] => SIDES.filter((side) => !state.mustered[side]);

/** HH-FORCE-01, HH-FORCE-20, HH-REINF-01: both build a force at once, unseen; its order deals the letters. */
export const mustering: HeresyRule<'muster'> = {
  run(play) {
    const { state, events } = play;
    layStock(play);
    if (awaited(state).length > 0) return true;
    events.push({ kind: 'forces', A: state.rosters.A.length, B: state.rosters.B.length });
    return done(state);
  },
  asks: (_table, state) =>
    awaited(state).map((seat) => ({ seat, kind: 'muster', rule: 'HH-FORCE-01', secret: true, sample: true })),
  verbs: () => ['muster'],
  refuse: (table, state, seat, action) => refuseMuster(table, state, seat as Side, action.force ?? []),
  list: (table, state, seat) =>
    samplesFor(table, state, seat as Side).map((force): Action => ({ do: 'muster', force })),
  answer({ table, state, events }, seat, action) {
    const side = seat as Side;
    state.mustered[side] = true;
    const force = fielded(table, state, side, action.force ?? []);
    state.rosters[side] = force.map((row) => ({ ...row, shown: false }));
    state.stock[side] = state.rosters[side].map((_, row) => row);
    events.push({ kind: 'mustered', seat: side });
  },
  forced: (table, state, _step, seat) => ({ do: 'muster', force: samplesFor(table, state, seat)[0] }),
};

/** HH-REINF-03, HH-REINF-12, HH-REINF-13, HH-GAP-04. */
function startingBlips(table: Table, state: State, side: Side): number {
  const force = state.rosters[side].length;
  const wanted = table.mission.blips.start ?? Math.min(MOST_STARTING, Math.ceil(force / 2));
  return Math.min(wanted, force, freeSquares(table, state, side).length);
}

function freeSquares(table: Table, state: State, side: Side): number[] {
  return zoneOf(table, state, side).squares.filter(
    (square) => isFree(state, square) && !hasObject(state, square),
  );
}

/** HH-OBJ-07: no blip stands on an object. */
const hasObject = (state: State, square: number): boolean => state.objects.some(({ at }) => at === square);

/** A die that nobody sees is drawn, so that imagined worlds may have another. */
const DIE = [1, 1, 1, 1, 1, 1];

/** HH-MISS-04, HH-MISS-11, HH-GAP-31: one counter is the 1, the other the 3; a die that nobody sees says which. */
function layCounters({ table, state, dice, events }: Play): void {
  if (!table.mission.cat) return;
  state.secretDie = dice.draw(DIE) + 1;
  const [first, second] = state.objects.filter(({ counter }) => counter !== 0);
  first.counter = state.secretDie <= 3 ? 1 : 3;
  second.counter = state.secretDie <= 3 ? 3 : 1;
  events.push({ kind: 'counters-laid', die: state.secretDie });
}

export const deploying: HeresyRule<'deploy'> = {
  run(play, step) {
    const { table, state } = play;
    if (step.left.A < 0) {
      layCounters(play);
      layWaiting(play);
      for (const side of SIDES) step.left[side] = startingBlips(table, state, side);
    }
    if (step.left[step.next] === 0) step.next = otherSide(step.next); // HH-REINF-13
    return step.left[step.next] > 0 || done(state);
  },
  asks: (_table, _state, { next, left }) => [
    { seat: next, kind: 'deploy', rule: 'HH-REINF-05', about: { left: { ...left } } },
  ],
  verbs: () => ['deploy'],
  refuse(table, state, _seat, action, { next }) {
    return freeSquares(table, state, next).includes(action.to as number)
      ? null
      : no('HH-REINF-05', 'Place it on an empty square of your deployment area.');
  },
  list: (table, state, _seat, { next }) =>
    freeSquares(table, state, next).map((to): Action => ({ do: 'deploy', to })),
  answer({ state }, _seat, action, step) {
    const side = step.next;
    state.steps.push({ do: 'letter', side, at: action.to as number, area: NOWHERE });
    step.left[side]--;
    step.next = otherSide(side);
  },
  forced: (table, state, { next }) => ({ do: 'deploy', to: freeSquares(table, state, next)[0] }),
  answersItself: true,
};
