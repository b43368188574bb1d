import type { Refusal, Seat } from './contract.ts';
import {
  type AnyGame,
  type AnyRuleset,
  type Decision,
  type GameEvent,
  type Outcome,
  Problem,
} from './contract.ts';
import { type SeededDice, seededDice } from './dice.ts';
import { type Fairness, fairnessOf, knownChance, termsOf } from './fairness.ts';
import { plainCopy, positionHash } from './hash.ts';
import { LIMITS, within, withinData } from './limits.ts';
import { sealAtOnce } from './sealing.ts';

/** One line of a match: an action in notation, or one of the table's own words (`concede`, `draw`, `out of time`,
 * `all out of time`, `undo to 9`, `allow undo to 9`). */
export interface Entry {
  readonly seat: Seat;
  readonly text: string;
  /** What happened, unredacted: `eventsFor` gives what one viewer may know. */
  readonly events: readonly GameEvent[];
  /** Bytes of the dice stream used once this entry was played. */
  readonly position: number;
}

/** The hash of the state after so many entries. */
export interface HashMark {
  readonly after: number;
  readonly hash: string;
}

/** A state kept so that any point can be rebuilt without playing from the start. */
export interface Snapshot {
  readonly after: number;
  readonly state: unknown;
  readonly position: number;
}

/** Where the dice of a match's first entries come from, when it goes on from an earlier one (`continuing.ts`). */
export interface Earlier {
  readonly fairness: Fairness;
  /** How many entries. */
  readonly entries: number;
  /** The earlier one went on from another itself. */
  readonly earlier?: Earlier;
}

/** From here on other rules: what was played before stands as it was written. See `stretches.ts`. */
export interface Stretch {
  /** How many entries came before. */
  readonly after: number;
  /** The version of the ruleset from here on. */
  readonly version: string;
  /** The position they had come to, and the bytes of the dice stream used by then. */
  readonly state: unknown;
  readonly position: number;
}

/** A game being played: everything needed to go on, to show it, to store it and to prove it. */
export interface Match {
  readonly ruleset: AnyRuleset;
  /** The version of the ruleset it was begun with. */
  readonly version: string;
  /** The data the match was set up from, as it was given. */
  readonly setup: unknown;
  readonly fairness: Fairness;
  readonly earlier?: Earlier;
  /** Where the rules changed under it, in their order. */
  readonly stretches?: readonly Stretch[];
  readonly game: AnyGame;
  dice: SeededDice;
  /** What happened before the first decision. */
  readonly opening: readonly GameEvent[];
  readonly entries: Entry[];
  readonly hashes: HashMark[];
  readonly snapshots: Snapshot[];
  state: unknown;
  outcome: Outcome | null;
}

export type Acted =
  | { readonly ok: true; readonly events: readonly GameEvent[] }
  | { readonly ok: false; readonly refusal: Refusal };

const HASH_EVERY = 20;
/** No state is more actions than this away from one that is kept. */
const SNAPSHOT_EVERY = 16;

/** Sets a match up and plays to its first decision. Bad setup data is a `Problem`, and so is chance that is too short. */
export function startMatch(
  ruleset: AnyRuleset,
  setup: unknown,
  chance: { readonly seed: string; readonly nonces: Readonly<Record<Seat, string>> },
): Match {
  withinData(setup, 'A setup');
  return openMatch(
    ruleset,
    setup,
    sealAtOnce(chance.seed, chance.nonces, termsOf(ruleset, plainCopy(setup))),
  );
}

/**
 * A match whose dice follow from a name alone, whatever the setup and the version say: for tests, pictures and records that
 * are compared from version to version. Its file proves nothing and is not read back.
 */
export function rehearse(ruleset: AnyRuleset, setup: unknown, name: string): Match {
  const { seed, nonces } = knownChance(ruleset, name);
  const terms = { ruleset: 'rehearsal', version: '', setup: null, seats: ruleset.seats };
  return openMatch(ruleset, setup, fairnessOf(seed, nonces, terms));
}

