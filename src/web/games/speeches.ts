/** The words of each game for play in text: apart from the adapters, so that the table does not carry them. */
import { type AnyGame, Problem } from '../../kernel/contract.ts';
import type { Speech } from '../text/speech.ts';
import { hulkSpeech } from './hulk-revised/speech.ts';

const SPEECHES: Readonly<Record<string, (game: AnyGame) => Speech>> = { 'hulk-revised': hulkSpeech };

export function speechFor(ruleset: string, game: AnyGame): Speech {
  const make = SPEECHES[ruleset];
  if (!make) throw new Problem(`The game '${ruleset}' cannot be played in text yet.`);
  return make(game);
}
