/** A move as it is planned by hand: every leg tried, so that each model that cannot go there says why. */

import { takeBack } from '../../../../field/index.ts';
import type { Action, Leg } from '../../../../games/epic-1991/actions.ts';
import { draftMove } from '../../../../games/epic-1991/movement/draft.ts';
import { walk } from '../../../../games/epic-1991/movement/gait.ts';
import { limitsNow, walkNow } from '../../../../games/epic-1991/movement/walk-now.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import type { LineDraw, ModelDraw, Offer, SpotDraw } from '../../adapter.ts';
import { drawnAt, modelAt } from '../drawing.ts';
import { type Epic, type EpicAsk, unitName, type View } from '../game.ts';
import { modelDraw } from '../scene.ts';
import { moveOffer } from './move-offer.ts';

export type Move = Extract<Action, { do: 'move' }>;

/** What is wrong with each leg that cannot be walked. */
function faultsOf({ table }: Epic, view: View, { unit, legs }: Move): Map<number, Refusal> {
  const limits = limitsNow(table, view);
  const movers = [...new Set(legs.map(({ model }) => model))];
  const draft = draftMove(table, view, unit, movers);
  const faults = new Map<number, Refusal>();
  for (const leg of legs) {
    const refusal = walk(draft, leg, limits?.(leg.model));
    if (!refusal) continue;
    faults.set(leg.model, refusal);
    takeBack(draft, leg.model);
  }
  return faults;
}

/** Where a leg is meant to end, whether it can or not. */
export function endOfLeg(view: View, leg: Leg): { x: number; y: number } {
  const n = leg.path.length;
  if (n >= 2) return { x: leg.path[n - 2], y: leg.path[n - 1] };
  if (leg.leave) return { x: leg.leave[0], y: leg.leave[1] };
  const { x, y } = view.models[leg.model];
  return { x, y };
}

/** The plan as an offer: legal, or with its faults marked and `instead` of it what would be. */
export function planOffer(epic: Epic, ask: EpicAsk, action: Move, instead: Offer | null = null): Offer {
  const { table } = epic;
  const { view, side } = ask;
  const { refusal } = walkNow(table, view, action, side);
  if (!refusal) return moveOffer(epic, ask, action);
  const faults = faultsOf(epic, view, action);
  const ghosts: ModelDraw[] = [];
  const ways: LineDraw[] = [];
  const spots: SpotDraw[] = [];
  for (const leg of action.legs) {
    const end = endOfLeg(view, leg);
    const put = { ...view.models[leg.model], where: 'table' as const, ...end, heading: leg.heading };
    const ghost = modelDraw(table, { ...view, models: view.models.with(leg.model, put) }, leg.model);
    ghosts.push(ghost);
    const [from, to] = [modelAt(table, view, leg.model), drawnAt(table, end.x, end.y)];
    ways.push({ from: [from.x, from.y], to: [to.x, to.y] });
    const fault = faults.get(leg.model);
    if (fault)
      spots.push({
        x: to.x,
        y: to.y,
        radius: Math.max(ghost.width, ghost.length) / 2 + 4,
        kind: 'fault',
        ...(spots.some(({ text }) => text === fault.why) ? {} : { text: fault.why }),
      });
  }
  const [first] = faults.values();
  return {
    ...moveOffer(epic, ask, { ...action, legs: [] }),
    action,
    text: `plan ${epic.game.notation.print(view, action)}`,
    word: 'Cannot go',
    label: `${unitName(table, action.unit)} cannot go like that`,
    refused: first ?? refusal,
    ghosts,
    ways,
    spots,
    ...(instead ? { instead } : {}),
  };
}
