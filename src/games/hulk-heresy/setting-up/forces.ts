/** HH-MISS-01: what a mission asks of a force besides its points. */
import type { Refusal } from '../../../kernel/contract.ts';
import { type KindId, kindOf } from '../data/kinds.ts';
import { DISCIPLINES } from '../data/powers.ts';
import { refuseForce } from '../force/check.ts';
import type { ForceList, ModelRow } from '../force/list.ts';
import { parseForce, printForce } from '../force/notation.ts';
import { sampleForces } from '../force/presets.ts';
import type { Side, State } from '../state.ts';
import { no } from '../steps.ts';
import type { Table } from '../table.ts';

const zoneFor = ({ mission }: Table, state: State, side: Side) => mission.zones[state.zones[side]];

function pointsFor(table: Table, state: State, side: Side): number {
  return zoneFor(table, state, side).points ?? table.mission.points;
}

export function refuseMuster(table: Table, state: State, side: Side, force: ForceList): Refusal | null {
  const { only, needs, without } = zoneFor(table, state, side);
  const refusal = refuseForce(force, pointsFor(table, state, side));
  if (refusal) return refusal;
  const stray = force.find(({ kind }) => only.length > 0 && !only.includes(kindOf(kind).list));
  if (stray) return no('HH-MISS-01', `The mission has no ${kindOf(stray.kind).label} on this side.`);
  const missing = needs.find((kind) => !force.some((row) => row.kind === kind || standsIn(row, kind)));
  if (missing) return no('HH-MISS-01', `The mission asks for a ${kindOf(missing).label}.`);
  const barred = force.find(({ kind }) => without.includes(kind));
  return barred ? no('HH-COMM-03', `The mission allows no ${kindOf(barred.kind).label}.`) : null;
}

/** HH-GSB-02: among daemons a Herald of Tzeentch takes the place of the mission's Librarian. */
const standsIn = ({ kind, herald }: ModelRow, needed: KindId): boolean =>
  needed === 'librarian' && kind === 'pink-horror' && herald;

/** HH-GSB-02: the force as it takes the field: such a Herald has the three Malefic powers. */
export function fielded(table: Table, state: State, side: Side, force: ForceList): ForceList {
  const { needs } = zoneFor(table, state, side);
  if (!needs.includes('librarian') || force.some(({ kind }) => kind === 'librarian')) return force;
  const herald = force.findIndex((row) => standsIn(row, 'librarian'));
  return force.map((row, i) =>
    i === herald ? { ...row, powers: [...DISCIPLINES['Malefic Daemonology']] } : row,
  );
}

/** Some forces that this side may muster; the mission's own first. */
export function samplesFor(table: Table, state: State, side: Side): ForceList[] {
  const { sample } = zoneFor(table, state, side);
  const own = sample === undefined ? [] : [parseForce(sample)];
  const all = [...own, ...sampleForces(pointsFor(table, state, side))];
  const lines = all.map(printForce);
  return all.filter((force, i) => lines.indexOf(lines[i]) === i && !refuseMuster(table, state, side, force));
}
