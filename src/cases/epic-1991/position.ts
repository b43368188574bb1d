/** The position of a case: models where it says, and the step that is under way. */
import { BURST } from '../../games/epic-1991/barrages/barrage.ts';
import { buildingPlace } from '../../games/epic-1991/buildings/occupants.ts';
import { closeStep } from '../../games/epic-1991/close-combat/segment.ts';
import { hasContact, stand } from '../../games/epic-1991/geometry/position.ts';
import { orderStep } from '../../games/epic-1991/orders/orders.ts';
import type { Play } from '../../games/epic-1991/play.ts';
import { pastOf } from '../../games/epic-1991/recount.ts';
import { firstState } from '../../games/epic-1991/setup.ts';
import { type Damage, damageOf, LOCATIONS, MOUNTS, withEffect } from '../../games/epic-1991/sheets/index.ts';
import { type Model, type Phase, SIDES, type State } from '../../games/epic-1991/state.ts';
import type { Step } from '../../games/epic-1991/steps.ts';
import { rollTerrain } from '../../games/epic-1991/terrain/generator.ts';
import type { Case } from '../case.ts';
import { u } from '../centimetres/models.ts';
import { problemAt } from '../problem.ts';
import type { CaseModel } from './models.ts';
import type { Names, Roster } from './roster.ts';
import { PHASES, type Settings } from './settings.ts';

export function layOut(
  written: Case,
  settings: Settings,
  pieces: readonly CaseModel[],
  roster: Roster,
): State {
  const { table, names } = roster;
  const state = firstState(table);
  const { initiative, mover } = settings;
  const turn = settings.turn ?? (isSetup(settings) ? 0 : 1);
  Object.assign(state, {
    turn,
    phase: phaseOf(settings.phase),
    vps: { ...settings.vps },
    initiative: initiative === undefined ? (isSetup(settings) ? null : 'A') : initiative,
    mover: mover ?? (settings.phase === 'movement' && settings.part !== 'choose' ? 'A' : null),
    quiet: settings.quiet,
    eventful: settings.eventful,
    discs: settings.discs.map(({ is, at, owner }) => ({
      kind: is,
      x: u(at[0], written.settings.discs.place),
      y: u(at[1], written.settings.discs.place),
      radius: BURST,
      owner,
    })),
    objectives: settings.objectives.map(([x, y, holder = null]) => ({
      x: u(x, written.settings.objectives.place),
      y: u(y, written.settings.objectives.place),
      holder,
    })),
  });
  for (const piece of pieces) put(roster, state, piece);
  for (const piece of pieces) if (piece.carrier !== null) board(names, state, piece);
  if (!isSetup(settings))
    for (const piece of pieces) {
      const model = state.models[names.models.get(piece.name)!];
      model.held =
        piece.held ?? (model.where === 'table' && !piece.charged && hasContact(table, state, model.id));
    }
  arrangeUnits(written, settings, pieces, names, state);
  for (const [name, { casualties, broken, scored }] of Object.entries(settings.cards)) {
    const card = names.cards.get(name);
    if (card === undefined)
      throw problemAt(written.settings.cards.place, `No unit belongs to the card ${name}.`);
    Object.assign(state.cards[card], { casualties, broken, scored });
  }
  table.past = pastOf(table, state);
  return state;
}

function isSetup({ phase }: Settings): boolean {
  return phaseOf(phase) === 'setup';
}

function phaseOf(phase: Settings['phase']): Phase {
  if (phase === 'orders' || phase === 'movement' || phase === 'end') return phase;
  return phase === 'first-fire' || phase === 'close' || phase === 'advancing' ? 'combat' : 'setup';
}

function put({ table, names }: Roster, state: State, piece: CaseModel): void {
  const model = state.models[names.models.get(piece.name)!];
  const { clock, boarded, left, charged, stuck, locked, thrown, exposed, spentOn, cast, energy, opened } =
    piece;
  Object.assign(model, {
    clock,
    boarded,
    left,
    charged,
    stuck,
    locked,
    thrown,
    exposed,
    spentOn,
    cast,
    energy,
    opened,
  });
  if (piece.spot) {
    stand(table, state, model, piece.spot.x, piece.spot.y, piece.heading);
    occupy({ table, names }, state, piece, model);
  } else model.heading = piece.heading;
  if (piece.gone) model.where = 'gone';
  if (model.titan > 0) damage(state, model, piece);
}

