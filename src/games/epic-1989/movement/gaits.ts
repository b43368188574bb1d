/** How a unit moves: vehicles and Titans in runs and turns, stands from point to point. */
import { placeOn } from '../../../field/index.ts';
import type { Leg } from '../actions.ts';
import type { MoveSegment, State } from '../state.ts';
import type { Table } from '../table.ts';
import { titanGait } from '../titans/gait.ts';
import { type UnitGait, vehicleGait } from './gait.ts';
import { standGait } from './stands.ts';

/** The gaits of a state ask it and its table only, so they are the same for as long as both are there. */
const KNOWN = new WeakMap<State, Partial<Record<MoveSegment, { table: Table; gait: UnitGait }>>>();

export function gaitOf(table: Table, state: State, segment: MoveSegment): UnitGait {
  const known = KNOWN.get(state) ?? {};
  KNOWN.set(state, known);
  let found = known[segment];
  if (found?.table !== table) {
    found = { table, gait: makeGait(table, state, segment) };
    known[segment] = found;
  }
  return found.gait;
}

function makeGait(table: Table, state: State, segment: MoveSegment): UnitGait {
  const vehicles = vehicleGait(table, state, segment);
  const stands = standGait(table, state);
  const titans = titanGait(table, state, segment);
  const gaits = { stand: stands, vehicle: vehicles, titan: titans };
  const of = ({ model }: Leg) => gaits[table.units[model].card.is];
  return {
    limits: (draft, leg) => of(leg).limits(draft, leg),
    begin: (draft, leg, limits) => of(leg).begin(draft, leg, limits),
    cost: (draft, leg, run) => of(leg).cost(draft, leg, run),
    refuse: (draft, leg, run, cost, limits) => of(leg).refuse(draft, leg, run, cost, limits),
    arrive: (draft, leg, run, cost, limits, ends) => of(leg).arrive(draft, leg, run, cost, limits, ends),
    /** A stand's runs have no direction: they are on the line of their path; Titans go as vehicles do. */
    place: (run, s) => ('direction' in run ? vehicles.place!(run, s) : placeOn(run.path, s)),
  };
}
