import { answerOf, botNamed } from '../../bots/index.ts';
import type { AnyGame } from '../../kernel/contract.ts';
import { canonical } from '../../kernel/hash.ts';
import { randomFrom } from '../../kernel/random.ts';
import { rulesets } from '../games/rulesets.ts';
import type { Answer, Question } from './opponent.ts';

/** Opened once for each setup: a board's tables cost more than a decision. */
const games = new Map<string, AnyGame>();

self.onmessage = async ({ data }: MessageEvent<Question>) => {
  let answer: Answer;
  try {
    answer = { id: data.id, text: await decide(data) };
  } catch (error) {
    answer = { id: data.id, problem: error instanceof Error ? error.message : String(error) };
  }
  self.postMessage(answer);
};

/** An action in notation, or the reason for it. */
async function decide(question: Question): Promise<string> {
  const { game: id, setup, match, view, seat, strength, why, did } = question;
  const game = await opened(id, setup);
  const bot = await botNamed(id, strength);
  const chance = () => randomFrom(`${match} ${seat} ${canonical(view)}`);
  if (why === 'all' && did === undefined) return bot.why(game, view, seat, chance());
  if (why && why !== 'all') return bot.openly(game, why.view, seat, bot.choose(game, view, seat, chance()));
  const text = answerOf(bot, { game, view, seat }, chance);
  if (why)
    return text === did
      ? bot.why(game, view, seat, chance())
      : 'Today’s opponent would have done something else here.';
  return text;
}

async function opened(id: string, setup: unknown): Promise<AnyGame> {
  const key = JSON.stringify([id, setup]);
  const found = games.get(key);
  if (found) return found;
  const ruleset = await rulesets.load(id);
  const game = ruleset.open(ruleset.readSetup(setup));
  games.set(key, game);
  return game;
}
