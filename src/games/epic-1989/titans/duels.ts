/** E1-TMOD-22: Titans in close combat: pair by pair as the First Player says, each Titan once. */
import { orderOfUnit } from '../orders/orders.ts';
import { finish, type Play, seatOf } from '../play.ts';
import type { State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { damage, isCrippled, isSilent, locate } from './damage.ts';
import { liveGrapples } from './grapples.ts';

type Duels = StepOf<'duels'>;
type Pair = readonly [number, number];

function pairsLeft(state: State, { done }: Duels): Pair[] {
  return liveGrapples(state).filter((pair) => !pair.some((id) => done.includes(id)));
}

/** E1-TMOD-22, but for the dice. */
export function duelStrength(table: Table, state: State, id: number): number {
  const { card, arms } = table.units[id];
  const { titan } = state.units[id];
  const fists = arms.filter(
    ({ weapon, mount }) => weapon === 'power-fist' && !isSilent(titan, mount as 'ArL'),
  );
  const charge = orderOfUnit(table, state, id) === 'charge' ? 1 : 0;
  const caf = card.is === 'titan' ? card.caf : 0;
  return caf + charge + 2 * fists.length - (isCrippled(state, id) ? 2 : 0);
}

/** E1-DICE-10: the First Player's dice first; shields are no help (E1-TMOD-12). */
function fight(play: Play, pair: Pair): void {
  const { table, state, dice, events } = play;
  const isFirst = table.units[pair[0]].side === state.first;
  const [one, other] = isFirst ? pair : [pair[1], pair[0]];
  const rolled = [dice.d6(), dice.d6(), dice.d6(), dice.d6()] as const;
  const scores = [
    rolled[0] + rolled[1] + duelStrength(table, state, one),
    rolled[2] + rolled[3] + duelStrength(table, state, other),
  ] as const;
  events.push({ kind: 'duel', unit: one, target: other, dice: rolled, scores });
  const by = scores[0] - scores[1];
  if (by === 0) return;
  const loser = by > 0 ? other : one;
  damage(play, loser, locate(play, loser), Math.abs(by) < 4 ? 'superficial' : 'critical');
}

export const duels: StepRule<Duels, 'pair'> = {
  run(play, step) {
    const pairs = pairsLeft(play.state, step);
    if (pairs.length > 1) return true;
    if (pairs.length === 0) finish(play, step);
    else {
      step.done.push(...pairs[0]);
      fight(play, pairs[0]);
    }
    return false;
  },
  verbs: () => ['pair'],
  asks: (_table, state) => [{ seat: seatOf(state, state.first!), kind: 'duel', rule: 'E1-TMOD-22' }],
  refuse(_table, state, _seat, action, step) {
    const [said, ...more] = action.pairs;
    const isThere = said && pairsLeft(state, step).some(([a, b]) => a === said[0] && b === said[1]);
    if (isThere && more.length === 0) return null;
    return { rule: 'E1-TMOD-22', why: 'Name one pair of Titans that touch and have not fought.' };
  },
  list: (_table, state, _seat, step) => pairsLeft(state, step).map((pair) => ({ do: 'pair', pairs: [pair] })),
  answer(play, _seat, action, step) {
    const [pair] = action.pairs;
    step.done.push(...pair);
    fight(play, pair);
  },
};
