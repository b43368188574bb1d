/** A match opened to be looked at again. */
import { rulesetsFor } from '../../games/rulesets.ts';
import type { Outcome, Seat } from '../../kernel/contract.ts';
import type { Match } from '../../kernel/match.ts';
import { type Review, reviewOf } from '../../kernel/review.ts';
import type { SealShown } from '../fairness/seal.tsx';
import type { Adapter, Table } from '../games/adapter.ts';
import { adapters } from '../games/index.ts';
import { rulesets } from '../games/rulesets.ts';
import { firstViewer } from '../match/host.ts';
import { outcomeAt } from '../match/outcome.ts';
import type { Save } from '../store/saves.ts';

export type { Lens } from '../../kernel/review.ts';

export interface Replay extends Review {
  /** The match as it was stored. */
  readonly text: string;
  readonly ruleset: string;
  readonly setup: unknown;
  readonly seats: readonly Seat[];
  readonly seal: SealShown;
  /** Who played, where that is known. */
  readonly players: Players;
  readonly table: Table;
  readonly outcome: Outcome | null;
  /** Why the match could not be followed to its end. */
  readonly warning: string | null;
}

export type Players = Readonly<Record<Seat, Save['players'][string]>>;

/** Plays a match file again. Throws with a sentence when not even its start can be made. */
export async function openReplay(text: string, players: Players = {}): Promise<Replay> {
  const { readMatch } = await import('../../kernel/read.ts');
  const { match, problem } = readMatch(text, await rulesetsFor(text, rulesets));
  if (!match) throw problem ?? new Error('The file cannot be read.');
  const adapter = await adapters.load(match.ruleset.id);
  return replayOf(adapter, match, text, players, problem?.message ?? null);
}

export function replayOf(
  adapter: Adapter,
  match: Match,
  text: string,
  players: Players,
  warning: string | null,
): Replay {
  const { ruleset, setup, outcome, fairness } = match;
  const table = adapter.table(match.game);
  return {
    ...reviewOf(match, outcome ? null : firstViewer(players)),
    text,
    ruleset: ruleset.id,
    setup,
    seats: ruleset.seats,
    seal: fairness,
    players,
    table,
    outcome: outcomeAt(table, outcome),
    warning,
  };
}
