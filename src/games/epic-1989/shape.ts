/** Whether data from outside has the shape of an action. Whether it is legal is asked later. */
import * as v from 'valibot';
import type { Action } from './actions.ts';
import { MODES } from './cards/weapons.ts';
import { forceSchema } from './forces/force.ts';
import { BUILDING_IDS } from './geometry/buildings.ts';
import { DEEDS } from './heroic/heroes.ts';
import { EDGES, ORDERS, SIDES, SPANS } from './state.ts';
import { COUNTER_IDS } from './support/counters.ts';

/** More than any table or battle needs: keeps what is written and stored small. */
const MOST = 400;
const FAR = 60_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FAR));
const some = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(FAR));
const length = v.pipe(v.number(), v.integer(), v.minValue(-FAR), v.maxValue(FAR));
const heading = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359));
const turn = v.pipe(
  v.number(),
  v.integer(),
  v.minValue(-180),
  v.maxValue(180),
  v.check((degrees) => degrees !== 0),
);
const list = <T extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(of: T, most = MOST) =>
  v.pipe(v.array(of), v.maxLength(most));

const aimed = v.pipe(
  length,
  v.check((id) => id !== 0),
);
const pose = { x: length, y: length, heading };
const point = v.strictTuple([length, length]);
const inCell = { building: some, cell: count };

const drive = v.union([
  v.strictObject({ run: some }),
  v.strictObject({ back: some }),
  v.strictObject({ turn }),
  v.strictObject({ stomp: some }),
  v.strictObject({ to: v.strictTuple([length, length]) }),
  v.strictObject({ face: heading }),
  v.strictObject({ out: v.strictObject(pose), stand: v.optional(some) }),
  v.strictObject(inCell),
]);
const onto = v.pipe(v.array(aimed), v.minLength(1), v.maxLength(MOST));
const leg = v.strictObject({ model: count, way: list(drive, 20), onto: v.optional(onto) });
const shot = v.strictObject({
  weapon: count,
  target: length,
  mode: v.optional(v.picklist(MODES)),
  counter: v.optional(some),
  at: v.optional(v.strictTuple([length, length])),
  spray: v.optional(v.pipe(v.array(some), v.minLength(2), v.maxLength(6))),
});
const instruction = v.variant('do', [
  v.strictObject({ do: v.literal('ask') }),
  v.strictObject({ do: v.literal('hold') }),
  v.strictObject({
    do: v.literal('fire'),
    at: v.pipe(v.string(), v.regex(/^[a-z][a-z-]{0,30}$/)),
    needed: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(20)),
  }),
]);

const commander = v.optional(v.literal(true));
const placement = v.union([
  v.strictObject({ unit: count, x: length, y: length, heading, commander }),
  v.strictObject({ unit: count, building: some, cell: count, commander }),
  v.strictObject({ unit: count, carrier: some, commander }),
]);

const concealed = v.union([
  v.strictObject({ detachment: count, at: point }),
  v.strictObject({ detachment: count, building: some }),
]);

const ACTION = v.variant('do', [
  v.strictObject({ do: v.literal('side'), side: v.picklist(SIDES) }),
  v.strictObject({ do: v.literal('go'), first: v.boolean() }),
  v.strictObject({
    do: v.literal('building'),
    kind: v.picklist(BUILDING_IDS),
    x: length,
    y: length,
    heading,
  }),
  v.strictObject({ do: v.literal('edge'), edge: v.picklist(EDGES) }),
  v.strictObject({ do: v.literal('hero'), unit: count, deed: v.picklist(DEEDS) }),
  v.strictObject({ do: v.literal('regroup'), unit: count, discard: count, ...pose }),
  v.strictObject({ do: v.literal('regroup'), unit: count, discard: count, ...inCell }),
  v.strictObject({ do: v.literal('muster'), force: forceSchema }),
  v.strictObject({ do: v.literal('lose'), detachment: some }),
  v.strictObject({ do: v.literal('point'), at: v.strictTuple([length, length]) }),
  v.strictObject({ do: v.literal('deploy'), units: list(placement) }),
  v.strictObject({ do: v.literal('orders'), orders: list(v.strictTuple([count, v.picklist(ORDERS)])) }),
  v.strictObject({ do: v.literal('move'), detachment: count, legs: list(leg) }),
  v.strictObject({ do: v.literal('on') }),
  v.strictObject({ do: v.literal('rest'), legs: list(leg) }),
  v.strictObject({ do: v.literal('fire'), unit: count, shots: list(shot, 20) }),
  v.strictObject({ do: v.literal('pass'), span: v.optional(v.picklist(SPANS)) }),
  v.strictObject({ do: v.literal('instruct'), unit: count, what: instruction }),
  v.strictObject({ do: v.literal('disband'), units: list(count) }),
  v.strictObject({ do: v.literal('place'), unit: count, ...pose }),
  v.strictObject({ do: v.literal('propose') }),
  v.strictObject({ do: v.literal('conceal'), counters: list(concealed, 12) }),
  v.strictObject({ do: v.literal('reveal'), number: some }),
  v.strictObject({ do: v.literal('yield'), unit: count }),
  v.strictObject({ do: v.literal('call'), unit: count }),
  v.strictObject({ do: v.literal('lay'), counter: v.picklist(COUNTER_IDS) }),
  v.strictObject({ do: v.literal('support'), unit: count, at: point }),
  v.strictObject({ do: v.literal('keep'), keep: v.boolean() }),
  v.strictObject({ do: v.literal('blinds'), at: list(point, 3) }),
  v.strictObject({ do: v.literal('mines'), at: list(point, 4), real: list(count, 4) }),
  v.strictObject({ do: v.literal('time') }),
  v.strictObject({
    do: v.literal('divide'),
    assaults: list(v.strictObject({ one: count, many: list(count) })),
  }),
  v.strictObject({ do: v.literal('assault'), unit: count }),
  v.strictObject({ do: v.literal('primary'), unit: count }),
  v.strictObject({
    do: v.literal('assail'),
    unit: count,
    titan: some,
    weapon: v.optional(count),
    mode: v.optional(v.picklist(MODES)),
  }),
  v.strictObject({ do: v.literal('hide'), units: list(count) }),
  v.strictObject({ do: v.literal('take'), units: list(v.strictTuple([count, count])) }),
  v.strictObject({ do: v.literal('join'), unit: count, building: v.boolean() }),
  v.strictObject({ do: v.literal('pair'), pairs: list(v.strictTuple([count, count])) }),
  v.strictObject({ do: v.literal('add'), pairs: list(v.strictTuple([count, count])) }),
  v.strictObject({ do: v.literal('end') }),
]);

export function isAction(data: unknown): data is Action {
  return v.is(ACTION, data);
}
