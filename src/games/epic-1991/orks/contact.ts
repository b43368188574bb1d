/** E2-CLAN-09: whether an enemy can be charged: a finite test in place of an open-ended search. */
import {
  distance,
  drafted,
  legLength,
  overlaps,
  type Point,
  type Polygon,
  placeFrom,
  tryAnew,
} from '../../../field/index.ts';
import { baseAt, touched } from '../geometry/position.ts';
import { draftedBase, type MoveDraft } from '../movement/draft.ts';
import { placeProblem } from '../movement/ends.ts';
import { walk } from '../movement/gait.ts';
import { costOf, headingProblem, wayProblem } from '../movement/ways.ts';
import { baseOf } from '../terrain/ground.ts';

/** Enemies a model touches as drafted. */
export function touchableFoes(draft: MoveDraft, id: number): number[] {
  return drafted(draft, id).where === 'table'
    ? touched(draft.table, draft.state, id, draftedBase(draft, id))
    : [];
}

interface Place extends Point {
  readonly heading: number;
  readonly base: Polygon;
}

/** Twelve places beside an enemy's base: each side, centred or flush with either end, pushed out where rounding overlaps. */
function* contactPlaces(draft: MoveDraft, id: number, foe: number, turned: number): Generator<Place> {
  const { table, state } = draft;
  const mine = table.models[id].size;
  const theirs = table.models[foe].size;
  const pose = state.models[foe];
  const heading = (pose.heading + turned) % 360;
  const there = baseAt(table, state, foe);
  const ahead = (theirs.length + mine.length) / 2;
  const beside = (theirs.width + mine.width) / 2;
  const across = (theirs.width - mine.width) / 2;
  const lengthwise = (theirs.length - mine.length) / 2;
  const place = (along: number, right: number, outAlong: number, outRight: number) => {
    for (let out = 0; out <= 2; out++) {
      const at = placeFrom(pose, along + out * outAlong, right + out * outRight);
      const base = baseOf(table, id, at.x, at.y, heading);
      if (distance(base, there) !== 0) continue;
      if (overlaps(base, there)) continue;
      return { x: at.x, y: at.y, heading, base };
    }
    return null;
  };
  for (const shift of [0, across, -across])
    for (const way of [1, -1]) {
      const at = place(way * ahead, shift, way, 0);
      if (at) yield at;
    }
  for (const shift of [0, lengthwise, -lengthwise])
    for (const way of [1, -1]) {
      const at = place(shift, way * beside, 0, way);
      if (at) yield at;
    }
}

/** The four places where the base would touch only a corner of the enemy. */
function corners(draft: MoveDraft, id: number, foe: number): Point[] {
  const { table, state } = draft;
  const mine = table.models[id].size;
  const theirs = table.models[foe].size;
  const ahead = (theirs.length + mine.length) / 2;
  const beside = (theirs.width + mine.width) / 2;
  return [1, -1].flatMap((a) => [1, -1].map((b) => placeFrom(state.models[foe], a * ahead, b * beside)));
}

const CORNERS = 4;

interface Way {
  readonly path: number[];
  readonly heading: number;
}

/** A legal way into contact with an enemy at a cost of at most `most`, straight or with one bend, to a place that `suits`; null if the test finds none.
 * On the enemy's heading as the test asks, or `turned` around. With `goes` it is walked in the draft. */
export function wayInto(
  draft: MoveDraft,
  id: number,
  foe: number,
  most: number,
  suits: (base: Polygon) => boolean = () => true,
  turned: 0 | 180 = 0,
  goes = false,
): Way | null {
  const { table, state } = draft;
  const from = state.models[id];
  let bends: Point[] | undefined;
  for (const place of contactPlaces(draft, id, foe, turned)) {
    if (legLength(from.x, from.y, place.x, place.y) > most) continue;
    const { base } = place;
    if (!suits(base) || placeProblem(draft, id, base, true) !== null) continue;
    const ends = touched(table, state, id, base);
    for (let bend = 0; bend <= CORNERS; bend++) {
      const path = [place.x, place.y];
      if (bend > 0) {
        bends ??= corners(draft, id, foe);
        path.unshift(bends[bend - 1].x, bends[bend - 1].y);
      }
      const way = [from.x, from.y, ...path];
      const leg = { model: id, path, heading: place.heading };
      if (
        headingProblem(draft, id, leg.heading, way) !== null ||
        costOf(draft, id, way) > most ||
        wayProblem(draft, id, way, ends) !== null
      )
        continue;
      const limits = { allowance: most, charges: true };
      const refused = tryAnew(
        draft,
        id,
        () => walk(draft, leg, limits),
        (why) => goes && why === null,
      );
      if (refused === null) return { path, heading: place.heading };
    }
  }
  return null;
}
