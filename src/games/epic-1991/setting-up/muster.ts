/** ARMY: both sides choose their armies at once, unseen by each other. */

import { LIMITS } from '../../../kernel/limits.ts';
import { type Armies, awaitedSides } from '../army/armies.ts';
import { type Army, checkArmy, readArmy } from '../army/index.ts';
import { printArmy } from '../army/notation.ts';
import { enlisted, layOut } from '../setup.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';

/** Room for the word before it. */
const MOST_LETTERS = LIMITS.action - 100;

function awaited({ armies }: State) {
  return armies ? awaitedSides(armies) : [];
}

export const muster: StepRule<StepOf<'muster'>> = {
  run(play) {
    const { table, state } = play;
    if (awaited(state).length > 0) return true;
    const { A, B } = state.armies as Readonly<Record<'A' | 'B', Army | null>>;
    play.events.push({ kind: 'armies', A, B });
    Object.assign(state, enlisted(table));
    layOut(play);
    return false;
  },
  asks: (_table, state) =>
    awaited(state).map((seat) => ({ seat, kind: 'muster', rule: 'E2-HID-01', secret: true, sample: true })),
  refuse({ battle, options }, _state, _seat, action) {
    if (action.do !== 'muster') return { rule: 'E2-ARMY-02', why: 'Muster your army.' };
    const army = readArmy(action.army);
    const [problem] = checkArmy(army, battle.points, { otherDecks: options.allies });
    if (problem) return { rule: problem.rule, why: problem.why };
    return printArmy(army).length > MOST_LETTERS
      ? { rule: 'E2-ARMY-02', why: 'Nobody can write such long names down.' }
      : null;
  },
  list: (table) => table.mustering!.samples.map((army) => ({ do: 'muster', army })),
  answer({ state, events }, seat, action) {
    if (action.do !== 'muster') return;
    state.armies = { ...(state.armies as Armies), [seat]: readArmy(action.army) };
    events.push({ kind: 'mustered', side: seat as 'A' | 'B' });
  },
};
