/** A match that begins in the middle: on a position that no setup leads to. */
import type { AnyGame, GameEvent } from '../../kernel/contract.ts';
import type { SeededDice } from '../../kernel/dice.ts';
import { UNSEALED } from '../../kernel/fairness.ts';
import type { Match } from '../../kernel/match.ts';
import type { Laid } from './lesson.ts';

/** `heard`: whatever is played on the table itself, not on a copy of it. */
export function matchOn(
  { ruleset, setup, game: rules, state }: Laid,
  dice: SeededDice,
  heard: (events: readonly GameEvent[]) => void = () => undefined,
): Match {
  const game: AnyGame = {
    ...rules,
    apply(at, seat, action, chance) {
      const events = rules.apply(at, seat, action, chance);
      if (at !== match.state) return events;
      // Nobody could play up to here from the setup.
      const after = match.entries.length + 1;
      match.snapshots.push({ after, state: rules.fork(at), position: match.dice.position });
      heard(events);
      return events;
    },
  };
  const match: Match = {
    ruleset,
    version: ruleset.version,
    setup,
    fairness: UNSEALED,
    game,
    dice,
    opening: [],
    entries: [],
    hashes: [{ after: 0, hash: '' }],
    snapshots: [{ after: 0, state: rules.fork(state), position: 0 }],
    state,
    outcome: null,
  };
  return match;
}