/** A stand flush with a wall is in that building without a word; where two walls are flush the case says which. */
function occupy({ table }: Roster, state: State, piece: CaseModel, model: Model): void {
  const found = buildingPlace(table, state, model.id, model.x, model.y, model.heading, piece.wall);
  if (!found) return;
  if ('why' in found) throw problemAt(piece.place, `${piece.name}: ${found.why}`);
  Object.assign(model, found);
}

function damage(state: State, model: Model, piece: CaseModel): void {
  const titan = state.titans[model.titan];
  Object.assign(titan, { shields: piece.shields, deaf: piece.deaf, plasma: piece.plasma });
  titan.lost = MOUNTS.map((mount) => piece.lost.includes(mount));
  titan.damage = LOCATIONS.map((location) => {
    const rows = [piece.damage[location] ?? []].flat();
    return {
      rolls: rows.length,
      effects: rows.map((row) => damageOf(location, row)).reduce(withEffect, [] as readonly Damage[]),
    };
  });
}

function board(names: Names, state: State, piece: CaseModel): void {
  const carrier = state.models[names.models.get(piece.carrier!) ?? 0];
  if (!carrier) throw problemAt(piece.place, `Nothing is called '${piece.carrier}'.`);
  Object.assign(state.models[names.models.get(piece.name)!], {
    where: carrier.where === 'away' ? 'away' : 'aboard', // in a pod that has not come down
    carrier: carrier.id,
  });
}

function arrangeUnits(
  written: Case,
  settings: Settings,
  pieces: readonly CaseModel[],
  names: Names,
  state: State,
): void {
  for (const [name, fields] of Object.entries(settings.units)) {
    const { side: _, kind, deck, clan, card, morale, grants, detached, follows, ...rest } = fields;
    const unit = state.units[names.units.get(name)!];
    const leader = follows === undefined ? 0 : names.units.get(follows);
    if (leader === undefined)
      throw problemAt(written.settings.units.place, `No unit is called '${follows}'.`);
    Object.assign(unit, rest, {
      detached: detached.map((model) => names.models.get(model) ?? 0),
      follows: leader,
    });
  }
  for (const { unit, order } of pieces)
    if (order !== undefined) state.units[names.units.get(unit)!].order = order;
}

/** What is under way, the last on top. */
export function stepsOf(settings: Settings, play: Play): Step[] {
  const next = settings.next ?? play.state.initiative ?? 'A';
  const advancing: Step = { do: 'segment', segment: 'advancing', next };
  switch (settings.phase) {
    case 'orders':
      return [orderStep()];
    case 'movement':
      return [{ do: 'movement', stage: settings.part, landed: false }];
    case 'first-fire':
      return [advancing, closeStep(), { do: 'segment', segment: 'first', next }];
    case 'close':
      return [advancing, closeStep()];
    case 'advancing':
      return [advancing];
    case 'end':
      return [{ do: 'end', stage: 'objectives', left: [] }];
    default:
      return setupSteps(settings, play);
  }
}

/** From this stage of setting up on. */
function setupSteps({ phase }: Settings, play: Play): Step[] {
  const from = PHASES.indexOf(phase);
  const has = (stage: Settings['phase']) => PHASES.indexOf(stage) >= from;
  const steps: Step[] = [{ do: 'scouts', asking: false, chooser: null, sides: [], left: [], done: false }];
  if (has('deploy')) steps.push({ do: 'deploy', left: [...SIDES], next: null });
  if (has('edge')) steps.push({ do: 'edge', chooser: null });
  if (has('objectives')) steps.push({ do: 'objectives', next: null, left: { A: 4, B: 4 } });
  if (has('terrain')) steps.push(rollTerrain(play));
  return steps;
}
