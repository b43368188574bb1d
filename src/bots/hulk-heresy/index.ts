/** The opponents of hulk-heresy. */
import type { Bot } from '../bot.ts';
import type { Learner, Opponents } from '../opponents.ts';
import { figures } from './figures.ts';
import { recruit, regular } from './players.ts';
import { veteran } from './veteran.ts';

const opponents: Opponents = {
  bots: [recruit, regular, veteran] as unknown as readonly Bot[],
  learner: {
    figures: figures as unknown as Learner['figures'],
    players: 'Regulars, who misjudge things enough for variety',
    pupil: () => (regular as unknown as Bot).choose,
  },
};

export default opponents;
