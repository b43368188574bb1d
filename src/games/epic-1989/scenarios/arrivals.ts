/** Reinforcements in the end phase: those of the Spoiling Attack when the die lets them come, one detachment a turn in All Out War. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action, Placement } from '../actions.ts';
import { isInBattle } from '../geometry/position.ts';
import { finish, inOrder, type Play, push, seatOf } from '../play.ts';
import { partyNamed, partyOf, setDown } from '../setting-up/deploy.ts';
import { refusePlacing } from '../setting-up/placing.ts';
import { placingOffers } from '../setting-up/placing-offers.ts';
import type { Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { hasReserves, refuseOnFoot, reserveParties, warParties } from './parties.ts';

type Arrivals = StepOf<'arrivals'>;

export function beginArrivals(play: Play): void {
  const { table, state } = play;
  const { scenario } = table.battle;
  if (scenario === 'all-out-war') push(play, { do: 'arrivals', left: [...inOrder(state)] });
  if (scenario !== 'spoiling-attack' || !hasReserves(table, state, 'rebel')) return;
  if (!state.arrived) roll(play);
  if (state.arrived) push(play, { do: 'arrivals', left: ['rebel'] });
}

/** E1-SCEN-13: not above the number of the turn; from turn 6 without a roll. */
function roll({ state, dice, events }: Play): void {
  const die = state.turn >= 6 ? null : dice.d6();
  state.arrived = die === null || die <= state.turn;
  events.push({ kind: 'reinforcements', side: 'rebel', die, turn: state.turn, arrive: state.arrived });
}

/** Who may come on together now. */
export function arrivingParties(table: Table, state: State, side: Side): number[][] {
  const parties = table.battle.scenario === 'all-out-war' ? warParties : reserveParties;
  return parties(table, state, side);
}

/** How many ways of each party, and of all together, are listed. */
const EACH = 3;
const MOST = 12;

function offers(table: Table, state: State, side: Side, most = MOST): Placement[][] {
  const found: Placement[][] = [];
  for (const party of arrivingParties(table, state, side)) {
    const comes = (units: readonly Placement[]) => refuseOnFoot(table, party, units) === null;
    const each = Math.min(EACH, most);
    found.push(...placingOffers(table, state, partyOf(table, state, side, party), each, comes));
    if (found.length >= most) break;
  }
  return found;
}

/** E1-SCEN-14, E1-SCEN-37: who has nothing on the table must bring somebody. */
function mustBring(table: Table, state: State, side: Side): boolean {
  return !state.units.some((unit) => unit && table.units[unit.id].side === side && isInBattle(unit));
}

function refuse(table: Table, state: State, action: Action, side: Side): Refusal | null {
  const rule = table.battle.scenario === 'all-out-war' ? 'E1-SCEN-37' : 'E1-SCEN-14';
  if (action.do === 'pass') {
    if (action.span) return { rule, why: 'Nobody moves now.' };
    return mustBring(table, state, side)
      ? { rule, why: 'You have nothing on the table: bring somebody.' }
      : null;
  }
  if (action.do !== 'deploy') return null;
  const party = partyNamed(table, arrivingParties(table, state, side), action.units);
  if (!party) return { rule: rule === 'E1-SCEN-37' ? 'E1-SCEN-23' : rule, why: 'These do not come now.' };
  return (
    refuseOnFoot(table, party, action.units) ??
    refusePlacing(table, state, partyOf(table, state, side, party), action.units)
  );
}

export const arrivals: StepRule<Arrivals> = {
  run(play, step) {
    const { table, state } = play;
    while (step.left.length > 0 && offers(table, state, step.left[0], 1).length === 0) step.left.shift();
    if (step.left.length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['deploy', 'pass'],
  asks: (table, state, step) => [
    {
      seat: seatOf(state, step.left[0]),
      kind: 'arrive',
      rule: table.battle.scenario === 'all-out-war' ? 'E1-SCEN-23' : 'E1-SCEN-14',
      sample: true,
    },
  ],
  refuse: (table, state, _seat, action, step) => refuse(table, state, action, step.left[0]),
  list(table, state, _seat, { left: [side] }) {
    const all = offers(table, state, side).map((units): Action => ({ do: 'deploy', units }));
    return mustBring(table, state, side) ? all : [...all, { do: 'pass' }];
  },
  answer(play, _seat, action, step) {
    const side = step.left.shift()!;
    if (action.do !== 'deploy') return;
    setDown(play, side, action.units);
    play.state.eventful = true; // E1-WIN-11
  },
};
