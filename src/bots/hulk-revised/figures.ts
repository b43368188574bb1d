/** The figures by which a position of hulk-revised is judged. What blips stand for counts only for the Stealers' seat. */
import type { HulkGame } from '../../games/hulk-revised/index.ts';
import type { State } from '../../games/hulk-revised/state.ts';
import type { Figures } from '../figures.ts';
import { readDuties } from './duties.ts';
import { strengthsOf } from './figures/danger.ts';
import { GENERAL, readGeneral } from './figures/general.ts';
import { EACH, readMarines, SLOTS } from './figures/marines.ts';

export const figures: Figures<HulkGame, State> = {
  seat: 'marine',
  names: [
    ...GENERAL,
    ...Array.from({ length: SLOTS }, (_, i) => EACH.map((name) => `marine ${i + 1}: ${name}`)).flat(),
  ],
  stage: ({ phase }) =>
    phase === 'setup' ? '' : phase === 'command' || phase === 'marine' ? 'marine' : 'stealer',
  read(game, state, viewer, row) {
    const table = game.tableOf(state);
    const duties = readDuties(table, state);
    const strengths = strengthsOf(state, viewer);
    const end = readGeneral(table, state, duties, strengths, row);
    readMarines(table, state, duties, strengths, row, end);
  },
};
