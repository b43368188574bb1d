/** Why a question was answered so, besides the action phases: what the answer was judged by. */
import type { Action, Verb } from '../../../games/hulk-revised/actions.ts';
import type { HulkGame, View } from '../../../games/hulk-revised/index.ts';
import { UNKNOWN } from '../../../games/hulk-revised/state.ts';
import { percent } from './words.ts';

const NEW_TOKEN = 'a new one is 3.5 on average';

const REASONS: Readonly<Partial<Record<Verb, string>>> = {
  muster: 'Drawn from the lists it knows, so that nobody can foresee it.',
  start: 'There he looks where they come from and nobody else does, and is near what must be done.',
  rubble: 'It lies on their shortest way, where the way round is longest.',
  shoot: 'The shot costs nothing, and something worth it is in sight.',
  auto: 'The burst goes on while something worth a round is in sight.',
  'shoot-door': 'The door stands in the way.',
  'auto-door': 'The door stands in the way.',
  hold: 'Nothing in sight is worth the shot.',
  stop: 'Nothing in sight is worth another round.',
  arc: 'Of what the Arc reaches it does the most harm.',
  support: 'A comrade’s life is worth more than one Marine’s overwatch.',
  tie: 'A comrade’s life is worth more than one Marine’s overwatch.',
  unjam: 'A gun that fires again is worth the point.',
  face: 'There is a Marine before its claws, or the way to one.',
  first: 'Of these it is the nearest, or they are all the same.',
  bring: 'What comes of the blip suits the place: how near they are, how many, how narrow it is.',
  ambush: 'From hiding it is near enough to be worth the risk of finding nothing there.',
  hide: 'It is near them or in their way there.',
  lurk: 'From that area it is soonest at a Marine, or in their way.',
  pass: 'Nothing better was offered.',
  fight: 'It goes on as it is.',
};

export function answerReason(game: HulkGame, view: View, seat: string, action: Action): string {
  switch (action.do) {
    case 'redraw':
      return view.token === UNKNOWN || view.token === 0
        ? `The first token was too low: ${NEW_TOKEN}.`
        : `The token shows ${view.token}, and ${NEW_TOKEN}.`;
    case 'keep':
      return view.token === UNKNOWN || view.token === 0
        ? `The token is good enough: ${NEW_TOKEN}.`
        : `The token shows ${view.token}, and ${NEW_TOKEN}.`;
    case 'place':
      return seat === 'marine'
        ? 'There it is far from our men, or before our guns.'
        : 'There it is near a Marine, best behind him, and seen by few.';
    case 'claw':
    case 'reroll':
    case 'parry':
    case 'accept':
      return outlook(game, view, action);
    default:
      return REASONS[action.do] ?? 'Tried out on an imagined table, it came out best.';
  }
}

function outlook(game: HulkGame, view: View, action: Action): string {
  const chances = game.odds(view, action)?.chances ?? [];
  const of = (what: string): number => {
    const found = chances.find((one) => one.what === what);
    return found ? found.ways / found.total : 0;
  };
  return `So the Marine wins with ${percent(of('win'))} and dies with ${percent(of('lose'))}: nothing else was better.`;
}
