/** One thread that thinks for whoever is gone: it is given what the seat may know, and nothing else. */
import { answerOf, botNamed } from '../../bots/index.ts';
import { rulesets } from '../../games/rulesets.ts';
import type { Seat } from '../../kernel/contract.ts';
import { canonical } from '../../kernel/hash.ts';
import { randomFrom } from '../../kernel/random.ts';
import { sharing } from '../online/sharing.ts';

export interface Question {
  readonly ruleset: string;
  readonly setup: unknown;
  readonly view: unknown;
  readonly seat: Seat;
  /** Its chance follows from this and the view: nobody else can foresee it. */
  readonly secret: string;
}

/** A line of notation. */
export default async function answer({ ruleset: id, setup, view, seat, secret }: Question): Promise<string> {
  const ruleset = sharing(await rulesets.load(id));
  const game = ruleset.open(ruleset.readSetup(setup));
  const bot = await botNamed(id);
  return answerOf(bot, { game, view, seat }, () => randomFrom(`${secret} ${canonical(view)}`));
}
