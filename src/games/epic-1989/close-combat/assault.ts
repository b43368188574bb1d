/** CC: one close assault: two dice and a factor each, and whoever is lower must save or die. */
import { allSave } from '../damage/losses.ts';
import { orderOfUnit } from '../orders/orders.ts';
import { finish, type Play, seatOf } from '../play.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { liveAssaults } from './divisions.ts';

type AssaultStep = StepOf<'assault'>;

/** E1-CMDR-03: with a commander one more; E1-ELITE-03; E1-HERO-19, E1-HERO-20: what a cry of Charge! has brought. */
export function cafOf({ units, detachments }: Table, state: State, id: number): number {
  const { commander, zeal, cowed } = state.units[id];
  const elite = detachments[units[id].detachment].elite ? 2 : 0;
  return units[id].card.caf + (commander ? 1 : 0) + elite + zeal - (cowed ? 1 : 0);
}

/** E1-CC-17, E1-CC-18, E1-CC-13: by the kinds of the two units that fight; E1-CC-15: a vehicle's second number. */
export function strengthOf(table: Table, state: State, id: number, foe: number, secondaries: number): number {
  const [own, theirs] = [table.units[id].card, table.units[foe].card];
  const order = orderOfUnit(table, state, id);
  let sum = cafOf(table, state, id) + 3 * secondaries; // E1-CC-12
  if (order === 'charge') sum += 1; // E1-CC-19
  if (order === 'fall-back' && own.is === 'stand') sum -= 2;
  if (order === 'first' && own.is === 'vehicle') sum -= 2;
  if (own.is === 'stand' && theirs.is === 'vehicle') sum += theirs.armour;
  if (state.units[foe].building > 0 && state.units[id].building === 0) sum -= 2; // E1-CCB-06
  return sum;
}

/** E1-CC-10, E1-DICE-01, E1-DICE-06: the First Player's dice first. */
function fight(play: Play, { one, many, primary }: AssaultStep): void {
  const { table, state, dice, events } = play;
  const seconds = many.length - 1;
  const ones = { id: one, secondaries: 0 };
  const theirs = { id: primary, secondaries: seconds };
  const [first, second] = table.units[one].side === state.first ? [ones, theirs] : [theirs, ones];
  const rolled = [dice.d6(), dice.d6(), dice.d6(), dice.d6()] as const;
  const scores = [
    rolled[0] + rolled[1] + strengthOf(table, state, first.id, second.id, first.secondaries),
    rolled[2] + rolled[3] + strengthOf(table, state, second.id, first.id, second.secondaries),
  ] as const;
  events.push({ kind: 'assault', unit: first.id, target: second.id, dice: rolled, scores });
  // E1-CC-11, E1-CC-16: without modifier; nobody moves (E1-CC-14); on a tie both, the First Player's unit first
  const lower: number[] = [];
  if (scores[0] <= scores[1]) lower.push(first.id);
  if (scores[1] <= scores[0]) lower.push(second.id);
  allSave(play, lower, 'E1-CC-11');
}

export const assault: StepRule<AssaultStep> = {
  run(play, step) {
    const [left] = liveAssaults(play.state, [step]);
    if (!left) {
      finish(play, step);
      return false;
    }
    step.many = [...left.many];
    if (step.primary === 0 && step.many.length > 1) return true;
    finish(play, step);
    fight(play, { ...step, primary: step.primary || step.many[0] });
    return false;
  },
  verbs: () => ['primary'],
  asks: (table, state, { many }) => [
    { seat: seatOf(state, table.units[many[0]].side), kind: 'primary', rule: 'E1-CC-12' },
  ],
  refuse(_table, _state, _seat, action, { many }) {
    if (action.do !== 'primary' || many.includes(action.unit)) return null;
    return { rule: 'E1-CC-12', why: `Unit ${action.unit} is not one of those that attack.` };
  },
  list: (_table, _state, _seat, { many }) => many.map((unit) => ({ do: 'primary', unit })),
  answer(_play, _seat, action, step) {
    if (action.do === 'primary') step.primary = action.unit;
  },
};
