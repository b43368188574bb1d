/** HID: what each side may know. A view is a state with holes. */
import type { Viewer } from '../../kernel/contract.ts';
import { topStep } from '../../kernel/steps.ts';
import { type Armies, areOpen, armyOf } from './army/armies.ts';
import type { Event } from './events.ts';
import { type Model, SEALED, SIDES, type State, type Titan, UNKNOWN, type Unit } from './state.ts';
import type { Table } from './table.ts';

export type View = State;

/** One field that a view leaves out of the other side's models or units: while what, and what stands there instead. */
interface Hole<Thing extends { readonly id: number }> {
  readonly what: string;
  readonly field: keyof Thing;
  readonly as: Thing[keyof Thing];
  hides(table: Table, state: State, it: Thing): boolean;
}

export interface Holes {
  readonly armies: readonly { readonly what: string; hides(armies: Armies): boolean }[];
  readonly models: readonly Hole<Model>[];
  readonly units: readonly Hole<Unit>[];
}

/** E2-HID-07: nothing of the future is in a state, so only orders, set-ups and arrivals are hidden. */
export const HOLES: Holes = {
  // E2-HID-01: until both lists are locked
  armies: [{ what: 'its army', hides: (armies) => !areOpen(armies) }],
  models: [
    // E2-HID-02: while one side is still setting up, nobody sees the other's
    { what: 'whether it is set up', field: 'where', as: 'away', hides: setsUpInSecret },
    { what: 'its place, east', field: 'x', as: 0, hides: setsUpInSecret },
    { what: 'its place, north', field: 'y', as: 0, hides: setsUpInSecret },
    { what: 'its heading', field: 'heading', as: 0, hides: setsUpInSecret },
    { what: 'the height of its ground', field: 'ground', as: 0, hides: setsUpInSecret },
    { what: 'what carries it', field: 'carrier', as: 0, hides: setsUpInSecret },
    { what: 'its building', field: 'building', as: 0, hides: setsUpInSecret },
    { what: 'its wall', field: 'wall', as: -1, hides: setsUpInSecret },
    // who rides in which pod is open on landing
    { what: 'its pod', field: 'carrier', as: 0, hides: (_table, _state, { where }) => where === 'away' },
  ],
  units: [
    { what: 'its order', field: 'order', as: SEALED, hides: (_table, state, unit) => isSealed(state, unit) },
    { what: 'the turn it arrives in', field: 'arrives', as: UNKNOWN, hides: comesUnawares }, // E2-HID-06
    { what: 'whether it arrives later', field: 'arrives', as: 0, hides: setsUpInSecret },
    { what: 'whom it follows', field: 'follows', as: 0, hides: setsUpInSecret },
  ],
};

export function view(table: Table, state: State, viewer: Viewer, holes: Holes = HOLES): View {
  const seen = fork(state);
  for (const model of seen.models) {
    if (!model || table.models[model.id].side === viewer) continue;
    for (const { field, as, hides } of holes.models)
      if (hides(table, state, state.models[model.id])) Object.assign(model, { [field]: as });
  }
  for (const unit of seen.units) {
    if (!unit || table.units[unit.id].side === viewer) continue;
    for (const { field, as, hides } of holes.units)
      if (hides(table, state, state.units[unit.id])) Object.assign(unit, { [field]: as });
  }
  const { armies } = state;
  for (const side of SIDES)
    if (armies && side !== viewer && armyOf(armies, side) && holes.armies.some(({ hides }) => hides(armies)))
      seen.armies = { ...seen.armies!, [side]: 'sealed' };
  return seen;
}

export function setsUpInSecret(table: Table, state: State): boolean {
  return topStep(state)?.do === 'deploy' && !table.options.openDeployment;
}

/** E2-HID-03; that a unit waits for its order is open once all are placed (E2-HID-04). */
function isSealed(state: State, { sealed, order }: Unit): boolean {
  const step = topStep(state);
  const placing = step?.do === 'orders' && step.stage === 'place';
  return sealed && (placing || order !== 'wait');
}

/** E2-HID-06: nothing of its card has come down, nor been announced. */
function comesUnawares(table: Table, state: State, { id, arrives }: Unit): boolean {
  if (arrives <= 0) return false;
  const { card, side } = table.units[id];
  const announced = state.steps.some((step) => step.do === 'pods' && step.side === side);
  if (announced && arrives === state.turn) return false;
  return table.cards[card].units.every((unit) =>
    table.units[unit].models.every((model) => state.models[model].where === 'away'),
  );
}

export function fork(state: State): State {
  return {
    ...state,
    models: state.models.map((model) => model && { ...model }),
    units: state.units.map((unit) => unit && forkUnit(unit)),
    cards: state.cards.map((card) => card && { ...card }),
    titans: state.titans.map((titan) => titan && forkTitan(titan)),
    objectives: state.objectives.map((objective) => ({ ...objective })),
    vps: { ...state.vps },
    due: { cards: [...state.due.cards], mad: [...state.due.mad], checks: [...state.due.checks] },
    steps: state.steps.map((step) => plain(step)),
  };
}

function forkUnit(unit: Unit): Unit {
  return { ...unit, detached: [...unit.detached] };
}

function forkTitan(titan: Titan): Titan {
  return {
    ...titan,
    damage: titan.damage.map(({ rolls, effects }) => ({ rolls, effects: [...effects] })),
    lost: [...titan.lost],
    fists: [...titan.fists],
  };
}

/** A copy of plain data of any shape. */
function plain<T>(data: T): T {
  if (typeof data !== 'object' || data === null) return data;
  if (Array.isArray(data)) return data.map(plain) as T;
  return Object.fromEntries(Object.entries(data).map(([key, value]) => [key, plain(value)])) as T;
}

/** By kind of event: a field that only the side of the event may read. */
type Redactions = { readonly [Kind in Event['kind']]?: string };

export const REDACTIONS: Redactions = { ordered: 'orders' };

export function redact(event: Event, viewer: Viewer, redactions: Redactions = REDACTIONS): Event {
  const secret = redactions[event.kind];
  if (secret === undefined || !('side' in event) || event.side === viewer) return event;
  return Object.fromEntries(Object.entries(event).filter(([field]) => field !== secret)) as unknown as Event;
}

/** Directions are drawn: nobody can know them before. */
const DRAWN: { readonly [Kind in Event['kind']]?: readonly string[] } = {
  scatter: ['direction', 'x', 'y'],
  thrown: ['direction', 'x', 'y'],
  'titan-falls': ['direction'],
  'blown-off': ['direction', 'x', 'y'],
  'vortex-roll': ['direction', 'x', 'y'],
  grenade: ['model', 'direction', 'x', 'y'],
};

/** What was hidden and is shown: by a side, or by the rule that nobody measures before he nominates (E2-HID-05). */
export function reveals(table: Table, event: Event, viewer: Viewer): readonly string[] {
  switch (event.kind) {
    case 'armies':
      return ['A', 'B'];
    case 'revealed':
      return ['models', 'follows'];
    case 'orders-revealed':
      return ['orders'];
    case 'arrivals':
      return event.side === viewer ? [] : ['kind', 'pods'];
    case 'pod-fell':
      return table.models[event.model].side === viewer ? [] : ['riders'];
    case 'shot':
    case 'shelled':
    case 'barrage':
    case 'beam':
    case 'power':
      return event.lost === 'range' ? ['lost'] : [];
    default:
      return DRAWN[event.kind] ?? [];
  }
}
