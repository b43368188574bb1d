/** What lies under a finger on the table: a model, or part of a plan. */
import type { FieldScene, ModelDraw, Offer } from '../../games/adapter.ts';
import type { Point } from '../../stage/box.ts';

/** The model at a place of the drawing. */
export function modelNear(
  { models }: { readonly models: readonly ModelDraw[] },
  at: Point,
  slack: number,
): ModelDraw | null {
  let best: ModelDraw | null = null;
  let least = Number.POSITIVE_INFINITY;
  for (const model of models) {
    const gap = Math.hypot(model.x - at.x, model.y - at.y) - Math.max(model.width, model.length) / 2;
    if (gap < least) [best, least] = [model, gap];
  }
  return least <= slack ? best : null;
}

/** A ghost or a shooter by its number, a template as -1 for the first; null for nothing of the plan. */
export function heldIn(
  offer: Offer,
  scene: FieldScene,
  at: Point,
  slack: number,
): { id: number; from: Point } | null {
  const ghost = modelNear({ models: offer.ghosts ?? [] }, at, slack);
  if (ghost) return { id: ghost.id, from: ghost };
  const shooters = offer.look === 'foe' ? scene.models.filter(({ unit }) => unit === offer.unit) : [];
  const shooter = modelNear({ models: shooters }, at, slack / 2);
  if (shooter) return { id: shooter.id, from: shooter };
  const nth = (offer.templates ?? []).findIndex(
    ({ x, y, radius }) => Math.hypot(x - at.x, y - at.y) <= Math.max(radius, slack),
  );
  const template = offer.templates?.[nth];
  return template ? { id: -1 - nth, from: { x: template.x, y: template.y } } : null;
}
