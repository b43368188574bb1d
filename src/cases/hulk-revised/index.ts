/** Cases for hulk-revised. */

import { course } from '../../games/hulk-revised/course.ts';
import { run } from '../../games/hulk-revised/engine.ts';
import {
  type Event,
  type HulkGame,
  hulkRevised,
  type State,
  type Step,
  seesSquare,
  UNKNOWN,
} from '../../games/hulk-revised/index.ts';
import type { Play } from '../../games/hulk-revised/position.ts';
import { beginPhase } from '../../games/hulk-revised/turn/turn.ts';
import { type AnyGame, type AnyRuleset, Problem } from '../../kernel/contract.ts';
import type { Arranged, CaseAdapter } from '../adapter.ts';
import { BEGIN, type Beginning, begin, beginsItself, withBegin } from '../begin.ts';
import type { Case } from '../case.ts';
import { type FieldKinds, meanings } from '../squares/facts.ts';
import { knownNumber, type Names, nameBorn, pieceNamed, squareNamed } from '../squares/names.ts';
import { diceOf } from './dice.ts';
import { drawn } from './draws.ts';
import { factsOf, inOrder } from './facts.ts';
import { namesOf, standingOn, translate } from './names.ts';
import { layOut } from './position.ts';
import type { Settings } from './settings.ts';

const cases: CaseAdapter = {
  ruleset: hulkRevised as unknown as AnyRuleset,
  exhaustive: true,
  arrange(written: Case): Arranged {
    const { game: plain, state, settings, numbers } = layOut(written);
    const game = withBegin(plain as unknown as AnyGame, beginning(plain, settings));
    const names = namesOf(plain, written, numbers);
    const middle = settings.phase === 'marine' || (settings.phase === 'stealer' && !state.solo);
    if (!middle || beginsItself(written)) state.steps = [BEGIN as unknown as Step];
    if (!middle && !beginsItself(written))
      begin(written, game, state, settings.dice, settings.draws.map(String).map(drawn));
    return {
      game,
      state,
      translate: (now, text) => (text === BEGIN.do ? text : translate(names, now as State, text)),
      drawn,
      facts: (now, subject, as) => {
        const seen = as === null ? (now as State) : plain.view(now as State, as);
        return factsOf(names, now as State, seen, subject);
      },
      dice: (_, event) => diceOf(event as Event),
      meant: (key, value) => meant(names, key, value),
      nameNew: (before, now, given) => {
        const first = (before as State).pieces.length;
        return nameBorn(names, first, (now as State).pieces.length - first, given);
      },
      sees: (now, viewer, target) => sees(plain, names, now as State, viewer, target),
    };
  },
};

/** A phase begins where the position stands, the set-up from nothing. */
function beginning(game: HulkGame, { phase }: Settings): Beginning {
  return {
    rule: phase === 'start' ? 'HR-SETUP-05' : 'HR-SEQ-01',
    go(state, dice) {
      if (phase === 'start') {
        const started = game.start(dice);
        Object.assign(state as State, started.state);
        return started.events;
      }
      const play: Play = { table: game.table, state: state as State, dice, events: [] };
      play.state.steps = [];
      beginPhase(play);
      run(play, course);
      return play.events;
    },
    // As in a phase that asks the Marines and in which blips may still be in sight.
    broken: (state) => game.broken({ ...(state as State), steps: [{ do: 'command', redraws: 1 }] }),
  };
}

function sees(game: HulkGame, names: Names, state: State, viewer: string, target: string): boolean {
  const eye = state.pieces[pieceNamed(names, viewer, standingOn(state))];
  if (!eye) throw new Problem(`'${viewer}' is not in play and sees nothing.`);
  const piece = knownNumber(names, target) ?? 0;
  const square = piece ? (state.pieces[piece]?.at ?? -1) : squareNamed(names, target);
  return square >= 0 && seesSquare(game.table, state, eye, square);
}

const KINDS: FieldKinds = {
  pieces: new Set('unit target attacker defender by other active'.split(' ')),
  squares: new Set('at square from to'.split(' ')),
};

function meant(names: Names, key: string, value: unknown): unknown[] {
  if (key === 'ground' || key === 'objects') return [value, renamed(names, key, value)];
  if (typeof value !== 'string') return [value];
  return [...meanings(names, KINDS, key, value), ...(value === 'unknown' ? [UNKNOWN] : [])];
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

export default cases;
