/** The position before the first decision, and the steps of setting up (E1-DICE-12). */
import type { Play } from './play.ts';
import { builderAfter, firstBuildings } from './scenarios/building-site.ts';
import { scenarioNamed } from './scenarios/scenarios.ts';
import { edgesOf } from './setting-up/edge.ts';
import { type Detachment, type State, type Unit, unspent } from './state.ts';
import type { Step } from './steps.ts';
import { boughtChests, EMPTY } from './support/chest.ts';
import type { Table, UnitInfo } from './table.ts';

const NOBODY = null as never;

export function firstState(table: Table): State {
  const { edge, imperial, first, scenario } = table.battle;
  const other = imperial === 'B' ? 'A' : 'B';
  return {
    turn: 0,
    phase: 'setup',
    segment: null,
    seats: { imperial: imperial ?? 'A', rebel: other },
    first,
    ...enrolled(table),
    buildings: firstBuildings(table),
    edges: edge && (!scenario || scenarioNamed(scenario).edges) ? edgesOf('imperial', edge) : null,
    readiness: { imperial: { passed: null, told: {} }, rebel: { passed: null, told: {} } },
    chests: { imperial: EMPTY, rebel: EMPTY },
    hidden: [],
    dummies: { imperial: 0, rebel: 0 },
    markers: [],
    marked: 0,
    point: null,
    arrived: false,
    holder: null,
    proposed: null,
    contacts: [],
    grapples: [],
    sieges: [],
    quiet: 0,
    eventful: false,
    due: false,
    steps: [],
    outcome: null,
  };
}

function enrolled(table: Table): Pick<State, 'units' | 'detachments'> {
  return {
    units: table.units.map((info) => (info ? newUnit(info) : NOBODY)),
    detachments: table.detachments.map((info) => (info ? newDetachment(info.id) : NOBODY)),
  };
}

/** The forces are bought: from here on the table is theirs. */
export function enlist(play: Play): void {
  const { state } = play;
  state.enlisted = true;
  state.chests = boughtChests(state.forces!);
  Object.assign(state, enrolled(play.table));
  play.events.push({ kind: 'enlisted' });
}

function newUnit({ id, card }: UnitInfo): Unit {
  return {
    id,
    where: 'away',
    x: 0,
    y: 0,
    heading: 0,
    carrier: 0,
    exits: [],
    building: 0,
    cell: -1,
    begun: { x: 0, y: 0, heading: 0 },
    ...unspent(),
    titan: card.is === 'titan' ? { shields: card.shields, superficial: [], critical: [] } : null,
    commander: false,
    givenUp: false,
    support: null,
    faceUp: false,
    frozen: false,
    assaults: 0,
    since: 0,
  };
}

function newDetachment(id: number): Detachment {
  return {
    id,
    order: null,
    shown: false,
    before: null,
    morale: null,
    moved: false,
    fired: false,
    followed: false,
    hurries: false,
    storms: false,
    regrouped: false,
    upset: false,
    called: false,
    revealed: false,
  };
}

/** Sides, the First Player, buildings, edges, forces: the first on top. */
export function beginSetup({ table, state }: Play): void {
  const { buildings, edge, imperial, scenario } = table.battle;
  const steps: Step[] = [{ do: 'deploy', left: null }];
  const { forces } = table.battle;
  if (!forces.imperial || !forces.rebel) {
    state.forces = { imperial: forces.imperial ? null : 'awaited', rebel: forces.rebel ? null : 'awaited' };
    steps.push({ do: 'muster', rolled: null }); // E1-FORCE-01: after terrain and edges
  }
  if (scenario === 'the-trap') steps.push({ do: 'point' });
  if (!edge && (!scenario || scenarioNamed(scenario).edges)) steps.push({ do: 'edge', chooser: null });
  if (!buildings) steps.push({ do: 'buildings', next: builderAfter(table, null) });
  steps.push({ do: 'first', chooser: null });
  if (imperial === null) steps.push({ do: 'sides', chooser: null });
  state.steps = steps;
}
