/** Whether data from outside has the shape of an action. Whether it is legal is asked later. */
import * as v from 'valibot';
import type { Action } from './actions.ts';
import { ArmyList } from './army/list.ts';
import { ORDERS } from './state.ts';

/** More than any table or battle needs: keeps what is written and stored small. */
const MOST = 400;
const FAR = 100_000;

const count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(FAR));
const length = v.pipe(v.number(), v.integer(), v.minValue(-FAR), v.maxValue(FAR));
const heading = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359));
const turn = v.pipe(v.number(), v.integer(), v.minValue(-359), v.maxValue(359));
const list = <T extends v.BaseSchema<unknown, unknown, v.BaseIssue<unknown>>>(of: T, most = MOST) =>
  v.pipe(v.array(of), v.maxLength(most));
const pair = v.strictTuple([count, count]);

const leg = v.strictObject({
  model: count,
  path: v.pipe(
    list(length, 100),
    v.check((points) => points.length % 2 === 0),
  ),
  heading,
  leave: v.optional(v.strictTuple([length, length])),
  board: v.optional(count),
  wall: v.optional(count),
  stride: v.optional(v.strictTuple([length, turn, length])),
  retreat: v.optional(v.literal(true)),
});

const placement = v.strictObject({
  model: count,
  x: length,
  y: length,
  heading,
  in: v.optional(count),
  wall: v.optional(count),
});

const attack = v.variant('is', [
  v.strictObject({ is: v.literal('shot'), model: count, weapon: count, target: count }),
  v.strictObject({ is: v.literal('shell'), model: count, weapon: count, building: count }),
  v.strictObject({
    is: v.literal('barrage'),
    guns: list(pair, 60),
    target: length,
    x: length,
    y: length,
  }),
  v.strictObject({ is: v.literal('vortex'), model: count, weapon: count, x: length, y: length }),
  v.strictObject({
    is: v.literal('power'),
    model: count,
    power: v.picklist(['mind-blast', 'psychic-lock', 'eldritch-storm']),
    target: count,
    x: length,
    y: length,
  }),
  v.strictObject({ is: v.literal('beam'), model: count, target: count }),
]);

const ACTION = v.variant('do', [
  v.strictObject({ do: v.literal('muster'), army: ArmyList }),
  v.strictObject({ do: v.literal('again'), pieces: list(count) }),
  v.strictObject({
    do: v.literal('lay'),
    piece: count,
    at: list(v.strictTuple([length, length, heading]), 3),
    river: v.optional(v.strictTuple([v.picklist(['north', 'east']), length, length])),
  }),
  v.strictObject({ do: v.literal('drop'), piece: count }),
  v.strictObject({ do: v.literal('objective'), x: length, y: length }),
  v.strictObject({ do: v.literal('edge'), edge: v.picklist(['north', 'south']) }),
  v.strictObject({
    do: v.literal('deploy'),
    models: list(placement),
    follows: list(pair, 20),
    arrives: list(pair, 40),
  }),
  v.strictObject({ do: v.literal('go'), first: v.boolean() }),
  v.strictObject({ do: v.literal('orders'), orders: list(v.strictTuple([count, v.picklist(ORDERS)])) }),
  v.strictObject({ do: v.literal('move'), unit: count, legs: list(leg) }),
  v.strictObject({ do: v.literal('end') }),
  v.strictObject({ do: v.literal('pod'), x: length, y: length }),
  v.strictObject({ do: v.literal('unload'), legs: list(leg) }),
  v.strictObject({ do: v.literal('fire'), unit: count, popUps: list(count), attacks: list(attack) }),
  v.strictObject({ do: v.literal('hold'), unit: count }),
  v.strictObject({ do: v.literal('aim'), column: count, row: count }),
  v.strictObject({ do: v.literal('leg'), leg: v.picklist(['left', 'right']) }),
  v.strictObject({ do: v.literal('combat'), model: count }),
  v.strictObject({ do: v.literal('pairs'), pairs: list(pair) }),
  v.strictObject({ do: v.literal('sequence'), models: list(count) }),
  v.strictObject({ do: v.literal('reroll'), yes: v.boolean() }),
  v.strictObject({
    do: v.literal('strike'),
    blow: v.picklist(['damage', 'grab', 'burn']),
    locations: list(count, 9),
  }),
  v.strictObject({ do: v.literal('smash'), model: count, mount: count, building: count }),
  v.strictObject({ do: v.literal('choose'), model: count }),
  v.strictObject({ do: v.literal('rally'), yes: v.boolean() }),
]);

export function isAction(data: unknown): data is Action {
  return v.is(ACTION, data);
}
