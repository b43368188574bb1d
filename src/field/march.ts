/**
 * The walking of move plans, leg by leg, over any kind of model. A game brings its gait: what a leg consists of, what it costs and
 * what is refused. A plan is walked in one go to see whether it can be, or from stop to stop while others are asked; then its
 * rest goes on, is replaced by another, or falls away with a model that is lost.
 */
import type { Heading } from './headings.ts';
import { legLength, type Path, partWay } from './paths.ts';
import type { Point } from './shapes.ts';

/** One model's part in a plan. */
export interface AnyLeg {
  readonly model: number;
}

/** A stretch of a leg on which nothing but the place changes until its end. */
export interface Run {
  /** The points the model's middle goes through, from where it is; one alone for a turn on the spot. */
  readonly path: Path;
  /** The heading the model ends it on. */
  readonly heading: Heading;
  /** In u: as measured, or as declared where the rules count what was said. */
  readonly length: number;
}

/** How the models of a game walk. Whatever is refused leaves the draft fit for nothing but to be taken back. */
export interface Gait<Draft, Leg extends AnyLeg, Limits, Why extends object> {
  /** What a leg is measured by where nothing else is said. */
  limits(draft: Draft, leg: Leg): Limits;
  /** The runs of a leg from where its model is, or why it may not begin. What comes before the first step happens here. */
  begin(draft: Draft, leg: Leg, limits: Limits): readonly Run[] | Why;
  /** What a run costs. One that is stopped on the way costs the sum of its parts. */
  cost(draft: Draft, leg: Leg, run: Run): number;
  /** Why a run may not be made. */
  refuse(draft: Draft, leg: Leg, run: Run, cost: number, limits: Limits): Why | null;
  /** The model has made a run: it pays and is put down, or may not be there; `ends` with the last run of its leg. */
  arrive(draft: Draft, leg: Leg, run: Run, cost: number, limits: Limits, ends: boolean): Why | null;
  /** Where a model is after s u of a run; on the line of its path where a game says nothing. */
  place?(run: Run, s: number): Point;
}

/** Walks one leg to its end, or says why not. */
export function walkLeg<Draft, Leg extends AnyLeg, Limits, Why extends object>(
  gait: Gait<Draft, Leg, Limits, Why>,
  draft: Draft,
  leg: Leg,
  limits: Limits = gait.limits(draft, leg),
): Why | null {
  const runs = gait.begin(draft, leg, limits);
  if (!isRuns(runs)) return runs;
  for (let i = 0; i < runs.length; i++) {
    const refused = make(gait, draft, leg, runs[i], limits, i === runs.length - 1);
    if (refused) return refused;
  }
  return null;
}

/** A plan under way, as plain data: a game keeps it in a step while somebody is asked. */
export interface March<Leg extends AnyLeg> {
  /** The legs not begun, in order. */
  legs: readonly Leg[];
  /** The leg under way; null between two. */
  leg: Leg | null;
  /** Its runs that are not finished, and how far the first of them is walked. */
  runs: readonly Run[];
  at: number;
  /** How far each model has come since its start, by number. */
  gone: Record<number, number>;
}

export type Marched<Leg extends AnyLeg, Why extends object> =
  | { readonly is: 'done' }
  | { readonly is: 'stopped'; readonly leg: Leg; readonly gone: number }
  | { readonly is: 'refused'; readonly leg: Leg; readonly why: Why };

/**
 * Where a march is to stop next: a length above `at` on this run, up to and including its end, or null to walk the run through.
 * Asked with `run` null before a model's first step, where 0 means stop.
 */
export type NextStop<Draft, Leg extends AnyLeg> = (
  draft: Draft,
  leg: Leg,
  run: Run | null,
  at: number,
  gone: number,
) => number | null;

export function makeMarch<Leg extends AnyLeg>(legs: readonly Leg[]): March<Leg> {
  return { legs, leg: null, runs: [], at: 0, gone: {} };
}

/**
 * Walks a plan on until a stop, its end, or a refusal. Stops are for a game to make real what was drafted and to ask; it then calls
 * this again with a fresh draft. Without `nextStop` the rest is walked as if nobody interrupted it.
 */
