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
  muster: 'Of the forces that were ready, this one was taken.',
  deploy: 'It stands near what the mission is about.',
  bring: 'From there it is not far to where it is needed.',
  letter: 'Whoever it is was wanted on the board.',
  keep: 'The counter was good enough.',
  redraw: 'Another counter can hardly be worse.',
  climb: 'The way leads over the ladder.',
  exit: 'Whoever leaves here counts for the mission.',
  give: 'A brother is nearer home.',
  investigate: 'What lies there has to be found out.',
  unjam: 'A jammed gun is of no use.',
  spray: 'There was more of the enemy in the fire than of its own.',
  hail: 'The enemy stood in a line.',
  flames: 'The enemy stood close enough to burn.',
  litany: 'Everybody near fights better for it.',
  cast: 'The power was worth what it cost.',
  challenge: 'The odds of the duel were good.',
  accept: 'To refuse would have cost more.',
  refuse: 'The odds of the duel were bad.',
  snap: 'The shot costs nothing.',
  watch: 'It was there to shoot at whoever comes.',
  face: 'That way it sees most, and is caught from behind least.',
  again: 'The dice could hardly fall worse.',
  reroll: 'The dice could hardly fall worse.',
  stay: 'The dice were good enough.',
  pass: 'Nothing was worth a command point.',
  fire: 'Enough shots were declared.',
  end: 'Nothing that could still be done was worth it.',
};

export function openlyOf({ do: verb }: Action): string {
  return SENTENCES[verb] ?? 'It looked best.';
}