/** A match whose dice are already agreed on. */
export function openMatch(
  ruleset: AnyRuleset,
  setup: unknown,
  fairness: Fairness,
  version: string = ruleset.version,
  earlier?: Earlier,
): Match {
  withinData(setup, 'A setup');
  const given = plainCopy(setup);
  const game = ruleset.open(ruleset.readSetup(plainCopy(setup)));
  const dice = seededDice(chanceAt({ fairness, earlier }, 0).diceKey);
  const { state, events } = game.start(dice);
  const match: Match = {
    ruleset,
    version,
    setup: given,
    fairness,
    ...(earlier ? { earlier } : {}),
    game,
    dice,
    opening: events,
    entries: [],
    hashes: [],
    snapshots: [],
    state,
    outcome: game.outcome(state),
  };
  mark(match);
  return match;
}

/** The hash of the position on the table, as the match's file tells it. */
export function hashNow({ fairness, entries, state }: Match): string {
  return positionHash(fairness.positionKey, entries.length, state);
}

/** Who must decide what; nobody once the match is over, however it ended. */
export function pending(match: Match): readonly Decision[] {
  return match.outcome ? [] : match.game.pending(match.state);
}

/**
 * Plays an action for a seat, or says why not and changes nothing. `expect` is the number of entries the player had
 * seen: an answer to a position that is no longer on the table is refused.
 */
export function act(match: Match, seat: Seat, action: unknown, expect?: number): Acted {
  const { game, state, dice } = match;
  const refusal = barred(match, seat, expect) ?? game.check(state, seat, action);
  if (refusal) return { ok: false, refusal };
  // What is played is what is written, so that a replay can never see another action than the table did.
  const text = game.notation.print(state, action);
  const written = game.notation.parse(state, text);
  const position = dice.position;
  try {
    const events = game.apply(state, seat, written, dice);
    match.outcome = game.outcome(state);
    enter(match, { seat, text, events, position: dice.position });
    return { ok: true, events };
  } catch (error) {
    // A bug in a game must not leave a half-played action on the table.
    match.state = stateAt(match, match.entries.length);
    dice.position = position;
    throw error;
  }
}

/** Like `act`, from a line of notation. Text that cannot be read is refused with the parser's sentence. */
export function actText(match: Match, seat: Seat, text: string, expect?: number): Acted {
  const refusal = barred(match, seat, expect);
  if (refusal) return { ok: false, refusal };
  let action: unknown;
  try {
    within(text.length, LIMITS.action, 'An action', 'characters');
    action = match.game.notation.parse(match.state, text);
  } catch (error) {
    return refuse('KERNEL-NOTATION', error instanceof Problem ? error.message : `'${text}' cannot be read.`);
  }
  return act(match, seat, action);
}

/** Adds an entry whose effect on the state has been made; keeps hashes and snapshots up to date. */
export function enter(match: Match, entry: Entry): void {
  match.entries.push(entry);
  mark(match);
  const { length } = match.entries;
  if (isNewChance(match, length)) match.dice = seededDice(chanceAt(match, length).diceKey);
}

/** The entries that an earlier match brought along, once they have been played again: they are not taken back. */
export function firstOwn({ earlier, entries, stretches }: Match): number {
  const since = stretches?.at(-1)?.after ?? 0;
  return Math.max(since, earlier && entries.length >= earlier.entries ? earlier.entries : 0);
}

/** Where the dice of an entry come from, counted from 0. */
function chanceAt({ fairness, earlier }: Pick<Match, 'fairness' | 'earlier'>, entry: number): Fairness {
  return earlier && entry < earlier.entries ? chanceAt(earlier, entry) : fairness;
}

/** Bytes of its dice stream that had been used before an entry, counted from 0. */
function positionBefore(match: Match, entry: number): number {
  if (entry === 0) return match.snapshots[0].position;
  return isNewChance(match, entry) ? 0 : match.entries[entry - 1].position;
}

/** Whether other dice are rolled from an entry on, counted from 0. */
function isNewChance(match: Match, entry: number): boolean {
  return chanceAt(match, entry) !== chanceAt(match, entry - 1);
}

