/** What a game brings to setting up by hand. Units and models are its own numbers, `Draft` is its own answer; lengths in u. */
import type { ReactNode } from 'react';
import type { Refusal } from '../../kernel/contract.ts';
import type { FieldScene } from '../games/field-scene.ts';
import type { Box } from '../stage/box.ts';
import type { Shape } from './formation.ts';

export interface Dropping {
  readonly shape: Shape;
  readonly heading: number;
  /** Between bases. */
  readonly gap: number;
  /** Stands ride in transports. */
  readonly aboard: boolean;
}

/** What cannot stay, and why; a circle around it in millimetres where it is on the table. */
export interface Fault {
  readonly unit: number;
  readonly who: string;
  readonly refusal: Refusal;
  readonly at: { readonly x: number; readonly y: number; readonly radius: number } | null;
}

/** A zone as an SVG path in millimetres. */
export interface Zone {
  readonly whose: 'mine' | 'theirs';
  readonly path: string;
}

export interface Deployment<Draft> {
  /** The heading where single things are put down one by one, and no shape is asked for. */
  readonly plain?: string;
  readonly empty: Draft;
  /** Of the table, from south to north its length. */
  readonly extent: { readonly width: number; readonly length: number };
  /** Where everything happens, in millimetres. */
  readonly home: Box;
  readonly zones: readonly Zone[];
  readonly heading: number;
  readonly side: string;
  readonly aboard: string;
  /** Said when there is no room for the rest; when somebody is missing: null where those who have no room may be left out. */
  readonly noRoom: Refusal;
  readonly missing: string | null;
  /** Whom there is to place, once these are placed. */
  units(draft: Draft): readonly number[];
  name(unit: number): string;
  under(unit: number): string;
  icons(unit: number): ReactNode;
  /** What is said under its name instead, where that changes. */
  meaning?(draft: Draft, unit: number): ReactNode;
  placed(draft: Draft): ReadonlySet<number>;
  modelsOf(unit: number): readonly number[];
  unitOf(model: number): number;
  /** The model whose base lies there. */
  modelAt(draft: Draft, x: number, y: number): number | null;
  /** Of a unit's models on the ground. */
  middle(draft: Draft, unit: number): { readonly x: number; readonly y: number } | null;
  drop(draft: Draft, unit: number, x: number, y: number, how: Dropping): Draft;
  shift(draft: Draft, models: readonly number[], dx: number, dy: number): Draft;
  turn(draft: Draft, unit: number, degrees: number): Draft;
  without(draft: Draft, unit: number): Draft;
  /** The others set up sensibly; `idea` after `idea` is another way. */
  rest(draft: Draft, idea: number): Draft | null;
  faults(draft: Draft): readonly Fault[];
  scene(draft: Draft): FieldScene;
  /** What else can be said of the unit in hand. */
  more?(draft: Draft, unit: number, change: (next: Draft) => void): ReactNode;
}
