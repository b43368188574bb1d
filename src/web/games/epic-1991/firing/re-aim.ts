/** Fire as it is planned, with the shots of one model, or a template, at something else. */

import { contains } from '../../../../field/index.ts';
import type { Action, Attack } from '../../../../games/epic-1991/actions.ts';
import { BURST, buildingsUnder, under } from '../../../../games/epic-1991/barrages/barrage.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import type { Point } from '../../../stage/box.ts';
import type { Offer } from '../../adapter.ts';
import { onTable } from '../drawing.ts';
import type { Epic, EpicAsk } from '../game.ts';
import { fireOffer } from './fire-offer.ts';

type Fire = Extract<Action, { do: 'fire' }>;

/** u around a base that still count as a hit on it. */
const FINGER = 150;

export function aimedAt(
  epic: Epic,
  ask: EpicAsk,
  plan: Fire,
  held: number,
  at: Point,
): Offer | Refusal | null {
  const to = onTable(epic.table, at);
  return held < 0 ? movedTemplate(epic, ask, plan, -held - 1, to) : reAimed(epic, ask, plan, held, to);
}

/** The enemy model under the hand; 0 for none. */
function foeAt({ table }: Epic, { view, side }: EpicAsk, { x, y }: Point): number {
  let best = 0;
  let least = FINGER;
  for (const model of view.models) {
    if (!model || model.where !== 'table' || table.models[model.id].side === side) continue;
    const { width, length } = table.models[model.id].size;
    const gap = Math.hypot(model.x - x, model.y - y) - Math.max(width, length) / 2;
    if (gap < least) [best, least] = [model.id, gap];
  }
  return best;
}

/** One model's shots at whatever lies under the hand, as many of them as may be; let go over nothing, it does not fire. */
function reAimed(epic: Epic, ask: EpicAsk, plan: Fire, model: number, to: Point): Offer | Refusal | null {
  const { table, game } = epic;
  const { view, side } = ask;
  if (table.models[model]?.unit !== plan.unit) return null;
  const isOwn = (attack: Attack) => 'model' in attack && attack.model === model;
  const own = plan.attacks.filter(isOwn);
  const others = plan.attacks.filter((attack) => !isOwn(attack));
  const foe = foeAt(epic, ask, to);
  const building = view.pieces.findIndex(
    (piece) => piece?.construction && piece.parts.some((part) => contains(part, to.x, to.y)),
  );
  // A skimmer pops up to fire, and for nothing else.
  const hidden = plan.popUps.filter((id) => id !== model);
  if (foe === 0 && building < 0) return fireOffer(epic, ask, { ...plan, popUps: hidden, attacks: others });
  const wanted = shotsOf(epic, plan, model, own).map((attack): Attack => {
    if (attack.is === 'beam' || attack.is === 'power') return { ...attack, target: foe || attack.target };
    if (attack.is !== 'shot' && attack.is !== 'shell') return attack;
    const { weapon } = attack;
    return foe > 0 ? { is: 'shot', model, weapon, target: foe } : { is: 'shell', model, weapon, building };
  });
  const all: Fire = { ...plan, attacks: [...others, ...wanted] };
  const refusal = game.check(view, side, all);
  if (!refusal) return fireOffer(epic, ask, all);
  const ways = [plan.popUps, ...(table.models[model].traits.includes('skimmer') ? [[...hidden, model]] : [])];
  for (const popUps of ways) {
    // Not with every weapon: as many shots as may be, one after another.
    const may: Attack[] = [];
    for (const attack of wanted) {
      const tried = { ...plan, popUps, attacks: [...others, ...may, attack] };
      if (game.check(view, side, tried) === null) may.push(attack);
    }
    if (may.length > 0) return fireOffer(epic, ask, { ...plan, popUps, attacks: [...others, ...may] });
  }
  return refusal;
}

/** What the model would fire: as planned, else each of its weapons once for every die. */
function shotsOf({ table }: Epic, _plan: Fire, model: number, own: readonly Attack[]): readonly Attack[] {
  if (own.length > 0) return own;
  return table.models[model].weapons.flatMap((weapon, at): Attack[] =>
    weapon && weapon.hit !== null && weapon.barrage === undefined
      ? Array.from({ length: weapon.dice }, () => ({ is: 'shot', model, weapon: at, target: 0 }) as const)
      : [],
  );
}

/** A template elsewhere: a barrage needs somebody, or a building, under it. */
function movedTemplate(
  epic: Epic,
  ask: EpicAsk,
  plan: Fire,
  nth: number,
  { x, y }: Point,
): Offer | Refusal | null {
  const { table, game } = epic;
  const { view, side } = ask;
  const placed = plan.attacks.filter(
    (attack) => 'x' in attack && (attack.is !== 'power' || attack.target === 0),
  );
  const attack = placed[nth];
  if (!attack || !('x' in attack)) return null;
  const at = plan.attacks.indexOf(attack);
  const foes = under(table, view, x, y, BURST).filter((id) => table.models[id].side !== side);
  const targets =
    attack.is === 'barrage'
      ? [
          ...foes.filter((id) => id === attack.target),
          ...foes.filter((id) => id !== attack.target),
          ...buildingsUnder(view, x, y, BURST).map((number) => -number),
        ]
      : [0];
  let first: Refusal = { rule: 'E2-BARR-04', why: 'No enemy and no building lies under the template there.' };
  for (const target of targets) {
    const moved: Attack = attack.is === 'barrage' ? { ...attack, x, y, target } : { ...attack, x, y };
    const fire: Fire = { ...plan, attacks: plan.attacks.with(at, moved) };
    const refusal = game.check(view, side, fire);
    if (!refusal) return fireOffer(epic, ask, fire);
    first = refusal;
  }
  return first;
}
