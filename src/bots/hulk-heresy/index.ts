import type { Bot } from '../bot.ts';
import type { Opponents } from '../opponents.ts';
import { recruit, regular, veteran } from './players.ts';

const opponents: Opponents = { bots: [recruit, regular, veteran] as unknown as readonly Bot[] };

export default opponents;
