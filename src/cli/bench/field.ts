import { createRequire } from 'node:module';
import {
  aimsAt,
  anyBlocked,
  type Base,
  blockedLines,
  cornersOf,
  distance,
  type GridIndex,
  makeIndex,
  overlaps,
  type Polygon,
  put,
  rectangle,
  syncBases,
  widestGap,
  withinReach,
} from '../../field/index.ts';
import { randomFrom } from '../../kernel/random.ts';
import { type Budget, type Contender, race } from './race.ts';
import { type BenchResult, time } from './result.ts';

const WIDTH = 18288;
const DEPTH = 12192;

/** Width, length, height in u, and how many of twenty models are such. */
const SIZES = [
  { width: 200, length: 200, top: 100, share: 10 },
  { width: 200, length: 300, top: 150, share: 8 },
  { width: 300, length: 500, top: 200, share: 1 },
  { width: 600, length: 600, top: 800, share: 1 },
];

type Model = Base & { readonly top: number };

/** A battle on a 6 ft by 4 ft table: models anywhere, sixteen hills, woods and buildings, and questions about it. */
export interface Battle {
  readonly models: readonly Model[];
  readonly corners: readonly Polygon[];
  readonly terrain: readonly { readonly polygon: Polygon; readonly top: number }[];
  /** Who looks at whom. */
  readonly looks: readonly (readonly [number, number])[];
}

export function layBattle(count: number): Battle {
  const random = randomFrom(`field ${count}`);
  const kinds = SIZES.flatMap((size) => new Array<typeof size>(size.share).fill(size));
  const models: Model[] = [];
  const corners: Polygon[] = [];
  while (models.length < count) {
    const { width, length, top } = kinds[random.below(kinds.length)];
    const x = 500 + random.below(WIDTH - 1000);
    const y = 500 + random.below(DEPTH - 1000);
    const model = { x, y, heading: random.below(360), width, length, top };
    const polygon = cornersOf(model);
    if (corners.some((other) => overlaps(other, polygon))) continue;
    models.push(model);
    corners.push(polygon);
  }
  const terrain = Array.from({ length: 16 }, (_, i) => {
    const x = 1500 + random.below(WIDTH - 3000);
    const y = 1500 + random.below(DEPTH - 3000);
    const base = { x, y, heading: random.below(360), width: 1600, length: 1200 };
    return { polygon: cornersOf(base), top: [200, 300, 400][i % 3] };
  });
  const looks = Array.from({ length: 1000 }, () => {
    const from = random.below(count);
    return [from, (from + 1 + random.below(count - 1)) % count] as const;
  });
  return { models, corners, terrain, looks };
}

/** 0: hidden by terrain. 1: a model is in the way of an open line. 2: free. */
export type Seen = 0 | 1 | 2;
export type Looker = (from: number, to: number) => Seen;

function indexOf({ models }: Battle): GridIndex {
  const index = makeIndex(WIDTH, DEPTH);
  bringUpToDate(index, models);
  return index;
}

function bringUpToDate(index: GridIndex, models: readonly Model[]): void {
  syncBases(index, models.length, (id, into) => {
    const model = models[id];
    into.x = model.x;
    into.y = model.y;
    into.heading = model.heading;
    into.width = model.width;
    into.length = model.length;
    into.top = model.top;
    return true;
  });
}

/** Five lines to centre and corners, heights, terrain first and then models: E2-LOS-02 to 06. */
export function ourLooker(battle: Battle): Looker {
  const { models, corners, terrain } = battle;
  const ground = makeIndex(WIDTH, DEPTH);
  for (const [id, { polygon, top }] of terrain.entries()) put(ground, id, polygon, top);
  const standing = indexOf(battle);
  return (from, to) => {
    const { x, y, top } = models[from];
    const target = models[to];
    const lines = { x, y, z: top, aims: aimsAt(target.x, target.y, corners[to], target.top) };
    const open = 31 & ~blockedLines(ground, lines);
    if (open === 0) return 0;
    return anyBlocked(standing, lines, { except: [from, to] }, open) ? 1 : 2;
  };
}

type Flatten = typeof import('@flatten-js/core');
const flatten = (): Flatten => createRequire(import.meta.url)('@flatten-js/core');

function shape({ Polygon: Shape, Point }: Flatten, polygon: Polygon): InstanceType<Flatten['Polygon']> {
  const points = polygon.flatMap((x, i) => (i % 2 === 0 ? [new Point(x, polygon[i + 1])] : []));
  return new Shape(points);
}

