/** E1-DMG-09: a unit that is destroyed is taken off the table at once; it leaves no wreck. */
import { lift } from '../geometry/position.ts';
import { type Play, push } from '../play.ts';
import { withdraw } from '../support/chest.ts';
import { passengersOf } from '../transport/boarding.ts';
import { save } from './save.ts';

/** What becomes of the stands in a vehicle: lost with it (E1-TRAN-13), saved or not (E1-TRAN-14), or unharmed (E1-TRAN-16). */
export type Fate = 'lost' | 'save' | 'spared';

/** `rule`: why it was lost. What a loss brings about follows at once (E1-SEQ-14), and whoever is lost acts no more (E1-SEQ-06). */
export function destroy(play: Play, id: number, rule: string, fate: Fate = 'lost'): void {
  const { state } = play;
  const { x, y, heading } = state.units[id];
  const aboard = passengersOf(state.units, id);
  lose(play, id, rule);
  const left = aboard.filter((stand) => survives(play, stand, fate));
  if (left.length === 0) return;
  for (const stand of left) state.units[stand].where = 'away';
  push(play, {
    do: 'survivors',
    side: play.table.units[id].side,
    carrier: id,
    pose: { x, y, heading },
    left,
  });
}

/** E1-DICE-07: in ascending number; without modifier. */
function survives(play: Play, stand: number, fate: Fate): boolean {
  if (fate === 'spared' || (fate === 'save' && save(play, stand, 0))) return true;
  lose(play, stand, fate === 'save' ? 'E1-TRAN-14' : 'E1-TRAN-13');
  return false;
}

/** One unit alone. */
export function lose(play: Play, id: number, rule: string): void {
  const { table, state, events } = play;
  const { side, detachment } = table.units[id];
  const unit = state.units[id];
  withdraw(play, id); // E1-SUPP-15
  lift(table, state, unit, 'gone');
  Object.assign(unit, {
    carrier: 0,
    building: 0,
    cell: -1,
    assaults: 0,
    since: 0,
    commander: false,
    frozen: false,
    moved: false, // whether its path would have gone on is nobody's business (E1-HID-03)
  }); // E1-CMDR-02
  // E1-DET-07: what it has lost before its own plan leaves it to keep together like any other
  if (state.steps.some((step) => step.do === 'march' && step.detachment === detachment))
    state.detachments[detachment].upset = true;
  state.eventful = true;
  state.due = true;
  events.push({ kind: 'destroyed', unit: id, side, rule });
}
