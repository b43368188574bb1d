/** E1-HIDE-02, E1-HIDE-03: counters are placed instead of infantry; which is which is written down in secret. */
import { CM, lattice, type Polygon } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action, Concealed } from '../actions.ts';
import { isOn } from '../geometry/ground.ts';
import { finish, inOrder, type Play, push, seatOf } from '../play.ts';
import { type Quarters, quartersOf } from '../setting-up/quarters.ts';
import type { Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { buildingOver, hides, isConcealed, MOST_COUNTERS } from './counters.ts';

type Conceal = StepOf<'conceal'>;

/** The detachments of a side that are still to be hidden. */
export function toConceal(table: Table, state: State, side: Side): number[] {
  return table.detachments
    .filter((info) => info?.side === side && info.units.every((id) => state.units[id].where === 'hidden'))
    .map(({ id }) => id);
}

/** E1-DICE-12: how many dummies, the First Player's first; whoever is hidden is set up no other way. */
export function beginConcealing(play: Play): void {
  const { table, state, dice, events } = play;
  for (const side of inOrder(state)) {
    if (!hides(table, side)) continue;
    for (const info of table.detachments) {
      if (info?.side !== side) continue;
      const rides = typeof quartersOf(table, state, info, 0).must === 'object';
      if (!isConcealed(table, info, rides)) continue;
      for (const id of info.units) state.units[id].where = 'hidden';
    }
    const hidden = toConceal(table, state, side).length;
    if (hidden === 0) continue;
    const die = dice.d6();
    const dummies = Math.max(0, Math.min(die, MOST_COUNTERS - hidden));
    state.dummies = { ...state.dummies, [side]: dummies };
    events.push({ kind: 'dummies', side, die, dummies });
  }
}

export function conceal(play: Play, side: Side): void {
  if (toConceal(play.table, play.state, side).length > 0) push(play, { do: 'conceal', side });
}

export function areaOf(table: Table, state: State, side: Side): Quarters {
  const [first] = toConceal(table, state, side);
  return quartersOf(table, state, table.detachments[first], 0);
}

/** E1-SCEN-06, E1-SCEN-17, E1-SCEN-27, E1-SCEN-32: infantry that starts inside is hidden inside. */
function refusePlace(
  table: Table,
  state: State,
  { zone, houses, must, rule }: Quarters,
  one: Concealed,
): Refusal | null {
  if ('building' in one)
    return houses.includes(one.building)
      ? null
      : { rule, why: `No counter of yours may be in building ${one.building}.` };
  if (must !== 'nothing' && houses.length > 0) return { rule, why: 'Counters are placed inside buildings.' };
  const [x, y] = one.at;
  const point: Polygon = [x, y, x, y, x, y, x, y];
  if (!isOn(table, x, y) || !zone.holds(point))
    return { rule: 'E1-HIDE-03', why: 'A counter is placed in your set-up area.' };
  return buildingOver(state, { x, y }) > 0
    ? { rule: 'E1-HIDE-03', why: 'Say in which building the counter is.' }
    : null;
}

function refuseConceal(
  table: Table,
  state: State,
  side: Side,
  counters: readonly Concealed[],
): Refusal | null {
  const hidden = toConceal(table, state, side);
  const many = hidden.length + state.dummies[side];
  if (counters.length !== many) return { rule: 'E1-HIDE-02', why: `${many} counters are placed.` };
  const meant = counters.map(({ detachment }) => detachment).filter((id) => id > 0);
  if (meant.length !== hidden.length || hidden.some((id) => !meant.includes(id)))
    return { rule: 'E1-HIDE-02', why: 'Each detachment has one counter; the others are dummies.' };
  const area = areaOf(table, state, side);
  for (const one of counters) {
    const refused = refusePlace(table, state, area, one);
    if (refused) return refused;
  }
  return null;
}

/** Where a counter may be: in the open, or in a building. */
export type CounterPlace = { readonly building: number } | { readonly at: readonly [x: number, y: number] };

/** Why one counter may not be there, whatever it stands for. */
export function refuseCounter(table: Table, state: State, side: Side, spot: CounterPlace): Refusal | null {
  return refusePlace(table, state, areaOf(table, state, side), { detachment: 0, ...spot });
}

/** Places worth trying: every building that is open to counters, and a lattice over the zone. */
export function counterPlaces(table: Table, state: State, side: Side): CounterPlace[] {
  const area = areaOf(table, state, side);
  const spots: CounterPlace[] = [
    ...area.houses.map((building) => ({ building })),
    ...[...lattice(area.zone.box, 5 * CM, [0])].map(({ x, y }) => ({ at: [x, y] as const })),
  ];
  return spots.filter((spot) => refusePlace(table, state, area, { detachment: 0, ...spot }) === null);
}

const WAYS = 6;

/** What the counters may stand for, in the order of their numbers: whoever is first, the dummies last or in between. */
function meanings(hidden: readonly number[], dummies: number): number[][] {
  const many = hidden.length + dummies;
  const last = [...hidden, ...Array<number>(dummies).fill(0)];
  const between = Array<number>(many).fill(0);
  for (const [i, id] of hidden.entries()) between[Math.floor((i * many) / hidden.length)] = id;
  const turned = (ids: readonly number[]) => ids.map((_, by) => [...ids.slice(by), ...ids.slice(0, by)]);
  return distinct([...turned(last), ...turned(between)]);
}

function distinct<T>(all: readonly T[]): T[] {
  return [...new Map(all.map((one) => [JSON.stringify(one), one])).values()];
}

/** Counters here and there, each way with every meaning: where they lie says nothing of what they are. */
function offers(table: Table, state: State, side: Side): Concealed[][] {
  const hidden = toConceal(table, state, side);
  const many = hidden.length + state.dummies[side];
  const spots = counterPlaces(table, state, side);
  if (spots.length === 0) return [];
  const stride = Math.max(1, Math.floor(spots.length / many));
  const all = meanings(hidden, state.dummies[side]);
  const ways = Array.from({ length: WAYS }, (_, way) =>
    all.map((meant) =>
      meant.map((detachment, i) => ({ detachment, ...spots[(i * stride + way * 3) % spots.length] })),
    ),
  );
  return distinct(ways.flat());
}

export const concealStep: StepRule<Conceal, 'conceal'> = {
  run: () => true,
  verbs: () => ['conceal'],
  asks: (_table, state, { side }) => [
    { seat: seatOf(state, side), kind: 'conceal', rule: 'E1-HIDE-03', secret: true, sample: true },
  ],
  refuse: (table, state, _seat, action, { side }) => refuseConceal(table, state, side, action.counters),
  list: (table, state, _seat, { side }): Action[] =>
    offers(table, state, side).map((counters) => ({ do: 'conceal', counters })),
  answer(play, _seat, action, step) {
    const { state, events } = play;
    finish(play, step);
    const placed = action.counters.map((one, i) => {
      const building = 'building' in one ? one.building : 0;
      const { x, y } = 'at' in one ? { x: one.at[0], y: one.at[1] } : state.buildings[one.building]!;
      return { side: step.side, number: i + 1, x, y, building, detachment: one.detachment };
    });
    state.hidden = [...state.hidden, ...placed];
    events.push({
      kind: 'concealed',
      side: step.side,
      places: placed.map(({ number, x, y, building }) => ({ number, x, y, building })),
      meant: placed.map(({ detachment }) => detachment),
    });
  },
};
