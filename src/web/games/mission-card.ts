/** Missions as the pages show them, and what is chosen for a match. */
import type { Board } from '../../grid/index.ts';
import type { Seat } from '../../kernel/contract.ts';
import type { Battlefield } from '../start/gallery.ts';

export interface Briefing {
  readonly text: string;
  /** How each side wins. */
  readonly goals: readonly { readonly who: string; readonly text: string }[];
  /** Optional rules in force. */
  readonly options: readonly { readonly text: string; readonly rule: string }[];
}

export interface MissionCard {
  readonly id: string;
  readonly title: string;
  readonly summary: string;
  readonly minutes: number;
  readonly setup: unknown;
  readonly briefing: string;
  readonly goals: Briefing['goals'];
  /** Who fights: '5 Marines, 1 Sentry Gun', '24 blips, a Broodlord'. */
  readonly forces: readonly { readonly seat: Seat; readonly text: string }[];
  /** Optional rules the mission is meant to be played with. */
  readonly options: readonly string[];
  /** The players lay its board, unless they take one laid by chance. */
  readonly laid: boolean;
  /** It is for forces the players buy. */
  readonly bought: boolean;
  /** Its floor, for a small picture; null when the players lay it. */
  board(): Board | null;
  /** The same of an open table, for a game that has one. */
  ground?(): Battlefield;
}

/** Options that stand together on a mission's page. */
export interface OptionGroup {
  readonly word: string;
  readonly options: readonly string[];
}

/** An option that is not free to choose: a mission brings it along or rules it out, or it needs another. */
export interface Ruled {
  readonly on: boolean;
  readonly why: string;
  readonly rule: string;
}

/** What was chosen for a match besides its mission. */
export interface Wish {
  readonly options: Readonly<Record<string, boolean>>;
  readonly chapter: string | null;
  /** A board that the players would lay is laid by chance. */
  readonly byChance: boolean;
  /** Bought forces by seat. */
  readonly forces: Readonly<Record<Seat, unknown>>;
  /** Forces are bought in secret, at the table. */
  readonly secret: boolean;
  /** The last turn, where one was agreed on and it is not the usual one. */
  readonly turns?: number | null;
}
