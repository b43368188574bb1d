/** What a match and a case are kept as: a word for a stretch of play. */
import type { CaseAdapter } from '../cases/adapter.ts';
import type { Case } from '../cases/case.ts';
import { runCase } from '../cases/run.ts';
import type { AnyGame, AnyRuleset } from '../kernel/contract.ts';
import { diceFrom } from '../kernel/dice.ts';
import { randomFrom } from '../kernel/random.ts';
import { type Chain, chain } from './chain.ts';
import { byChance, PLAYERS, type Player } from './choose.ts';

export interface Digested {
  readonly name: string;
  readonly setup: unknown;
  readonly play: Player;
  /** How many actions. */
  readonly length: number;
}

/** Actions to a word. */
export const STRETCH = 10;
/** Views, states and odds are dear: they are looked at after every so many actions. */
const LOOK = 5;
const ODDS = 40;

export function* matchWords(ruleset: AnyRuleset, match: Digested): Generator<string> {
  const game = ruleset.open(ruleset.readSetup(match.setup));
  const dice = diceFrom(randomFrom(`${match.name} dice`));
  const random = randomFrom(match.name);
  const { state, events } = game.start(dice);
  const words = chain();
  words.setups(ruleset, match.setup, random);
  words.told(game, events);
  for (let n = 0; n < match.length && !game.outcome(state); n++) {
    words.asked(game, state);
    words.refused(game, state, random);
    if (n % LOOK === 0) words.odds(game, state, ODDS);
    const { seat, action } = PLAYERS[match.play](game, state, random);
    words.told(game, game.apply(state, seat, action, dice));
    if (n % LOOK === LOOK - 1) words.seen(game, state);
    if ((n + 1) % STRETCH === 0) yield words.take();
  }
  if (game.outcome(state)) words.seen(game, state);
  yield words.take();
}

/** So many actions are played from where a case begins, and from where it ends. */
const ON = 6;

/** A case as it runs, and how play may go on from its first position and from its last. */
export function caseWord(adapter: CaseAdapter, written: Case): string {
  const words = chain();
  const ends: [AnyGame, unknown][] = [];
  const watched: CaseAdapter = {
    ...adapter,
    arrange(of) {
      const table = adapter.arrange(of);
      const { game, state } = table;
      ends.push([game, game.fork(state)]);
      looked(words, game, state);
      return {
        ...table,
        game: {
          ...game,
          apply(on, seat, action, dice) {
            const events = game.apply(on, seat, action, dice);
            words.told(game, events);
            looked(words, game, on);
            ends[1] = [game, on];
            return events;
          },
        },
      };
    },
  };
  const { failure } = runCase(written, watched);
  if (failure) return `fails: ${failure.lines[0]}`;
  for (const [i, [game, state]] of ends.entries())
    playedOn(words, game, game.fork(state), `${written.name} ${i}`);
  return words.take();
}

function looked(words: Chain, game: AnyGame, state: unknown): void {
  words.asked(game, state);
  words.odds(game, state, ODDS);
  words.seen(game, state);
}

function playedOn(words: Chain, game: AnyGame, state: unknown, seed: string): void {
  const random = randomFrom(seed);
  const dice = diceFrom(randomFrom(`${seed} dice`));
  for (let n = 0; n < ON && !game.outcome(state) && game.pending(state).length > 0; n++) {
    const { seat, action } = byChance(game, state, random);
    words.told(game, game.apply(state, seat, action, dice));
    words.asked(game, state);
    words.refused(game, state, random);
  }
  words.seen(game, state);
}
