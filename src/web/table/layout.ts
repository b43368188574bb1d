/** Where things lie in the drawing of a stage, for whatever floats over it. */
import type { Prompt } from '../games/adapter.ts';
import type { Box } from '../stage/box.ts';

export interface PromptBoxes {
  /** Whom or what is asked about. */
  readonly about: Box | null;
  /** Others it concerns, every answer on the stage, and the way of every shot. */
  readonly keep: readonly Box[];
  /** Everybody else. */
  readonly shun: readonly Box[];
  /** It rather stands beside these than over them. */
  readonly over?: readonly Box[];
}

export interface Layout {
  at(place: number): Box | null;
  /** What the report calls that place; empty where it needs no name. */
  nameOf(place: number): string;
  /** Where an open card belongs; null where the stage shows it in another way. */
  opened(): Box | null;
  readonly pieces: readonly Box[];
  asked(prompt: Prompt): PromptBoxes;
  /** The symbol of a piece or unit, and its side. */
  face(unit: number): { readonly symbol: string; readonly side: string } | undefined;
}