/** Whether dice were rolled in entry n, counted from 1. */
export function rolls(match: Match, n: number): boolean {
  return match.entries[n - 1].position !== positionBefore(match, n - 1);
}

function mark(match: Match): void {
  const after = match.entries.length;
  if (after % HASH_EVERY === 0 || match.outcome) match.hashes.push({ after, hash: hashNow(match) });
  if (match.snapshots.length === 0 || wayTo(match, after).played.length >= SNAPSHOT_EVERY) {
    match.snapshots.push({ after, state: match.game.fork(match.state), position: match.dice.position });
  }
}

/** The state after the first `n` entries: a copy, free to be played on. Of what other rules played only the last is known. */
export function stateAt(match: Match, n: number): unknown {
  const { game, entries } = match;
  if (!Number.isInteger(n) || n < 0 || n > entries.length) throw new Problem(`The match has no entry ${n}.`);
  const { from, played } = wayTo(match, n);
  const state = game.fork(from.state);
  for (const entry of played) {
    const { seat, text } = entries[entry];
    // The dice of what was taken back lie between this action and the one before.
    const dice = seededDice(chanceAt(match, entry).diceKey, positionBefore(match, entry));
    game.apply(state, seat, game.notation.parse(state, text), dice);
  }
  return state;
}

/** The kept state that leads to the one after `n` entries, and the actions since, without those taken back. */
function wayTo(match: Match, n: number): { from: Snapshot; played: number[] } {
  const { entries, snapshots } = match;
  const played: number[] = [];
  let kept = snapshots.length - 1;
  for (let after = Math.max(n, snapshots[0].after); ; ) {
    while (snapshots[kept].after > after) kept--;
    if (snapshots[kept].after === after) return { from: snapshots[kept], played: played.reverse() };
    const { text } = entries[after - 1];
    if (!isTableWord(text)) played.push(after - 1);
    after = undoTarget(text) ?? after - 1;
  }
}

/** The table's words that end a match. */
const ENDINGS = ['concede', 'draw', 'out of time', 'all out of time'];

/** Whether a line is the table's own and not an action. No ruleset may print an action like this. */
export function isTableWord(text: string): boolean {
  return ENDINGS.includes(text) || undoTarget(text) !== null || allowedTarget(text) !== null;
}

/** The entry an `undo to N` line goes back to, or null for any other line. */
export function undoTarget(text: string): number | null {
  const digits = /^undo to (\d+)$/.exec(text)?.[1];
  return digits === undefined ? null : Number(digits);
}

/** The entry a line `allow undo to N` lets another seat go back to, or null for any other line. */
export function allowedTarget(text: string): number | null {
  return text.startsWith('allow ') ? undoTarget(text.slice('allow '.length)) : null;
}

/** Ending a match is still possible then. */
export const TOO_LONG: Refusal = {
  rule: 'KERNEL-LONG',
  why: `A match has at most ${LIMITS.actions} actions.`,
};

/** A refusal as an answer. */
export function refuse(rule: string, why: string): { ok: false; refusal: Refusal } {
  return { ok: false, refusal: { rule, why } };
}

function barred(match: Match, seat: Seat, expect?: number): Refusal | null {
  if (match.outcome) return { rule: 'KERNEL-OVER', why: 'The match is over.' };
  if (match.entries.length >= LIMITS.actions) return TOO_LONG;
  if (expect !== undefined && movedOn(match, seat, expect))
    return { rule: 'KERNEL-STALE', why: 'The table has moved on since you looked.' };
  const asked = match.game.pending(match.state).some((decision) => decision.seat === seat);
  return asked ? null : { rule: 'KERNEL-SEAT', why: 'It is not your decision.' };
}

/** Another seat's secret answer, of which this seat saw nothing, does not make its own answer late. */
function movedOn(match: Match, seat: Seat, expect: number): boolean {
  if (!Number.isInteger(expect) || expect < 0 || expect > match.entries.length) return true;
  return match.entries
    .slice(expect)
    .some(
      (e) =>
        e.seat === seat || isTableWord(e.text) || e.events.some((event) => match.game.redact(event, seat)),
    );
}
