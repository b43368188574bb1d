/** Facts about units, detachments and the battle, in the words of cases. */
import { pointsOf } from '../../games/epic-1989/end-phase/victory.ts';
import { aimAt } from '../../games/epic-1989/firing/aim.ts';
import { bearing } from '../../games/epic-1989/firing/bearing.ts';
import { shotsAt } from '../../games/epic-1989/firing/declare.ts';
import { attackOn } from '../../games/epic-1989/firing/targets.ts';
import { printForce } from '../../games/epic-1989/forces/words.ts';
import { inFormation } from '../../games/epic-1989/formation/formation.ts';
import { forget, touching } from '../../games/epic-1989/geometry/position.ts';
import { stillInBox } from '../../games/epic-1989/setting-up/buildings.ts';
import type { State } from '../../games/epic-1989/state.ts';
import type { Table } from '../../games/epic-1989/table.ts';
import type { Facts } from '../adapter.ts';
import { inCm, nameOf } from '../centimetres/names.ts';
import type { Names } from './position.ts';

/** A name may stand for a unit and for its detachment of one: their facts are told together. */
export function factsOf(table: Table, names: Names, state: State, subject: string | null): Facts | null {
  if (subject === null) return gameFacts(table, state);
  const building = names.buildings.get(subject);
  if (building !== undefined) {
    const { kind, counters, rubble } = state.buildings[building]!;
    return { is: rubble ? 'rubble' : kind, counters };
  }
  const [unit, detachment] = [names.units.get(subject), names.detachments.get(subject)];
  if (unit === undefined && detachment === undefined) return null;
  return {
    ...(detachment !== undefined && detachmentFacts(table, names, state, detachment)),
    ...(unit !== undefined && unitFacts(table, names, state, unit)),
  };
}

function gameFacts(table: Table, state: State): Facts {
  const { turn, phase, segment, first, edges, quiet, eventful, outcome, seats } = state;
  return {
    turn,
    phase,
    segment: segment ?? 'none',
    first: first ?? 'none',
    edges: edges ?? 'none',
    seats,
    quiet,
    eventful,
    points: { imperial: pointsOf(table, state, 'imperial'), rebel: pointsOf(table, state, 'rebel') },
    counters: state.hidden.map(({ side, number, detachment, building, ...at }) => ({
      side,
      number,
      detachment,
      building,
      at: inCm(at),
    })),
    /** Counters in hand. */
    support: Object.fromEntries(Object.entries(state.chests).map(([side, { ready }]) => [side, [...ready]])),
    markers: state.markers.map(({ id, is, load, stage, ...at }) => ({
      id,
      is,
      at: inCm(at),
      ...(is === 'mine' && { load, stage }),
    })),
    box: stillInBox(table, state).map(({ id }) => id),
    buildings: state.buildings.length - 1,
    outcome: outcome ?? 'none',
    forces: state.forces
      ? Object.fromEntries(Object.entries(state.forces).map(([side, force]) => [side, forceFact(force)]))
      : 'none',
  };
}

function forceFact(force: NonNullable<State['forces']>['imperial']): string {
  if (force === null) return 'agreed';
  return typeof force === 'string' ? force : printForce(force).join(' ');
}

function detachmentFacts(table: Table, names: Names, state: State, id: number): Facts {
  const { order, before, ...rest } = state.detachments[id];
  const units = table.detachments[id].units.filter(
    (unit) => !['gone', 'left'].includes(state.units[unit].where),
  );
  return {
    ...rest,
    is: units.length > 0 ? 'alive' : 'gone',
    order: order ?? 'nothing',
    before: before ?? 'nothing',
    units: units.map((unit) => nameOf(names.units, unit)),
    formation: () => {
      forget(table);
      return inFormation(table, state, id);
    },
  };
}

function unitFacts(table: Table, names: Names, state: State, id: number): Facts {
  const { id: _, x, y, carrier, rams, touched, titan, ...rest } = state.units[id];
  const there = rest.where === 'table';
  const work = (by: () => unknown) => () => {
    forget(table);
    return there ? by() : 'none';
  };
  const foes = state.units.filter(
    (foe) => foe?.where === 'table' && table.units[foe.id].side !== table.units[id].side,
  );
  const perShot = (by: (weapon: number, foe: number) => unknown) =>
    Object.fromEntries(
      foes.flatMap((foe) =>
        table.units[id].arms.map((_arm, weapon) => [
          `${weapon}>${nameOf(names.units, foe.id)}`,
          by(weapon, foe.id),
        ]),
      ),
    );
  const look = (weapon: number, foe: number) =>
    bearing(table, state, aimAt(table, state, id), table.units[id].arms[weapon], aimAt(table, state, foe));
  return {
    ...rest,
    ...titan,
    is: rest.where,
    number: id,
    at: inCm({ x, y }),
    in: nameOf(names.units, carrier),
    touches: work(() => touching(table, state, id, () => true).map((one) => nameOf(names.units, one))),
    /** Weapons, by number, that have it in arc. */
    arcs: work(() =>
      Object.fromEntries(
        foes.map((foe) => [
          nameOf(names.units, foe.id),
          table.units[id].arms.flatMap((_arm, weapon) => (look(weapon, foe.id).inArc ? [weapon] : [])),
        ]),
      ),
    ),
    seen: work(() => perShot((weapon, foe) => look(weapon, foe).seen)),
    cover: work(() => perShot((weapon, foe) => look(weapon, foe).cover)),
    /** The score each weapon needs as it would be fired now; 'none' where it may not. */
    hits: work(() =>
      perShot((weapon, foe) => {
        const [shot] = shotsAt(table, state, id, weapon, foe, 0);
        return shot ? attackOn(table, state, id, shot, foe, false)!.needed : 'none';
      }),
    ),
  };
}
