/** A match opened to be looked at again. */
import { rulesetsFor } from '../../games/rulesets.ts';
import type { GameEvent, Seat, Viewer } from '../../kernel/contract.ts';
import { type Match, stateAt } from '../../kernel/match.ts';
import type { Table } from '../games/adapter.ts';
import { adapters } from '../games/index.ts';
import { rulesets } from '../games/rulesets.ts';
import { firstViewer } from '../match/look.ts';
import type { Save } from '../store/saves.ts';

/** Through whose eyes: somebody's, or those of somebody who knows everything. */
export type Lens = Viewer | 'all';

export interface Replay {
  readonly text: string;
  readonly table: Table;
  readonly match: Match;
  readonly over: boolean;
  readonly last: number;
  /** The first is the one to begin with. A match that goes on has one: its secrets are still secrets. */
  readonly lenses: readonly Lens[];
  /** Why the match could not be followed to its end. */
  readonly warning: string | null;
  /** The view after so many entries. */
  viewAt(n: number, lens: Lens): unknown;
  /** An event as somebody may know it; null when they may not know of it. */
  told(event: GameEvent, lens: Lens): GameEvent | null;
}

export type Players = Readonly<Record<Seat, Save['players'][string]>>;

/** Plays a match file again. Throws with a sentence when not even its start can be made. */
export async function openReplay(text: string, players: Players = {}): Promise<Replay> {
  const { readMatch } = await import('../../kernel/read.ts');
  const { match, problem } = readMatch(text, await rulesetsFor(text, rulesets));
  if (!match) throw problem ?? new Error('The file cannot be read.');
  const table = (await adapters.load(match.ruleset.id)).sit(match);
  return replayOf(table, text, players, problem?.message ?? null);
}

export function replayOf(table: Table, text: string, players: Players, warning: string | null): Replay {
  const { match } = table;
  const over = match.outcome !== null;
  const stateOf = remembered((n) => stateAt(match, n));
  return {
    text,
    table,
    match,
    over,
    last: match.entries.length,
    lenses: over ? ['all', ...match.ruleset.seats] : [firstViewer(players)],
    warning,
    viewAt(n, lens) {
      const state = stateOf(n);
      return lens === 'all' ? table.all(state) : match.game.view(state, lens);
    },
    told: (event, lens) => (lens === 'all' ? event : match.game.redact(event, lens)),
  };
}

const KEPT = 96;

/** Keeps the last answers: going back and forth, or looking through other eyes, plays nothing again. */
function remembered<T>(make: (n: number) => T): (n: number) => T {
  const known = new Map<number, T>();
  return (n) => {
    const found = known.get(n) ?? make(n);
    known.delete(n);
    known.set(n, found);
    if (known.size > KEPT) known.delete(known.keys().next().value as number);
    return found;
  };
}
