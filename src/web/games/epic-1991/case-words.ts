/** Cases of this game in sentences. */
import type { Action } from '../../../games/epic-1991/actions.ts';
import type { CaseWords } from '../case-words.ts';
import type { EpicGame, View } from './game.ts';
import { sentenceOf } from './sentences.ts';

const QUESTIONS: Readonly<Record<string, string>> = {
  aim: 'which part of the Titan is aimed at',
  choose: 'which of those equally near',
  combat: 'which combat is fought next',
  deploy: 'how the army is set up',
  edge: 'which edge to take',
  fire: 'which unit fires, and at whom',
  go: 'who goes first',
  groups: 'who fights whom',
  'late-orders': 'which orders are given late',
  leg: 'which leg is hit',
  move: 'which unit moves, and where',
  muster: 'which army to bring',
  objective: 'where an objective lies',
  orders: 'which orders the units have',
  pairs: 'who fights whom',
  pod: 'where the pod comes down',
  rally: 'whether to rally',
  reroll: 'whether to roll again',
  scouts: 'where the Scouts go',
  sequence: 'in which order they fight',
  smash: 'whether to strike a building',
  strike: 'how the blow is used',
  unload: 'who gets out of the pod',
};

const words: CaseWords = {
  action(given, state, action) {
    const game = given as EpicGame;
    const view = state as View;
    return sentenceOf({ game, table: game.tableOf(view) }, view, action as Action, '');
  },
  line: (text) => text,
  piece: () => null,
  game: () => null,
  question: (kind) => QUESTIONS[kind] ?? null,
};

export default words;
