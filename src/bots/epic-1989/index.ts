import type { Bot } from '../bot.ts';
import type { Learner, Opponents } from '../opponents.ts';
import { figures } from './figures.ts';
import { recruit, regular } from './players.ts';
import { pupil } from './pupil.ts';
import { veteran } from './veteran.ts';

const opponents: Opponents = {
  bots: [recruit, regular, veteran] as unknown as readonly Bot[],
  learner: {
    figures: figures as unknown as Learner['figures'],
    players: 'the usual and other tempers',
    steps: 12_000,
    pupil: pupil as unknown as Learner['pupil'],
  },
};

export default opponents;
