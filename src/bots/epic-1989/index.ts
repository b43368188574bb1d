import type { Bot } from '../bot.ts';
import type { Opponents } from '../opponents.ts';
import { recruit, regular } from './players.ts';
import { veteran } from './veteran.ts';

const opponents: Opponents = { bots: [recruit, regular, veteran] as unknown as readonly Bot[] };

export default opponents;
