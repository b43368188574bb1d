/**
 * What happened as a row of beats: each is shown after the one before it, and nothing is told before its beat. It knows
 * pictures and events, not what stands in a picture, so any table can play by it.
 */
import type { GameEvent } from '../../kernel/contract.ts';
import { BEAT, DEATH, PACE, type Speed } from '../settings.ts';

/** How much a picture weighs: a step is a glance, a strike has a shot or dice, a kill is an enemy's, a death one's own. */
export type Weight = 'step' | 'strike' | 'kill' | 'death';

/** One picture of several that follow each other, as a game gives them. */
export interface Picture<Scene, Effect> {
  readonly scene: Scene;
  readonly effects: readonly Effect[];
  /** What is drawn while its dice still roll: it must not tell how they fall. */
  readonly opening: readonly Effect[];
  /** What it shows, and what went before it without being seen. */
  readonly events: readonly GameEvent[];
  readonly weight: Weight;
  /** The places it is about: nothing may cover them. */
  readonly about: readonly number[];
}

export interface Beat<Scene, Effect> {
  readonly scene: Scene;
  readonly effects: readonly Effect[];
  /** What begins with this beat: dice and sounds are made of it. */
  readonly happened: readonly GameEvent[];
  /** How many of the row's events may be told once it is shown. */
  readonly told: number;
  /** `throw`: dice are rolling, and what they say is not known yet. */
  readonly weight: Weight | 'throw';
  readonly about: readonly number[];
}

/** Beats that are yet to be shown. */
export type Timeline<Scene, Effect> = readonly Beat<Scene, Effect>[];

interface Row<Scene, Effect> {
  /** How it looks before the first of them. */
  readonly before: Scene;
  readonly pictures: readonly Picture<Scene, Effect>[];
  rolls(event: GameEvent): boolean;
  /** Dice are seen to roll. */
  readonly tumbles: boolean;
}

/** A picture with dice is two beats where dice tumble: they roll over how it looked before, then it is shown and told. */
export function timelineOf<S, E>({ before, pictures, rolls, tumbles }: Row<S, E>): Timeline<S, E> {
  const beats: Beat<S, E>[] = [];
  let told = 0;
  let scene = before;
  for (const picture of pictures) {
    const { effects, opening, events, weight, about } = picture;
    const thrown = tumbles ? events.filter(rolls) : [];
    if (thrown.length > 0)
      beats.push({ scene, effects: opening, happened: thrown, told, weight: 'throw', about });
    scene = picture.scene;
    told += events.length;
    const happened = events.filter((event) => !thrown.includes(event));
    beats.push({ scene, effects, happened, told, weight, about });
  }
  return beats;
}

const WEIGHTS: readonly Beat<unknown, unknown>['weight'][] = ['step', 'throw', 'strike', 'kill', 'death'];

/** All that is left at once, in its order; null when nothing is left. */
export function together<S, E>(line: Timeline<S, E>): Beat<S, E> | null {
  const last = line.at(-1);
  if (!last || line.length === 1) return last ?? null;
  return {
    scene: last.scene,
    // What was drawn while dice rolled is over.
    effects: line.flatMap(({ weight, effects }) => (weight === 'throw' ? [] : effects)),
    happened: line.flatMap(({ happened }) => happened),
    told: last.told,
    weight: line.map(({ weight }) => weight).reduce(heavier),
    about: [...new Set(line.flatMap(({ about }) => about))],
  };
}

type Heft = Beat<unknown, unknown>['weight'];

function heavier(a: Heft, b: Heft): Heft {
  return WEIGHTS.indexOf(b) > WEIGHTS.indexOf(a) ? b : a;
}

const HOLD = { step: PACE, strike: BEAT, kill: BEAT, death: DEATH } as const;

/** How long a beat is looked at, in milliseconds. `tumble`: how long dice roll. */
export function holdOf(weight: Heft, speed: Speed, tumble: number): number {
  return weight === 'throw' ? tumble : HOLD[weight][speed];
}
