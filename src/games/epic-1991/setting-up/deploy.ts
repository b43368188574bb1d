/** DEPL: both armies are set up in secret, or card by card in the open. */
import { inChain, insideBox, overlaps, type Polygon, within } from '../../../field/index.ts';
import type { Refusal } from '../../../kernel/contract.ts';
import type { Action, Placement } from '../actions.ts';
import { buildingPlace } from '../buildings/occupants.ts';
import type { Event } from '../events.ts';
import { LINK } from '../geometry/formation.ts';
import { overlapped } from '../geometry/places.ts';
import { ridersOf, stand, standing } from '../geometry/position.ts';
import { COMMAND } from '../orders/command.ts';
import { mayFollow } from '../orks/gretchin.ts';
import { finish, type Play } from '../play.ts';
import { foeOf, SIDES, type Side, type State } from '../state.ts';
import type { StepOf, StepRule } from '../steps.ts';
import type { Table } from '../table.ts';
import { baseOf, isOnBadGround } from '../terrain/ground.ts';
import { rollOff } from '../turn.ts';
import { listDeployments } from './deploy-offers.ts';
import { cardsToDeploy, mayArrive, mustArrive, zoneOf } from './zones.ts';

type DeployStep = StepOf<'deploy'>;
type Deploy = Extract<Action, { do: 'deploy' }>;

const no = (rule: string, why: string): Refusal => ({ rule, why });

/** The cards one action sets up: all of a side's, or the one whose models it names (E2-DEPL-05). */
function cardsOf(table: Table, state: State, side: Side, models: readonly Placement[]): number[] {
  const waiting = cardsToDeploy(table, state, side);
  if (!table.options.openDeployment) return waiting;
  const card = table.models[models[0]?.model]?.card;
  return waiting.includes(card) ? [card] : waiting.slice(0, 1);
}

export const deploy: StepRule<DeployStep> = {
  run(play, step) {
    const { table, state } = play;
    if (table.options.openDeployment) {
      step.next ??= foeOf(rollOff(play, 'setting up'));
      step.left = SIDES.filter((side) => cardsToDeploy(table, state, side).length > 0);
      if (!step.left.includes(step.next)) step.next = foeOf(step.next);
    }
    if (step.left.length > 0) return true;
    finish(play, step);
    play.events.push(shown(state));
    return false;
  },
  asks(table, _state, step) {
    const seats = table.options.openDeployment ? [step.next!] : step.left;
    const rule = table.options.openDeployment ? 'E2-DEPL-05' : 'E2-DEPL-03';
    const sealed = table.options.openDeployment ? {} : { secret: true as const };
    return seats.map((seat) => ({ seat, kind: 'deploy', rule, ...sealed }));
  },
  refuse(table, state, seat, action) {
    if (action.do !== 'deploy') return no('E2-DEPL-03', 'Set up your army.');
    return refuseDeploy(table, state, seat as Side, action);
  },
  list: (table, state, seat) => listDeployments(table, state, seat as Side),
  answer(play, seat, action, step) {
    if (action.do !== 'deploy') return;
    setUp(play, seat as Side, action);
    play.events.push({ kind: 'set-up', side: seat as Side });
    if (play.table.options.openDeployment) step.next = foeOf(seat as Side);
    else step.left = step.left.filter((side) => side !== seat);
  },
};

/** What both may see once both armies stand. */
function shown(state: State): Event {
  const models = state.models.flatMap((model): Placement[] => {
    if (!model || model.where === 'away') return [];
    const { id, x, y, heading, carrier, wall } = model;
    return [{ model: id, x, y, heading, ...(carrier ? { in: carrier } : {}), ...(wall < 0 ? {} : { wall }) }];
  });
  const mobs = state.units.filter((unit) => unit && unit.follows > 0);
  return { kind: 'revealed', models, follows: mobs.map(({ id, follows }) => [id, follows]) };
}

function refuseDeploy(table: Table, state: State, side: Side, action: Deploy): Refusal | null {
  const cards = cardsOf(table, state, side, action.models);
  const units = cards.flatMap((card) => table.cards[card].units);
  const wanted = new Set(units.flatMap((unit) => table.units[unit].models));
  const late = new Map(action.arrives);
  const refused = refuseArrivals(table, cards, action) ?? refuseNames(table, action, wanted, late);
  if (refused) return refused;
  const bases = new Map<number, Polygon>();
  for (const placement of action.models) {
    if (placement.in !== undefined || late.has(table.models[placement.model].card)) continue;
    const problem = refusePlace(table, state, side, placement, bases);
    if (problem) return problem;
  }
  return (
    refuseRiders(table, state, action, late) ??
    refuseFormation(table, state, units, action, bases, late) ??
    refuseFollowing(table, state, units, action, bases)
  );
}

