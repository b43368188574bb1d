/** The rules of Ridge, a step each. */
import * as v from 'valibot';
import { along, distanceOfPoints, passesThrough } from '../../field/index.ts';
import type { Decision, Outcome, Refusal } from '../../kernel/contract.ts';
import { type Course, engineOf, type PlayOf, type StepRule, type StepRules } from '../../kernel/steps.ts';
import {
  type Action,
  Actions,
  ARMS,
  BATTERY,
  battery,
  type Event,
  foeOf,
  KINDS,
  MOST_CANNONS,
  NEAR,
  ORDERS,
  SIDES,
  type Side,
  STRIDE,
  type Stand,
  type State,
  type Step,
  standing,
  standOf,
  type Table,
} from './state.ts';
import { refusedWalk } from './walking.ts';

export interface Kit {
  table: Table;
  state: State;
  step: Step;
  action: Action;
  event: Event;
}

const no = (rule: string, why: string): Refusal => ({ rule, why });
const hasMustered = (state: State, side: Side) => battery(state, side)[0].kind !== '';

/** TR-MUST-01: both batteries are mustered at once and in secret, with at most two cannons. */
function refusedBattery(kinds: readonly string[]): Refusal | null {
  if (kinds.length !== BATTERY) return no('TR-MUST-01', 'A battery is three stands.');
  const cannons = kinds.filter((kind) => kind === 'cannon').length;
  return cannons > MOST_CANNONS ? no('TR-MUST-01', 'At most two of a battery are cannons.') : null;
}

const EVERY_BATTERY: readonly Action[] = Array.from({ length: 2 ** BATTERY }, (_, n) =>
  Array.from({ length: BATTERY }, (_, i) => KINDS[(n >> i) & 1]),
).flatMap((kinds): Action[] => (refusedBattery(kinds) ? [] : [{ do: 'muster', kinds }]));

function refusedShot(table: Table, firer: Stand, target: Stand | undefined): Refusal | null {
  if (!target || target.gone || target.side === firer.side)
    return no('TR-FIRE-02', 'That is no foe on the table.');
  if (distanceOfPoints(firer, target) > ARMS[firer.kind].reach) return no('TR-FIRE-01', 'It is too far.');
  const line = [firer.x, firer.y, target.x, target.y];
  return table.rocks.some((rock) => passesThrough(line, rock))
    ? no('TR-FIRE-03', 'Rocks are in the way.')
    : null;
}

/** What both kinds of turn have in common: each stand once, or an end to it. */
function turn(
  rule: string,
  verb: 'shoot' | 'move',
  refuse: (table: Table, state: State, stand: Stand, action: Action) => Refusal | null,
  list: (table: Table, state: State, stand: Stand) => Action[],
  act: (play: PlayOf<Kit>, stand: Stand, action: Action) => void,
): StepRule<Kit, Extract<Step, { side: Side }>> {
  return {
    run({ state }, step) {
      step.left = step.left.filter((id) => !standOf(state, id)!.gone);
      if (step.left.length > 0) return true;
      state.steps.pop();
      return false;
    },
    asks: (_table, _state, { side, left }) => [{ seat: side, kind: verb, rule, about: { left } }],
    verbs: () => [verb, 'done'],
    refuse(table, state, _seat, action, { left }) {
      if (action.do !== 'shoot' && action.do !== 'move') return null;
      if (!left.includes(action.stand)) return no(rule, 'That stand does not act now.');
      return refuse(table, state, standOf(state, action.stand)!, action);
    },
    list: (table, state, _seat, { left }) => [
      { do: 'done' },
      ...left.flatMap((id) =>
        list(table, state, standOf(state, id)!).filter(
          (action) => !refuse(table, state, standOf(state, id)!, action),
        ),
      ),
    ],
    answer(play, seat, action, step) {
      if (action.do !== 'shoot' && action.do !== 'move') {
        step.left = [];
        play.events.push({ kind: 'done', seat: seat as Side });
        return;
      }
      step.left = step.left.filter((id) => id !== action.stand);
      act(play, standOf(play.state, action.stand)!, action);
    },
  };
}

