/** BARR: barrages, direct and indirect. */
import { along, distance, inBox, type Point, reachedByDisc, underDisc } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action, Attack } from '../actions.ts';
import { hitBuilding } from '../buildings/damage.ts';
import { countsAsFirst } from '../firing/eligible.ts';
import { groundCover, sees, seesBuilding, seesToBarrage } from '../firing/sight.ts';
import {
  barredTarget,
  inArc,
  inMelee,
  isCommand,
  isProtected,
  refuseModel,
  weaponsOf,
} from '../firing/targets.ts';
import { baseAt, isFree, standing } from '../geometry/position.ts';
import { finish, type Play, push, roll, rollDirection, sum } from '../play.ts';
import { hit, rollToHit } from '../saves/saves.ts';
import type { FireSegment, Side, State } from '../state.ts';
import type { Nominated, StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { baseOf, isBuilding } from '../terrain/ground.ts';
import { hitTitan, isTitan, plainHit } from '../titans/titans.ts';

type Barrage = Extract<Attack, { is: 'barrage' }>;
type BarrageStep = StepOf<'barrage'>;

/** E2-GEO-13. */
export const BURST = 300;

/** E2-BARR-09. */
export function barrageNeeds(points: number): number {
  return Math.max(2, 6 - Math.floor((points - 1) / 2));
}

/** E2-GEO-12: the models under a round template, in id order, friends and enemies alike (E2-BARR-12). */
export function under(table: Table, state: State, x: number, y: number, radius: number): number[] {
  const disc = { x, y, radius };
  const index = standing(table, state);
  return inBox(index, [x - radius, y - radius, x + radius, y + radius]).filter((id) =>
    isTitan(table, id)
      ? reachedByDisc(disc, index.polygons[id]!)
      : underDisc(disc, state.models[id].x, state.models[id].y),
  );
}

/** Buildings under a round template, by number. */
export function buildingsUnder(state: State, x: number, y: number, radius: number): number[] {
  return state.pieces.flatMap((piece, number) =>
    isBuilding(piece) && piece.parts.some((part) => reachedByDisc({ x, y, radius }, part)) ? [number] : [],
  );
}

/** E2-BARR-03 to E2-BARR-07, E2-BARR-11. */
export function refuseBarrage(
  table: Table,
  state: State,
  action: Extract<Action, { do: 'fire' }>,
  attack: Barrage,
  segment: FireSegment,
): Refusal | null {
  const { unit, attacks } = action;
  const at = { x: attack.x, y: attack.y };
  if (attack.guns.length === 0) return { rule: 'E2-BARR-03', why: 'A barrage needs at least one gun.' };
  const again = attack.guns.every(([model, weapon]) =>
    table.models[model]?.weapons[weapon]?.traits.includes('two-barrages'),
  );
  if (attacks.filter(({ is }) => is === 'barrage').length > (again ? 2 : 1))
    return { rule: 'E2-BARR-02', why: 'All guns of a unit fire one common barrage.' };
  for (const gun of attack.guns) {
    const refused = refuseGun(table, state, unit, gun, at);
    if (refused) return refused;
  }
  if (new Set(attack.guns.map(String)).size < attack.guns.length)
    return { rule: 'E2-FIRE-07', why: 'A gun adds its points to a barrage once.' };
  return (
    refuseTarget(table, state, attack, segment) ??
    refuseTemplate(table, state, at) ??
    refuseUnseen(table, state, attack, unit, segment)
  );
}

/** Why one gun cannot take part in a barrage on that place. */
export function refuseGun(
  table: Table,
  state: State,
  unit: number,
  [model, weapon]: readonly [number, number],
  at: Point,
): Refusal | null {
  const refused = refuseModel(table, state, model, unit);
  if (refused) return refused;
  if (weaponsOf(table, state, model)[weapon]?.barrage === undefined)
    return { rule: 'E2-BARR-01', why: 'That weapon fires no barrages.' };
  if (!inArc(table, state, model, at))
    return { rule: 'E2-ARC-03', why: 'The place is not in front of every gun.' };
  if (inMelee(table, state, model)) return { rule: 'E2-CC-07', why: 'Engaged guns do not fire barrages.' };
  return table.options.openMeasuring && !reaches(table, state, model, weapon, at)
    ? { rule: 'E2-FIRE-19', why: 'Not every gun reaches that place.' }
    : null;
}

function refuseTarget(table: Table, state: State, attack: Barrage, segment: FireSegment): Refusal | null {
  const { target, x, y, guns } = attack;
  if (target < 0)
    return buildingsUnder(state, x, y, BURST).includes(-target)
      ? null
      : { rule: 'E2-BARR-04', why: 'The building must be under the template.' };
  const refused = barredTarget(table, state, guns[0][0], target);
  if (refused) return refused;
  if (!under(table, state, x, y, BURST).includes(target))
    return { rule: 'E2-BARR-04', why: 'The target must be under the template.' };
  if (!isCommand(table, target)) return null;
  const exposed = guns.every(
    ([model, weapon]) =>
      seesToBarrage(table, state, model, target, segment) &&
      !isProtected(table, state, model, table.models[model].weapons[weapon], target, segment, false),
  );
  return exposed ? null : { rule: 'E2-BARR-11', why: 'A commander is no target while others are as near.' };
}

/** E2-BARR-11: not on a melee on purpose. */
function refuseTemplate(table: Table, state: State, at: Point): Refusal | null {
  return liesOnMelee(table, state, at)
    ? { rule: 'E2-BARR-11', why: 'The template lies on models in close combat.' }
    : null;
}

export function liesOnMelee(table: Table, state: State, { x, y }: Point): boolean {
  return under(table, state, x, y, BURST).some((id) => inMelee(table, state, id));
}

/** E2-BARR-05, E2-BARR-06, E2-BARR-17. */
function refuseUnseen(
  table: Table,
  state: State,
  attack: Barrage,
  unit: number,
  segment: FireSegment,
): Refusal | null {
  if (isDirect(table, state, attack, segment)) return null;
  if (segment !== 'first' || !countsAsFirst(table, state, unit) || state.units[unit].heldFire)
    return { rule: 'E2-BARR-06', why: 'Guns that do not see the target need First Fire.' };
  const { side } = table.units[unit];
  const spotted = table.models.some(
    (info) =>
      info &&
      info.side === side &&
      state.models[info.id].where === 'table' &&
      isFree(state, info.id) &&
      (attack.target < 0
        ? seesBuilding(table, state, info.id, -attack.target)
        : sees(table, state, info.id, attack.target)),
  );
  return spotted ? null : { rule: 'E2-BARR-06', why: 'Nobody of yours sees the target.' };
}

export function isDirect(
  table: Table,
  state: State,
  { guns, target }: Barrage,
  segment: FireSegment,
): boolean {
  return guns.every(([model]) =>
    target < 0
      ? seesBuilding(table, state, model, -target)
      : seesToBarrage(table, state, model, target, segment),
  );
}

/** E2-BARR-03: no farther than its range, no nearer than a minimum range. */
function reaches(table: Table, state: State, model: number, weapon: number, { x, y }: Point): boolean {
  const { range, least = 0 } = table.models[model].weapons[weapon];
  const far = distance(baseAt(table, state, model), [x, y]);
  return far <= range && far >= least;
}

/** E2-BARR-03, E2-BARR-16: which guns turn out to be in range, and what they make of it. */
export function nominateBarrage(
  table: Table,
  state: State,
  attack: Barrage,
  segment: FireSegment,
): Nominated {
  const guns = attack.guns.filter(([model, weapon]) => reaches(table, state, model, weapon, attack));
  const weapons = guns.map(([model, weapon]) => table.models[model].weapons[weapon]);
  const { x, y } = state.models[attack.guns[0][0]];
  return {
    attack: { ...attack, guns },
    from: { x, y },
    inRange: guns.length > 0,
    cover: 0,
    points: weapons.reduce((points, { barrage = 0 }) => points + barrage, 0),
    mod: guns.length > 0 ? Math.max(...weapons.map(({ mod }) => mod)) : 0, // E2-BARR-10
    scatters: !isDirect(table, state, { ...attack, guns }, segment),
  };
}

/** E2-BARR-08, E2-GEO-14: an arrow sends the template 2D6 cm along a direction. */
export function scatter(play: Play, x: number, y: number): Point {
  const { dice, events } = play;
  const die = dice.d6();
  const dies = roll(dice, 2);
  const direction = die <= 2 ? null : rollDirection(dice);
  const at = direction === null ? { x, y } : along({ x, y }, sum(dies) * 100, direction);
  events.push({ kind: 'scatter', die, direction, dice: dies, ...at });
  return at;
}

export function landBarrage(play: Play, unit: number, nominated: Nominated): void {
  const { x, y, guns } = nominated.attack as Barrage;
  const { points, mod, inRange, scatters } = nominated;
  const needed = barrageNeeds(Math.max(points, 1));
  if (!inRange) {
    play.events.push({ kind: 'barrage', unit, points, needed, x, y, lost: 'range' });
    return;
  }
  play.state.eventful = true;
  play.events.push({ kind: 'barrage', unit, points, needed, x, y });
  const at = scatters ? scatter(play, x, y) : { x, y };
  const firers = guns.map(([model]) => model);
  push(play, barrageStep(play, at.x, at.y, points, mod, firers, play.table.units[unit].side));
}

export function barrageStep(
  { table, state }: Play,
  x: number,
  y: number,
  points: number,
  mod: number,
  guns: readonly number[],
  aimer?: Side,
): BarrageStep {
  const left = [
    ...buildingsUnder(state, x, y, BURST).map((number) => -number),
    ...under(table, state, x, y, BURST),
  ];
  return { do: 'barrage', needed: barrageNeeds(points), mod, left, guns, ...(aimer && { aimer }) };
}

/** E2-BARR-10, E2-BARR-15: once for each building, then once for each model, friend or enemy. */
export const barrage: StepRule<BarrageStep> = {
  run(play, step) {
    const { table, state, events } = play;
    const next = step.left.shift();
    if (next === undefined) finish(play, step);
    else if (next < 0) {
      if (!isBuilding(state.pieces[-next])) return false;
      const rolled = rollToHit(play, step.needed);
      events.push({ kind: 'barrage-roll', model: 0, building: -next, needed: step.needed, ...rolled });
      if (rolled.hit) hitBuilding(play, -next, step.mod);
    } else if (state.models[next].where === 'table') {
      // E2-BARR-13: occupants too, unless they went with their building
      const needed = step.needed - groundCover(table, state, next); // E2-COVER-06
      const rolled = rollToHit(play, needed);
      events.push({ kind: 'barrage-roll', model: next, building: 0, needed, ...rolled });
      if (!rolled.hit) return false;
      if (isTitan(table, next))
        hitTitan(play, next, [plainHit(nearestGun(table, state, step.guns, next), step.mod)], step.aimer);
      else hit(play, next, step.mod, 'barrage');
    }
    return false;
  },
};

/** E2-BARR-14: of the guns that fired, even one that is gone by now; the first of a tie. */
function nearestGun(table: Table, state: State, guns: readonly number[], titan: number): Point {
  const base = baseAt(table, state, titan);
  const far = guns.map((id) => {
    const { x, y, heading } = state.models[id];
    return distance(baseOf(table, id, x, y, heading), base);
  });
  return state.models[guns[far.indexOf(Math.min(...far))]];
}
