/** E1-SETUP-08: the First Player sets up his whole force, then the other; scenarios may say otherwise. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { Placement } from '../actions.ts';
import { beginConcealing, conceal } from '../hidden/concealing.ts';
import { finish, inOrder, type Play, seatOf } from '../play.ts';
import { refuseOnFoot, startingParties } from '../scenarios/parties.ts';
import type { Side, State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import { engulf } from '../support/vortex.ts';
import type { Table } from '../table.ts';
import { type Party, place, refusePlacing } from './placing.ts';
import { grownFor, placingOffers } from './placing-offers.ts';
import { type Quarters, quartersOf } from './quarters.ts';

type DeployStep = StepOf<'deploy'>;

/** Detachments that are set up together, in their quarters as they have grown (E1-SETUP-13). */
export function partyOf(table: Table, state: State, side: Side, detachments: readonly number[]): Party {
  return grownFor(table, state, (grown) => {
    const known: Quarters[] = [];
    const quarters = (id: number): Quarters => {
      known[id] ??= quartersOf(table, state, table.detachments[id], grown);
      return known[id];
    };
    return { side, detachments, quarters };
  });
}

/** The party that these units make up, of those that might be set up. */
export function partyNamed(
  table: Table,
  parties: readonly (readonly number[])[],
  units: readonly Placement[],
): readonly number[] | undefined {
  const named = new Set(units.flatMap(({ unit }) => table.units[unit]?.detachment ?? []));
  return parties.find((party) => party.length === named.size && party.every((id) => named.has(id)));
}

function refuseDeploy(table: Table, state: State, side: Side, units: readonly Placement[]): Refusal | null {
  const parties = startingParties(table, state, side);
  const party = parties.length === 1 ? parties[0] : partyNamed(table, parties, units);
  if (!party)
    return { rule: 'E1-SCEN-23', why: 'One detachment starts on the table, with those who ride on it.' };
  return (
    refuseOnFoot(table, party, units) ??
    refusePlacing(table, state, partyOf(table, state, side, party), units)
  );
}

const MOST = 12;

function offers(table: Table, state: State, side: Side): Placement[][] {
  const found: Placement[][] = [];
  for (const party of startingParties(table, state, side)) {
    const comes = (units: readonly Placement[]) => refuseOnFoot(table, party, units) === null;
    found.push(...placingOffers(table, state, partyOf(table, state, side, party), MOST, comes));
    if (found.length >= MOST) break;
  }
  return found;
}

/** Tells that units have been placed. */
export function setDown(play: Play, side: Side, units: readonly Placement[]): void {
  place(play.table, play.state, units);
  play.events.push({ kind: 'deployed', side, units });
  engulf(
    play,
    units.map(({ unit }) => unit),
  ); // E1-MISL-25
}

/** E1-SCEN-18, E1-SCEN-32: in these the Imperial side is set up first, whoever is First Player (E1-SCEN-34). */
function order({ battle }: Table, state: State): Side[] {
  const fixed = battle.scenario === 'the-trap' || battle.scenario === 'tankhunt';
  return fixed ? ['imperial', 'rebel'] : [...inOrder(state)];
}

export const deploy: StepRule<DeployStep, 'deploy'> = {
  run(play, step) {
    if (!step.left) {
      step.left = order(play.table, play.state);
      beginConcealing(play);
    }
    const [side] = step.left;
    if (side === undefined) finish(play, step);
    else if (startingParties(play.table, play.state, side).some((party) => party.length > 0)) return true;
    else conceal(play, step.left.shift()!); // all of it is hidden
    return false;
  },
  verbs: () => ['deploy'],
  asks: (_table, state, step) => [
    { seat: seatOf(state, step.left![0]), kind: 'deploy', rule: 'E1-SETUP-08', sample: true },
  ],
  refuse: (table, state, _seat, action, step) => refuseDeploy(table, state, step.left![0], action.units),
  list: (table, state, _seat, step) =>
    offers(table, state, step.left![0]).map((units) => ({ do: 'deploy', units })),
  answer(play, _seat, action, step) {
    const side = step.left!.shift()!;
    setDown(play, side, action.units);
    conceal(play, side);
  },
};
