/** HID: what each side may know. A view is a state with holes. */
import type { Viewer } from '../../kernel/contract.ts';
import { topStep } from '../../kernel/steps.ts';
import type { Event } from './events.ts';
import { type Model, SEALED, type State, type Titan, UNKNOWN, type Unit } from './state.ts';
import type { Table } from './table.ts';

export type View = State;

/** E2-HID-07: nothing of the future is in a state, so only orders, set-ups and arrivals are hidden. */
export function view(table: Table, state: State, viewer: Viewer): View {
  const seen = fork(state);
  for (const unit of seen.units) {
    if (!unit || table.units[unit.id].side === viewer) continue;
    if (unit.sealed && unit.order !== 'wait') unit.order = SEALED; // E2-HID-03, E2-HID-04
    if (unit.arrives > 0 && unit.landedOn === 0) unit.arrives = UNKNOWN; // E2-HID-06
  }
  // E2-HID-02: while one side is still setting up, nobody sees the other's
  const step = topStep(state);
  if (step?.do === 'deploy' && !table.options.openDeployment)
    for (const model of seen.models) if (model && table.models[model.id].side !== viewer) hide(model);
  return seen;
}

function hide(model: Model): void {
  Object.assign(model, {
    where: 'away',
    x: 0,
    y: 0,
    heading: 0,
    ground: 0,
    carrier: 0,
    building: 0,
    wall: -1,
  });
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

export function redact(event: Event, viewer: Viewer): Event | null {
  if (event.kind === 'ordered' && event.side !== viewer) return { kind: 'ordered', side: event.side };
  return event;
}

/** Dice, and what was hidden and is shown. */
export function reveals(event: Event): boolean {
  return !QUIET.has(event.kind);
}

const QUIET: ReadonlySet<Event['kind']> = new Set([
  'piece-laid',
  'piece-dropped',
  'objective-placed',
  'edge',
  'set-up',
  'phase',
  'ordered',
  'goes-first',
  'moved',
  'activated',
  'popped-up',
  'paired',
]);