/** The same question put to the peer: its own spatial index finds polygons, its own intersections say where a line runs through. */
export function flattenLooker({ models, corners, terrain }: Battle): Looker {
  const library = flatten();
  const { PlanarSet, Point, Segment } = library;
  type Shape = InstanceType<Flatten['Polygon']>;
  const heights = new Map<Shape, number>();
  const numbers = new Map<Shape, number>();
  const lay = (polygon: Polygon, top: number, set: InstanceType<Flatten['PlanarSet']>): Shape => {
    const made = shape(library, polygon);
    heights.set(made, top);
    set.add(made);
    return made;
  };
  const ground = new PlanarSet();
  const standing = new PlanarSet();
  for (const { polygon, top } of terrain) lay(polygon, top, ground);
  for (const [id, model] of models.entries()) numbers.set(lay(corners[id], model.top, standing), id);

  const blocks = (
    polygon: Shape,
    line: InstanceType<Flatten['Segment']>,
    from: number,
    to: number,
  ): boolean => {
    const ends = [line.start, line.end].filter((point) => polygon.contains(point));
    const met = [...polygon.intersect(line), ...ends];
    if (met.length < 2) return false;
    const way = line.length;
    const at = met.map((point) => line.start.distanceTo(point)[0] / way);
    if (Math.max(...at) - Math.min(...at) < 1e-9) return false;
    const lowest = Math.min(...at.map((t) => from + t * (to - from)));
    return lowest <= heights.get(polygon)!;
  };
  return (from, to) => {
    const eye = models[from];
    const target = models[to];
    const aims = aimsAt(target.x, target.y, corners[to], target.top);
    const start = new Point(eye.x, eye.y);
    const lines = [0, 3, 6, 9, 12].map((i) => new Segment(start, new Point(aims[i], aims[i + 1])));
    const stands = (
      set: InstanceType<Flatten['PlanarSet']>,
      line: InstanceType<Flatten['Segment']>,
    ): boolean =>
      (set.search(line.box) as Shape[]).some((polygon) => {
        const id = numbers.get(polygon);
        return id !== from && id !== to && blocks(polygon, line, eye.top, target.top);
      });
    const open = lines.filter((line) => !stands(ground, line));
    if (open.length === 0) return 0;
    return open.some((line) => stands(standing, line)) ? 1 : 2;
  };
}

function looking(look: Looker, looks: Battle['looks']): Contender {
  let next = 0;
  return (n) => {
    let seen = 0;
    for (let i = 0; i < n; i++) {
      const [from, to] = looks[next];
      seen += look(from, to);
      if (++next === looks.length) next = 0;
    }
    return seen;
  };
}

/** Edge to edge, ours and the peer's. */
export function rulers({ corners }: Battle): { ours: Measurer; theirs: Measurer } {
  const shapes = corners.map((polygon) => shape(flatten(), polygon));
  return {
    ours: (a, b) => distance(corners[a], corners[b]),
    theirs: (a, b) => shapes[a].distanceTo(shapes[b])[0],
  };
}

export type Measurer = (a: number, b: number) => number;

function measuring(measure: Measurer, looks: Battle['looks']): Contender {
  let next = 0;
  return (n) => {
    let sum = 0;
    for (let i = 0; i < n; i++) {
      sum += measure(...looks[next]);
      if (++next === looks.length) next = 0;
    }
    return sum;
  };
}

const repeat =
  (work: (i: number) => number): Contender =>
  (n) => {
    let sum = 0;
    for (let i = 0; i < n; i++) sum += work(i);
    return sum;
  };

/** A unit of sixty in two groups. */
function scattered(): Polygon[] {
  return Array.from({ length: 60 }, (_, i) => {
    const x = (i % 8) * 400 + (i < 40 ? 0 : 9000);
    const y = (i >> 3) * 400;
    return rectangle([x, y, x + 200, y + 200]);
  });
}

export function benchField(budget: Budget): BenchResult[] {
  const peer = '@flatten-js/core';
  const [small, battle, large] = [100, 300, 800].map(layBattle);
  const ruler = rulers(battle);
  const [ours, theirs, gap, peerGap] = race(
    [
      looking(ourLooker(battle), battle.looks),
      looking(flattenLooker(battle), battle.looks),
      measuring(ruler.ours, battle.looks),
      measuring(ruler.theirs, battle.looks),
    ],
    budget,
  );
  const index = indexOf(large);
  const unit = scattered();
  const [at100, at800, reach, sync, build, chain] = race(
    [
      looking(ourLooker(small), small.looks),
      looking(ourLooker(large), large.looks),
      repeat((i) => withinReach(index, large.corners[i % 800], 1000).length),
      repeat(() => {
        bringUpToDate(index, large.models);
        return index.search;
      }),
      repeat(() => indexOf(large).polygons.length),
      repeat(() => widestGap(unit)),
    ],
    budget,
  );
  return [
    time('one sight query (5 lines, heights), 300 models', 'µs', ours, peer, theirs),
    time('edge to edge distance', 'µs', gap, peer, peerGap),
    time('one sight query, 100 models on the same table', 'µs', at100),
    time('one sight query, 800 models on the same table', 'µs', at800),
    time('who is within 10 cm, 800 models', 'µs', reach),
    time('index of 800 models found up to date', 'µs', sync),
    time('index of 800 models made anew', 'µs', build),
    time('widest gap of a unit of 60 in two groups', 'µs', chain),
  ];
}
