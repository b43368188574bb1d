/**
 * Matches that outlive a version of their rules. Where the same answers no longer lead to the same game, a match goes on from the last
 * position that was kept: the lines before it stand as they were written, with the dice they had, and nobody takes them back.
 */
import { type Outcome, Problem, type Seat } from './contract.ts';
import { seededDice } from './dice.ts';
import { type HashMark, hashNow, type Match, type Stretch } from './match.ts';

/** A match as it was left by the rules it was played by. */
export interface Left {
  readonly lines: readonly (readonly [seat: Seat, text: string])[];
  readonly hashes: readonly HashMark[];
  readonly state: unknown;
  readonly position: number;
  readonly outcome: Outcome | null;
  /** The rules had changed before. */
  readonly stretches: readonly Stretch[];
}

export function leave(match: Match): Left {
  const { entries, state, dice, outcome, stretches = [] } = match;
  const last = { after: entries.length, hash: hashNow(match) };
  const hashes = [...match.hashes.filter(({ after }) => after !== last.after), last];
  const lines = entries.map(({ seat, text }) => [seat, text] as const);
  return { lines, hashes, state, position: dice.position, outcome, stretches };
}

/** `begun`: the match as it begins by the rules of today. */
export function goOn(begun: Match, left: Left): Match {
  const { lines, hashes, state, position, outcome, stretches } = left;
  const { game, ruleset, fairness, earlier } = begun;
  if (earlier && lines.length < earlier.entries)
    throw new Problem('The rules changed before the earlier match was played again.');
  const after = lines.length;
  const dice = seededDice(fairness.diceKey, position);
  return {
    ...begun,
    opening: [],
    dice,
    entries: lines.map(([seat, text]) => ({ seat, text, events: [], position })),
    hashes: [...hashes],
    snapshots: [{ after, state: game.fork(state), position }],
    state: game.fork(state),
    outcome,
    stretches: [...stretches, { after, version: ruleset.version, state, position }],
  };
}
