/** What the table screen asks of a stage, whatever is drawn on it. A kind of stage is fetched when a table first needs it. */
import { type ReactNode, use } from 'react';
import type { Layers } from '../board/layers/use-layers.ts';
import type { After } from '../ending/after.ts';
import type { Prompt, Table } from '../games/adapter.ts';
import type { Sitting } from '../match/sitting.ts';
import type { Camera } from '../stage/camera.ts';
import type { Dock } from '../stage/float.tsx';
import type { By } from '../stage/grammar.ts';
import type { Controls } from './use-controls.ts';
import type { Peek } from './use-peek.ts';
import type { Recap } from './use-recap.ts';

export interface AtTable<P extends Controls = Controls> {
  readonly sitting: Sitting;
  readonly controls: P;
  /** An earlier moment that is looked at, and the way back. */
  readonly peek: Peek | null;
  /** What was missed, while it can be looked at again. */
  readonly recap: Recap | null;
  back(): void;
  readonly prompt: Prompt | null;
  /** Where a question goes when the stage has no room for it. */
  readonly dock: Dock;
  readonly narrow: boolean;
  /** The camera goes to what matters; a lesson's stage is small, and all of it does. */
  readonly follows: boolean;
  readonly after: After;
}

export interface Staged {
  readonly camera: Camera;
  /** What can be laid over the stage, for the keys. */
  readonly layers: Layers;
  /** Moves the camera; true when the key is one of its own. */
  steer(key: string, target: Element | null): boolean;
  /** What only this kind of stage does with a key, before what every table does; true when it did something. */
  press?(key: string, target: Element | null, by: By): boolean;
  /** For the bar, before the tools that every table has. */
  readonly tools: ReactNode;
  /** The stage itself, with what lies over its edge. */
  show(over: ReactNode): ReactNode;
}

/** Hooks: the table screen calls them whenever it is drawn. */
export interface StageKind<P extends Controls = Controls> {
  useControls(sitting: Sitting): P;
  useStage(at: AtTable<P>): Staged;
}

const KINDS: Readonly<Record<Table['stage'], () => Promise<StageKind>>> = {
  squares: () => import('./squares/index.tsx'),
  field: () => import('./field/index.tsx'),
};

const opened = new Map<Table['stage'], Promise<StageKind>>();

/** Whoever asks for it waits until it is here. */
export function useStageKind(stage: Table['stage']): StageKind {
  const kind = opened.get(stage) ?? KINDS[stage]();
  opened.set(stage, kind);
  return use(kind);
}
