import { randomFrom } from '../../../../kernel/random.ts';
import { boardgameSteps, PEER } from '../../../bench/boardgame.ts';
import { diceOf } from '../../../bench/dice.ts';
import { type Budget, type Contender, race } from '../../../bench/race.ts';
import { type BenchResult, rate } from '../../../bench/result.ts';
import { midway, openMission, playAtRandom, record } from './table.ts';

/** Random games one after the other: each decision lists every legal action and plays one with real dice. */
function randomPlay(): Contender {
  const game = openMission();
  const random = randomFrom('bench');
  let games = 0;
  let dice = diceOf(games);
  let { state } = game.start(dice);
  return (n) => {
    let events = 0;
    for (let i = 0; i < n; i++) {
      events += playAtRandom(game, state, dice, random).events;
      if (state.outcome) {
        dice = diceOf(++games);
        state = game.start(dice).state;
      }
    }
    return events;
  };
}

/** Recorded games played again: applying alone, which is all that the peer does. */
function applying(): Contender {
  const game = openMission();
  const games = Array.from({ length: 50 }, (_, n) => record(n));
  let at = 0;
  let next = 0;
  let dice = diceOf(games[at].n);
  let { state } = game.start(dice);
  return (n) => {
    let events = 0;
    for (let i = 0; i < n; i++) {
      const { seat, action } = games[at].moves[next++];
      events += game.apply(state, seat, action, dice).length;
      if (next === games[at].moves.length) {
        at = (at + 1) % games.length;
        next = 0;
        dice = diceOf(games[at].n);
        state = game.start(dice).state;
      }
    }
    return events;
  };
}

export function benchPlay(budget: Budget): BenchResult[] {
  const [ours, apply, theirs] = race(
    [randomPlay(), applying(), boardgameSteps(midway(), openMission().board.near)],
    budget,
  );
  return [
    rate('hulk-revised random play', 'decisions', ours, PEER, theirs),
    rate('hulk-revised, apply only', 'actions', apply, PEER, theirs),
  ];
}
