/** SAVE, MARIN: a model that is hit, its armour, and the Medic. */
import { type Point, quarterOf } from '../../../field/index.ts';
import { isFree, nearModels } from '../geometry/position.ts';
import { COMMAND, isImperial } from '../orders/command.ts';
import { BULLETPROOF, TANK_HUNTERS } from '../orks/mad-chart.ts';
import type { Play } from '../play.ts';
import type { State } from '../state.ts';
import type { Table } from '../table.ts';
import { destroy } from './casualties.ts';

/** Its save now; null without one. Mad Boyz may be hard to hurt (E2-MAD-06). */
export function saveOf(table: Table, state: State, id: number): number | null {
  const { mad } = state.units[table.models[id].unit];
  if (mad === BULLETPROOF || mad === TANK_HUNTERS) return 3;
  return table.models[id].row.save;
}

/** E2-SAVE-04, E2-SAVE-05: what a vehicle loses when hit from the side or the rear. */
export function flankLoss(table: Table, state: State, id: number, from: Point): number {
  if (!table.models[id].size.flanks) return 0;
  const side = quarterOf(state.models[id], from.x, from.y);
  return side === 'rear' ? -2 : side === 'side' ? -1 : 0;
}

/** E2-SAVE-01: the save alone. `mod` is zero or less, the loss of a flank included. */
export function rollSave(play: Play, id: number, mod: number): boolean {
  const needed = saveOf(play.table, play.state, id);
  if (needed === null) return false;
  const die = play.dice.d6();
  const saved = die + mod >= needed; // E2-SAVE-03
  play.events.push({ kind: 'save', model: id, die, needed, mod, saved });
  return saved;
}

/** A hit on anything but a Titan: save, Medic, removal (E2-SAVE-02). `from` is given where the direction counts (E2-SAVE-06). */
export function hit(play: Play, id: number, mod: number, how: string, from: Point | null = null): void {
  const loss = from ? flankLoss(play.table, play.state, id, from) : 0;
  if (!rollSave(play, id, mod + loss)) slay(play, id, how);
}

/** E2-MARIN-10 to E2-MARIN-12, E2-SAVE-09: a slain stand may be saved by a Medic near it. */
export function slay(play: Play, id: number, how: string): void {
  const { table, state, dice, events } = play;
  if (hasMedic(table, state, id)) {
    const die = dice.d6();
    const saved = die >= 5;
    events.push({ kind: 'medic', model: id, die, saved });
    if (saved) return;
  }
  destroy(play, id, how);
}

export function hasMedic(table: Table, state: State, id: number): boolean {
  const { size, side } = table.models[id];
  if (!size.stand || !isImperial(table, id)) return false;
  return nearModels(table, state, id, COMMAND).some(
    (other) =>
      table.models[other].side === side &&
      table.models[other].traits.includes('medic') &&
      isFree(state, other),
  );
}

/** E2-COVER-04: one die, or a 6 and a second one where more than a 6 is needed. */
export function rollToHit({ dice }: Play, needed: number): { dice: number[]; hit: boolean } {
  const first = dice.d6();
  if (needed <= 6) return { dice: [first], hit: first >= needed };
  if (first !== 6) return { dice: [first], hit: false };
  const second = dice.d6();
  return { dice: [first, second], hit: second >= Math.min(needed - 3, 6) };
}
