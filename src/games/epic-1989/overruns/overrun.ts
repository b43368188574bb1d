/** OVER: a charging vehicle drives over a stand: two dice and a factor each, and whoever is lower must save or die. */
import { cafOf } from '../close-combat/assault.ts';
import { allSave } from '../damage/losses.ts';
import { finish, type Play } from '../play.ts';
import type { StepOf, StepRule } from '../steps.ts';

/** E1-OVER-04, E1-DICE-05: the vehicle's dice first, with its first factor; nothing else counts. */
function resolve(play: Play, vehicle: number, stand: number): void {
  const { table, state, dice, events } = play;
  const { card } = table.units[vehicle];
  const rolled = [dice.d6(), dice.d6(), dice.d6(), dice.d6()] as const;
  const scores = [
    rolled[0] + rolled[1] + (card.is === 'vehicle' ? card.overrun : 0),
    rolled[2] + rolled[3] + cafOf(table, state, stand),
  ] as const;
  events.push({ kind: 'overrun', unit: vehicle, target: stand, dice: rolled, scores });
  // E1-OVER-05, E1-OVER-10: without modifier; on a tie both
  const lower: number[] = [];
  if (scores[0] <= scores[1]) lower.push(vehicle);
  if (scores[1] <= scores[0]) lower.push(stand);
  allSave(play, lower, 'E1-OVER-05');
}

/** E1-OVER-13: if either is lost before the roll there is none. */
export const overrun: StepRule<StepOf<'overrun'>> = {
  run(play, step) {
    finish(play, step);
    const { units } = play.state;
    if (units[step.unit].where === 'table' && units[step.stand].where === 'table')
      resolve(play, step.unit, step.stand);
    return false;
  },
};
