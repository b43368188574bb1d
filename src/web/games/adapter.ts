/**
 * What a game on squares tells the browser about itself. The table draws, listens and explains; everything that
 * belongs to one game (what a piece looks like, which words an action has, where it is clicked) stands behind this.
 */
import type { Board, Facing } from '../../grid/index.ts';
import type {
  AnyRuleset,
  Decision,
  DiceShown,
  GameEvent,
  Line,
  Odds,
  Refusal,
  Seat,
  Viewer,
} from '../../kernel/contract.ts';
import type { Match } from '../../kernel/match.ts';

/** A piece on a square. */
export interface PieceDraw {
  readonly id: number;
  readonly symbol: string;
  /** A class of tokens.css: 'marine', 'stealer', 'amber', 'moss'. */
  readonly side: string;
  readonly square: number;
  /** Null for pieces without a facing. */
  readonly facing: Facing | null;
  /** What a screen reader says: 'Castor, Terminator, I7, faces east, on overwatch'. */
  readonly label: string;
  readonly number?: number;
  readonly ap?: number;
  /** Symbols of its states, most urgent first. */
  readonly chips: readonly string[];
  readonly pulse?: boolean;
  /** It has nothing left to do. */
  readonly spent?: boolean;
}

export interface EntryDraw {
  readonly area: number;
  readonly x: number;
  readonly y: number;
  readonly facing: Facing;
  readonly label: string;
  readonly side: string;
  readonly lurkers: readonly { readonly id: number; readonly symbol: string; readonly waits: boolean }[];
}

export interface DoorDraw {
  readonly square: number;
  readonly state: 'open' | 'closed' | 'jammed' | 'destroyed';
  /** The way through runs north and south. */
  readonly upright: boolean;
}

export interface MarkDraw {
  readonly square: number;
  readonly symbol: string;
  readonly label: string;
  readonly done?: boolean;
}

export interface Scene {
  readonly pieces: readonly PieceDraw[];
  readonly entries: readonly EntryDraw[];
  readonly doors: readonly DoorDraw[];
  readonly marks: readonly MarkDraw[];
}

/** One action and how it is offered. */
export interface Offer {
  readonly action: unknown;
  /** What follows it, when one click means several steps. */
  readonly rest?: readonly unknown[];
  /** Somebody may interrupt it. */
  readonly risky?: boolean;
  /** Its notation. */
  readonly text: string;
  readonly verb: string;
  readonly unit: number;
  /** Where it is clicked, if on the board. */
  readonly square?: number;
  readonly area?: number;
  /** The arrow at the piece it stands for. */
  readonly facing?: Facing;
  /** Points it costs: the unit's own, and shared ones. */
  readonly price: number;
  readonly shared: number;
  readonly word: string;
  /** A whole sentence for tooltips and screen readers. */
  readonly label: string;
}

export interface BarButton {
  readonly id: string;
  readonly word: string;
  readonly icon: string;
  readonly key: string;
  readonly price: number;
  readonly shared: number;
  /** Always shows its targets on the board first. */
  readonly aims?: boolean;
  /** One: pressing does it. Several: pressing shows them on the board. None: it rests. */
  readonly offers: readonly Offer[];
  /** Pressed once, it asks this before it is done. */
  readonly confirm?: string;
  /** Why it rests, where the rules have no single action to judge. */
  readonly idle?: Refusal;
  /** What pressing it would have meant, so that the rules can say why not. */
  readonly meant: unknown | null;
}

/** A preference for the next actions. */
export interface Toggle {
  readonly id: string;
  readonly word: string;
  readonly key: string;
  readonly icon: string;
  readonly options: readonly { readonly value: string; readonly word: string }[];
  readonly value: string;
}

export interface Choice {
  readonly offer: Offer;
  readonly word: string;
  readonly key?: string;
  readonly detail?: string;
  readonly odds?: Odds | null;
  /** The one a player most often wants. */
  readonly main?: boolean;
}

/** A question asked of the viewer. */
export interface Prompt {
  readonly title: string;
  readonly text: string;
  readonly rule: string;
  readonly unit?: number;
  readonly square?: number;
  readonly area?: number;
  readonly dice: readonly DiceShown[];
  readonly choices: readonly Choice[];
  /**
   * The first choice is taken without asking: always, or only when nobody else at this screen could learn from it
   * that nothing was to be chosen.
   */
  readonly settled?: 'always' | 'alone';
}

/** All the ways the viewer can act now. */
export interface Hand {
  readonly prompt: Prompt | null;
  readonly board: readonly Offer[];
  readonly bar: readonly BarButton[];
  readonly toggles: readonly Toggle[];
  /** Pieces that can be chosen to act. */
  readonly units: readonly number[];
  /** The one to begin with, or 0. */
  readonly first: number;
}

export interface Ask {
  readonly view: unknown;
  readonly decision: Decision;
  readonly actions: readonly unknown[];
  readonly selected: number;
  readonly toggles: Readonly<Record<string, string>>;
}

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
  readonly state: 'ready' | 'spent' | 'dead';
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

/** An event as its reader knows it, and the line made of it. */
export interface Told {
  readonly event: GameEvent;
  readonly line: Line;
}

/** A match as the browser shows it. */
export interface Table {
  readonly match: Match;
  readonly board: Board;
  readonly title: string;
  readonly aim: string;
  scene(view: unknown): Scene;
  head(view: unknown, viewer: Viewer): Head;
  roster(view: unknown, viewer: Viewer): Roster;
  card(view: unknown, unit: number): Card | null;
  /** The squares a piece sees. */
  sight(view: unknown, unit: number): readonly number[];
  hand(ask: Ask): Hand;
  /** Offers of several steps for the selected piece; asked for only when somebody looks. */
  reach(ask: Ask): readonly Offer[];
  /** The action a click on a square would have meant, for the rules to explain; null when it meant none. */
  meant(view: unknown, seat: Seat, unit: number, square: number): unknown | null;
  /** Why a click that meant no single action leads nowhere. */
  beyond(view: unknown, unit: number, square: number): Refusal;
  effects(events: readonly GameEvent[]): readonly Effect[];
  /** One line for two events that follow each other, when that reads better; else null. */
  join(older: Told, newer: Told): Line | null;
  seatName(seat: Viewer): string;
  /** 'Turn 3, Stealer actions' for lists of games. */
  summary(view: unknown): string;
}

export interface MissionCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly setup: unknown;
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
  sit(match: Match): Table;
  /** A scene for the first screen: the mission's board with something going on. */
  postcard(table: Table): Scene;
}
