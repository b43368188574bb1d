/** What a game must offer so that cases can be run against it. */
import type { AnyGame, AnyRuleset, GameEvent } from '../kernel/contract.ts';
import type { Case } from './case.ts';

export interface CaseAdapter {
  readonly ruleset: AnyRuleset;
  /** Whether `actions` lists every legal answer, so that each action of a case must be among them. */
  readonly exhaustive: boolean;
  /** Lays the position out. Throws a `Problem` with the place in the case's file. */
  arrange(written: Case): Arranged;
}

/** A die that an event tells of. */
export interface TellDie {
  readonly face: number;
  /** Words for what it was thrown for: the first is the one to write. */
  readonly labels: readonly string[];
}

/** Facts about a piece, a square or the whole game, in the words of case files. A function is a fact worked out when asked for. */
export type Facts = Readonly<Record<string, unknown>>;

/** A position laid out, with the case's names for things. */
export interface Arranged {
  readonly game: AnyGame;
  /** The position the case begins with. */
  readonly state: unknown;
  /** Notation with the case's names → the game's own. Throws a `Problem` for a name nobody has. */
  translate(state: unknown, text: string): string;
  /** The index drawn from a bag for a value as a case writes it. Throws a `Problem` when no bag holds such a thing. */
  drawn(value: string): number;
  /** Facts about the game when `subject` is null; else about a piece or square, or null when nothing has that name. */
  facts(state: unknown, subject: string | null, as: string | null): Facts | null;
  /** A value of a case as facts and events give it: a name may stand for a square or a piece. */
  meant(key: string, value: unknown): unknown[];
  /** The dice an event tells of, in the order in which they were thrown. */
  dice(state: unknown, event: GameEvent): readonly TellDie[];
  /** Names the pieces that have appeared since `before`; says what is wrong when they are more or fewer. */
  nameNew?(before: unknown, now: unknown, names: readonly string[]): string | null;
  /** Line of sight from a piece to a piece or square. */
  sees?(state: unknown, viewer: string, target: string): boolean;
}
