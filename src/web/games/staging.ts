/** What every kind of stage gives to a match: pictures of views, and what happened as pictures that follow each other. */
import type { GameEvent } from '../../kernel/contract.ts';
import type { Picture } from '../match/timeline.ts';
import type { Cue } from './sound.ts';

/** A place is a number that the stage can find again: a square, a unit; -1 for none. */
export interface Staging<Scene = unknown, Effect = unknown> {
  readonly stage: 'squares' | 'field';
  scene(view: unknown): Scene;
  effects(events: readonly GameEvent[]): readonly Effect[];
  /** The place at which an event took place: dice are thrown there, sounds come from there. */
  where(event: GameEvent, scene: Scene): number;
  /** What is heard of it. */
  cues(events: readonly GameEvent[], scene: Scene): readonly Cue[];
  /** What happened, picture by picture, from how it looked before. */
  frames(before: Scene, events: readonly GameEvent[]): readonly Picture<Scene, Effect>[];
}
