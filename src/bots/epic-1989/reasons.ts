/** Why an answer was given, in a sentence made of what it was weighed by. */
import { BY_CHANCE } from '../bot.ts';
import type { Gains } from './gains.ts';
import type { Thought, Why } from './thumb.ts';

const SENTENCES: Readonly<Record<Exclude<Why, 'weighed' | 'moved'>, string>> = {
  slip: 'It was done without a thought: a beginner’s slip.',
  orders:
    'Detachments with an enemy in range and in sight hold their fire for him, those that can run somebody over charge, the others get nearer under cover.',
  fire: 'Of all that could be fired, this may be expected to destroy most.',
  cease: 'Nothing worth a shot was in sight.',
  now: 'The shot is better now than what the same guns could hope for once everybody has moved.',
  hold: 'First fire hits more easily than a shot at somebody who moves: the guns wait.',
  none: 'Nobody was there who could have fired.',
  passed: 'Nothing was better than to wait.',
  only: 'There was nothing else to do.',
  habit: BY_CHANCE,
  'set-up': 'From there its guns bear soonest, and the enemy has least to fire at.',
  force: 'Vehicles and infantry are mixed, and nothing is spent that could be lost for it.',
  hide: 'Whoever has nobody to fire at, and might be fired at, keeps his head down.',
  leads: 'The best fighter of them leads.',
  'goes-on': 'The plan was still worth carrying out.',
};

const LEAST = 0.01;

const SPEAKS: Readonly<Record<keyof Gains, string>> = {
  shots: 'it has most to fire at from there',
  threat: 'it is out of harm’s way there',
  ground: 'the battle asks for it to get there',
  fight: 'it comes to grips with somebody it should beat',
};

function movedBecause(gains: Gains): string {
  const parts = Object.keys(SPEAKS) as (keyof Gains)[];
  const most = parts.reduce((best, part) => (gains[part] > gains[best] ? part : best), parts[0]);
  return gains[most] > LEAST
    ? `The detachment goes there because ${SPEAKS[most]}.`
    : 'It is no worse there than anywhere else.';
}

export function reasonOf({ why, gain = 0, gains }: Thought): string {
  if (why === 'moved') return gains ? movedBecause(gains) : SENTENCES.only;
  if (why !== 'weighed') return SENTENCES[why];
  return gain > LEAST
    ? 'Of what was tried out this cost the enemy most beside what it cost us.'
    : 'Everything else that was tried out looked worse.';
}
