/** E1-TMOD-17, E1-TMOD-26: whom a reactor that explodes will reach. */
import { destroy } from '../damage/destroy.ts';
import { footprint, near } from '../geometry/position.ts';
import { type Play, push } from '../play.ts';

/** In u, from its base. */
const REACH = 600;

export function explode(play: Play, id: number): void {
  const { table, state, events } = play;
  const base = footprint(table, state, id);
  const left = state.units
    .filter(
      (unit) =>
        unit?.where === 'table' &&
        !unit.frozen &&
        unit.id !== id &&
        near(footprint(table, state, unit.id), base, REACH),
    )
    .map((unit) => unit.id);
  events.push({ kind: 'explodes', side: table.units[id].side, unit: id });
  destroy(play, id, 'E1-TMOD-17');
  push(play, { do: 'explosion', left });
}
