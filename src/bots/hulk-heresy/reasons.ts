/** Why an answer was given, in a sentence made of what decided it. */
import type { Verb } from '../../games/hulk-heresy/actions.ts';
import { BY_CHANCE } from '../bot.ts';
import type { Duty } from './duties.ts';
import type { Worth } from './plan.ts';
import type { Thought } from './thumb.ts';

const SENTENCES: Readonly<Record<Exclude<Thought['why'], 'plan' | 'react' | 'fire'>, string>> = {
  slip: 'It was done without a thought: a beginner’s slip.',
  only: 'There was nothing else to do.',
  face: 'That way it sees most, and is caught from behind least.',
  place: 'From there the way to what the mission asks is short.',
  letter: 'The strongest come first, and whoever must not fall comes late.',
  force: 'Of the ready forces it is one of those with most in them.',
  first: 'Whoever moves first gets to the object first.',
  draw: 'A counter below four may well be beaten; one above it is kept.',
  tried: 'Of what was tried out, this came off best.',
  habit: BY_CHANCE,
};

/** What is done for one reason only, whatever it was weighed by. */
const DEEDS: Partial<Record<Verb, string>> = {
  exit: 'Whoever leaves here counts for the mission.',
  investigate: 'What lies there has to be found out.',
  give: 'A brother nearer home carries it on.',
  unjam: 'A jammed gun is of no use.',
  litany: 'The litany helps everybody near in the fight.',
  cast: 'Tried out, the power left its side better off than anything else would.',
  flames: 'Tried out, the flames cost the enemy more than its own side.',
  hail: 'Tried out, the hail of fire cost the enemy more than its own side.',
  spray: 'Tried out, the spray cost the enemy more than its own side.',
  challenge: 'Tried out, the duel came off well.',
};

const DUTIES: Readonly<Record<Duty['why'], string>> = {
  hold: 'to the room that must be held',
  fetch: 'to what must be fetched',
  home: 'home with what it carries',
  leave: 'to the way out',
  reach: 'to the place that must be reached',
  hunt: 'to the enemy',
  bar: 'to where the enemy must be stopped',
  hide: 'out of the enemy’s reach',
};

const PARTS = ['kills', 'duty', 'safety', 'stance'] as const;

function gainOf(worth: Worth, duty: Duty | null): string {
  const part = PARTS.reduce((most, one) => (worth[one] > worth[most] ? one : most));
  if (worth[part] <= 0) return 'It costs least.';
  switch (part) {
    case 'kills':
      return 'The odds of a kill are worth it.';
    case 'duty':
      return duty ? `It is a step on the way ${DUTIES[duty.why]}.` : 'It brings the goal nearer.';
    case 'safety':
      return 'It takes a model out of danger.';
    case 'stance':
      return 'From there it covers where the enemy must come.';
  }
}

const planned = (worth: Worth | null, duty: Duty | null): string =>
  worth ? gainOf(worth, duty) : 'It looked best.';

export function reasonOf({ why, worth, duty, action }: Thought): string {
  if (why === 'plan' && action.do === 'end') return 'Nothing that could still be done was worth it.';
  if (why === 'react' && action.do === 'pass') return 'No answer was worth a command point.';
  if (why === 'fire')
    return worth && worth.kills > 0
      ? 'It may kill, and costs nothing.'
      : 'No shot was worth the risk of a jam.';
  if (why === 'plan' || why === 'react') return DEEDS[action.do] ?? planned(worth, duty);
  return SENTENCES[why];
}
