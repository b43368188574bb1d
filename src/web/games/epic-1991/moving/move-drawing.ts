import type { Action, Leg } from '../../../../games/epic-1991/actions.ts';
import { walkNow } from '../../../../games/epic-1991/movement/walk-now.ts';
import type { Side } from '../../../../games/epic-1991/state.ts';
import type { LineDraw, ModelDraw } from '../../adapter.ts';
import { drawnAt } from '../drawing.ts';
import type { Epic, View } from '../game.ts';
import { modelDraw } from '../scene.ts';

/** Models as they would stand after a move, and the ways they take there. */
export function moveDrawn(
  { table }: Epic,
  view: View,
  side: Side,
  move: Extract<Action, { do: 'move' }>,
): { ghosts: ModelDraw[]; ways: LineDraw[]; farthest: number } {
  const { draft } = walkNow(table, view, move, side);
  const moved = new Set(move.legs.map(({ model }: Leg) => model));
  const ghosts: ModelDraw[] = [];
  const ways: LineDraw[] = [];
  let farthest = 0;
  for (const [id, copy] of draft?.models ?? []) {
    if (!moved.has(id)) continue;
    const from = view.models[id].where === 'aboard' ? view.models[view.models[id].carrier] : view.models[id];
    if (copy.where === 'table')
      ghosts.push(modelDraw(table, { ...view, models: withOne(view, id, copy) }, id));
    const end = copy.where === 'aboard' ? view.models[copy.carrier] : copy;
    const [a, b] = [drawnAt(table, from.x, from.y), drawnAt(table, end.x, end.y)];
    ways.push({ from: [a.x, a.y], to: [b.x, b.y] });
    farthest = Math.max(farthest, Math.hypot(end.x - from.x, end.y - from.y));
  }
  return { ghosts, ways, farthest };
}

function withOne(view: View, id: number, model: View['models'][number]): View['models'] {
  const models = [...view.models];
  models[id] = model;
  return models;
}
