/** HH-PSI-14: which blips Scrier's Gaze turns up. */
import type { Action } from '../actions.ts';
import { turnUp } from '../blips/turn-up.ts';
import { spawn } from '../gsb/spawn.ts';
import { piece } from '../position.ts';
import { GENESTEALER } from '../state.ts';
import { done, type HeresyRule, no } from '../steps.ts';
import { gazedAt } from './body-and-sight.ts';

export interface GazeStep {
  do: 'gaze';
  /** The Librarian. */
  unit: number;
  /** How many may be named still; 0 when it is settled who. */
  most: number;
  chosen: number[];
}

function subsets(ids: readonly number[], most: number): number[][] {
  let all: number[][] = [[]];
  for (const id of ids)
    all = [...all, ...all.filter((some) => some.length < most).map((some) => [...some, id])];
  return all;
}

export const gazing: HeresyRule<'gaze'> = {
  run(play, step) {
    const { state } = play;
    if (step.most > 0) return true;
    done(state);
    // HH-CONV-12: all of them, and then each is faced
    const isHost = (id: number): boolean => state.pieces[id]?.row === GENESTEALER;
    for (const id of step.chosen.filter(isHost).reverse()) spawn(play, piece(state, id), 'power');
    const faces = step.chosen.filter((id) => {
      const p = state.pieces[id];
      return p?.blip && turnUp(play, p, 'power');
    });
    if (faces.length > 0) state.steps.push({ do: 'reveal', faces, facesOnly: true });
    return false;
  },
  asks: (_table, state, { unit, most }) => [
    { seat: piece(state, unit).side, kind: 'gaze', rule: 'HH-PSI-14', unit, about: { most } },
  ],
  verbs: () => ['pick', 'pass'],
  refuse(table, state, _seat, action, { unit, most }) {
    if (action.do === 'pass') return null;
    const list = action.list ?? [];
    const may = gazedAt(table, state, piece(state, unit)).map(({ id }) => id);
    const fits = list.length > 0 && list.length <= most && new Set(list).size === list.length;
    return fits && list.every((id, i) => may.includes(id) && (i === 0 || id > list[i - 1]))
      ? null
      : no('HH-PSI-14', `Name up to ${most} enemy blips within eight squares, each once, by their numbers.`);
  },
  list(table, state, _seat, { unit, most }) {
    const may = gazedAt(table, state, piece(state, unit))
      .map(({ id }) => id)
      .sort((a, b) => a - b);
    return subsets(may, most).map(
      (list): Action => (list.length === 0 ? { do: 'pass' } : { do: 'pick', list }),
    );
  },
  answer({ state }, _seat, action, step) {
    step.most = 0;
    step.chosen =
      action.do === 'pass'
        ? []
        : [...(action.list as number[])].sort((a, b) => piece(state, a).at - piece(state, b).at);
  },
  forced: () => ({ do: 'pass' }),
};
