/** A match by the rules of today, whatever rules it was begun by. */
import type { AnyRuleset } from '../../kernel/contract.ts';
import type { Fairness } from '../../kernel/fairness.ts';
import { hashNow, type Match, openMatch } from '../../kernel/match.ts';
import { goOn } from '../../kernel/stretches.ts';
import type { Deed, MatchRow } from '../store/rows.ts';
import type { Store } from '../store/store.ts';
import { carryOut } from './deeds.ts';

interface Opened {
  readonly match: Match;
  /** Deeds that it holds already. */
  readonly known: number;
}

/** Where the same answers lead to the same game nothing has changed; else it goes on from what the older rules left. */
export async function openedBy(
  store: Store,
  { id, setup, version }: MatchRow,
  ruleset: AnyRuleset,
  fairness: Fairness,
): Promise<Opened> {
  const begun = () => openMatch(ruleset, setup, fairness, version);
  if (version === ruleset.version) return { match: begun(), known: 0 };
  const kept = (await store.snapshots.of(id)).findLast((one) => one.version !== ruleset.version);
  if (!kept) return { match: begun(), known: 0 };
  const { n, left } = kept;
  const deeds = (await store.deeds(id, 0)).filter((deed) => deed.n <= n);
  const same = replayed(begun(), deeds);
  if (same && hashNow(same) === left.hashes.at(-1)?.hash) return { match: same, known: n };
  return { match: goOn(begun(), left), known: n };
}

/** Null where these rules refuse what others allowed. */
function replayed(match: Match, deeds: readonly Deed[]): Match | null {
  try {
    for (const { seat, request } of deeds) carryOut(match, seat, request);
    return match;
  } catch {
    return null;
  }
}
