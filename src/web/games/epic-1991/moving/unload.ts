/** Stands that get out of an open pod, each put beside it by hand. */
import { along, direction } from '../../../../field/index.ts';
import type { Action } from '../../../../games/epic-1991/actions.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { topStep } from '../../../../kernel/steps.ts';
import type { Point } from '../../../stage/box.ts';
import type { Offer } from '../../adapter.ts';
import { onTable } from '../drawing.ts';
import { drawnOf } from '../drawn.ts';
import { type Epic, type EpicAsk, offerOf } from '../game.ts';
import { sentenceOf } from '../sentences.ts';

type Unload = Extract<Action, { do: 'unload' }>;

/** On the side of the pod that is nearest to the hand, in contact with it. */
export function letOut(
  epic: Epic,
  ask: EpicAsk,
  plan: Unload,
  model: number,
  at: Point,
): Offer | Refusal | null {
  const { table, game } = epic;
  const { view, side } = ask;
  const step = topStep(view);
  const leg = plan.legs.findIndex((one) => one.model === model);
  if (step?.do !== 'pods' || leg < 0) return null;
  const pod = view.models[step.opening];
  const to = onTable(table, at);
  const far = (table.models[step.opening].size.width + table.models[model].size.width) / 2;
  const way = Math.round(direction(to.x - pod.x, to.y - pod.y) / 90) * 90;
  const spot = along(pod, far, way % 360);
  // Along that side as the hand has it, as long as the two still touch.
  const most = far - 1;
  const slid = (value: number, middle: number) => Math.max(middle - most, Math.min(middle + most, value));
  const [x, y] = way % 180 === 0 ? [slid(to.x, pod.x), spot.y] : [spot.x, slid(to.y, pod.y)];
  const action: Unload = { ...plan, legs: plan.legs.with(leg, { ...plan.legs[leg], leave: [x, y] }) };
  const word = sentenceOf(epic, view, action, 'unload');
  return (
    game.check(view, side, action) ?? offerOf(epic, view, action, word, drawnOf(epic, view, side, action))
  );
}
