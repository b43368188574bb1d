/** BARR: a template and two circles, under which everybody is attacked once, friend and enemy. */
import { along, COARSE, direction, type Point } from '../../../field/index.ts';
import { inHardCover } from '../buildings/hard-cover.ts';
import { hitStand, hitVehicle } from '../damage/damage.ts';
import { BURST } from '../firing/targets.ts';
import { confirmedOn, hitBy, type Modifier } from '../firing/to-hit.ts';
import { unitsUnder } from '../geometry/under.ts';
import { orderOfUnit } from '../orders/orders.ts';
import { finish, type Play } from '../play.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { barrageNamed } from './counters.ts';
import { headingOfArrow } from './fields.ts';

/** E1-GEO-18, a house value: the radius of the deviation template. */
export const TEMPLATE = 300;

/** E1-BARR-01: two circles touch the template at arrows that dice name; all that are under them, once (E1-BARR-02). */
export function burst(play: Play, impact: Point, stand: Point): number[] {
  const { table, state, dice, events } = play;
  const { x, y } = impact;
  const towards = direction(stand.x - x, stand.y - y, COARSE);
  const rolled = [dice.d6(), dice.d6()] as const;
  const circles = rolled.map((arrow) =>
    along({ x, y }, TEMPLATE + BURST, headingOfArrow(towards, arrow), COARSE),
  );
  events.push({ kind: 'bursts', dice: rolled, circles });
  const discs = circles.map((at) => ({ ...at, radius: BURST }));
  return unitsUnder(table, state, { x, y, radius: TEMPLATE }, ...discs);
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
  const hit = card.is === 'vehicle' ? vehicles?.hit : infantry.hit;
  if (hit === undefined) return null;
  const modifiers = modifiersOf(table, state, target);
  return { needed: hit - modifiers.reduce((sum, { plus }) => sum + plus, 0), modifiers };
}

/** E1-BARR-03: the target's own, nothing from the caller; vehicles have no cover. */
function modifiersOf(table: Table, state: State, target: number): Modifier[] {
  const { card } = table.units[target];
  const order = orderOfUnit(table, state, target);
  const all: Modifier[] = [];
  if (order === 'fall-back') all.push({ what: 'it falls back', plus: -1, rule: 'E1-BARR-03' });
  if (card.is === 'vehicle') {
    if (card.armour !== 0) all.push({ what: 'its armour', plus: card.armour, rule: 'E1-CARD-03' });
  } else if (inHardCover(state, target)) all.push({ what: 'hard cover', plus: -2, rule: 'E1-COVER-11' });
  else if (order === 'first') all.push({ what: 'soft cover', plus: -1, rule: 'E1-COVER-10' });
  return all;
}

/** E1-BARR-04, E1-BARR-05: as fire hits, and hits at once. */
function attack(play: Play, barrage: string, target: number): void {
  const { table, state, dice, events } = play;
  const sum = bombardment(table, state, barrage, target);
  if (!sum) return;
  const { needed } = sum;
  const die = dice.d6();
  const first = hitBy(needed, die);
  const confirm = first === 'confirm' ? dice.d6() : null;
  const hit = first === 'hit' || (confirm !== null && confirm >= confirmedOn(needed));
  events.push({ kind: 'bombarded', barrage, target, needed, die, confirm, hit });
  if (!hit) return;
  const { vehicles, infantry } = barrageNamed(barrage)!;
  if (table.units[target].card.is === 'vehicle') hitVehicle(play, target, vehicles!);
  else hitStand(play, target, infantry);
}

/** E1-DICE-09: in ascending number, each with all that comes of it before the next; whoever is lost by then is skipped. */
export const bombard: StepRule<StepOf<'bombard'>> = {
  run(play, step) {
    const target = step.left.shift();
    if (target === undefined) finish(play, step);
    else if (play.state.units[target].where === 'table') attack(play, step.barrage, target);
    return false;
  },
};
