/**
 * The contract between a game and everything that plays, shows, stores or judges it.
 *
 * A game is a stack of steps over plain data. The engine runs the top step until somebody must decide;
 * what somebody must decide is a Decision; an action answers it. State is plain JSON: no classes, no Maps,
 * no functions, no cycles. What the setup fixes for good (board tables, unit data) lives in the Game beside it.
 */

/** Who sits at the table: 'marine', 'stealer', ... Each ruleset names its own. */
export type Seat = string;

/** Who looks at the table. A spectator knows only what both sides know. */
export type Viewer = Seat | 'spectator';

/** Something a seat must answer. Several may wait at once (secret orders). */
export interface Decision {
  readonly seat: Seat;
  /** What kind of question, in the ruleset's words: 'act', 'parry', 'place'. */
  readonly kind: string;
  /** The rule that asks. */
  readonly rule: string;
  /** The unit the question is about, where there is one: prompts stand beside it. */
  readonly unit?: number;
  /** Answered in secret: nobody else learns the answer before an event discloses it. */
  readonly secret?: true;
  /** Far more can be answered than `actions` lists: a force to muster. What is listed is a sample. */
  readonly sample?: true;
  /** What else it is about: plain data of the ruleset's own that both seats may know. The stack of steps is the game's alone. */
  readonly about?: unknown;
}

/** Why an action is not allowed. `why` is one sentence a player understands. */
export interface Refusal {
  readonly rule: string;
  readonly why: string;
}

/** Whatever happened. `kind` tells which of the ruleset's events it is. */
export interface GameEvent {
  readonly kind: string;
}

/** How a finished match ended. No winner is a draw. */
export interface Outcome {
  readonly winner: Seat | null;
  readonly rule: string;
  readonly why: string;
}

/** A log line: plain words, the rules behind it, and the dice that fell. */
export interface Line {
  readonly text: string;
  readonly rules: readonly string[];
  /** Whose line it is, for colour and indentation. */
  readonly seat?: Seat;
  readonly dice?: readonly DiceShown[];
}

/** Dice as the log and the table show them. */
export interface DiceShown {
  readonly values: readonly number[];
  /** The score each die needed, where one was needed. */
  readonly needed?: number;
  /** A modifier added to the best die ("+1"). */
  readonly plus?: number;
  /** What a single die showed before it was rolled again. */
  readonly was?: number;
  readonly seat?: Seat;
}

/** A chance as an exact fraction: ways out of total. */
export interface Chance {
  readonly what: string;
  readonly ways: number;
  readonly total: number;
  /** What follows from it, where its name does not say so and somebody does: 'he only turns to face it'. */
  readonly means?: string;
}

/** What may come of an action, enumerated, with what makes it so. */
export interface Odds {
  readonly chances: readonly Chance[];
  /** The sum behind the figure: 'Storm bolter' '6+', 'Sustained fire' '-1'. */
  readonly parts: readonly { readonly label: string; readonly value: string; readonly rule: string }[];
}

/** An optional rule. */
export interface RuleOption {
  readonly id: string;
  readonly rules: readonly string[];
  readonly default: boolean;
  readonly text: string;
}

/** A limit of time that the rules set for a phase or an answer. Whoever plays the game counts; the rules read no clock. */
export interface PhaseClock {
  /** Tells one phase from another. */
  readonly key: string;
  readonly seat: Seat;
  readonly seconds: number;
  /** What is played when it has run out. */
  readonly action: unknown;
  /** It begins anew with each question; the phase's own goes on afterwards. */
  readonly each?: true;
}

/** The only source of chance in a match. Each call is announced by an event of the game. */
export interface Dice {
  /** One six-sided die. */
  d6(): number;
  /** Draws from a bag: an index below `weights.length`, index i as likely as weights[i]. The sum must be positive. */
  draw(weights: readonly number[]): number;
}

/** Chance for bots and imagined worlds; never touches a match's dice. */
export interface Random {
  /** A whole number from 0 to n-1. */
  below(n: number): number;
}

/** Text form of actions: one line each, `parse(print(a))` equals `a`. */
export interface Notation<State, Action> {
  print(state: State, action: Action): string;
  /** Throws a `Problem` that says what is wrong with the text. It does not judge legality: `check` does. */
  parse(state: State, text: string): Action;
}

