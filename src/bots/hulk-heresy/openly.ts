/** What somebody who looks on may be told of why an answer was given: what anybody could say who knows the game. */
import type { Action, Verb } from '../../games/hulk-heresy/actions.ts';

const SENTENCES: Partial<Record<Verb, string>> = {
  move: 'It goes where the mission wants it, or out of danger.',
  enter: 'Whoever waits outside does nothing.',
  turn: 'It looks where it expects the enemy.',
  door: 'The way leads through that door, or the enemy’s does.',
  overwatch: 'Whoever comes into its sight will be shot at.',
  guard: 'It expects a close assault.',
  shoot: 'The odds of a kill were worth the shot.',
  burst: 'There was more of the enemy in the fire than of its own.',
  assault: 'The odds of the fight were good.',
  convert: 'As a model it can shoot and fight.',
  pass: 'Nothing was worth a command point.',
  fire: 'Enough shots were declared.',
  end: 'Nothing that could still be done was worth it.',
};

export function openlyOf({ do: verb }: Action): string {
  return SENTENCES[verb] ?? 'It looked best.';
}
