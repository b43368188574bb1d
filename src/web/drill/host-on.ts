import type { Seat } from '../../kernel/contract.ts';
import type { Match } from '../../kernel/match.ts';
import type { Adapter } from '../games/adapter.ts';
import { type Host, hostOf } from '../match/host.ts';
import { enemyOf } from './enemy.ts';

/** A match on a position: one person plays, the other side does what is written and rests. Nothing is kept. */
export function hostOn(match: Match, person: Seat, adapter: Adapter, lines: readonly string[]): Host {
  const answer = enemyOf(match, lines);
  const players = Object.fromEntries(
    match.ruleset.seats.map((seat) => [seat, seat === person ? 'person' : 'machine'] as const),
  );
  return {
    ...hostOf('position', match, players, adapter),
    keep: null,
    hire: () => ({
      ask: (_view, seat) => Promise.resolve(answer(seat)),
      why: () => Promise.resolve('The position wants it so.'),
      close: () => undefined,
    }),
  };
}
