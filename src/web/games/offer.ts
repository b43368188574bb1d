/** What a player can do, and how it is put to them. */
import type { ComponentType } from 'react';
import type { AnyGame, Decision, DiceShown, Odds, Refusal, Seat } from '../../kernel/contract.ts';
import type { OnField } from './on-field.ts';
import type { OnSquares } from './on-squares.ts';
import type { Ordered } from './orders.ts';

/** The rank of an offer that no plain click on the board means. */
export const BEHIND = 9;

/** One action and how it is offered. */
export interface Offer extends OnSquares, OnField {
  readonly action: unknown;
  /** What follows it, when one click means several steps. */
  readonly rest?: readonly unknown[];
  /** It goes on through whatever does not stop it: shots that miss. */
  readonly presses?: boolean;
  /** Who plays it wants this from now on, as long as the table is open: by the game's own names. */
  readonly wishes?: Readonly<Record<string, string>>;
  /** Somebody may interrupt it. */
  readonly risky?: boolean;
  /** Its notation. */
  readonly text: string;
  readonly verb: string;
  readonly unit: number;
  /** What it looks like on the board: a step, a longer walk, something hostile, a question. */
  readonly look: 'reach' | 'far' | 'foe' | 'ask';
  /** Of several on one square a click means the lowest; those at BEHIND wait for their button. */
  readonly rank: number;
  /** Points it costs: the unit's own, and shared ones. */
  readonly price: number;
  readonly shared: number;
  /** It cannot be taken back: dice fall, or something comes to light. */
  readonly final?: boolean;
  /** With it the turn of its piece ends. */
  readonly closes?: boolean;
  readonly word: string;
  /** A whole sentence for tooltips and screen readers. */
  readonly label: string;
  /** It is only planned: the rules would refuse it, and what would be legal instead. */
  readonly refused?: Refusal;
  readonly instead?: Offer;
  /** Of all its steps together. */
  readonly odds?: Odds | null;
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
  /** A small plan in place of the icon. */
  readonly picture?: readonly string[];
  /** Pressing shows these above the bar. */
  readonly menu?: readonly BarButton[];
  /** A few words more, in a menu. */
  readonly detail?: string;
  /** It turns the piece by so many quarters. */
  readonly turns?: number;
  /** Pressing it sets a preference instead of playing: an order under the hand. */
  readonly prefers?: readonly { readonly toggle: string; readonly value: string }[];
  /** Whoever is selected stays so. */
  readonly keeps?: boolean;
  /** Its preference is the one that holds. */
  readonly held?: boolean;
  /** What pressing it gives up. */
  readonly givesUp?: string;
  /** Nothing else is left to do: it stands out. */
  readonly due?: boolean;
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
  /** The heading it stands under in a long list. */
  readonly group?: string;
  /** The one a player most often wants. */
  readonly main?: boolean;
}

/** A way to write an answer that is none of the choices. `onAnswer` says why not; `onPoint` draws what is thought of. */
export type AnswerForm = ComponentType<{
  readonly game: AnyGame;
  readonly view: unknown;
  readonly seat: Seat;
  readonly resting: boolean;
  onAnswer(action: unknown): Refusal | null;
  onPoint(action: unknown | null): void;
}>;

/** A question asked of the viewer. */
export interface Prompt {
  readonly title: string;
  /** What must be read before answering; what only explains is `more`, folded away. */
  readonly text: string;
  readonly more?: string;
  readonly rule: string;
  readonly unit?: number;
  readonly square?: number;
  /** Squares of whoever else it concerns: never covered by it. */
  readonly concerns?: readonly number[];
  /** The entry areas of those who are not on the board. */
  readonly concernsAreas?: readonly number[];
  readonly area?: number;
  readonly dice: readonly DiceShown[];
  readonly choices: readonly Choice[];
  /** A place is asked for: the table is pressed, and a list of places stays folded. */
  readonly onTable?: boolean;
  /** What its answers are about is marked on the table, all at once. */
  readonly shown?: boolean;
  readonly form?: AnswerForm;
  /**
   * The first choice is taken without asking: always, or only when nobody else at this screen could learn from it
   * that nothing was to be chosen.
   */
  readonly settled?: 'always' | 'alone';
  /** The standing order that such questions fall under. */
  readonly order?: string;
  /** What that order answers; absent while it says to ask. */
  readonly ordered?: Ordered;
}

/** How far the viewer has come with their units. */
export interface Todo {
  /** '5 of 8 to move'. */
  readonly text: string;
  /** Those that still have something to do. */
  readonly units: readonly number[];
  /** What lies at a unit and is not played yet, as a symbol: its order. */
  readonly chips?: Readonly<Record<number, string>>;
}

/** What each of a few answers would mean for whoever is selected: 'First fire: stays'. */
export interface Guide {
  readonly title: string;
  readonly rows: readonly {
    readonly symbol: string;
    readonly side: string;
    readonly word: string;
    readonly text: string;
    readonly held: boolean;
  }[];
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
  /** What to do, where no prompt says it. */
  readonly note?: string;
  readonly todo?: Todo;
  readonly guide?: Guide;
}

/** What somebody tried in vain: an action, a place, or a resting button. */
export interface Wanted {
  readonly action: unknown | null;
  readonly square?: number;
  readonly button?: string;
}

export interface Ask {
  readonly view: unknown;
  readonly decision: Decision;
  readonly actions: readonly unknown[];
  readonly selected: number;
  readonly toggles: Readonly<Record<string, string>>;
}
