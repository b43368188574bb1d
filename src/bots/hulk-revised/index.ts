/** The opponents of hulk-revised. */
import type { Bot } from '../bot.ts';
import type { Learner, Opponents } from '../opponents.ts';
import { figures } from './figures.ts';
import { pupil } from './pupil.ts';
import { recruitBot } from './recruit.ts';
import { simpleBot } from './simple.ts';
import { veteranBot } from './veteran.ts';

const opponents: Opponents = {
  bots: [recruitBot, simpleBot, veteranBot] as readonly Bot[],
  learner: {
    figures: figures as unknown as Learner['figures'],
    players: 'the usual and other manners',
    pupil: pupil as Learner['pupil'],
  },
};

export default opponents;
