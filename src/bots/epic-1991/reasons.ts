/** Why an answer was given, in a sentence made of what it was weighed by. */
import { BY_CHANCE } from '../bot.ts';
import type { Gains } from './plan.ts';
import type { Thought } from './thumb.ts';
import { PARTS, type Worth } from './worth.ts';

const SENTENCES: Readonly<Record<Exclude<Thought['why'], 'weighed' | 'moved'>, string>> = {
  slip: 'It was done without a thought: a beginner’s slip.',
  orders:
    'Units with an enemy in range stand and shoot, those who fight well and can reach him charge, the others go for objectives.',
  fire: 'Of all that could be fired, this brings the enemy nearest to breaking.',
  hold: 'Nothing worth a shot was in sight.',
  only: 'There was nothing else to do.',
  habit: BY_CHANCE,
  'set-up': 'From there most objectives are reached soonest.',
  pod: 'It comes down where an objective needs somebody, or where the enemy stands close together.',
};

const GAINS: Readonly<Record<keyof Worth, string>> = {
  points: 'it scores',
  losses: 'it costs the enemy more than it costs us',
  ground: 'it brings objectives within reach',
  fire: 'it brings our guns to bear, or takes us out of theirs',
  contact: 'it picks a fight that we should win',
};

const LEAST = 0.01;

const SPEAKS: Readonly<Record<keyof Gains, string>> = {
  ground: 'it takes or holds an objective',
  shots: 'it brings guns to bear',
  threat: 'it is out of harm’s way there',
  fight: 'it is a fight that we should win',
  command: 'orders are heard there',
};

function movedBecause(gains: Gains): string {
  const parts = Object.keys(SPEAKS) as (keyof Gains)[];
  const most = parts.reduce((best, part) => (gains[part] > gains[best] ? part : best), parts[0]);
  return gains[most] > LEAST
    ? `The unit goes there because ${SPEAKS[most]}.`
    : 'It is no worse there than anywhere else.';
}

export function reasonOf({ why, gain, gains }: Thought): string {
  if (why === 'moved') return gains ? movedBecause(gains) : SENTENCES.only;
  if (why !== 'weighed') return SENTENCES[why];
  const best = gain && PARTS.reduce((most, part) => (gain[part] > gain[most] ? part : most), PARTS[0]);
  return best && gain[best] > LEAST
    ? `Of what was tried out this looked best: ${GAINS[best]}.`
    : 'Everything else that was tried out looked worse.';
}
