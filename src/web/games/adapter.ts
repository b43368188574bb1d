/**
 * What a game on squares tells the browser about itself. The table draws, listens and explains; everything that
 * belongs to one game (what a piece looks like, which words an action has, where it is clicked) stands behind this.
 */
import type { Board, Facing } from '../../grid/index.ts';
import type { AnyGame, AnyRuleset, GameEvent, Line, Refusal, Seat, Viewer } from '../../kernel/contract.ts';
import type { LayerDraw, LayerKind } from './layer.ts';
import type { Luck } from './luck.ts';
import type { Briefing, MissionCard, Wish } from './mission-card.ts';
import type { Ask, Hand, Offer, Wanted } from './offer.ts';
import type { Order } from './orders.ts';
import type { Scene } from './scene.ts';
import type { Cue } from './sound.ts';

export * from './layer.ts';
export * from './luck.ts';
export * from './mission-card.ts';
export * from './offer.ts';
export * from './orders.ts';
export * from './scene.ts';
export * from './sound.ts';

export interface Head {
  readonly turn: string;
  readonly phases: readonly {
    readonly name: string;
    readonly state: 'done' | 'now' | 'next';
    readonly gap?: boolean;
  }[];
  readonly pool: {
    readonly word: string;
    readonly left: number;
    readonly total: number;
    readonly text: string;
  } | null;
}

export interface RosterRow {
  readonly unit: number;
  readonly name: string;
  readonly symbol: string;
  readonly side: string;
  readonly number?: number;
  readonly ap: number;
  readonly full: number;
  readonly chips: readonly string[];
  /** What is counted: shots, Psi points. */
  readonly badge?: string;
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
  }[];
}

export interface Card {
  readonly name: string;
  readonly what: string;
  readonly symbol: string;
  readonly side: string;
  readonly ap: number;
  readonly full: number;
  readonly facts: readonly {
    readonly symbol: string;
    readonly side: string;
    readonly text: string;
    readonly value: string;
  }[];
}

/** A short mark on the board for something that just happened. */
export type Effect =
  | {
      readonly kind: 'beam';
      readonly from: number;
      readonly to: number;
      readonly hit: boolean;
      readonly side: string;
    }
  | { readonly kind: 'burst'; readonly at: number; readonly side: string }
  | { readonly kind: 'clash'; readonly at: number; readonly to: number };

/** One picture of several that follow each other. */
export interface Frame {
  readonly scene: Scene;
  readonly effects: readonly Effect[];
  /** What it shows, and what went before it without being seen. */
  readonly events: readonly GameEvent[];
}

/** An event as its reader knows it, and the line made of it. */
export interface Told {
  readonly event: GameEvent;
  readonly line: Line;
}

/** A limit of time for one phase. `key` tells one phase from another. */
export interface Clock {
  readonly key: string;
  readonly seat: Seat;
  readonly seconds: number;
  /** What is played when it has run out. */
  readonly action: unknown;
}

/** A game as the browser shows it: what it says of views, events and actions. */
export interface Table {
  readonly game: AnyGame;
  /** The board of a view: it grows while tiles are laid, and never changes after that. */
  board(view: unknown): Board;
  readonly title: string;
  readonly aim: string;
  /** What the players are told before they begin. */
  readonly briefing: Briefing;
  scene(view: unknown): Scene;
  head(view: unknown, viewer: Viewer): Head;
  roster(view: unknown, viewer: Viewer): Roster;
  card(view: unknown, unit: number): Card | null;
  /** What can be laid over the board, in the order of its keys. */
  readonly layers: readonly LayerKind[];
  /** One of them: `unit` is the piece it is about, where it is about one. */
  layer(view: unknown, viewer: Viewer, id: string, unit: number): LayerDraw;
  /** The squares a piece sees. */
  sight(view: unknown, unit: number): readonly number[];
  hand(ask: Ask): Hand;
  /** Offers of several steps for the selected piece; asked for only when somebody looks. */
  reach(ask: Ask): readonly Offer[];
  /** What is sure to come of it that cannot be taken back, in a sentence; null when nothing is. */
  stakes(ask: Ask, offer: Offer): string | null;
  /** The squares an action would strike or show, for drawing while it is pointed at. */
  zone(view: unknown, action: unknown): readonly number[];
  /** The clock that runs while this seat decides; null when none does. */
  clock(view: unknown): Clock | null;
  /** The action a click on a square would have meant, for the rules to explain; null when it meant none. */
  meant(view: unknown, seat: Seat, unit: number, square: number): unknown | null;
  /** Why a click that meant no single action leads nowhere. */
  beyond(view: unknown, unit: number, square: number): Refusal;
  /** The same refusal, more exactly where this table knows more. */
  because(view: unknown, action: unknown, refusal: Refusal): Refusal;
  /** The nearest thing that can be done instead, really legal; null when there is none. */
  instead(ask: Ask, wanted: Wanted): Offer | null;
  /** Ways to move and strike at that square in one go. */
  combined(ask: Ask, square: number): readonly Offer[];
  /** The action by which the piece would look that way. */
  turning(view: unknown, unit: number, facing: Facing): unknown;
  effects(events: readonly GameEvent[]): readonly Effect[];
  /** The square at which an event took place, -1 for none: dice are thrown there, sounds come from there. */
  where(event: GameEvent, scene: Scene): number;
  /** What is heard of it. */
  cues(events: readonly GameEvent[], scene: Scene): readonly Cue[];
  /** What happened, picture by picture, from how it looked before. */
  frames(before: Scene, events: readonly GameEvent[]): readonly Frame[];
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
  /** A few words for the end of a match: how long, who is left. */
  closing(view: unknown): readonly string[];
  /** 'Turn 3, Stealer actions' for lists of games. */
  summary(view: unknown): string;
}

/** One game's face. */
export interface Adapter {
  readonly ruleset: AnyRuleset;
  readonly title: string;
  readonly seats: readonly {
    readonly seat: Seat;
    readonly name: string;
    readonly symbol: string;
    readonly side: string;
  }[];
  readonly missions: readonly MissionCard[];
  /** Reads a mission from outside. Throws a `Problem` with a sentence. */
  readMission(data: unknown): MissionCard;
  /** Bonuses the first seat may choose from. */
  readonly chapters: readonly { readonly value: string; readonly word: string }[];
  /** The optional rule by which nobody is needed for the other seat. */
  readonly solo: { readonly option: string; readonly seat: Seat } | null;
  /** The setup of a match. */
  prepare(card: MissionCard, wish: Wish): unknown;
  table(game: AnyGame): Table;
  /** A scene for the first screen: the mission's board with something going on. */
  postcard(table: Table, view: unknown): Scene;
}
