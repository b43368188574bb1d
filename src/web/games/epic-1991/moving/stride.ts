/** A Titan's stride that ends nearest to a place: ahead, one turn, ahead. */
import type { Leg } from '../../../../games/epic-1991/actions.ts';
import { reachNow } from '../../../../games/epic-1991/movement/walk-now.ts';
import type { Point } from '../../../stage/box.ts';
import type { Epic, View } from '../game.ts';

/** Degrees, and parts of its way before the turn, that are tried. */
const TURN = 5;
const PARTS = 8;

export function strideTo({ table }: Epic, view: View, id: number, to: Point): Leg {
  const { x, y, heading } = view.models[id];
  const most = reachNow(table, view, id);
  let best: readonly [number, number, number] = [0, 0, 0];
  let least = Number.POSITIVE_INFINITY;
  for (let turned = -90; turned <= 90; turned += TURN)
    for (let part = 0; part <= PARTS; part++) {
      const ahead = Math.floor((most * part) / PARTS);
      const [sx, sy] = ahead > 0 ? step(heading) : [0, 0];
      const [mx, my] = [x + sx * ahead, y + sy * ahead];
      const [dx, dy] = step(heading + turned);
      const along = (to.x - mx) * dx + (to.y - my) * dy;
      const then = Math.floor(Math.min(most - ahead, Math.max(0, along)));
      // Of two ways as near the one that turns less.
      const off = Math.hypot(mx + dx * then - to.x, my + dy * then - to.y) + Math.abs(turned) / 10;
      if (off >= least) continue;
      least = off;
      best = [ahead, turned, then];
    }
  return { model: id, path: [], heading: (heading + best[1] + 360) % 360, stride: best };
}

/** North is up: x to the east, y to the north. */
function step(degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [Math.sin(angle), Math.cos(angle)];
}
