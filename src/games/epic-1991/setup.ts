/** The position before the first decision, and the steps of setting up. */
import type { Play } from './play.ts';
import { LOCATIONS, MOUNTS, VOID_SHIELDS } from './sheets/index.ts';
import { type Model, SIDES, type Side, type State, type Titan, type Unit } from './state.ts';
import type { Step } from './steps.ts';
import type { Table } from './table.ts';
import { rollTerrain } from './terrain/generator.ts';

const NOBODY = null as never;

/** Who is on the table's lists, before anybody is set up. */
export function enlisted(table: Table): Pick<State, 'models' | 'units' | 'cards' | 'titans'> {
  const titans: Titan[] = [NOBODY];
  const models = table.models.map((info) => {
    if (!info) return NOBODY;
    const isTitan = info.row.size === 'TITAN';
    if (isTitan) titans.push(newTitan(info.id));
    return newModel(info.id, isTitan ? titans.length - 1 : 0);
  });
  return {
    models,
    units: table.units.map((info) => (info ? newUnit(info.id) : NOBODY)),
    cards: table.cards.map((info) => (info ? { casualties: 0, broken: false, scored: false } : NOBODY)),
    titans,
  };
}

export function firstState(table: Table): State {
  const { terrain, objectives, south } = table.battle;
  return {
    turn: 0,
    phase: 'setup',
    ...enlisted(table),
    pieces: [null, ...(terrain ?? [])],
    discs: [],
    objectives: (objectives ?? []).map(({ x, y }) => ({ x, y, holder: null })),
    south,
    vps: { A: 0, B: 0 },
    initiative: null,
    mover: null,
    segment: null,
    due: { cards: [], mad: [], checks: [] },
    quiet: 0,
    eventful: false,
    steps: [],
    outcome: null,
  };
}

function newModel(id: number, titan: number): Model {
  return {
    id,
    where: 'away',
    x: 0,
    y: 0,
    heading: 0,
    ground: 0,
    carrier: 0,
    building: 0,
    wall: -1,
    clock: [0, 1],
    boarded: false,
    left: false,
    charged: false,
    held: false,
    stuck: false,
    caught: false,
    locked: false,
    thrown: false,
    exposed: false,
    spentOn: 0,
    cast: false,
    energy: 0,
    titan,
    opened: false,
  };
}

function newUnit(id: number): Unit {
  return {
    id,
    order: null,
    sealed: false,
    commanded: true,
    before: null,
    moved: false,
    fired: false,
    heldFire: false,
    fellBack: 0,
    detached: [],
    follows: 0,
    arrives: 0,
    landedOn: 0,
    mad: 0,
    madOn: 0,
    frenzy: 0,
  };
}

function newTitan(model: number): Titan {
  return {
    model,
    shields: VOID_SHIELDS,
    damage: LOCATIONS.map(() => ({ rolls: 0, effects: [] })),
    lost: MOUNTS.map(() => false),
    deaf: false,
    fists: [],
    plasma: false,
  };
}

/** E2-HID-01: armies that are not known yet come before anything else. */
export function beginSetup(play: Play): void {
  const { table, state } = play;
  if (!table.mustering) return layOut(play);
  const called = (side: Side) => (table.mustering!.sides.includes(side) ? 'awaited' : null);
  state.armies = { A: called('A'), B: called('B') };
  state.steps = [{ do: 'muster' }];
}

/** The steps of setting up, the first on top: terrain, objectives, edges (E2-OBJ-04), armies, Scouts (E2-DEPL-06). */
export function layOut(play: Play): void {
  const { table, state } = play;
  const { terrain, objectives, south } = table.battle;
  const steps: Step[] = [];
  if (!terrain) steps.push(rollTerrain(play));
  if (!objectives) steps.push({ do: 'objectives', next: null, left: { A: 4, B: 4 } });
  if (!south) steps.push({ do: 'edge', chooser: null });
  steps.push({ do: 'deploy', left: [...SIDES], next: null });
  steps.push({ do: 'scouts', asking: false, chooser: null, sides: [], left: [], done: false });
  state.steps = steps.reverse();
}
