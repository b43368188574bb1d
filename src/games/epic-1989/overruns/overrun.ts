/** OVER: a charging vehicle drives over a stand: two dice and a factor each, and whoever is lower must save or die. */
import { cafOf } from '../close-combat/assault.ts';
import { allSave } from '../damage/losses.ts';
import { canTry, heroic, refuseHero, tryDeed } from '../heroic/heroes.ts';
import { finish, type Play, push, seatOf } from '../play.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { withdraw } from '../support/chest.ts';

/** E1-OVER-04, E1-DICE-05: the vehicle's dice first, with its first factor; nothing else counts. */
function resolve(play: Play, vehicle: number, stand: number): void {
  const { table, state, dice, events } = play;
  const { card } = table.units[vehicle];
  const rolled = [dice.d6(), dice.d6(), dice.d6(), dice.d6()] as const;
  const scores = [
    rolled[0] + rolled[1] + (card.is === 'vehicle' ? card.overrun : 0),
    rolled[2] + rolled[3] + cafOf(table, state, stand),
  ] as const;
  withdraw(play, stand); // E1-SUPP-15: whatever comes of it
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
    const { table, state } = play;
    const { unit, stand } = step;
    const lost = [unit, stand].some((id) => state.units[id].where !== 'table');
    if (!lost && !step.asked && canTry(table, state, stand)) return true; // E1-HERO-10
    finish(play, step);
    if (lost) return false;
    if (step.takeout) push(play, { do: 'takeout', unit });
    resolve(play, unit, stand);
    return false;
  },
  verbs: () => ['hero', 'pass'],
  asks: (table, state, { stand }) => [
    { seat: seatOf(state, table.units[stand].side), kind: 'takeout', rule: 'E1-HERO-10', unit: stand },
  ],
  refuse(table, state, _seat, action, { stand }) {
    if (action.do === 'pass')
      return action.span ? { rule: 'E1-HERO-10', why: 'That is not asked now.' } : null;
    if (action.do !== 'hero') return null;
    if (action.unit !== stand || action.deed !== 'takeout')
      return { rule: 'E1-HERO-10', why: `Only the commander of unit ${stand} may try to take it out.` };
    return refuseHero(table, state, stand);
  },
  list: (_table, _state, _seat, { stand }) => [heroic(stand, 'takeout'), { do: 'pass' }],
  answer(play, _seat, action, step) {
    step.asked = true;
    if (action.do === 'hero') step.takeout = tryDeed(play, step.stand, 'takeout') === 'success'; // E1-HERO-12
  },
};
