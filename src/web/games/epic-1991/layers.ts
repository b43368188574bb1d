/** What can be laid over a battle to understand it: arcs of fire, who sees a place, how units hold together, who is in command. */
import { groupOf, groupsWithin, largestGroup, widestGap } from '../../../field/index.ts';
import { seesPoint } from '../../../games/epic-1991/firing/sight.ts';
import { inArc } from '../../../games/epic-1991/firing/targets.ts';
import { LINK } from '../../../games/epic-1991/geometry/formation.ts';
import { baseAt } from '../../../games/epic-1991/geometry/position.ts';
import { COMMAND, isInCommand } from '../../../games/epic-1991/orders/command.ts';
import type { Viewer } from '../../../kernel/contract.ts';
import { counted, listed } from '../../../kernel/words.ts';
import type { Point } from '../../stage/box.ts';
import type { FieldLayer, LayerKind, RingDraw, SpotDraw } from '../adapter.ts';
import { drawnAt, modelAt, onTable } from './drawing.ts';
import { type Epic, inCm, unitName, type View } from './game.ts';

export const LAYERS: readonly LayerKind[] = [
  { id: 'sight', word: 'Who sees this place', icon: 'i-eye', detail: 'Point at the table' },
  { id: 'arcs', word: 'Arcs of fire', icon: 'i-shoot', detail: 'Of the selected unit' },
  { id: 'links', word: 'Formation', icon: 'i-block', detail: 'Gaps of at most 6 cm' },
  { id: 'command', word: 'Command', icon: 'i-command', detail: 'Who can be given orders' },
];

const NOTHING: FieldLayer = { lines: [], spots: [], rings: [], says: [] };

export function layerOf(
  epic: Epic,
  view: View,
  viewer: Viewer,
  id: string,
  unit: number,
  at: Point | null,
): FieldLayer {
  switch (id) {
    case 'sight':
      return at ? sightOf(epic, view, at) : NOTHING;
    case 'arcs':
      return unit > 0 ? arcsOf(epic, view, unit) : NOTHING;
    case 'links':
      return linksOf(epic, view);
    default:
      return commandOf(epic, view, viewer);
  }
}

const standing = ({ table }: Epic, view: View, unit: number) =>
  table.units[unit].models.filter((id) => view.models[id].where === 'table');

/** A line from each unit that has a model that sees the place, from the one that stands nearest. */
function sightOf(epic: Epic, view: View, at: Point): FieldLayer {
  const { table } = epic;
  const place = onTable(table, at);
  const lines: { from: [number, number]; to: [number, number]; kind: string }[] = [];
  const seen: string[] = [];
  for (const info of table.units) {
    if (!info) continue;
    const off = (id: number) => Math.hypot(view.models[id].x - place.x, view.models[id].y - place.y);
    const eye = standing(epic, view, info.id)
      .filter((id) => inArc(table, view, id, place) && seesPoint(table, view, id, place))
      .sort((a, b) => off(a) - off(b))[0];
    if (eye === undefined) continue;
    const from = modelAt(table, view, eye);
    lines.push({ from: [from.x, from.y], to: [at.x, at.y], kind: info.side === 'A' ? 'side-a' : 'side-b' });
    seen.push(unitName(table, info.id));
  }
  return {
    ...NOTHING,
    lines,
    says: [seen.length > 0 ? `Seen by ${listed(seen)}.` : 'Nobody sees this place.'],
  };
}

/** E2-ARC-02: the front half of those that have one; how far is drawn where anybody may measure. */
function arcsOf(epic: Epic, view: View, unit: number): FieldLayer {
  const { table } = epic;
  const rings: RingDraw[] = standing(epic, view, unit).flatMap((id): RingDraw[] => {
    const { weapons, size } = table.models[id];
    const range = Math.max(0, ...weapons.map((weapon) => weapon?.range ?? 0));
    if (range === 0) return [];
    const radius = table.options.openMeasuring ? range / 10 : 80;
    const facing = size.arc === 'all' ? {} : { facing: view.models[id].heading };
    return [{ ...modelAt(table, view, id), radius, kind: 'range', ...facing }];
  });
  const text = table.options.openMeasuring ? 'As far as they shoot.' : 'How far is not measured.';
  return { ...NOTHING, rings, says: [`Arcs of ${unitName(table, unit)}. ${text}`] };
}

/** E2-FORM-03: the parts of units that hang together; those that do not are marked. */
function linksOf(epic: Epic, view: View): FieldLayer {
  const { table } = epic;
  const spots: SpotDraw[] = [];
  const says: string[] = [];
  for (const info of table.units) {
    if (!info) continue;
    const ids = standing(epic, view, info.id);
    const bases = ids.map((id) => baseAt(table, view, id));
    const groups = groupsWithin(bases, LINK);
    if (groups.count <= 1) continue;
    const main = largestGroup(groups);
    ids.forEach((id, i) => {
      if (groupOf(groups, i) !== main)
        spots.push({ ...modelAt(table, view, id), radius: 16, kind: 'fault', text: 'out of formation' });
    });
    const gap = table.options.openMeasuring ? `, a gap of ${inCm(widestGap(bases))}` : '';
    says.push(`${unitName(table, info.id)} stands in ${counted(groups.count, 'part')}${gap}.`);
  }
  return { ...NOTHING, spots, says: says.length > 0 ? says : ['Every unit is in formation.'] };
}

/** E2-ORK-07: 10 cm around those who command, and the units that nobody can tell anything. */
function commandOf(epic: Epic, view: View, viewer: Viewer): FieldLayer {
  const { table } = epic;
  const isMine = (side: string) => viewer === 'spectator' || side === viewer;
  const leaders = table.models.filter(
    (info) =>
      info &&
      isMine(info.side) &&
      view.models[info.id].where === 'table' &&
      info.traits.some(
        (trait) => trait === 'warboss' || trait === 'nobz' || trait === 'warlock' || trait === 'kaptin',
      ),
  );
  const lost = table.units.filter(
    (info) =>
      info &&
      isMine(info.side) &&
      standing(epic, view, info.id).length > 0 &&
      !isInCommand(table, view, info.id),
  );
  return {
    ...NOTHING,
    rings: leaders.map(({ id, size }) => ({
      ...modelAt(table, view, id),
      radius: (COMMAND + size.width / 2) / 10,
      kind: 'command',
    })),
    spots: lost.flatMap(({ id }) =>
      standing(epic, view, id).map((model, i): SpotDraw => {
        const { x, y } = view.models[model];
        return {
          ...drawnAt(table, x, y),
          radius: 14,
          kind: 'fault',
          ...(i === 0 ? { text: 'out of command' } : {}),
        };
      }),
    ),
    says: [
      lost.length > 0
        ? `Out of command: ${listed(lost.map(({ id }) => unitName(table, id)))}.`
        : 'Everybody can be given orders.',
    ],
  };
}