export function marchOn<Draft, Leg extends AnyLeg, Limits, Why extends object>(
  march: March<Leg>,
  gait: Gait<Draft, Leg, Limits, Why>,
  draft: Draft,
  nextStop: NextStop<Draft, Leg> = () => null,
): Marched<Leg, Why> {
  let limits = march.leg ? gait.limits(draft, march.leg) : undefined;
  for (;;) {
    if (!march.leg) {
      if (march.legs.length === 0) return { is: 'done' };
      const leg = march.legs[0];
      limits = gait.limits(draft, leg);
      const runs = gait.begin(draft, leg, limits);
      if (!isRuns(runs)) return { is: 'refused', leg, why: runs };
      march.legs = march.legs.slice(1);
      march.leg = leg;
      march.runs = runs;
      march.at = 0;
      if (march.gone[leg.model] === undefined) {
        march.gone[leg.model] = 0;
        if (nextStop(draft, leg, null, 0, 0) === 0) return { is: 'stopped', leg, gone: 0 };
      }
    }
    const stopped = walkOn(march, march.leg!, gait, draft, limits!, nextStop);
    if (stopped) return stopped;
  }
}

/** Makes the run under way as far as its next stop. */
function walkOn<Draft, Leg extends AnyLeg, Limits, Why extends object>(
  march: March<Leg>,
  leg: Leg,
  gait: Gait<Draft, Leg, Limits, Why>,
  draft: Draft,
  limits: Limits,
  nextStop: NextStop<Draft, Leg>,
): Marched<Leg, Why> | null {
  if (march.runs.length === 0) {
    march.leg = null;
    return null;
  }
  const run = march.runs[0];
  const gone = march.gone[leg.model];
  const stop = nextStop(draft, leg, run, march.at, gone);
  const to = stop === null ? run.length : Math.min(stop, run.length);
  const ends = to === run.length && march.runs.length === 1;
  const why = make(gait, draft, leg, partOf(gait, run, march.at, to), limits, ends);
  if (why) return { is: 'refused', leg, why };
  march.gone[leg.model] = gone + to - march.at;
  march.at = to;
  if (to === run.length) {
    march.runs = march.runs.slice(1);
    march.at = 0;
    if (ends) march.leg = null;
  }
  return stop === null ? null : { is: 'stopped', leg, gone: march.gone[leg.model] };
}

/** Another rest of the plan instead of the one there was; what the models have come stays counted. */
export function replaceRest<Leg extends AnyLeg>(march: March<Leg>, legs: readonly Leg[]): void {
  march.legs = legs;
  dropLeg(march);
}

/** A model goes no farther: what is left of its legs falls away, the others go on. */
export function endLegs<Leg extends AnyLeg>(march: March<Leg>, model: number): void {
  march.legs = march.legs.filter((leg) => leg.model !== model);
  if (march.leg?.model === model) dropLeg(march);
}

function dropLeg<Leg extends AnyLeg>(march: March<Leg>): void {
  march.leg = null;
  march.runs = [];
  march.at = 0;
}

/** The next whole multiple of `every` that a model comes to on a run, as a length on it; null when the run ends before. */
export function nextMark(every: number, run: Run, at: number, gone: number): number | null {
  const next = at + every - (gone % every);
  return next <= run.length ? next : null;
}

function isRuns(begun: readonly Run[] | object): begun is readonly Run[] {
  return Array.isArray(begun);
}

function make<Draft, Leg extends AnyLeg, Limits, Why extends object>(
  gait: Gait<Draft, Leg, Limits, Why>,
  draft: Draft,
  leg: Leg,
  run: Run,
  limits: Limits,
  ends: boolean,
): Why | null {
  const cost = gait.cost(draft, leg, run);
  return gait.refuse(draft, leg, run, cost, limits) ?? gait.arrive(draft, leg, run, cost, limits, ends);
}

/** The part of a run between two lengths on it. */
function partOf(gait: { place?(run: Run, s: number): Point }, run: Run, from: number, to: number): Run {
  if (from === 0 && to === run.length) return run;
  const { path } = run;
  const place = (s: number): Point => {
    if (s === run.length) return { x: path[path.length - 2], y: path[path.length - 1] };
    return gait.place?.(run, s) ?? placeOn(path, s);
  };
  const [start, end] = [place(from), place(to)];
  const between: number[] = [];
  let s = 0;
  for (let i = 2; i < path.length; i += 2) {
    s += legLength(path[i - 2], path[i - 1], path[i], path[i + 1]);
    if (s > from && s < to) between.push(path[i], path[i + 1]);
  }
  return { ...run, path: [start.x, start.y, ...between, end.x, end.y], length: to - from };
}

/** The place s u along a path, each coordinate rounded (E1-GEO-24). */
export function placeOn(path: Path, s: number): Point {
  let before = 0;
  for (let i = 2; i < path.length; i += 2) {
    const [ax, ay, bx, by] = [path[i - 2], path[i - 1], path[i], path[i + 1]];
    const length = legLength(ax, ay, bx, by);
    if (s <= before + length) return partWay(ax, ay, bx, by, s - before, length);
    before += length;
  }
  return { x: path[path.length - 2], y: path[path.length - 1] };
}
