/** Battles played by chance up to a point worth looking at. */
import { readFileSync } from 'node:fs';
import { battleFrom } from '../src/cli/games/epic-1991/battles.ts';
import { type EpicGame, epic1991, type State } from '../src/games/epic-1991/index.ts';
import type { AnyRuleset } from '../src/kernel/contract.ts';
import { concede } from '../src/kernel/ending.ts';
import { knownChance } from '../src/kernel/fairness.ts';
import { act, type Match, pending, startMatch } from '../src/kernel/match.ts';
import { randomFrom } from '../src/kernel/random.ts';

const ruleset = epic1991 as unknown as AnyRuleset;

/** Any sensible action by chance, until that is so. */
function battleAt(name: string, wanted: (match: Match) => boolean): Match {
  const text = readFileSync(new URL(`../battles/epic-1991/${name}.yaml`, import.meta.url), 'utf8');
  const setup = { battle: battleFrom(text, 'epic-1991'), options: { 'turn-limit': 4 } };
  const match = startMatch(ruleset, setup, knownChance(ruleset, '00000001'));
  const game = match.game as unknown as EpicGame;
  const random = randomFrom('a battle');
  for (let n = 0; n < 3000 && !match.outcome; n++) {
    if (wanted(match)) return match;
    const [{ seat }] = pending(match);
    const actions = game.some(match.state as State, seat, random);
    const answer = act(match, seat, actions[random.below(actions.length)]);
    if (!answer.ok) throw new Error(`${answer.refusal.why} (${answer.refusal.rule})`);
  }
  throw new Error('It never came to that.');
}

/** Two turns of fighting, then somebody gives up. */
export function finishedBattle(): Match {
  const match = battleAt('marines-eldar-1500', ({ state }) => (state as State).turn === 3);
  concede(match, 'A');
  return match;
}
