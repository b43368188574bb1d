/** Setting up by hand, as this game has it. */
import '../army/force.css';
import type { Placement } from '../../../../games/epic-1989/actions.ts';
import type { Table } from '../../../../games/epic-1989/table.ts';
import type { Deployment } from '../../../setup/deployment.ts';
import type { Box } from '../../../stage/box.ts';
import { unitWords } from '../army/force-file.ts';
import { UnitIcon } from '../army/unit-icons.tsx';
import { MM } from '../drawing.ts';
import { detachmentName, readable, SIDE_CLASS, unitCalled, unitInFull } from '../game.ts';
import { sceneOf } from '../scene.ts';
import { Commanders } from './commanders.tsx';
import {
  type Draft,
  EMPTY,
  faultsOf,
  type Ground,
  ledBy,
  partyFor,
  placedDetachments,
  poseOf,
  shifted,
  stateWith,
  toPlace,
  turned,
  unitAt,
  withDetachment,
  without,
  withRest,
} from './draft.ts';

const FACING = { north: 180, south: 0, east: 270, west: 90 } as const;

export function deploymentOf(ground: Ground): Deployment<Draft> {
  const { table, state, side } = ground;
  const zones = zonesOf(ground);
  const cards = (id: number) => table.detachments[id].units.map((unit) => table.units[unit].card.id);
  return {
    empty: EMPTY,
    extent: { width: table.width, length: table.depth },
    home: zones[0],
    zones: zones.map((zone) => ({ whose: 'mine', path: outlineOf(ground, zone) })),
    heading: state.edges ? FACING[state.edges[side]] : 0,
    side: SIDE_CLASS[side],
    aboard: 'Infantry rides on vehicles that are placed',
    noRoom: { rule: 'E1-SETUP-07', why: 'There is no room left for the others. Move somebody.' },
    missing: 'E1-SETUP-08',
    units: (draft) => toPlace(ground, draft),
    name: (id) => detachmentName(table, id),
    under: (id) => unitWords(cards(id)),
    icons: (id) =>
      // biome-ignore lint/suspicious/noArrayIndexKey: units of a kind are alike
      cards(id).map((card, i) => <UnitIcon key={i} id={card} side={side} />),
    placed: (draft) => placedDetachments(ground, draft),
    modelsOf: (id) => table.detachments[id].units,
    unitOf: (unit) => table.units[unit].detachment,
    modelAt: (draft, x, y) => unitAt(ground, draft, x, y),
    middle: (draft, id) => {
      const poses = draft.units
        .filter(({ unit }) => table.units[unit].detachment === id)
        .flatMap((one) => poseOf(ground, one) ?? []);
      if (poses.length === 0) return null;
      const mean = (of: 'x' | 'y') =>
        Math.round(poses.reduce((sum, pose) => sum + pose[of], 0) / poses.length);
      return { x: mean('x'), y: mean('y') };
    },
    drop: (draft, id, x, y, how) => withDetachment(ground, draft, id, x, y, how),
    shift: (draft, units, dx, dy) => shifted(ground, draft, units, dx, dy),
    turn: (draft, id, degrees) => turned(ground, draft, id, degrees),
    without: (draft, id) => without(ground, draft, id),
    rest: (draft, idea) => withRest(ground, draft, idea),
    faults: (draft) => {
      const placed = new Map(draft.units.map((one) => [one.unit, one]));
      return faultsOf(ground, draft).map(({ unit, refusal }) => ({
        unit: table.units[unit].detachment,
        who: unitInFull(table, unit),
        refusal: { ...refusal, why: plain(table, refusal.why) },
        at: circleOf(ground, placed.get(unit)),
      }));
    },
    scene: (draft) => sceneOf(table, stateWith(ground, draft)),
    more: (draft, id, change) =>
      id > 0 && table.detachments[id].commanders > 0 ? (
        <Commanders
          called={(unit) => unitCalled(table, unit)}
          placed={draft.units.filter(({ unit }) => table.units[unit].detachment === id)}
          onChange={(unit) => change(ledBy(ground, draft, unit))}
        />
      ) : null,
  };
}

/** Whose it is stands before the sentence; others have their names. */
function plain(table: Table, why: string): string {
  const about = why.replace(/^Unit \d+ /, 'It ').replace(/^Detachment \d+ /, 'Its detachment ');
  return readable(table, about);
}

function circleOf(ground: Ground, one: Placement | undefined) {
  const pose = one ? poseOf(ground, one) : null;
  if (!one || !pose) return null;
  const { table } = ground;
  const { width, length } = table.units[one.unit].size;
  return {
    x: pose.x / MM,
    y: (table.depth - pose.y) / MM,
    radius: Math.max(width, length) / MM / 1.4,
  };
}

/** The boxes of the zones of a side, in millimetres. */
function zonesOf(ground: Ground): Box[] {
  const { table } = ground;
  const party = partyFor(ground, EMPTY);
  const boxes = party.detachments.map((id) => boxDrawn(table, party.quarters(id).zone.box));
  return [...new Map(boxes.map((box) => [Object.values(box).join(' '), box])).values()];
}

/** As much of a box of the rules as lies on the table, in millimetres. */
export function boxDrawn(
  { width, depth }: Pick<Table, 'width' | 'depth'>,
  [west, south, east, north]: readonly number[],
): Box {
  const [left, right] = [Math.max(0, west) / MM, Math.min(width, east) / MM];
  const [top, bottom] = [Math.max(0, depth - north) / MM, Math.min(depth, depth - south) / MM];
  return { x: left, y: top, width: right - left, height: bottom - top };
}

/** E1-SCEN-18: round the point where the trap closes; else a strip or the whole table. */
function outlineOf({ table, state, side }: Ground, { x, y, width, height }: Box): string {
  const { point } = state;
  if (!point || side !== 'imperial') return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const zone = 12 * 10;
  const [mx, my] = [point.x / MM, (table.depth - point.y) / MM];
  return `M${mx - zone} ${my}a${zone} ${zone} 0 1 0 ${2 * zone} 0a${zone} ${zone} 0 1 0 ${-2 * zone} 0`;
}
