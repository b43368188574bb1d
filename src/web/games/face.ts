/** A game as it is met around any stage: who is there, what can be done, what happened and how it is told. */
import type {
  AnyGame,
  Decision,
  GameEvent,
  Line,
  Odds,
  Refusal,
  Seat,
  Viewer,
} from '../../kernel/contract.ts';
import type { Luck } from './luck.ts';
import type { Briefing } from './mission-card.ts';
import type { Ask, Hand, Offer, Wanted } from './offer.ts';
import type { Order } from './orders.ts';
import type { Standing } from './standing.ts';

export interface Head {
  readonly turn: string;
  readonly phases: readonly {
    readonly name: string;
    readonly state: 'done' | 'now' | 'next';
    readonly gap?: boolean;
  }[];
  /** Who is winning: points so far, and how many win. */
  readonly race?: readonly {
    readonly word: string;
    readonly side: string;
    readonly points: number;
    readonly goal: number;
    /** It goes first in this turn, in the game's own words. */
    readonly first?: string;
  }[];
  /** What a side has in common and spends: command points, orders. */
  readonly pools: readonly Pool[];
}

export interface Pool {
  readonly word: string;
  readonly left: number;
  readonly total: number;
  readonly text: string;
}

/** How much a piece or a unit still stands. */
export interface Wounds {
  readonly left: number;
  readonly full: number;
}

export interface RosterRow {
  readonly unit: number;
  readonly name: string;
  readonly symbol: string;
  readonly side: string;
  readonly number?: number | string;
  /** Points of its own; `full` is 0 where units have none. */
  readonly ap: number;
  readonly full: number;
  readonly wounds?: Wounds;
  readonly chips: readonly string[];
  /** The heading it stands under; said once for those that follow each other. */
  readonly group?: string;
  /** What is counted: shots, Psi points. */
  readonly badge?: string;
  /** How many are left, and at how many losses it breaks; 0 for never. */
  readonly strength?: { readonly left: number; readonly full: number; readonly breaks: number };
  /** `out`: has left the board alive; `waits`: has not come yet. */
  readonly state: 'ready' | 'spent' | 'dead' | 'out' | 'waits';
  readonly label: string;
}

export interface Roster {
  readonly rows: readonly RosterRow[];
  readonly tally: readonly {
    readonly symbol: string;
    readonly side: string;
    readonly text: string;
    readonly label: string;
    /** The order that lies at it. */
    readonly chip?: string;
    /** How many are left of it, and at how many losses it breaks. */
    readonly strength?: RosterRow['strength'];
  }[];
}

export interface Fact {
  readonly symbol: string;
  readonly side: string;
  readonly text: string;
  readonly value: string;
  /** The value stands under the text. */
  readonly long?: boolean;
}

export interface Dossier {
  readonly name: string;
  readonly what: string;
  readonly symbol: string;
  readonly side: string;
  /** Points of its own; `full` is 0 where units have none. */
  readonly ap: number;
  readonly full: number;
  readonly wounds?: Wounds;
  /** Each weapon always has the same place, whatever else is carried; null: that place is empty. */
  readonly weapons: readonly (Fact | null)[];
  readonly facts: readonly Fact[];
  /** Its special rules, each explained in a sentence when its name is pressed or pointed at. */
  readonly rules?: readonly { readonly name: string; readonly text: string; readonly rule: string }[];
}

/** An event as its reader knows it, and the line made of it. */
export interface Told {
  readonly event: GameEvent;
  readonly line: Line;
}

/** What a game says of views, events and actions around its stage: nothing here knows what the stage looks like. */
export interface Face {
  readonly game: AnyGame;
  readonly title: string;
  /** What a side is after, in a line. */
  aim(viewer: Viewer): string;
  /** What the players are told before they begin. */
  readonly briefing: Briefing;
  head(view: unknown, viewer: Viewer): Head;
  roster(view: unknown, viewer: Viewer): Roster;
  /** Who is winning and why, and what the last turn came to; `events`: as the viewer was told, from the first. Null before the first turn. */
  standing?(view: unknown, events: readonly GameEvent[]): Standing | null;
  card(view: unknown, unit: number): Dossier | null;
  hand(ask: Ask): Hand;
  /** False for a decision whose answers are too many to list before anybody asks: `hand` finds what it needs. */
  lists?(decision: Decision): boolean;
  /** What is sure to come of it that cannot be taken back, in a sentence; null when nothing is. */
  stakes(ask: Ask, offer: Offer): string | null;
  /** What may come of an action, and what that means. */
  odds(view: unknown, action: unknown): Odds | null;
  /** Whether an order that presses on goes on after these events. */
  pressesOn(events: readonly GameEvent[], unit: number): boolean;
  /** The same refusal, more exactly where this table knows more. */
  because(view: unknown, action: unknown, refusal: Refusal): Refusal;
  /** The nearest thing that can be done instead, really legal; null when there is none. */
  instead(ask: Ask, wanted: Wanted): Offer | null;
  /** The line of an event, as its reader knows it, in the words of this table. */
  tell(event: GameEvent): Line | null;
  /** One line for two events that follow each other, when that reads better; else null. */
  join(older: Told, newer: Told): Line | null;
  /** A reader that is given the events of a match in their order (`view`: of its end), and says how lucky the dice of each were. */
  luck(view: unknown): (event: GameEvent) => readonly Luck[];
  seatName(seat: Viewer): string;
  /** The standing orders a seat can give. What was chosen comes with the toggles of an `Ask`, by the order's id. */
  orders(seat: Seat): readonly Order[];
  /** What the machine answers from its own view when a draw is offered, with a sentence the other may read. */
  drawAnswer(view: unknown, seat: Seat): { readonly accepts: boolean; readonly why: string };
  /** How an order keeps back what a refused action meant, though the rules would allow it; null when none does. */
  withheld(ask: Pick<Ask, 'view' | 'actions' | 'toggles'>, action: unknown): Refusal | null;
  /** A sentence, of an event where it is one's, with sides and units called as this table calls them. */
  called?(text: string, event?: GameEvent): string;
  /** A few words for the end of a match: how long, who is left. */
  closing(view: unknown): readonly string[];
  /** 'Turn 3, Stealer actions' for lists of games. */
  summary(view: unknown): string;
}
