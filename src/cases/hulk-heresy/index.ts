/** Cases for hulk-heresy. */
import { VERB_FORMS, type Verb } from '../../games/hulk-heresy/actions.ts';
import { course } from '../../games/hulk-heresy/course.ts';
import { run } from '../../games/hulk-heresy/engine.ts';
import type { Event } from '../../games/hulk-heresy/events.ts';
import { type HeresyGame, hulkHeresy } from '../../games/hulk-heresy/index.ts';
import { seesSquare } from '../../games/hulk-heresy/position.ts';
import { type State, type Step, UNKNOWN } from '../../games/hulk-heresy/state.ts';
import { beginPhase } from '../../games/hulk-heresy/turn/turn.ts';
import { type AnyGame, type AnyRuleset, Problem } from '../../kernel/contract.ts';
import type { Arranged, CaseAdapter } from '../adapter.ts';
import { BEGIN, type Beginning, begin, beginsItself, withBegin } from '../begin.ts';
import type { Case } from '../case.ts';
import { type FieldKinds, meanings } from '../squares/facts.ts';
import { knownNumber, type Names, nameBorn, pieceNamed, squareNamed } from '../squares/names.ts';
import { diceOf } from './dice.ts';
import { factsOf } from './facts.ts';
import { finishPieces, layOut } from './position.ts';
import type { Settings } from './settings.ts';

const cases: CaseAdapter = {
  ruleset: hulkHeresy as unknown as AnyRuleset,
  exhaustive: true,
  arrange(written: Case): Arranged {
    const { game: plain, state, settings, names } = layOut(written);
    finishPieces(state, written);
    const game = withBegin(plain as unknown as AnyGame, beginning(plain, settings));
    const middle = settings.phase === 'A' || settings.phase === 'B';
    if (!middle || beginsItself(written)) state.steps = [BEGIN as unknown as Step];
    if (!middle && !beginsItself(written))
      begin(written, game, state, settings.dice, settings.draws.map(drawn));
    return {
      game,
      state,
      translate: (now, text) => (text === BEGIN.do ? text : translate(names, now as State, text)),
      drawn: (value) => drawn(Number(value)),
      facts(now, subject, as) {
        const seen = as === null ? (now as State) : plain.view(now as State, as);
        return factsOf(names, settings, seen, subject);
      },
      dice: (_, event) => diceOf(event as Event),
      meant: (key, value) => meant(names, key, value),
      nameNew: (before, now, given) => {
        const first = (before as State).pieces.length;
        return nameBorn(names, first, (now as State).pieces.length - first, given);
      },
      sees(now, viewer, target) {
        const eye = (now as State).pieces[pieceNamed(names, viewer, (at) => (now as State).occupant[at])];
        if (!eye) throw new Problem(`'${viewer}' is not in play and sees nothing.`);
        const other = knownNumber(names, target) ?? 0;
        const square = other ? ((now as State).pieces[other]?.at ?? -1) : squareNamed(names, target);
        return square >= 0 && seesSquare(plain.table, now as State, eye, square);
      },
    };
  },
};

/** Command counters lie in their container as 1 to 6. */
function drawn(value: number): number {
  if (!(value >= 1 && value <= 6)) throw new Problem(`'${value}' is no counter: write 1 to 6.`);
  return value - 1;
}

/** A phase begins where the position stands, the set-up from nothing. `action` is that of the Attacker. */
function beginning(game: HeresyGame, { phase }: Settings): Beginning {
  return {
    rule: phase === 'start' ? 'HH-MISS-01' : 'HH-SEQ-01',
    go(state, dice) {
      if (phase === 'start') {
        const started = game.start(dice);
        Object.assign(state as State, started.state);
        return started.events;
      }
      const play = { table: game.table, state: state as State, dice, events: [] as Event[] };
      play.state.steps = [];
      beginPhase(play);
      run(play, course);
      return play.events;
    },
    broken: (state) => game.broken({ ...(state as State), steps: [{ do: 'zone', side: 'A' }] }),
  };
}

/** `M shoot g` → `1 shoot 4`. */
function translate(names: Names, state: State, text: string): string {
  const words = text.trim().split(/\s+/);
  const piece = (word: string): string => String(pieceNamed(names, word, (square) => state.occupant[square]));
  const alone = VERB_FORMS[words[0] as Verb];
  const at = alone && !alone.unit ? 0 : 1;
  const form = VERB_FORMS[words[at] as Verb];
  if (form?.force) return text;
  if (at === 1) words[0] = piece(words[0]);
  let place = at + 1;
  for (const { word, kind, many } of form?.fields ?? []) {
    if (word && words[place] !== word) continue;
    if (word) place++;
    if (words[place] === undefined) break;
    const told = (one: string): string => {
      if (kind === 'piece') return piece(one);
      if (kind === 'section' && names.board.sections.includes(one))
        return String(names.board.sections.indexOf(one));
      return kind === 'square' ? names.board.name(squareNamed(names, one)) : one;
    };
    words[place] =
      many && words[place] !== '-' ? words[place].split(',').map(told).join(',') : told(words[place]);
    place++;
  }
  return words.join(' ');
}

const KINDS: FieldKinds = {
  pieces: new Set('unit target attacker defender by other active'.split(' ')),
  squares: new Set('at square from to'.split(' ')),
};

function meant(names: Names, key: string, value: unknown): unknown[] {
  if (typeof value !== 'string') return [value];
  return [...meanings(names, KINDS, key, value), ...(value === 'unknown' ? [UNKNOWN] : [])];
}

export default cases;