/** Everything wrong with models that stand already, each with the model it is about; what is still to be set up does not matter. */
export function faultsIn(
  table: Table,
  state: State,
  side: Side,
  action: Deploy,
): { readonly model: number; readonly refusal: Refusal }[] {
  const late = new Map(action.arrives);
  const bases = new Map<number, Polygon>();
  const found = action.models.flatMap((placement) => {
    if (placement.in !== undefined || late.has(table.models[placement.model].card)) return [];
    const refusal = refusePlace(table, state, side, placement, bases);
    return refusal ? [{ model: placement.model, refusal }] : [];
  });
  const units = new Set(action.models.map(({ model }) => table.models[model].unit));
  for (const unit of units) {
    const [first] = table.units[unit].models;
    if (found.some(({ model }) => table.models[model].unit === unit)) continue;
    const refusal = refuseFormation(table, state, [unit], action, bases, late);
    if (refusal) found.push({ model: first, refusal });
  }
  return found;
}

/** E2-SPEC-05: pods must be given a turn, others may not. */
function refuseArrivals(table: Table, cards: readonly number[], { arrives }: Deploy): Refusal | null {
  for (const [card, turn] of arrives)
    if (!cards.includes(card) || !mayArrive(table, card) || turn < 1 || turn > 20)
      return no('E2-SPEC-05', 'Only pods and tunnellers arrive later, in one turn from 1 to 20.');
  if (new Set(arrives.map(([card]) => card)).size !== arrives.length)
    return no('E2-SPEC-05', 'A card arrives in one turn.');
  const missing = cards.find((card) => mustArrive(table, card) && !arrives.some(([id]) => id === card));
  return missing === undefined
    ? null
    : no('E2-SPEC-05', `Write down the turn in which ${table.cards[missing].name} arrives.`);
}

/** E2-DEPL-08: every model is placed, once. */
function refuseNames(
  table: Table,
  { models }: Deploy,
  wanted: ReadonlySet<number>,
  late: ReadonlyMap<number, number>,
): Refusal | null {
  const seen = new Set<number>();
  for (const { model, in: carrier } of models) {
    if (!wanted.has(model)) return no('E2-DEPL-08', 'That model is not to be set up now.');
    if (seen.has(model)) return no('E2-DEPL-08', 'A model is set up once.');
    if (late.has(table.models[model].card) && carrier === undefined)
      return no('E2-SPEC-05', 'What arrives later is not on the table yet.');
    seen.add(model);
  }
  for (const id of wanted)
    if (!seen.has(id) && !(late.has(table.models[id].card) && table.models[id].row.size !== 'INF'))
      return no('E2-DEPL-08', 'Every model must be set up.');
  return null;
}

function refusePlace(
  table: Table,
  state: State,
  side: Side,
  { model, x, y, heading, wall }: Placement,
  bases: Map<number, Polygon>,
): Refusal | null {
  const base = baseOf(table, model, x, y, heading);
  const [south, north] = zoneOf(table, state, side);
  if (!insideBox(base, [0, south, table.width, north]))
    return no('E2-DEPL-02', 'It must stand wholly in your zone.');
  const taken = [...bases.values()].some((other) => overlaps(other, base));
  if (taken || overlapped(table, state, base).length > 0)
    return no('E2-DEPL-04', 'Two models stand on one place.');
  const inside = buildingPlace(table, state, model, x, y, heading, wall);
  if (inside && 'why' in inside) return inside;
  if (!inside && isOnBadGround(table, state, model, base))
    return no('E2-DEPL-04', 'It may not stand on that ground.');
  bases.set(model, base);
  return null;
}

