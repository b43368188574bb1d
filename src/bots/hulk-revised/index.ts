/** The opponents of hulk-revised. */
import type { Bot } from '../bot.ts';
import type { Learner, Opponents } from '../opponents.ts';
import { figures } from './figures.ts';
import { recruitBot } from './recruit.ts';
import { simpleBot } from './simple.ts';
import { veteranBot } from './veteran.ts';

const opponents: Opponents = {
  bots: [recruitBot, simpleBot, veteranBot] as readonly Bot[],
  learner: { figures: figures as unknown as Learner['figures'], player: simpleBot as Bot },
};

export default opponents;
