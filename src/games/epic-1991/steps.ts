/** What can be under way. `rules.ts` holds the table of what the chapters say about each step. */
import type { Point } from '../../field/index.ts';
import type { StepRule as KernelRule, Kit } from '../../kernel/steps.ts';
import type { Action, Attack } from './actions.ts';
import type { Event } from './events.ts';
import type { Due, FireSegment, Side, State, TerrainKind } from './state.ts';
import type { Table } from './table.ts';

/** A piece that was rolled and waits to be laid (E2-TERR-03). */
export interface Rolled {
  readonly number: number;
  readonly area: number;
  readonly is: TerrainKind | 'town';
}

/** A hit on its way to a Titan (E2-TITAN-02). `x`, `y`: where it comes from (E2-TITAN-14). */
export interface TitanHit {
  readonly x: number;
  readonly y: number;
  readonly mod: number;
  /** Added to the damage roll. */
  readonly bonus: number;
  /** Meets shields; may be saved. A vortex does neither (E2-VORT-06). */
  readonly shielded: boolean;
  readonly saved: boolean;
}

/** An attack as it stood when it was nominated: nothing of it is looked at again as models fall (E2-FIRE-10). */
export interface Nominated {
  readonly attack: Attack;
  /** Where the firer stood; the `guns` of a barrage are those in range. */
  readonly from: Point;
  readonly inRange: boolean;
  /** To hit modifier for cover, 0 or less. */
  readonly cover: number;
  /** Barrages: points and save modifier of the guns in range; whether it scatters. */
  readonly points: number;
  readonly mod: number;
  readonly scatters: boolean;
}

/** Something a beam passes: a model, or a building below 0. `needed` 0 hits without a die. */
export interface Struck {
  readonly id: number;
  readonly needed: number;
  readonly mod: number;
  readonly beams: number;
  readonly from: Point;
}

/** A combat's groups: one model against one or several, in the order they fight (E2-MULT-03). */
export interface Group {
  readonly one: number;
  readonly many: readonly number[];
}

export type Step =
  // setting up
  | { do: 'muster' }
  /** `wanted`: pieces that those who `answered` would all roll again. */
  | {
      do: 'terrain';
      stage: 'again' | 'who' | 'lay';
      next: Side | null;
      pieces: Rolled[];
      answered: Side[];
      wanted: number[];
    }
  | { do: 'objectives'; next: Side | null; left: Record<Side, number> }
  | { do: 'edge'; chooser: Side | null }
  /** Sides that have still to set up; in the open, whose card is next (E2-DEPL-05). */
  | { do: 'deploy'; left: Side[]; next: Side | null }
  /** `left`: Scout units of the side on the move that may still go. */
  | { do: 'scouts'; asking: boolean; chooser: Side | null; sides: Side[]; left: number[]; done: boolean }
  // a turn
  | { do: 'orders'; stage: 'heads' | 'place' | 'late' | 'mad'; left: Side[] }
  /** `landed`: the pods of this part have come down. */
  | { do: 'movement'; stage: 'choose' | 'first' | 'second'; landed: boolean }
  /** Pods that come down or try to open; `opening`: the one whose stands get out now. */
  | { do: 'pods'; side: Side; left: number[]; opening: number }
  /** A pod on its way down: models it fell on, and those still to be hit. */
  | { do: 'landing'; pod: number; x: number; y: number; struck: number[]; left: number[] }
  | { do: 'segment'; segment: FireSegment; next: Side }
  /** `screams`: Banshees that succeeded and their dice; `fought`: models whose combat is over. */
  | {
      do: 'close';
      stage: 'checks' | 'screams' | 'fights' | 'smash';
      left: number[];
      screams: (readonly [model: number, die: number])[];
      fought: number[];
    }
  | { do: 'end'; stage: EndStage; left: number[] }
  // inside them
  /** An activation: what was nominated and is still to be resolved. */
  | { do: 'volley'; unit: number; attacks: Nominated[] }
  /** A template that has landed: buildings (below 0) and models still to be rolled for. */
  | { do: 'barrage'; needed: number; mod: number; left: number[]; guns: readonly number[]; aimer?: Side }
  /** A vortex that takes what is under it, buildings (below 0) first. */
  | { do: 'vortex'; left: number[]; x: number; y: number; owner: Side }
  /** E2-WLOCK-12: models under a storm, thrown one after another. */
  | { do: 'storm'; left: number[]; x: number; y: number }
  | { do: 'titan'; model: number; hits: TitanHit[]; aimer: Side }
  /** Models that are hit automatically, one after another (explosions, E2-TCARD-05). */
  | { do: 'blast'; left: number[]; mod: number; x: number; y: number; how: string }
  /** A Titan whose blown-off weapon strikes back (E2-TCARD-04). */
  | { do: 'flashback'; model: number }
  /** A leg must be named for a damage roll (E2-WEIRD-04, E2-VIBRO-10). */
  | { do: 'leg'; model: number; chooser: Side }
  /** E2-VIBRO-06: what beams strike, in order; `automatic`: at a crossing. */
  | { do: 'beams'; left: Struck[]; side: Side }
  /** E2-MAD-09: stands that shoot at the nearest enemy at once. */
  | { do: 'frenzy'; unit: number; left: number[] }
  /** One combat: who is in it, who pairs them off, the groups that came of it and how many have fought. */
  | {
      do: 'combat';
      stage: 'pairs' | 'order' | 'fights';
      models: number[];
      chooser: Side;
      groups: Group[];
    }
  /** One model against several, one after another; `left` have not fought yet. */
  | { do: 'group'; one: number; left: number[]; ordered: boolean; extra: number }
  | {
      do: 'fight';
      stage: 'roll' | 'reroll' | 'result';
      /** The two models, and the dice of each; extra dice of the second. */
      models: [number, number];
      dice: [number[], number[]];
      extra: number;
      rerolled: number[];
    }
  /** `hits`: of a Laser Burner, once they are rolled; `left`: the parts it has still to burn. */
  | { do: 'blow'; winner: number; titan: number; hits: number; left: number[] }
  /** E2-GEN-10: what waited for the event to be over; what that causes waits in its turn. */
  | { do: 'settle'; now: Due }
  /** A tie for nearest (E2-GEO-10): towers that could have a chant's `energy` (E2-MAD-17), targets of a frenzied
   * `shooter` (E2-MAD-09), a model of each unit that a Gretchin `mob` could follow (E2-GRET-05). */
  | { do: 'tie'; side: Side; models: number[]; energy: number; shooter: number; mob: number };

export type EndStage =
  | 'objectives'
  | 'victory'
  | 'titans'
  | 'rally'
  | 'vortices'
  | 'locks'
  | 'energy'
  | 'overload'
  | 'orders';

export type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;

/** What the engine of steps works on. */
export interface EpicKit extends Kit {
  readonly table: Table;
  readonly state: State;
  readonly step: Step;
  readonly action: Action;
  readonly event: Event;
}

export type StepRule<S extends Step = Step> = KernelRule<EpicKit, S>;
