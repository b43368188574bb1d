import type { AnyGame, Decision, Random, Seat } from '../../kernel/contract.ts';
import { randomFrom } from '../../kernel/random.ts';
import { rulesetNamed } from '../games/rulesets.ts';
import type { Answer, Question } from './opponent.ts';

const games = new Map<string, AnyGame>();

self.onmessage = ({ data }: MessageEvent<Question>) => {
  let answer: Answer;
  try {
    answer = { id: data.id, text: decide(data) };
  } catch (error) {
    answer = { id: data.id, problem: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
};

function decide({ game: id, setup, view, seat }: Question): string {
  const key = JSON.stringify(setup);
  let game = games.get(key);
  if (!game) {
    const ruleset = rulesetNamed(id);
    game = ruleset.open(ruleset.readSetup(setup));
    games.set(key, game);
  }
  const random = randomFrom(crypto.getRandomValues(new Uint32Array(2)).join('-'));
  const state = game.imagine(view, random);
  const decision = game.pending(state).find((d) => d.seat === seat);
  if (!decision) throw new Error('Nothing waits for the opponent.');
  return game.notation.print(state, choose(game, view, seat, decision, random));
}

/** Any legal answer; ending a phase is the last resort, or the machine would hardly ever move. */
function choose(game: AnyGame, view: unknown, seat: Seat, _decision: Decision, random: Random): unknown {
  const actions = game.actions(game.imagine(view, random), seat);
  return actions[random.below(actions.length)];
}
