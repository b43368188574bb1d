/** The words of each game for play in text: apart from the adapters, so that the table does not carry them. */
import { Problem } from '../../kernel/contract.ts';
import type { Match } from '../../kernel/match.ts';
import type { Speech } from '../text/speech.ts';
import { hulkSpeech } from './hulk-revised/speech.ts';

const SPEECHES: Readonly<Record<string, (match: Match) => Speech>> = { 'hulk-revised': hulkSpeech };

export function speechFor(match: Match): Speech {
  const make = SPEECHES[match.ruleset.id];
  if (!make) throw new Problem(`${match.ruleset.title} cannot be played in text yet.`);
  return make(match);
}
