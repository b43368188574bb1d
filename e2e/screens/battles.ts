/** Battles between two machines, as far as somebody wants to look: the same ones every time. */
import opponents89 from '../../src/bots/epic-1989/index.ts';
import opponents91 from '../../src/bots/epic-1991/index.ts';
import { epic1989 } from '../../src/games/epic-1989/index.ts';
import { epic1991 } from '../../src/games/epic-1991/index.ts';
import { filled } from '../../src/golden/matches.ts';
import type { AnyRuleset } from '../../src/kernel/contract.ts';
import { knownChance } from '../../src/kernel/fairness.ts';
import { act, type Match, pending, startMatch } from '../../src/kernel/match.ts';
import { randomFrom } from '../../src/kernel/random.ts';

interface Battle {
  readonly file: string;
  readonly ruleset: AnyRuleset;
  readonly bots: typeof opponents91.bots;
}

const RIVER: Battle = {
  file: 'battles/epic-1991/marines-eldar-1500.yaml',
  ruleset: epic1991 as unknown as AnyRuleset,
  bots: opponents91.bots,
};
const CROSSROADS: Battle = {
  file: 'battles/epic-1989/crossroads.yaml',
  ruleset: epic1989 as unknown as AnyRuleset,
  bots: opponents89.bots,
};

const played = new Map<string, Match>();

/** A battle up to that decision of the first side, asked for the so-manieth time; to the end where none is named. */
function upTo(battle: Battle, kind: string | null, times: number): Match {
  const key = `${battle.file} ${kind} ${times}`;
  const match = played.get(key) ?? play(battle, kind, times);
  played.set(key, match);
  return match;
}

export const riverLine = (kind: string | null, times = 1) => upTo(RIVER, kind, times);
export const crossroads = (kind: string | null, times = 1) => upTo(CROSSROADS, kind, times);

function play({ file, ruleset, bots }: Battle, kind: string | null, times: number): Match {
  const [recruit, regular] = bots;
  const match = startMatch(ruleset, { battle: filled(file, '.') }, knownChance(ruleset, '00000007'));
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
