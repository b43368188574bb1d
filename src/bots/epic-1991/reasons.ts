/** Why an answer was given, in a sentence made of what it was weighed by. */
import { BY_CHANCE } from '../bot.ts';
import type { Thought } from './thumb.ts';
import { PARTS, type Worth } from './worth.ts';

const SENTENCES: Readonly<Record<Exclude<Thought['why'], 'weighed'>, string>> = {
  slip: 'It was done without a thought: a beginner’s slip.',
  orders:
    'Units with an enemy in range stand and shoot, those who fight well and can reach him charge, the others go for objectives.',
  fire: 'Of all that could be fired, this brings the enemy nearest to breaking.',
  hold: 'Nothing worth a shot was in sight.',
  only: 'There was nothing else to do.',
  habit: BY_CHANCE,
};

const GAINS: Readonly<Record<keyof Worth, string>> = {
  points: 'it scores',
  losses: 'it costs the enemy more than it costs us',
  ground: 'it brings objectives within reach',
  fire: 'it brings our guns to bear, or takes us out of theirs',
  contact: 'it picks a fight that we should win',
};

const LEAST = 0.01;

export function reasonOf({ why, gain }: Thought): string {
  if (why !== 'weighed') return SENTENCES[why];
  const best = gain && PARTS.reduce((most, part) => (gain[part] > gain[most] ? part : most), PARTS[0]);
  return best && gain[best] > LEAST
    ? `Of what was tried out this looked best: ${GAINS[best]}.`
    : 'Everything else that was tried out looked worse.';
}
