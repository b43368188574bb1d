/** Fire as it is planned, changed: the shots of one unit at something else, a circle moved, a weapon used in another way. */

import { contains } from '../../../../field/index.ts';
import type { Shot } from '../../../../games/epic-1989/actions.ts';
import { shotsAt } from '../../../../games/epic-1989/firing/declare.ts';
import { shapeOf } from '../../../../games/epic-1989/geometry/buildings.ts';
import { searchesOf } from '../../../../games/epic-1989/hidden/searching.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { capital } from '../../../../kernel/words.ts';
import type { Point } from '../../../stage/box.ts';
import type { Offer, PlanEdit } from '../../adapter.ts';
import { onTable } from '../drawing.ts';
import { type Epic, type EpicAsk, readable, unitInFull } from '../game.ts';
import { armWord } from '../roster.ts';
import { markOf, markSaid } from '../sentences.ts';
import { fireOffer } from './fire-offer.ts';
import { aimedAt, type Fire } from './kills.ts';

/** u around a base that still count as a hit on it. */
const FINGER = 150;

/** The fires of an offer: the first, and those that follow it. */
export function firesIn({ action, rest = [] }: Offer): Fire[] {
  return [action, ...rest] as Fire[];
}

export function reAimed(
  epic: Epic,
  ask: EpicAsk,
  plan: Offer,
  held: number,
  at: Point,
): Offer | Refusal | null {
  const fires = firesIn(plan);
  const to = onTable(epic.table, at);
  if (held < 0) return movedCircle(epic, ask, fires, -held - 1, to);
  const index = fires.findIndex(({ unit }) => unit === held);
  const { table } = epic;
  if (table.units[held]?.detachment !== plan.unit) return null;
  const target = targetAt(epic, ask, to);
  const others = fires.filter((_, i) => i !== index);
  if (target === 0) return others.length > 0 ? fireOffer(epic, ask, others) : null;
  const shots = allAt(epic, ask, held, target);
  if (shots.length === 0) return whyNot(epic, ask, held, target);
  const fire: Fire = { do: 'fire', unit: held, shots };
  return fireOffer(epic, ask, index < 0 ? [...fires, fire] : fires.with(index, fire));
}

/** An enemy under the hand, or below 0 a building; 0 for none. */
function targetAt({ table }: Epic, { view, side }: EpicAsk, { x, y }: { x: number; y: number }): number {
  let best = 0;
  let least = FINGER;
  for (const unit of view.units) {
    if (!unit || unit.where !== 'table' || table.units[unit.id].side === side) continue;
    const { width, length } = table.units[unit.id].size;
    const gap = Math.hypot(unit.x - x, unit.y - y) - Math.max(width, length) / 2;
    if (gap < least) [best, least] = [unit.id, gap];
  }
  if (best > 0) return best;
  const building = view.buildings.findIndex(
    (one) => one && !one.rubble && shapeOf(one).bars.some((bar) => contains(bar, x, y)),
  );
  return building > 0 ? -building : 0;
}

/** As many of a unit's weapons as may be fired at something, each in its first way. */
function allAt({ table, game }: Epic, { view, decision }: EpicAsk, unit: number, target: number): Shot[] {
  const shots: Shot[] = [];
  table.units[unit].arms.forEach((_, weapon) => {
    for (const shot of shotsAt(table, view, unit, weapon, target, 0)) {
      const tried: Fire = { do: 'fire', unit, shots: [...shots, shot] };
      if (game.check(view, decision.seat, tried)) continue;
      shots.push(shot);
      break;
    }
  });
  return shots;
}

function whyNot({ table, game }: Epic, { view, decision }: EpicAsk, unit: number, target: number): Refusal {
  const refusal = game.check(view, decision.seat, { do: 'fire', unit, shots: [{ weapon: 0, target }] });
  return refusal
    ? { ...refusal, why: capital(readable(table, refusal.why)) }
    : { rule: 'E1-FIRE-01', why: `None of its weapons can be fired at ${unitInFull(table, target)}.` };
}

