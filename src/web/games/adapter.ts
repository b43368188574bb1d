/**
 * What a game tells the browser about itself. The table draws, listens and explains; everything that belongs to one
 * game (what a piece looks like, which words an action has, where it is clicked) stands behind this.
 */

import type { ComponentType } from 'react';
import type { AnyGame, AnyRuleset, Seat } from '../../kernel/contract.ts';
import type { Match } from '../../kernel/match.ts';
import type { Face } from './face.ts';
import type { Field } from './field.ts';
import type { MissionCard, OptionGroup, Ruled, Wish } from './mission-card.ts';
import type { ForcePick } from './pages.ts';
import type { Scene } from './scene.ts';
import type { Squares } from './squares.ts';
import type { Staging } from './staging.ts';

export * from './face.ts';
export * from './field.ts';
export * from './field-scene.ts';
export * from './layer.ts';
export * from './luck.ts';
export * from './mission-card.ts';
export * from './offer.ts';
export * from './on-field.ts';
export * from './on-squares.ts';
export * from './orders.ts';
export * from './pages.ts';
export * from './scene.ts';
export * from './sound.ts';
export * from './squares.ts';
export * from './staging.ts';
export * from './standing.ts';

/** A match of a game as the browser shows it: the face around the stage, and what stands on the stage. */
export type Table = Face & Staging;

export type SquaresTable = Face & Squares;
export type FieldTable = Face & Field;

/** The same table, known to be one of squares. */
export function onSquares(table: Table): SquaresTable {
  if (table.stage !== 'squares') throw new Error(`${table.title} is not played on squares.`);
  return table as SquaresTable;
}

/** The same table, known to be one in centimetres. */
export function onField(table: Table): FieldTable {
  if (table.stage !== 'field') throw new Error(`${table.title} is not played in centimetres.`);
  return table as FieldTable;
}

/** A mission of a campaign that is played with somebody elsewhere. */
export interface FarMission {
  readonly match: string;
  readonly seat: Seat;
  /** As the other browser wrote it. */
  readonly data: unknown;
}

/** One game, before a match of it is begun. */
export interface Adapter<T extends Table = Table> {
  readonly ruleset: AnyRuleset;
  /** Keeps the campaign of a match here, too. */
  joinCampaign?(mission: FarMission): Promise<void>;
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
  /** Bonuses to choose from, and what such a choice is called. */
  readonly chapters: {
    readonly word: string;
    readonly options: readonly { readonly value: string; readonly word: string }[];
  } | null;
  /** The optional rule by which nobody is needed for the other seat. */
  readonly solo: { readonly option: string; readonly seat: Seat } | null;
  /** What begins a match of a mission that is ready to be fought: answers given before anybody sits down. */
  settle?(match: Match, card: MissionCard): void;
  /** How it is said that the players set up by hand, where that is not done in secret. */
  readonly setUpWord?: string;
  /** The setup of a match. */
  prepare(card: MissionCard, wish: Wish): unknown;
  /** What is told of a mission as it would be fought so. Throws a `Problem` with what keeps it from being fought. */
  told?(card: MissionCard, wish: Wish): MissionCard;
  /** The options by groups; without them they are one list. */
  readonly optionGroups?: readonly OptionGroup[];
  /** Options that are not free to choose as things are. */
  ruled?(card: MissionCard, options: Wish['options']): Readonly<Record<string, Ruled>>;
  /** The option by which forces are bought: then they are chosen on the mission's page, side by side. */
  readonly buying?: string;
  /** The last turn where nothing else is agreed, of a game with the option `turn-limit`. */
  turns?(card: MissionCard): number;
  table(game: AnyGame): T;
  readonly ForcePick?: ForcePick;
  /** Stands above the list of missions: the way to write one. */
  readonly MissionTools?: ComponentType;
  /** A scene for the first screen, where it is played on squares: the mission's board with something going on. */
  postcard?(table: T, view: unknown): Scene;
}
