/** What can be laid over a battle to understand it: mounts with their arcs, what each gun sees of an enemy, how detachments hold together. */

import { aimAt } from '../../../games/epic-1989/firing/aim.ts';
import { bearing, originOf } from '../../../games/epic-1989/firing/bearing.ts';
import { look, terrainBetween } from '../../../games/epic-1989/firing/sight.ts';
import { inFormation } from '../../../games/epic-1989/formation/formation.ts';
import { capital, listed } from '../../../kernel/words.ts';
import type { Point } from '../../stage/box.ts';
import type { FieldLayer, LayerKind, RingDraw, SpotDraw } from '../adapter.ts';
import { drawnAt } from './drawing.ts';
import { detachmentName, type Epic, standingOf, unitCalled, unitInFull, type View } from './game.ts';
import { mountWord } from './roster.ts';

export const LAYERS: readonly LayerKind[] = [
  { id: 'guns', word: 'What each gun sees', icon: 'i-eye', detail: 'Of the enemy that is pointed at' },
  { id: 'arcs', word: 'Mounts and arcs', icon: 'i-shoot', detail: 'Of the selected detachment' },
  { id: 'links', word: 'Formation', icon: 'i-block', detail: 'Gaps of at most 6 cm' },
];

const NOTHING: FieldLayer = { lines: [], spots: [], rings: [], says: [] };

export function layerOf(
  epic: Epic,
  view: View,
  id: string,
  detachment: number,
  at: Point | null,
): FieldLayer {
  switch (id) {
    case 'guns':
      return detachment > 0 && at ? gunsOf(epic, view, detachment, at) : NOTHING;
    case 'arcs':
      return detachment > 0 ? arcsOf(epic, view, detachment) : NOTHING;
    default:
      return linksOf(epic, view);
  }
}

/** Degrees off the heading, and how wide: what lies in the arc of a mount (E1-ARC-01). */
const ARCS: Readonly<Record<string, readonly [off: number, wide: number]>> = {
  SwL: [270, 180],
  SwR: [90, 180],
  SwF: [0, 180],
  SwB: [180, 180],
  FxF: [0, 90],
  FxB: [180, 90],
};

/** mm an arc is drawn wide: how far each weapon reaches is on its card. */
const SHOWN = 90;

function arcsOf(epic: Epic, view: View, detachment: number): FieldLayer {
  const { table } = epic;
  const rings = standingOf(table, view, detachment).flatMap((id): RingDraw[] =>
    table.units[id].arms.flatMap((arm, i): RingDraw[] => {
      const arc = ARCS[arm.mount ?? ''];
      const from = originOf(table, view, id, arm);
      if (!arc || !from) return [];
      const [off, wide] = arc;
      const facing = (view.units[id].heading + off) % 360;
      return [{ ...drawnAt(table, from.x, from.y), radius: SHOWN + 2 * i, kind: 'range', facing, wide }];
    }),
  );
  return { ...NOTHING, rings, says: [`Arcs of ${detachmentName(table, detachment)}.`] };
}

/** The enemy nearest to a place of the drawing, if there is one near it. */
function foeNear({ table }: Epic, view: View, side: string, at: Point): number {
  let [best, least] = [0, 60];
  for (const unit of view.units) {
    if (!unit || unit.where !== 'table' || table.units[unit.id].side === side) continue;
    const { x, y } = drawnAt(table, unit.x, unit.y);
    const gap = Math.hypot(x - at.x, y - at.y);
    if (gap < least) [best, least] = [unit.id, gap];
  }
  return best;
}

/** E1-LOS-06, E1-COVER-07: the lines of each mount to the nine points of an enemy, clear or not. */
function gunsOf(epic: Epic, view: View, detachment: number, at: Point): FieldLayer {
  const { table } = epic;
  const foe = foeNear(epic, view, table.detachments[detachment].side, at);
  const [eye] = standingOf(table, view, detachment);
  if (foe === 0 || eye === undefined) return NOTHING;
  const [firer, target] = [aimAt(table, view, eye), aimAt(table, view, foe)];
  const lines: { from: [number, number]; to: [number, number]; kind: string }[] = [];
  const said: string[] = [];
  for (const arm of table.units[eye].arms) {
    const from = originOf(table, view, eye, arm) ?? view.units[eye];
    const { inArc, seen, cover } = bearing(table, view, firer, arm, target);
    const name = capital(mountWord(arm) || 'the stand');
    if (!inArc) {
      said.push(`${name}: not in arc`);
      continue;
    }
    const among = terrainBetween(view, [from], target.points);
    const points = target.points.map((to) => ({
      to,
      ...look(table, view, firer, from, target, to, among),
    }));
    const clear = points.filter((one) => one.clear).length;
    const how = seen ? (cover ? 'in cover' : 'clear') : 'unseen';
    said.push(`${name}: ${clear} of ${points.length} points clear, ${how}`);
    const start = drawnAt(table, from.x, from.y);
    for (const { to, clear: isClear, open } of points) {
      const end = drawnAt(table, to.x, to.y);
      lines.push({
        from: [start.x, start.y],
        to: [end.x, end.y],
        kind: isClear ? 'side-a' : open ? 'side-b' : 'blocked',
      });
    }
  }
  return {
    ...NOTHING,
    lines,
    says: [`${unitInFull(table, eye)} at ${unitCalled(table, foe)}. ${[...new Set(said)].join('; ')}.`],
  };
}

/** E1-DET-02: detachments that do not hang together. */
function linksOf(epic: Epic, view: View): FieldLayer {
  const { table } = epic;
  const broken = table.detachments.filter((info) => {
    if (!info || !view.units[info.units[0]]) return false;
    return standingOf(table, view, info.id).length > 0 && !inFormation(table, view, info.id);
  });
  const spots = broken.flatMap(({ id }) =>
    standingOf(table, view, id).map((unit, i): SpotDraw => {
      const { x, y } = view.units[unit];
      const text = i === 0 ? { text: 'out of formation: must advance' } : {};
      return { ...drawnAt(table, x, y), radius: 18, kind: 'fault', ...text };
    }),
  );
  const names = broken.map(({ id }) => detachmentName(table, id));
  const says = names.length > 0 ? `Out of formation: ${listed(names)}.` : 'Every detachment is in formation.';
  return { ...NOTHING, spots, says: [says] };
}
