/** How fast legion against legion is played on three missions: Terminators, companies in powered armour, daemons. */
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Action, type HeresyGame, hulkHeresy, type State } from '../../../games/hulk-heresy/index.ts';
import type { Random, Seat } from '../../../kernel/contract.ts';
import { randomFrom } from '../../../kernel/random.ts';
import { applying } from '../../bench/applying.ts';
import { boardgameSteps, PEER } from '../../bench/boardgame.ts';
import { diceOf } from '../../bench/dice.ts';
import { type Budget, type Contender, race } from '../../bench/race.ts';
import { type BenchResult, rate, type Suite, suite } from '../../bench/result.ts';
import { projectRoot, readText } from '../../files.ts';

const MISSIONS = ['first-breach', 'hold', 'club-evening'];

interface Move {
  readonly seat: Seat;
  readonly action: Action;
}

interface Recorded {
  readonly game: HeresyGame;
  readonly n: number;
  readonly moves: readonly Move[];
}

function open(name: string): HeresyGame {
  const mission: unknown = parse(readText(join(projectRoot(), `missions/hulk-heresy/${name}.yaml`)));
  return hulkHeresy.open(hulkHeresy.readSetup({ mission }));
}

type Lists = (game: HeresyGame, state: State, seat: Seat, random: Random) => Action[];

/** Every answer of every piece that could act. */
const everyPiece: Lists = (game, state, seat) => game.actions(state, seat);
/** Draws a piece first, then one of its answers. */
const onePiece: Lists = (game, state, seat, random) => game.some(state, seat, random);

function choose(game: HeresyGame, state: State, lists: Lists, random: Random): Move {
  const [{ seat }] = game.pending(state);
  const actions = lists(game, state, seat, random);
  return { seat, action: actions[random.below(actions.length)] };
}

/** Match after match, each mission in turn. */
function playing(games: readonly HeresyGame[], lists: Lists): Contender {
  const random = randomFrom('bench');
  let played = 0;
  let game = games[0];
  let dice = diceOf(0);
  let { state } = game.start(dice);
  return (n) => {
    let events = 0;
    for (let i = 0; i < n; i++) {
      const { seat, action } = choose(game, state, lists, random);
      events += game.apply(state, seat, action, dice).length;
      if (!state.outcome) continue;
      game = games[++played % games.length];
      dice = diceOf(played);
      state = game.start(dice).state;
    }
    return events;
  };
}

/** A match at random to its end. */
function record(game: HeresyGame, n: number): Recorded {
  const dice = diceOf(n);
  const random = randomFrom(n);
  const { state } = game.start(dice);
  const moves: Move[] = [];
  while (!state.outcome) {
    const move = choose(game, state, everyPiece, random);
    moves.push(move);
    game.apply(state, move.seat, move.action, dice);
  }
  return { game, n, moves };
}

/** A position halfway through a match. */
function midway({ game, n, moves }: Recorded): State {
  const dice = diceOf(n);
  const { state } = game.start(dice);
  for (const { seat, action } of moves.slice(0, moves.length >> 1)) game.apply(state, seat, action, dice);
  return state;
}

function benchHeresy(usual: Budget): BenchResult[] {
  // so many kinds of pieces and steps: it takes some twenty thousand decisions until the compiler has seen them all
  const budget = { ...usual, warmMs: usual.warmMs * 10 };
  const games = MISSIONS.map(open);
  const matches = games.map((game, n) => record(game, n));
  const [every, one, apply, theirs] = race(
    [
      playing(games, everyPiece),
      playing(games, onePiece),
      applying(matches),
      boardgameSteps(midway(matches[1]), games[1].board.near),
    ],
    budget,
  );
  return [
    rate('hulk-heresy random play, every action listed', 'decisions', every, PEER, theirs),
    rate('hulk-heresy random play, a piece drawn first', 'decisions', one, PEER, theirs),
    rate('hulk-heresy, apply only', 'actions', apply, PEER, theirs),
  ];
}

export const suites: readonly Suite[] = [suite('hulk-heresy random play', benchHeresy)];
