/**
 * Playing on from a point of an earlier match. Its lines up to there are kept and played with its dice, whose seed is open by now;
 * from there on the dice are new, sealed over the setup, the earlier seal and those lines.
 */
import { Problem, type Seat } from './contract.ts';
import { replayLine } from './ending.ts';
import type { Fairness } from './fairness.ts';
import { type Earlier, type Match, openMatch, startMatch } from './match.ts';
import { sealAtOnce } from './sealing.ts';

/** What the new seal covers in the place of the setup. */
export function sealedSetup(
  setup: unknown,
  earlier: { readonly commitment: string; readonly after: number } | null,
  lines: readonly { readonly seat: Seat; readonly text: string }[],
): unknown {
  if (!earlier) return setup;
  const { commitment, after } = earlier;
  const played = lines.slice(0, after).map(({ seat, text }) => `${seat}: ${text}`);
  return { setup, from: { commitment, lines: played } };
}

/** The match as it stood after `n` entries, with new dice for what follows. */
export function continueFrom(
  match: Match,
  n: number,
  chance: { readonly seed: string; readonly nonces: Readonly<Record<Seat, string>> },
): Match {
  const { ruleset, setup, version, entries } = match;
  if (n === 0) return startMatch(ruleset, setup, chance);
  const earlier = earlierAt(match, n);
  const sealed = sealedSetup(setup, { commitment: earlier.fairness.commitment, after: n }, entries);
  const terms = { ruleset: ruleset.id, version, setup: sealed, seats: ruleset.seats };
  const next = openMatch(ruleset, setup, sealAtOnce(chance.seed, chance.nonces, terms), version, earlier);
  for (const { seat, text } of entries.slice(0, n)) {
    const played = replayLine(next, seat, text);
    if (!played.ok) throw new Problem(played.refusal.why);
  }
  return next;
}

/** Where the dice of the first `n` entries come from. */
function earlierAt({ fairness, earlier }: { fairness: Fairness; earlier?: Earlier }, n: number): Earlier {
  if (earlier && n <= earlier.entries) return earlierAt(earlier, n);
  return { fairness, entries: n, ...(earlier ? { earlier } : {}) };
}
