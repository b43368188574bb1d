/** Plans that are changed by hand before they are carried out: moves, landings and fire. */
import type { Action } from '../../../games/epic-1991/actions.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import { SHAPES } from '../../setup/formation.ts';
import type { Point } from '../../stage/box.ts';
import type { Offer, PlanEdit } from '../adapter.ts';
import { fireEdits } from './firing/fire-edits.ts';
import { aimedAt } from './firing/re-aim.ts';
import type { Epic, EpicAsk } from './game.ts';
import { cornerEdits } from './moving/corners.ts';
import { pulled } from './moving/pull.ts';
import { shapedAs, turnedBy, wheeledBy } from './moving/reform.ts';
import { letOut } from './moving/unload.ts';

export function pulledIn(
  epic: Epic,
  ask: EpicAsk,
  { action, bends = false }: Offer,
  held: number,
  at: Point,
): Offer | Refusal | null {
  const plan = action as Action;
  if (plan.do === 'move') return held > 0 ? pulled(epic, ask, plan, held, at, bends) : null;
  if (plan.do === 'fire') return aimedAt(epic, ask, plan, held, at);
  return plan.do === 'unload' && held > 0 ? letOut(epic, ask, plan, held, at) : null;
}

/** Degrees of one press. */
const TURN = 15;

export function editsOf(epic: Epic, ask: EpicAsk, offer: Offer): PlanEdit[] {
  const plan = offer.action as Action;
  if (plan.do === 'fire') return fireEdits(epic, ask, plan);
  if (plan.do !== 'move') return [];
  const turns: PlanEdit[] = [
    {
      id: 'turn-left',
      word: 'Turn left',
      icon: 'i-turn-left',
      key: 'Q',
      make: () => turnedBy(epic, ask, plan, -TURN),
    },
    {
      id: 'turn-right',
      word: 'Turn right',
      icon: 'i-turn-right',
      key: 'E',
      make: () => turnedBy(epic, ask, plan, TURN),
    },
  ];
  const ways = [...turns, ...cornerEdits(epic, ask, plan, offer)];
  const standing = epic.table.units[plan.unit].models.filter((id) => ask.view.models[id].where === 'table');
  const placed = new Set([...standing, ...plan.legs.map(({ model }) => model)]);
  if (placed.size === 1) return ways; // nothing to put into a shape
  return [
    ...ways,
    {
      id: 'wheel-left',
      word: 'Wheel left',
      icon: 'i-wheel-left',
      key: '[',
      make: () => wheeledBy(epic, ask, plan, -TURN),
    },
    {
      id: 'wheel-right',
      word: 'Wheel right',
      icon: 'i-wheel-right',
      key: ']',
      make: () => wheeledBy(epic, ask, plan, TURN),
    },
    ...SHAPES.map(({ id, word, key }) => ({
      id,
      word,
      icon: `i-${id}`,
      key,
      make: () => shapedAs(epic, ask, plan, id),
    })),
  ];
}
