/** E1-DICE-02: both roll, the higher wins, equal scores are rolled again. */
import type { Seat } from '../../../kernel/contract.ts';
import { finish, type Play, seatOf, sideOf } from '../play.ts';
import { foeOf, SIDES, type Side } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';

/** The Imperial die first; while sides are not settled, that of the seat named first. */
export function rollOff<Roller extends Side | Seat>(
  play: Play,
  what: 'sides' | 'first' | 'edge',
  rollers: readonly [Roller, Roller],
): Roller {
  for (;;) {
    const dice = [play.dice.d6(), play.dice.d6()] as const;
    const winner = dice[0] === dice[1] ? null : dice[0] > dice[1] ? rollers[0] : rollers[1];
    play.events.push({ kind: 'roll-off', what, dice, winner });
    if (winner !== null) return winner;
  }
}

const SEATS = ['A', 'B'] as const;

/** E1-SETUP-02, E1-DEC-01: the winner chooses his side and is first. */
export const sides: StepRule<StepOf<'sides'>, 'side'> = {
  run(play, step) {
    step.chooser ??= rollOff(play, 'sides', SEATS);
    return true;
  },
  verbs: () => ['side'],
  asks: (_table, _state, step) => [{ seat: step.chooser!, kind: 'side', rule: 'E1-SETUP-02' }],
  list: () => SIDES.map((side) => ({ do: 'side', side })),
  answer(play, seat, action, step) {
    const { state, table } = play;
    const other = SEATS.find((one) => one !== seat)!;
    state.seats =
      action.side === 'imperial' ? { imperial: seat, rebel: other } : { imperial: other, rebel: seat };
    state.first = table.battle.first ?? action.side; // E1-SETUP-03
    finish(play, step);
    play.events.push({ kind: 'sides', ...state.seats });
  },
};

/** E1-SETUP-12: with agreed sides the winner chooses to be first or second. */
export const first: StepRule<StepOf<'first'>, 'go'> = {
  run(play, step) {
    if (play.state.first) {
      finish(play, step);
      return false;
    }
    step.chooser ??= rollOff(play, 'first', SIDES);
    return true;
  },
  verbs: () => ['go'],
  asks: (_table, state, step) => [{ seat: seatOf(state, step.chooser!), kind: 'go', rule: 'E1-SETUP-12' }],
  list: () => [true, false].map((yes) => ({ do: 'go', first: yes })),
  answer(play, seat, action, step) {
    const side = sideOf(play.state, seat)!;
    play.state.first = action.first ? side : foeOf(side);
    finish(play, step);
    play.events.push({ kind: 'first', side: play.state.first });
  },
};
