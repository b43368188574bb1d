/** A unit that rides to a place and gets out there. */
import { along, drafted, type Point } from '../../field/index.ts';
import type { Action, Leg } from '../../games/epic-1991/actions.ts';
import type { EpicGame } from '../../games/epic-1991/index.ts';
import { draftMove, type MoveDraft } from '../../games/epic-1991/movement/draft.ts';
import { walk } from '../../games/epic-1991/movement/gait.ts';
import { living } from '../../games/epic-1991/saves/casualties.ts';
import type { Side, State } from '../../games/epic-1991/state.ts';

type Move = Extract<Action, { do: 'move' }>;

const STAND = 200;

/** The same move with everybody out at its end, as far as there is room; null when nobody can get out so. */
export function outAfter(game: EpicGame, world: State, side: Side, { unit, legs }: Move): Move | null {
  const table = game.tableOf(world);
  const riders = living(table, world, unit).filter((id) => {
    const { where, boarded } = world.models[id];
    return where === 'aboard' && !boarded;
  });
  if (riders.length === 0) return null;
  const draft = draftMove(
    table,
    world,
    unit,
    legs.map(({ model }) => model),
  );
  if (!legs.every((leg) => walk(draft, leg) === null)) return null;
  const out: Leg[] = [];
  for (const id of riders) {
    const { carrier } = world.models[id];
    const { heading } = drafted(draft, carrier);
    for (const { x, y } of besides(draft, carrier)) {
      const leg: Leg = { model: id, path: [], heading, leave: [x, y] };
      if (walk(draft, leg) === null) {
        out.push(leg);
        break;
      }
      draft.walked.delete(id);
    }
  }
  const move: Move = { do: 'move', unit, legs: [...legs, ...out] };
  return out.length > 0 && game.check(world, side, move) === null ? move : null;
}

/** Places that touch a carrier where it has got to. */
function besides(draft: MoveDraft, carrier: number): Point[] {
  const { x, y, heading } = drafted(draft, carrier);
  const { width, length } = draft.table.models[carrier].size;
  return [
    [length, 0],
    [width, 90],
    [width, 270],
    [length, 180],
  ].map(([size, turned]) => along({ x, y }, (size + STAND) / 2, (heading + turned) % 360));
}
