/** Corners in the way of models that are pulled by hand. */
import type { Leg } from '../../../../games/epic-1991/actions.ts';
import type { Point } from '../../../stage/box.ts';
import type { Offer, PlanEdit } from '../../adapter.ts';
import type { Epic, EpicAsk } from '../game.ts';
import { type Move, planOffer } from './plan.ts';

/** All of its way but where it ends; all of it where it goes on from there. */
export function cornersOf({ path }: Leg, bends: boolean): readonly number[] {
  return bends ? path : path.slice(0, -2);
}

export function lastOf(corners: readonly number[]): Point {
  return { x: corners[corners.length - 2], y: corners[corners.length - 1] };
}

/** From where it would end a model goes on when it is pulled; or everybody goes straight again. */
export function cornerEdits(epic: Epic, ask: EpicAsk, plan: Move, offer: Offer): PlanEdit[] {
  const edits: PlanEdit[] = [];
  if (plan.legs.some(({ path }) => path.length > 0))
    edits.push({
      id: 'corner',
      word: 'Corner here',
      icon: 'i-corner',
      key: 'C',
      held: offer.bends === true,
      make: () => ({ ...offer, bends: !offer.bends }),
    });
  if (plan.legs.some(({ path }) => path.length > 2))
    edits.push({
      id: 'straight',
      word: 'No corners',
      icon: 'i-move',
      key: 'V',
      make: () =>
        planOffer(epic, ask, {
          ...plan,
          legs: plan.legs.map((leg) => ({ ...leg, path: leg.path.slice(-2) })),
        }),
    });
  return edits;
}
