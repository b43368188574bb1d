/** Battles between two machines, as far as somebody wants to look: the same ones every time. */
import opponents from '../../src/bots/epic-1991/index.ts';
import { epic1991 } from '../../src/games/epic-1991/index.ts';
import { filled } from '../../src/golden/matches.ts';
import type { AnyRuleset } from '../../src/kernel/contract.ts';
import { knownChance } from '../../src/kernel/fairness.ts';
import { act, type Match, pending, startMatch } from '../../src/kernel/match.ts';
import { randomFrom } from '../../src/kernel/random.ts';

const played = new Map<string, Match>();

/** The river line up to that decision of the first army, asked for the so-manieth time; to the end where none is named. */
export function riverLine(kind: string | null, times = 1): Match {
  const key = `${kind} ${times}`;
  const match = played.get(key) ?? play(kind, times);
  played.set(key, match);
  return match;
}

function play(kind: string | null, times: number): Match {
  const [recruit, regular] = opponents.bots;
  const ruleset = epic1991 as unknown as AnyRuleset;
  const setup = { battle: filled('battles/epic-1991/marines-eldar-1500.yaml', '.') };
  const match = startMatch(ruleset, setup, knownChance(ruleset, '00000007'));
  const random = randomFrom(7);
  for (let left = times; !match.outcome; ) {
    const [{ seat, kind: asked }] = pending(match);
    if (seat === 'A' && asked === kind && --left === 0) return match;
    const bot = seat === 'A' ? regular : recruit;
    const answer = act(match, seat, bot.choose(match.game, match.game.view(match.state, seat), seat, random));
    if (!answer.ok) throw new Error(`${answer.refusal.why} (${answer.refusal.rule})`);
  }
  return match;
}
