/** E1-DMG-09: a unit that is destroyed is taken off the table at once; it leaves no wreck. */
import { lift } from '../geometry/position.ts';
import type { Play } from '../play.ts';

/** `rule`: why it was lost. */
export function destroy(play: Play, id: number, rule: string): void {
  const { table, state, events } = play;
  const { side, detachment } = table.units[id];
  lift(table, state, state.units[id], 'gone');
  state.detachments[detachment].upset = true; // E1-DET-07
  state.eventful = true;
  state.due = true;
  events.push({ kind: 'destroyed', unit: id, side, rule });
}
