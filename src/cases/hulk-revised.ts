/** Cases for hulk-revised. */

import {
  type Event,
  type HulkGame,
  hulkRevised,
  type State,
  seesSquare,
  UNKNOWN,
} from '../games/hulk-revised/index.ts';
import { type AnyGame, type AnyRuleset, Problem } from '../kernel/contract.ts';
import type { CaseAdapter, Table } from './adapter.ts';
import type { Case } from './case.ts';
import { diceOf } from './hulk-revised/dice.ts';
import { drawn } from './hulk-revised/draws.ts';
import { factsOf, inOrder } from './hulk-revised/facts.ts';
import {
  knownNumber,
  type Names,
  nameNew,
  namesOf,
  pieceNamed,
  squareNamed,
  translate,
} from './hulk-revised/names.ts';
import { layOut } from './hulk-revised/position.ts';

export const hulkRevisedCases: CaseAdapter = {
  ruleset: hulkRevised as unknown as AnyRuleset,
  prefix: 'HR',
  exhaustive: true,
  arrange(written: Case): Table {
    const { game, state, numbers } = layOut(written);
    const names = namesOf(game, written, numbers);
    return {
      game: game as unknown as AnyGame,
      state,
      translate: (now, text) => translate(names, now as State, text),
      drawn,
      facts: (now, subject, as) => {
        const seen = as === null ? (now as State) : game.view(now as State, as);
        return factsOf(names, now as State, seen, subject);
      },
      dice: (_, event) => diceOf(event as Event),
      meant: (key, value) => meant(names, key, value),
      nameNew: (before, now, given) => nameNew(names, before as State, now as State, given),
      sees: (now, viewer, target) => sees(game, names, now as State, viewer, target),
    };
  },
};

function sees(game: HulkGame, names: Names, state: State, viewer: string, target: string): boolean {
  const eye = state.pieces[pieceNamed(names, state, viewer)];
  if (!eye) throw new Problem(`'${viewer}' is not in play and sees nothing.`);
  const piece = knownNumber(names, target) ?? 0;
  const square = piece ? (state.pieces[piece]?.at ?? -1) : squareNamed(names, target);
  return square >= 0 && seesSquare(game.table, state, eye, square);
}

/** Fields that hold the number of a piece, and of a square: a number must not be taken for the other. */
const PIECES = new Set('unit target attacker defender by other active'.split(' '));
const SQUARES = new Set('at square from to'.split(' '));

/** Facts use names, events use numbers: a word of a case may mean either. */
function meant(names: Names, key: string, value: unknown): unknown[] {
  if (key === 'ground' || key === 'objects') return [value, renamed(names, key, value)];
  if (typeof value !== 'string') return [value];
  const meanings: unknown[] = [value];
  if (value === 'unknown') meanings.push(UNKNOWN);
  if (key === 'facing') meanings.push(['N', 'E', 'S', 'W'].indexOf(value));
  const number = SQUARES.has(key) ? null : knownNumber(names, value);
  if (number !== null) meanings.push(number);
  const square = PIECES.has(key) ? -1 : (names.squares[value] ?? names.board.find(value));
  if (square >= 0) meanings.push(square, names.board.name(square));
  return meanings;
}

/** Squares by the names facts use: `ground: { a: [gas, fire] }` reads `{ C3: [fire, gas] }`. */
function renamed(names: Names, key: 'ground' | 'objects', value: unknown): unknown {
  const square = (word: unknown): unknown => {
    const at = typeof word === 'string' && !(word in names.numbers) ? names.squares[word] : undefined;
    return at === undefined ? word : names.board.name(at);
  };
  const entries = Object.entries((value ?? {}) as Record<string, unknown>);
  return Object.fromEntries(
    entries.map(([name, what]) =>
      key === 'objects'
        ? [name, square(what)]
        : [groundKey(names, name), Array.isArray(what) ? inOrder(what) : what],
    ),
  );
}

function groundKey(names: Names, word: string): string {
  return names.board.name(squareNamed(names, word));
}
