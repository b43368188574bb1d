/** Two opponents for Ridge: one walks and shoots as it comes, the other looks at what each answer leads to. */
import { type Bot, BY_CHANCE } from '../../bots/bot.ts';
import type { Opponents } from '../../bots/opponents.ts';
import { RECRUIT, REGULAR } from '../../bots/strengths.ts';
import { distanceOfPoints } from '../../field/index.ts';
import type { Random, Seat } from '../../kernel/contract.ts';
import type { RidgeGame } from './index.ts';
import { type Action, ARMS, foeOf, type Side, type State, standing, standOf } from './state.ts';

/** The answer that looks best, one of them by chance. */
function best(
  game: RidgeGame,
  view: State,
  seat: Seat,
  random: Random,
  worth: (action: Action) => number,
): Action {
  const actions = game.actions(game.imagine(view, random), seat);
  if (actions.length === 0) throw new Error(`Nothing waits for ${seat}.`);
  const most = Math.max(...actions.map(worth));
  const good = actions.filter((action) => worth(action) === most);
  return good[random.below(good.length)];
}

const recruit: Bot<RidgeGame, State, Action> = {
  ...RECRUIT,
  choose: (game, view, seat, random) =>
    best(game, view, seat, random, (action) => (action.do === 'done' ? 0 : 1)),
  why: () => BY_CHANCE,
  openly: () => BY_CHANCE,
};

const NEAREST = 'Fire before marching, and every march towards the ridge.';

const regular: Bot<RidgeGame, State, Action> = {
  ...REGULAR,
  choose(game, view, seat, random) {
    const side = seat as Side;
    const inReach = standing(view, side).some((own) =>
      standing(view, foeOf(side)).some(
        (foe) => own.kind !== '' && distanceOfPoints(own, foe) <= ARMS[own.kind].reach,
      ),
    );
    return best(game, view, seat, random, (action) => {
      if (action.do === 'order') return Number((action.order === 'fire') === inReach);
      if (action.do === 'shoot') return 2;
      if (action.do !== 'move') return 0;
      const from = standOf(view, action.stand)!;
      return distanceOfPoints(from, game.table.ridge) - distanceOfPoints(action, game.table.ridge);
    });
  },
  why: () => NEAREST,
  openly: () => NEAREST,
};

const opponents: Opponents = { bots: [recruit, regular] as unknown as Bot[] };

export default opponents;
