/** A mission while it is written, and what a game brings to the page on which that is done. */
import type { ComponentType } from 'react';
import type { MissionTrouble } from '../../cases/mission-file.ts';
import type { Adapter } from '../games/adapter.ts';
import type { Data, Path } from './draft-text.ts';
import type { LevelText } from './map-text.ts';

export interface Draft {
  readonly text: string;
  /** What the text says; while it cannot be read, what it said last. */
  readonly data: Data;
  readonly readable: boolean;
  /** The first thing that is wrong; null when the mission can be played. */
  readonly trouble: MissionTrouble | null;
  write(text: string): void;
  set(path: Path, value: unknown): void;
  /** Paints a level: picture and sections change together. */
  changeLevel(index: number, change: (level: LevelText) => LevelText): void;
  /** The section pictures of all levels, and the names of their letters. */
  setSections(levels: readonly string[], names: Data): void;
  undo: (() => void) | null;
}

/** What a map is painted with. */
export interface Brush {
  readonly char: string;
  readonly word: string;
  readonly symbol?: string;
  /** Whose it is: the class of its colours. */
  readonly side?: string;
}

export interface Editing {
  readonly adapter: Adapter;
  /** The text of a mission to begin with: it can be played as it is. */
  readonly blank: string;
  /** What pictures of this game may have besides marks. */
  readonly brushes: readonly Brush[];
  /** How a mark of the legend is shown. */
  look(data: Data, mark: string): Omit<Brush, 'char'>;
  /** Marks the legend does not have yet. */
  offers(data: Data): readonly string[];
  /** The mission in fields, besides its map. */
  readonly parts: readonly { readonly word: string; readonly Fields: ComponentType<{ draft: Draft }> }[];
  /** Another mission that can be copied, besides those that ship and the player's own. */
  source?(id: string): Data | undefined;
}
