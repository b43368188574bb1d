/** E1-TITAN-31, E1-TITAN-32: vehicles and stands attack the Titans they touch, inside the shields; the First Player's first (E1-TITAN-43). */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action } from '../actions.ts';
import { type Mode, modesOf } from '../cards/weapons.ts';
import { opponentsOf } from '../close-combat/contacts.ts';
import { destroy } from '../damage/destroy.ts';
import { mayFireAt, refuseShots } from '../firing/declare.ts';
import { closeOffers } from '../firing/fire-offers.ts';
import { fireWith } from '../firing/volley.ts';
import { isHeavy } from '../infantry/orders.ts';
import { finish, type Play, seatOf } from '../play.ts';
import { SIDES, type Side, type State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { damage, isCrippled } from './damage.ts';
import { titansTouched } from './touched.ts';

type Assails = StepOf<'assails'>;
type Assail = Extract<Action, { do: 'assail' }>;

/** E1-TITAN-32: a stand that has not fired, is not busy elsewhere and has not just lost its carrier (E1-TRAN-15). */
function refuseAssailant(table: Table, state: State, id: number): Refusal | null {
  const rule = 'E1-TITAN-32';
  const unit = state.units[id];
  if (table.units[id].card.is !== 'stand' || unit.where !== 'table' || unit.building > 0)
    return { rule, why: `Unit ${id} is no stand in the open.` };
  if (unit.fired || unit.snapped) return { rule, why: `Unit ${id} has fired this turn.` };
  if (unit.shaken) return { rule: 'E1-TRAN-15', why: `Unit ${id} has just lost its carrier.` };
  if (opponentsOf(state, id).length > 0) return { rule, why: `Unit ${id} is in close combat.` };
  return null;
}

function refuseAssail(table: Table, state: State, { unit, titan, weapon, mode }: Assail): Refusal | null {
  const refused = refuseAssailant(table, state, unit);
  if (refused) return refused;
  if (!titansTouched(table, state, unit).includes(titan))
    return { rule: 'E1-TITAN-30', why: `Unit ${unit} does not touch Titan ${titan}.` };
  if (weapon === undefined)
    return mode === undefined ? null : { rule: 'E1-TITAN-34', why: 'Grenades are only thrown.' };
  const rule = 'E1-TITAN-34';
  const arm = table.units[unit].arms[weapon];
  if (!arm || !isHeavy(arm.weapon))
    return { rule, why: 'Name one of its heavy weapons, or none for grenades.' };
  if (state.units[unit].landed)
    return { rule: 'E1-TRAN-11', why: `Unit ${unit} has just got down: it has only grenades.` };
  const modes = modesOf(arm.weapon, false);
  return modes.includes(mode ?? null) ? null : { rule: 'E1-PLAS-01', why: `Say how: ${modes.join(' or ')}.` };
}

/** E1-TITAN-34. */
function assailsOf(table: Table, state: State, unit: number): Assail[] {
  return titansTouched(table, state, unit).flatMap((titan) => {
    const plain: Assail = { do: 'assail', unit, titan };
    const armed = table.units[unit].arms.flatMap(({ weapon }, i) =>
      modesOf(weapon, false).map((mode): Assail => ({ ...plain, weapon: i, ...(mode && { mode }) })),
    );
    return [plain, ...armed].filter((one) => refuseAssail(table, state, one) === null);
  });
}

/** Units of a side that could attack a Titan now. */
function attackers(table: Table, state: State, side: Side, done: readonly number[]): number[] {
  return state.units
    .filter(
      (unit) => unit?.where === 'table' && table.units[unit.id].side === side && !done.includes(unit.id),
    )
    .map(({ id }) => id)
    .filter((id) => titansTouched(table, state, id).length > 0 && attacksOf(table, state, id).length > 0);
}

function attacksOf(table: Table, state: State, id: number): Action[] {
  if (table.units[id].card.is === 'vehicle') return closeOffers(table, state, id);
  return assailsOf(table, state, id);
}

export function anyAssails(table: Table, state: State): boolean {
  return table.options.titans && SIDES.some((side) => attackers(table, state, side, []).length > 0);
}

/** E1-TITAN-32, E1-TITAN-33, E1-TITAN-35. */
function resolve(play: Play, { unit, titan, weapon, mode }: Assail): void {
  const { table, state, dice, events } = play;
  const { side, detachment } = table.units[unit];
  state.units[unit].fired = true;
  const die = dice.d6();
  const plus = isCrippled(state, titan) ? 2 : 0;
  const gets = die + plus >= 6;
  events.push({ kind: 'assail', side, unit, target: titan, die, plus, gets });
  if (!gets) return destroy(play, unit, 'E1-TITAN-32');
  if (weapon !== undefined) {
    const shot = { weapon, target: titan, ...(mode && { mode: mode as Mode }) };
    return fireWith(play, unit, [shot], false, true);
  }
  const bundle = dice.d6();
  const elite = table.detachments[detachment].elite ? 1 : 0;
  const result = bundle + elite >= 5 ? 'critical' : 'superficial';
  events.push({ kind: 'grenades', unit, target: titan, die: bundle, plus: elite, result });
  damage(play, titan, 'legs', result);
}

export const assails: StepRule<Assails> = {
  run(play, step) {
    const { table, state } = play;
    step.left = step.left.filter((side) => attackers(table, state, side, step.done).length > 0);
    if (step.left.length > 0) return true;
    finish(play, step);
    return false;
  },
  verbs: () => ['fire', 'assail', 'end'],
  asks: (_table, state, { left }) => [
    { seat: seatOf(state, left[0]), kind: 'assail', rule: 'E1-TITAN-43', sample: true },
  ],
  refuse(table, state, _seat, action, { left, done }) {
    if (action.do !== 'fire' && action.do !== 'assail') return null;
    const info = table.units[action.unit];
    if (info?.side !== left[0]) return { rule: 'E1-TITAN-43', why: 'That unit is not one of yours.' };
    if (done.includes(info.id)) return { rule: 'E1-TITAN-43', why: `Unit ${info.id} has attacked.` };
    if (action.do === 'assail') return refuseAssail(table, state, action);
    if (info.card.is !== 'vehicle' || !mayFireAt(table, state, info.id))
      return { rule: 'E1-TITAN-31', why: `Unit ${info.id} does not fire now.` };
    return refuseShots(table, state, info.id, action.shots, 0, true);
  },
  units: (table, state, _seat, { left, done }) => attackers(table, state, left[0], done),
  listUnit: (table, state, unit) => attacksOf(table, state, unit),
  list: (table, state, _seat, { left, done }) => [
    ...attackers(table, state, left[0], done).flatMap((id) => attacksOf(table, state, id)),
    { do: 'end' },
  ],
  answer(play, _seat, action, step) {
    if (action.do === 'end') step.left.shift();
    if (action.do !== 'fire' && action.do !== 'assail') return;
    step.done.push(action.unit);
    if (action.do === 'assail') resolve(play, action);
    else fireWith(play, action.unit, action.shots, false, true);
  },
};