const rules: StepRules<Kit> = {
  muster: {
    run({ state }) {
      if (SIDES.some((side) => !hasMustered(state, side))) return true;
      state.steps.pop();
      return false;
    },
    asks: (_table, state) =>
      SIDES.filter((seat) => !hasMustered(state, seat)).map(
        (seat): Decision => ({ seat, kind: 'muster', rule: 'TR-MUST-01', secret: true }),
      ),
    verbs: () => ['muster'],
    refuse: (_table, _state, _seat, action) => (action.do === 'muster' ? refusedBattery(action.kinds) : null),
    list: () => EVERY_BATTERY.slice(),
    answer({ state, events }, seat, action) {
      if (action.do !== 'muster') return;
      for (const [i, stand] of battery(state, seat as Side).entries()) stand.kind = action.kinds[i];
      events.push({ kind: 'mustered', seat: seat as Side, kinds: action.kinds });
    },
  },
  // TR-ORD-01: both order in secret, then both are shown; who fires goes before who advances, red before blue.
  order: {
    run({ state, events }) {
      const { orders } = state;
      if (SIDES.some((side) => orders[side] === '')) return true;
      events.push({ kind: 'revealed', red: orders.red, blue: orders.blue });
      const turns = ORDERS.flatMap((order) => SIDES.filter((side) => orders[side] === order));
      state.steps = turns
        .map(
          (side): Step => ({
            do: orders[side] as 'fire' | 'advance',
            side,
            left: standing(state, side).map(({ id }) => id),
          }),
        )
        .reverse();
      return false;
    },
    asks: (_table, state) =>
      SIDES.filter((seat) => state.orders[seat] === '').map(
        (seat): Decision => ({ seat, kind: 'order', rule: 'TR-ORD-01', secret: true }),
      ),
    verbs: () => ['order'],
    list: () => ORDERS.map((order) => ({ do: 'order', order })),
    answer({ state, events }, seat, action) {
      if (action.do !== 'order') return;
      state.orders[seat as Side] = action.order;
      events.push({ kind: 'ordered', seat: seat as Side, order: action.order });
    },
  },
  fire: turn(
    'TR-FIRE-01',
    'shoot',
    (table, state, stand, action) =>
      action.do === 'shoot' ? refusedShot(table, stand, standOf(state, action.target)) : null,
    (_table, state, { id, side }) =>
      standing(state, foeOf(side)).map((foe) => ({ do: 'shoot', stand: id, target: foe.id })),
    ({ state, events, dice }, stand, action) => {
      if (action.do !== 'shoot') return;
      if (!stand.shown) {
        stand.shown = true;
        events.push({ kind: 'shown', stand: stand.id, side: stand.side, what: stand.kind });
      }
      const die = dice.d6();
      const hit = die >= ARMS[stand.kind].hits;
      events.push({ kind: 'shot', stand: stand.id, target: action.target, die, hit });
      if (hit) standOf(state, action.target)!.gone = true;
    },
  ),
  advance: turn(
    'TR-MOVE-01',
    'move',
    (table, state, stand, action) =>
      action.do === 'move' ? refusedWalk(table, state, stand.id, action.x, action.y) : null,
    (_table, _state, stand) =>
      [0, 45, 90, 135, 180, 225, 270, 315].flatMap((heading) =>
        [STRIDE, STRIDE / 2].map((far) => ({ do: 'move', stand: stand.id, ...along(stand, far, heading) })),
      ),
    ({ events }, stand, action) => {
      if (action.do !== 'move') return;
      Object.assign(stand, { x: action.x, y: action.y });
      events.push({ kind: 'moved', stand: stand.id, x: action.x, y: action.y });
    },
  ),
};

export const engine = engineOf<Kit>(rules, {
  over: no('TR-WIN-01', 'The game is over.'),
  notAsked: () => no('TR-ORD-01', 'It is not your decision.'),
  isAction: (_table, action): action is Action => v.is(Actions, action),
  noAction: ({ rule }) => no(rule, 'That is nothing to do here.'),
  otherVerb: () => no('TR-ORD-01', 'That is not asked now.'),
});

/** Between two rounds: is it over? Then the next. */
export const course: Course<Kit> = {
  next({ table, state, events }) {
    const outcome = state.round === 0 ? null : endOf(table, state);
    if (outcome) {
      state.outcome = outcome;
      events.push({ kind: 'over', winner: outcome.winner as Side | null });
      return;
    }
    state.round++;
    state.orders = { red: '', blue: '' };
    state.steps = [{ do: 'order' }];
  },
};

function endOf({ ridge, rounds }: Table, state: State): Outcome | null {
  const left = SIDES.filter((side) => standing(state, side).length > 0);
  if (left.length === 1) return { winner: left[0], rule: 'TR-WIN-02', why: `${left[0]} alone is left.` };
  const near = SIDES.filter((side) =>
    standing(state, side).some((stand) => distanceOfPoints(stand, ridge) <= NEAR),
  );
  if (near.length === 1) return { winner: near[0], rule: 'TR-WIN-01', why: `${near[0]} holds the ridge.` };
  return state.round < rounds ? null : { winner: null, rule: 'TR-WIN-03', why: 'The rounds are over.' };
}
