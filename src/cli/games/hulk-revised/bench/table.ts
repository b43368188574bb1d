/** What the suites play on: one mission, random games over it, positions met on the way. */
import { join } from 'node:path';
import { parse } from 'yaml';
import { type Action, type HulkGame, hulkRevised, type State } from '../../../../games/hulk-revised/index.ts';
import type { Random, Seat } from '../../../../kernel/contract.ts';
import type { SeededDice } from '../../../../kernel/dice.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import { diceOf } from '../../../bench/dice.ts';
import { projectRoot, readText } from '../../../files.ts';

/** The data the games are set up from. */
export function missionSetup(): unknown {
  return { mission: parse(readText(join(projectRoot(), 'missions/hulk-revised/cold-trail.yaml'))) };
}

let opened: HulkGame | null = null;

/** The mission, opened when first asked for: other commands must not pay for it. */
export function openMission(): HulkGame {
  opened ??= hulkRevised.open(hulkRevised.readSetup(missionSetup()));
  return opened;
}

/** Chooses among every legal action at random and plays it. */
export function playAtRandom(
  game: HulkGame,
  state: State,
  dice: SeededDice,
  random: Random,
): { seat: Seat; action: Action; events: number } {
  const { seat } = game.pending(state)[0];
  const actions = game.actions(state, seat);
  const action = actions[random.below(actions.length)];
  return { seat, action, events: game.apply(state, seat, action, dice).length };
}

/** A game played at random to its end. */
export interface Recording {
  readonly n: number;
  readonly moves: readonly { seat: Seat; action: Action }[];
}

export function record(n: number): Recording {
  const game = openMission();
  const dice = diceOf(n);
  const random = randomFrom(n);
  const { state } = game.start(dice);
  const moves: { seat: Seat; action: Action }[] = [];
  while (!state.outcome) {
    const { seat, action } = playAtRandom(game, state, dice, random);
    moves.push({ seat, action });
  }
  return { n, moves };
}

/** The position after `count` actions of a recording. */
function positionAt({ n, moves }: Recording, count: number): State {
  const game = openMission();
  const dice = diceOf(n);
  const { state } = game.start(dice);
  for (const { seat, action } of moves.slice(0, count)) game.apply(state, seat, action, dice);
  return state;
}

/** A position halfway through a game. */
export function midway(n = 1): State {
  const recording = record(n);
  return positionAt(recording, recording.moves.length >> 1);
}
