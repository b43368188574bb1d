/** What a game brings so that the machine can play it: the folder of its name in this room. */
import { GAMES } from '../games/list.ts';
import type { AnyGame } from '../kernel/contract.ts';
import { type Shelf, shelf } from '../kernel/shelf.ts';
import { type Bot, randomBot } from './bot.ts';
import type { Figures } from './figures.ts';

/** What `train` needs to make a judge of positions. */
export interface Learner {
  readonly figures: Figures<AnyGame, unknown>;
  /** Who plays the games that are learnt from, in words and on every seat. */
  readonly players: string;
  readonly pupil: () => Pupil;
  /** Steps of training at least, where games are few: more times through the same lessons. */
  readonly steps?: number;
}

/** Chooses as a bot does, for one seat of one game, and may remember it. */
export type Pupil<Game = AnyGame, View = unknown, Action = unknown> = Bot<Game, View, Action>['choose'];

export interface Opponents {
  /** The weakest first, as `strengthsFor` names them. */
  readonly bots: readonly Bot[];
  /** Left out where nobody has brought figures yet. */
  readonly learner?: Learner;
}

export const opponents: Shelf<Opponents> = shelf(GAMES, (id) => import(`./${id}/index.ts`), 'bots');

/** None where nobody has learnt the rules. */
export async function botsFor(
  rulesetId: string,
  from: Shelf<Opponents> = opponents,
): Promise<readonly Bot[]> {
  return from.games.some(({ id }) => id === rulesetId) ? (await from.load(rulesetId)).bots : [];
}

/** The one of that name; without a name (or one that is gone) the usual one; chance where nobody has learnt the rules. */
export async function botNamed(rulesetId: string, id?: string, from?: Shelf<Opponents>): Promise<Bot> {
  const bots = await botsFor(rulesetId, from);
  return bots.find((bot) => bot.id === id) ?? bots[Math.min(1, bots.length - 1)] ?? randomBot;
}