/** E1-BURST-01: a circle elsewhere, as long as it covers somebody it may be fired at. */
function movedCircle(
  epic: Epic,
  ask: EpicAsk,
  fires: readonly Fire[],
  nth: number,
  { x, y }: { x: number; y: number },
): Offer | Refusal | null {
  const { table, game } = epic;
  const { view, side, decision } = ask;
  const placed = fires.flatMap(({ shots }, i) =>
    shots.flatMap((shot, k) => (shot.at ? [[i, k] as const] : [])),
  );
  if (!placed[nth]) return null;
  const [i, k] = placed[nth];
  const shot: Shot = { ...fires[i].shots[k], at: [x, y] };
  const under = aimedAt(epic, view, shot).filter((id) => table.units[id].side !== side);
  let first: Refusal = { rule: 'E1-BURST-01', why: 'No enemy lies under the circle there.' };
  for (const target of [shot.target, ...under.filter((id) => id !== shot.target)]) {
    if (target > 0 && !under.includes(target)) continue;
    const fire: Fire = { ...fires[i], shots: fires[i].shots.with(k, { ...shot, target }) };
    const refusal = game.check(view, decision.seat, fire);
    if (!refusal) return fireOffer(epic, ask, fires.with(i, fire));
    first = { ...refusal, why: capital(readable(table, refusal.why)) };
  }
  return first;
}

/** Weapon by weapon, for a plan of one unit: every press means another target or another way, and at last that it rests. */
export function fireEdits(epic: Epic, ask: EpicAsk, plan: Offer): PlanEdit[] {
  const fires = firesIn(plan);
  if (fires.length > 1) return others(epic, ask, fires);
  const [fire] = fires;
  const { table, game } = epic;
  const { view, decision } = ask;
  const { arms } = table.units[fire.unit];
  const targets = enemies(epic, ask);
  return arms.map((arm, weapon): PlanEdit => {
    const now = fire.shots.find((shot) => shot.weapon === weapon);
    const mode = now?.mode ? `, ${now.mode}` : '';
    return {
      id: `weapon ${weapon}`,
      word: `${armWord(arm)}: ${now ? `${markSaid(table, now)}${mode}` : 'rests'}`,
      icon: 'i-shoot',
      key: String(weapon + 1),
      held: now !== undefined,
      make() {
        const ways = [
          ...targets.flatMap((target) => shotsAt(table, view, fire.unit, weapon, target, 0)),
          ...searchesOf(table, view, fire.unit, weapon),
        ];
        const text = (shot: Shot) => `${markOf(shot)} ${shot.mode ?? ''}`;
        const from = now ? ways.findIndex((shot) => text(shot) === text(now)) : -1;
        const rest = fire.shots.filter((shot) => shot.weapon !== weapon);
        for (const shot of ways.slice(from + 1)) {
          const changed: Fire = { ...fire, shots: [...rest, shot].sort((a, b) => a.weapon - b.weapon) };
          if (game.check(view, decision.seat, changed) === null) return fireOffer(epic, ask, [changed]);
        }
        if (now && rest.length > 0) return fireOffer(epic, ask, [{ ...fire, shots: rest }]);
        const [again] = ways;
        const back: Fire = { ...fire, shots: again ? [...rest, again] : fire.shots };
        return game.check(view, decision.seat, back) ?? fireOffer(epic, ask, [back]);
      },
    };
  });
}

/** Enemies on the table, and buildings that stand. */
function enemies({ table }: Epic, { view, side }: EpicAsk): number[] {
  const foes = view.units.filter((unit) => unit?.where === 'table' && table.units[unit.id].side !== side);
  const houses = view.buildings.flatMap((one, number) => (one && !one.rubble ? [-number] : []));
  return [...foes.map(({ id }) => id), ...houses];
}

/** Of a plan of several units: one of them alone, so that its weapons can be set one by one. */
function others(epic: Epic, ask: EpicAsk, fires: readonly Fire[]): PlanEdit[] {
  return fires.slice(0, 9).map((fire, i) => ({
    id: `only ${fire.unit}`,
    word: `Only ${unitInFull(epic.table, fire.unit).replace(/ of .*/, '')}`,
    icon: 'i-shoot',
    key: String(i + 1),
    make: () => fireOffer(epic, ask, [fire]),
  }));
}
