/** What a game must offer so that cases can be run against it. */
import type { AnyGame, AnyRuleset } from '../kernel/contract.ts';
import type { Case } from './case.ts';

export interface CaseAdapter {
  readonly ruleset: AnyRuleset;
  /** The first part of its rule IDs ('HR'): a case's rules say which game it is for. */
  readonly prefix: string;
  /** Whether `actions` lists every legal answer, so that each action of a case must be among them. */
  readonly exhaustive: boolean;
  /** Lays the position out. Throws a `Problem` with the place in the case's file. */
  arrange(written: Case): Table;
}

/** Facts about a piece, a square or the whole game, in the words of case files. */
export type Facts = Readonly<Record<string, unknown>>;

/** A position laid out, with the case's names for things. */
export interface Table {
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
  /** Line of sight from a piece to a piece or square. */
  sees?(state: unknown, viewer: string, target: string): boolean;
}