/** A ruleset set up: one mission, its board, its forces. Stateless; all play is in the State. */
export interface Game<State, Action, Event extends GameEvent, View> {
  readonly seats: readonly Seat[];
  /** The position before the first decision. May draw and roll. */
  start(dice: Dice): { state: State; events: Event[] };
  /** Who must decide what: one, several at once, or [] when the match is over. */
  pending(state: State): readonly Decision[];
  /** Every legal answer of that seat; on an open table a finite, useful sample. [] when nothing waits for it. */
  actions(state: State, seat: Seat): Action[];
  /** Null when legal, else why not. Depends only on what `seat` may know. Never throws, whatever it is given. */
  check(state: State, seat: Seat, action: Action): Refusal | null;
  /** Plays a legal action: mutates `state`, returns what happened. Throws only on programmer error. */
  apply(state: State, seat: Seat, action: Action, dice: Dice): Event[];
  /** A copy that can be played on without touching the original. */
  fork(state: State): State;
  /** What that person may know, and nothing else. Plain JSON. */
  view(state: State, viewer: Viewer): View;
  /** The event as that person may know it, or null when they may not know of it at all. */
  redact(event: Event, viewer: Viewer): Event | null;
  /**
   * The fields of an event by which `viewer` learns what was hidden from them, by another seat or in a bag; [] for none.
   * 'kind' stands for the event itself, where that it happens is the news. All else a viewer gets, before and after, must be the
   * same whatever they cannot know. What is shown to any seat is an undo barrier.
   */
  reveals(event: Event, viewer: Viewer): readonly string[];
  /** A full state consistent with the view, for bots: `view(imagine(v), seat)` equals `v`. */
  imagine(view: View, random: Random): State;
  /** Null while the match goes on. */
  outcome(state: State): Outcome | null;
  /** The clock that runs while a seat alone decides; null when none does. Games without such a rule leave it out. */
  clock?(view: View): PhaseClock | null;
  /** The log line for an event (as redacted for the reader), or null when it needs none. */
  describe(event: Event): Line | null;
  readonly notation: Notation<State, Action>;
  /** Exact chances of an action, where the tree is small; null where there is nothing to say. */
  odds(view: View, action: Action): Odds | null;
  /** What must always hold. Empty when all is well; else one sentence per broken law. For tests and soaks. */
  broken(state: State): string[];
  /** The board as text, for terminals and failing tests. */
  sketch(view: View): string;
}

/** One rulebook. */
export interface Ruleset<Setup, State, Action, Event extends GameEvent, View> {
  readonly id: string;
  readonly title: string;
  /** Goes up when the same actions no longer give the same game. */
  readonly version: string;
  readonly seats: readonly Seat[];
  readonly options: readonly RuleOption[];
  /** True once every rule of the inventory is in force and covered. */
  readonly complete: boolean;
  /** The areas of the inventory in force today ('MOVE', 'DOOR'); all of them when complete. */
  readonly areas: readonly string[];
  /**
   * Validates data from outside. Throws a `Problem` that names the place. A setup is public: what a side keeps secret before
   * the first turn (a bought force) is the answer to an opening decision, kept in the state, with holes in the views.
   */
  readSetup(data: unknown): Setup;
  /** Builds the tables of one match. What depends on a secret answer is made from the state, whenever it is asked for. */
  open(setup: Setup): Game<State, Action, Event, View>;
}

/** Any ruleset or game, for code that does not care which. Methods take their own data back as `unknown`. */
export type AnyRuleset = Ruleset<unknown, unknown, unknown, GameEvent, unknown>;
export type AnyGame = Game<unknown, unknown, GameEvent, unknown>;

const PROBLEM: unique symbol = Symbol.for('auspex.Problem');

/** Bad input from outside: a sentence for the person who wrote it, with the place where one is known. */
export class Problem extends Error {
  /** Each file of the package holds a copy of this class: a problem of one is a problem of all. */
  static override [Symbol.hasInstance](value: unknown): boolean {
    return typeof value === 'object' && value !== null && PROBLEM in value;
  }
  readonly [PROBLEM] = true;
  readonly line?: number;
  readonly column?: number;
  constructor(message: string, place?: { line?: number; column?: number }) {
    super(message);
    this.name = 'Problem';
    this.line = place?.line;
    this.column = place?.column;
  }
}