/** E2-TRAN-01, E2-TRAN-02: who starts aboard what. */
function refuseRiders(
  table: Table,
  state: State,
  { models }: Deploy,
  late: ReadonlyMap<number, number>,
): Refusal | null {
  const load = new Map<number, number>();
  for (const { model, in: carrier } of models) {
    if (carrier === undefined) continue;
    const info = table.models[carrier];
    if (!info || info.side !== table.models[model].side || info.row.carries === 0)
      return no('E2-TRAN-02', 'That carries nobody of yours.');
    if (table.models[model].row.size !== 'INF') return no('E2-TRAN-02', 'Only foot stands are carried.');
    if (late.has(info.card) !== late.has(table.models[model].card))
      return no('E2-DEPL-08', 'Those who arrive later ride in what arrives later.');
    const riders = (load.get(carrier) ?? ridersOf(state, carrier).length) + 1;
    if (riders > info.row.carries) return no('E2-TRAN-01', 'The transport is full.');
    load.set(carrier, riders);
    const stands = state.models[carrier].where === 'table'; // set up with an earlier card (E2-DEPL-05)
    const placed = models.some((other) => other.model === carrier && other.in === undefined);
    if (!late.has(info.card) && !stands && !placed)
      return no('E2-TRAN-03', 'Its transport is not set up with it.');
  }
  return null;
}

/** E2-FORM-03. */
function refuseFormation(
  table: Table,
  state: State,
  units: readonly number[],
  { models }: Deploy,
  bases: ReadonlyMap<number, Polygon>,
  late: ReadonlyMap<number, number>,
): Refusal | null {
  const carrierOf = new Map(models.map(({ model, in: carrier }) => [model, carrier]));
  for (const unit of units) {
    if (late.has(table.units[unit].card)) continue;
    const own = table.units[unit].models.flatMap((id) => {
      const at = carrierOf.get(id) ?? id;
      const base = bases.get(at) ?? standing(table, state).polygons[at];
      return base ? [base] : [];
    });
    if (!inChain(own, LINK))
      return no('E2-FORM-03', `${table.units[unit].name} must be set up with gaps of at most 6 cm.`);
  }
  return null;
}

/** E2-GRET-01, E2-DEPL-07. */
function refuseFollowing(
  table: Table,
  state: State,
  units: readonly number[],
  { follows, models }: Deploy,
  bases: ReadonlyMap<number, Polygon>,
): Refusal | null {
  const carrierOf = new Map(models.map(({ model, in: carrier }) => [model, carrier]));
  const placesOf = (unit: number) =>
    table.units[unit].models.flatMap((id) => {
      const base = bases.get(carrierOf.get(id) ?? id) ?? standing(table, state).polygons[id] ?? null;
      return base ? [base] : [];
    });
  const mobs = units.filter((unit) => table.units[unit].kind === 'gretchin');
  for (const [mob, leader] of follows) {
    if (!mobs.includes(mob)) return no('E2-GRET-01', 'Only Gretchin follow others.');
    if (!mayFollow(table, mob, leader))
      return no('E2-GRET-01', 'They follow an Ork unit with an order of its own.');
    if (!placesOf(mob).some((own) => placesOf(leader).some((base) => within(own, base, COMMAND))))
      return no('E2-DEPL-07', 'Gretchin are set up within 10 cm of the Orks they follow.');
  }
  const lost = mobs.find((mob) => follows.filter(([id]) => id === mob).length !== 1);
  const anyOrks = table.units.some((unit) => unit && mobs.length > 0 && mayFollow(table, mobs[0], unit.id));
  if (lost !== undefined && anyOrks) return no('E2-GRET-01', 'Say whom the Gretchin follow.');
  return state.phase === 'setup' ? null : no('E2-DEPL-03', 'The armies are set up.');
}

export function setUp({ table, state }: Pick<Play, 'table' | 'state'>, side: Side, action: Deploy): void {
  const late = new Map(action.arrives);
  for (const card of cardsOf(table, state, side, action.models)) {
    const turn = late.get(card);
    if (turn !== undefined) for (const unit of table.cards[card].units) state.units[unit].arrives = turn;
  }
  for (const { model, x, y, heading, in: carrier, wall } of action.models) {
    const it = state.models[model];
    if (carrier === undefined) {
      const inside = buildingPlace(table, state, model, x, y, heading, wall);
      stand(table, state, it, x, y, heading, inside && !('why' in inside) ? inside : undefined);
    } else Object.assign(it, { carrier, where: late.has(table.models[carrier].card) ? 'away' : 'aboard' });
  }
  for (const [mob, leader] of action.follows) state.units[mob].follows = leader;
}
