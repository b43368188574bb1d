/** What a game brings to the command line: the folder of its name in `games/`. */
import type { Checks } from '../kernel/battery.ts';
import type { AnyGame, AnyRuleset, Random } from '../kernel/contract.ts';
import type { Suite } from './bench/result.ts';
import type { Command } from './command.ts';

/** A mission or battle that ships, as its makers wrote it. */
export interface Shipped {
  readonly name: string;
  readonly setup: unknown;
}

/** What `soak` plays, and how closely it looks. */
export interface Soak {
  setups(random: Random): unknown;
  readonly checks: Checks;
}

export interface Tools {
  /** Commands about its own kinds of data ('mission', 'army'). Another game may bring one of the same name. */
  readonly commands: readonly Command[];
  /** Everything that ships to be played. */
  setups(): readonly Shipped[];
  soak(ruleset: AnyRuleset): Promise<Soak>;
  /** A position as an SVG file; left out where nobody has drawn one. */
  draw?(game: AnyGame, view: unknown): string;
  /** Its suites of `auspex bench`. */
  bench?(): Promise<readonly Suite[]>;
}
