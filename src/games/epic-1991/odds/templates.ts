/** BARR, VORT, BLDG: what a template comes to for those it is laid on, scatter included. */
import { along, closerThan, type Point, squareOfPoints } from '../../../field/index.ts';
import { BURST, barrageNeeds, buildingsUnder, under } from '../barrages/barrage.ts';
import { buildingSave } from '../buildings/damage.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { isTitan } from '../titans/titans.ts';
import { ALWAYS, either, type Fraction, fraction, NEVER, plus, times } from './fraction.ts';
import { barrageHit, hitChance, slainChance } from './shots.ts';

export interface Caught {
  /** A model, or a building below 0. */
  readonly id: number;
  /** Destroyed; of a Titan: hit. */
  readonly odds: Fraction;
}

/** How many of 36 throws of two dice make each sum. */
const TWO_DICE = Array.from({ length: 13 }, (_, sum) => Math.max(0, 6 - Math.abs(7 - sum)));

/** E2-BLDG-06: the chance that a hit building falls. */
export function fallChance(state: State, building: number, mod: number): Fraction {
  const needed = buildingSave(state, building);
  const fails = TWO_DICE.reduce((ways, many, sum) => ways + (sum + mod < needed ? many : 0), 0);
  return fraction(fails, 36);
}

/**
 * The chance of each set of things under the template, by which of `ids` are: laid where it is aimed (2 in 6), or moved
 * 2D6 cm in one of 360 directions (E2-BARR-08).
 */
function placements(
  table: Table,
  state: State,
  at: Point,
  ids: readonly number[],
  scatters: boolean,
): Map<number, Fraction> {
  const all = (1 << ids.length) - 1;
  if (!scatters) return new Map([[all, ALWAYS]]);
  const ways = new Map<number, number>([[all, 2 * 36 * 360]]);
  for (let far = 2; far <= 12; far++)
    for (let direction = 0; direction < 360; direction++) {
      const to = along(at, far * 100, direction);
      let set = 0;
      ids.forEach((id, i) => {
        if (isUnder(table, state, id, to)) set |= 1 << i;
      });
      ways.set(set, (ways.get(set) ?? 0) + 4 * TWO_DICE[far]);
    }
  return new Map([...ways].map(([set, many]) => [set, fraction(many, 6 * 36 * 360)]));
}

/** E2-GEO-12, for one thing. */
function isUnder(table: Table, state: State, id: number, { x, y }: Point): boolean {
  if (id < 0) return state.pieces[-id]!.parts.some((part) => closerThan(part, [x, y], BURST));
  if (isTitan(table, id)) return under(table, state, x, y, BURST).includes(id);
  const model = state.models[id];
  return squareOfPoints(model.x, model.y, x, y) <= BURST * BURST;
}

/** At most this many are told of: more do not fit under a template. */
const MOST = 20;

/** What happens to each building and model under the template as it is aimed. */
export function templateOdds(
  table: Table,
  state: State,
  at: Point,
  scatters: boolean,
  fate: (id: number) => Fraction,
): Caught[] {
  const ids = [
    ...buildingsUnder(state, at.x, at.y, BURST).map((number) => -number),
    ...under(table, state, at.x, at.y, BURST),
  ].slice(0, MOST);
  const sets = placements(table, state, at, ids, scatters);
  return ids.map((id, i) => {
    const home = id > 0 ? ids.indexOf(-state.models[id].building) : -1;
    let odds = NEVER;
    for (const [set, chance] of sets) {
      const own = (set & (1 << i)) !== 0 ? fate(id) : NEVER;
      // E2-BARR-13: with its building, or by itself
      const fall = home >= 0 && (set & (1 << home)) !== 0 ? fate(ids[home]) : NEVER;
      odds = plus(odds, times(chance, either(own, fall)));
    }
    return { id, odds };
  });
}

export function barrageFate(
  table: Table,
  state: State,
  points: number,
  mod: number,
): (id: number) => Fraction {
  const needed = barrageNeeds(Math.max(points, 1));
  return (id) => {
    if (id < 0) return times(hitChance(needed), fallChance(state, -id, mod));
    const hit = barrageHit(table, state, id, needed);
    return isTitan(table, id) ? hit : times(hit, slainChance(table, state, id, mod));
  };
}
