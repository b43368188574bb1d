/** Every opponent there is. */
export { answerOf } from './answer.ts';
export { type Bot, randomBot } from './bot.ts';
export { botNamed, botsFor, type Opponents, opponents } from './opponents.ts';
