/** A rule case as it is written: a position, what is done, what must be true. docs/cases.md describes the format. */

/** Where something stands in its file, from 1. */
export interface Place {
  readonly line: number;
  readonly column: number;
}

/** Something read from a file, with its place. */
export interface Placed<T> {
  readonly value: T;
  readonly place: Place;
}

export type Fields = Readonly<Record<string, Placed<unknown>>>;

/** A picture of the board; `place` is where its first character stands. */
export type Picture = Placed<string>;

export interface Case {
  readonly file: string;
  readonly name: string;
  readonly place: Place;
  readonly rules: readonly string[];
  /** One picture per level. */
  readonly board: readonly Picture[];
  readonly pieces: Readonly<Record<string, Placed<Fields>>>;
  /** What the other characters of the board mean. */
  readonly marks: Readonly<Record<string, Placed<unknown>>>;
  /** Every other key: the game's own. */
  readonly settings: Fields;
  readonly steps: readonly CaseStep[];
}

/** An event that must appear: its kind, and fields it must have. */
export interface WantedEvent {
  readonly kind: string;
  readonly fields: Readonly<Record<string, unknown>>;
}

interface StepBase {
  readonly place: Place;
}

export interface ActStep extends StepBase {
  readonly is: 'act';
  readonly seat: string;
  readonly actions: readonly Placed<string>[];
  readonly dice: readonly number[];
  /** What each die is thrown for, as far as the case says; as long as `dice`. */
  readonly labels: readonly (string | null)[];
  readonly draws: readonly string[];
  readonly events: readonly WantedEvent[];
  /** `events` are all there are. */
  readonly only: boolean;
  /** Events that must not appear. */
  readonly without: readonly WantedEvent[];
  /** Who gets the events; null is the game itself, which hides nothing. */
  readonly as: string | null;
  /** Names for the pieces that appear, all of them, in the order of their numbers; null when the case gives none. */
  readonly names: readonly string[] | null;
}

export interface ExpectStep extends StepBase {
  readonly is: 'expect';
  /** Through whose eyes; null sees everything. */
  readonly as: string | null;
  readonly facts: Readonly<Record<string, Placed<unknown>>>;
}

/** What may be done now, and is not. */
export interface AllowStep extends StepBase {
  readonly is: 'allow';
  readonly actions: readonly Placed<string>[];
}

export interface RefuseStep extends StepBase {
  readonly is: 'refuse';
  readonly actions: readonly Placed<string>[];
  /** Any of these. */
  readonly rules: readonly string[];
}

export interface OfferedStep extends StepBase {
  readonly is: 'offered';
  readonly seat: string;
  readonly kind: string | null;
  readonly rule: string | null;
  /** The piece or unit the question is about. */
  readonly unit: string | null;
  readonly has: readonly Placed<string>[];
  readonly lacks: readonly Placed<string>[];
  /** The whole list, in any order; null when the case does not say. */
  readonly only: readonly Placed<string>[] | null;
}

export interface SeesStep extends StepBase {
  readonly is: 'sees';
  readonly viewers: Readonly<Record<string, readonly string[]>>;
  readonly not: readonly string[];
}

export type CaseStep = ActStep | ExpectStep | AllowStep | RefuseStep | OfferedStep | SeesStep;
