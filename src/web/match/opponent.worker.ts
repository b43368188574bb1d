import { botNamed } from '../../bots/index.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import { randomFrom } from '../../kernel/random.ts';
import { rulesetNamed } from '../games/rulesets.ts';
import type { Answer, Question } from './opponent.ts';

/** Opened once for each setup: a board's tables cost more than a decision. */
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

function decide({ game: id, setup, view, seat, strength }: Question): string {
  const key = JSON.stringify(setup);
  let game = games.get(key);
  if (!game) {
    const ruleset = rulesetNamed(id);
    game = ruleset.open(ruleset.readSetup(setup));
    games.set(key, game);
  }
  const random = randomFrom(crypto.getRandomValues(new Uint32Array(2)).join('-'));
  const state = game.imagine(view, random);
  return game.notation.print(state, botNamed(id, strength).choose(game, view, seat, random));
}
