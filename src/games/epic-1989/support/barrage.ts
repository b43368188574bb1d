/** BARR: a template and two circles, under which everybody is attacked once, friend and enemy. */
import { along, COARSE, direction, type Point, reachedByDisc } from '../../../field/index.ts';
import { blast, blastModifiers } from '../damage/blast.ts';
import { BURST } from '../firing/targets.ts';
import type { Modifier } from '../firing/to-hit.ts';
import { unitsUnder } from '../geometry/under.ts';
import { counterNamed, isPointUnder } from '../hidden/counters.ts';
import { countersUnder } from '../hidden/revealing.ts';
import { probe } from '../hidden/searching.ts';
import { finish, type Play } from '../play.ts';
import type { Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { barrageNamed } from './counters.ts';
import { headingOfArrow } from './fields.ts';

/** E1-GEO-18, a house value: the radius of the deviation template. */
export const TEMPLATE = 300;

interface Bombarded {
  readonly units: number[];
  /** E1-HIDE-20. */
  readonly counters: (readonly [side: Side, number: number])[];
}

/** E1-BARR-01: two circles touch the template at arrows that dice name; all that are under them, once (E1-BARR-02). */
export function burst(play: Play, impact: Point, stand: Point): Bombarded {
  const { table, state, dice, events } = play;
  const { x, y } = impact;
  const towards = direction(stand.x - x, stand.y - y, COARSE);
  const rolled = [dice.d6(), dice.d6()] as const;
  const circles = rolled.map((arrow) =>
    along({ x, y }, TEMPLATE + BURST, headingOfArrow(towards, arrow), COARSE),
  );
  events.push({ kind: 'bursts', dice: rolled, circles });
  const discs = circles.map((at) => ({ ...at, radius: BURST }));
  const all = [{ x, y, radius: TEMPLATE }, ...discs];
  const under = countersUnder(
    state,
    (polygon) => all.some((disc) => reachedByDisc(disc, polygon)),
    (px, py) => all.some((disc) => isPointUnder(disc, px, py)),
  );
  return {
    units: unitsUnder(table, state, ...all),
    counters: under.map(({ side, number }) => [side, number]),
  };
}

/** What a barrage needs against a unit under it, and what it does; null where its table has nothing for it. */
export function bombardment(
  table: Table,
  state: State,
  barrage: string,
  target: number,
): { needed: number; modifiers: readonly Modifier[] } | null {
  const { vehicles, infantry } = barrageNamed(barrage)!;
  const { card } = table.units[target];
  const hit = card.is === 'stand' ? infantry.hit : vehicles?.hit;
  if (hit === undefined) return null;
  const modifiers = blastModifiers(table, state, target);
  return { needed: hit - modifiers.reduce((sum, { plus }) => sum + plus, 0), modifiers };
}

/** E1-DICE-09: in ascending number, each with all that comes of it before the next; whoever is lost by then is skipped. */
export const bombard: StepRule<StepOf<'bombard'>> = {
  run(play, step) {
    const target = step.left.shift();
    if (target === undefined) {
      const next = step.counters.shift();
      const counter = next && counterNamed(play.state, ...next);
      if (!next) finish(play, step);
      else if (counter) probe(play, counter, barrageNamed(step.barrage)!.infantry.save);
    } else if (play.state.units[target].where === 'table') blast(play, target, barrageNamed(step.barrage)!);
    return false;
  },
};
