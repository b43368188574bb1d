/** Facts about models, units, cards and the battle, in the words of cases. */
import { LOCATIONS, MOUNTS } from '../../games/epic-1991/sheets/index.ts';
import type { State } from '../../games/epic-1991/state.ts';
import type { Table } from '../../games/epic-1991/table.ts';
import type { Facts } from '../adapter.ts';
import { inCm, nameOf } from '../centimetres/names.ts';
import { derivedFacts, inCommand } from './derived.ts';
import type { Names } from './roster.ts';

/** A name may stand for a model, its unit of one, and that unit's card: their facts are told together. */
export function factsOf(table: Table, names: Names, state: State, subject: string | null): Facts | null {
  if (subject === null) return gameFacts(names, state);
  const [model, unit, card] = [names.models, names.units, names.cards].map((among) => among.get(subject));
  const piece = names.pieces.get(subject);
  if (piece !== undefined) return { is: state.pieces[piece]?.kind ?? 'none' };
  if (model === undefined && unit === undefined && card === undefined) return null;
  return {
    ...(card !== undefined && cardFacts(state, card)),
    ...(unit !== undefined && unitFacts(table, names, state, unit)),
    ...(model !== undefined && modelFacts(table, names, state, model)),
  };
}

function gameFacts(names: Names, state: State): Facts {
  const { turn, phase, segment, vps, initiative, mover, south, quiet, eventful } = state;
  return {
    turn,
    phase,
    segment: segment ?? 'none',
    vps,
    initiative: initiative ?? 'none',
    mover: mover ?? 'none',
    south: south ?? 'none',
    quiet,
    eventful,
    objectives: state.objectives.map(({ holder }) => holder ?? 'none'),
    counters: state.objectives.map(inCm),
    discs: state.discs.map((disc) => ({ is: disc.kind, at: inCm(disc) })),
    terrain: state.pieces.flatMap((piece) => (piece ? [piece.kind] : [])),
    outcome: state.outcome ?? 'none',
    due: { ...state.due, checks: state.due.checks.map((unit) => nameOf(names.units, unit)) },
  };
}

function cardFacts(state: State, id: number): Facts {
  return { ...state.cards[id] };
}

function unitFacts(table: Table, names: Names, state: State, id: number): Facts {
  const { id: _, order, before, detached, follows, fellBack, ...rest } = state.units[id];
  const models = table.units[id].models.filter((model) => state.models[model].where !== 'gone');
  return {
    ...rest,
    is: models.length > 0 ? 'alive' : 'gone',
    order: order ?? 'nothing',
    before: before ?? 'nothing',
    detached: detached.map((model) => nameOf(names.models, model)),
    follows: nameOf(names.units, follows),
    fellBack,
    falling: fellBack > 0,
    inCommand: inCommand(table, state, id),
    models: models.map((model) => nameOf(names.models, model)),
  };
}

function modelFacts(table: Table, names: Names, state: State, id: number): Facts {
  const { id: _, x, y, carrier, building, titan, ...rest } = state.models[id];
  return {
    ...rest,
    is: rest.where,
    at: inCm({ x, y }),
    in: nameOf(names.models, carrier),
    building: nameOf(names.pieces, building),
    ...derivedFacts(table, state, id, (model) => nameOf(names.models, model)),
    ...(titan > 0 && titanFacts(state, titan)),
  };
}

function titanFacts(state: State, id: number): Facts {
  const { shields, damage, lost, deaf, plasma } = state.titans[id];
  return {
    shields,
    deaf,
    plasma,
    damage: Object.fromEntries(
      LOCATIONS.map((location, i) => [location, damage[i].effects.map(({ effect }) => effect)]),
    ),
    rolls: Object.fromEntries(LOCATIONS.map((location, i) => [location, damage[i].rolls])),
    lost: MOUNTS.filter((_, i) => lost[i]),
  };
}
