import type { Bot } from '../bot.ts';
import type { Opponents } from '../opponents.ts';
import { recruit, regular } from './players.ts';

const opponents: Opponents = { bots: [recruit, regular] as unknown as readonly Bot[] };

export default opponents;
