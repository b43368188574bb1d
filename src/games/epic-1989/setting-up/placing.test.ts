import { expect, test } from 'vitest';
import type { AnyRuleset } from '../../../kernel/contract.ts';
import { act, type Match, pending, rehearse } from '../../../kernel/match.ts';
import type { Placement } from '../actions.ts';
import { type Epic89Game, epic1989, type State } from '../index.ts';
import { partyOf } from './deploy.ts';
import { faultsIn } from './placing.ts';

/** The battle before its first party is set up; the placements are those first offered. */
function before() {
  const battle = { battle: 'Test', scenario: 'engage-and-destroy' };
  const options = { infantry: true };
  const match: Match = rehearse(epic1989 as unknown as AnyRuleset, { battle, options }, 'placing');
  const next = () => match.game.actions(match.state, pending(match)[0].seat)[0] as { units: Placement[] };
  while (pending(match)[0].kind !== 'deploy') act(match, pending(match)[0].seat, next());
  const state = match.state as State;
  const table = (match.game as unknown as Epic89Game).tableOf(state);
  const side = state.seats.imperial === pending(match)[0].seat ? 'imperial' : 'rebel';
  const own = table.detachments.flatMap((one) => (one && one.side === side ? one.id : []));
  const party = partyOf(table, state, side, own);
  const { units } = next();
  const faults = (placed: readonly Placement[]) =>
    faultsIn(table, state, party, placed).map(({ unit, refusal }) => `${unit} ${refusal.rule}`);
  const moved = (id: number, to: object) => units.map((one) => (one.unit === id ? { ...one, ...to } : one));
  return { table, units, faults, moved } as const;
}

const inTheOpen = (one: Placement): one is Extract<Placement, { x: number }> => 'x' in one;

test('E1-SETUP-07, E1-GEO-08: what is wrong is said of each unit, and of nobody else', () => {
  const { table, units, faults, moved } = before();
  expect(faults(units)).toEqual([]);
  const [first, second] = units.filter(inTheOpen);
  expect(faults(moved(second.unit, { x: first.x, y: first.y }))).toEqual([`${second.unit} E1-GEO-08`]);
  expect(faults(moved(first.unit, { x: 6_000, y: 4_500 }))).toEqual([`${first.unit} E1-SETUP-07`]);
  const mates = table.detachments[table.units[first.unit].detachment].units;
  // far from its own: the detachment is told by its first; not while one of them is still to come
  const far = moved(mates[1], { x: 11_500, y: first.y });
  expect(faults(far)).toEqual([`${mates[0]} E1-SETUP-07`]);
  expect(faults(far.filter(({ unit }) => unit !== mates[0]))).toEqual([]);
  expect(faults([])).toEqual([]);
});

test('E1-SETUP-09: whose carrier may not stand where it is has no fault of its own', () => {
  const { table, units, faults } = before();
  const rhino = units.find(({ unit }) => table.units[unit].card.id === 'rhino')!.unit;
  const rider = units.find(({ unit }) => table.units[unit].card.id === 'tactical')!.unit;
  const aboard = units.map((one) => (one.unit === rider ? { unit: rider, carrier: rhino } : one));
  const lost = aboard.map((one) =>
    one.unit === rhino ? { unit: rhino, x: 6_000, y: 4_500, heading: 0 } : one,
  );
  expect(faults(lost as Placement[])).toEqual([`${rhino} E1-SETUP-07`]);
});
