/** What a plan is for, in a word. */
import { headingOf } from '../../../../field/index.ts';
import { footprintAt, touches } from '../../../../games/epic-1989/geometry/position.ts';
import { detachmentName, detachmentOf, type Epic, type View } from '../game.ts';
import type { Plan, Walked } from './plan.ts';

const COMPASS = ['north', 'north-east', 'east', 'south-east', 'south', 'south-west', 'west', 'north-west'];

export function wordOf({ table }: Epic, view: View, { legs }: Plan, { units }: Walked): string {
  const name = (unit: number) => detachmentName(table, detachmentOf(table, unit));
  const moved = legs.flatMap(({ model }) => units.get(model) ?? []);
  const ways = legs.flatMap(({ way }) => way);
  if (moved.length === 0) return 'Stay';
  const ram = moved.find(({ rams }) => rams > 0);
  if (ram) return `Ram ${name(ram.rams)}`;
  const over = moved.find(({ overruns }) => overruns.length > 0);
  if (over) return `Overrun ${name(over.overruns[0])}`;
  const storms = moved.find(({ id, assaults }) => assaults > 0 && view.units[id].assaults === 0);
  if (storms) return `Storm building ${storms.assaults}`;
  if (moved.some(({ boards }) => boards > 0)) return 'Get in';
  const cell = ways.find((drive) => 'cell' in drive);
  if (cell && 'cell' in cell) return `Into building ${cell.building}`;
  if (ways.some((drive) => 'out' in drive))
    return moved.some(({ id }) => view.units[id].building > 0) ? 'Come out' : 'Get out';
  if (moved.every(({ where }) => where === 'left')) return 'Leave the table';
  const tread = ways.find((drive) => 'stomp' in drive);
  if (tread && 'stomp' in tread) return `Stomp on ${name(tread.stomp)}`;
  const foe = touched({ table }, view, moved);
  if (foe > 0) return `Charge ${name(foe)}`;
  const [dx, dy] = moved.reduce(
    ([x, y], unit) => [x + unit.x - view.units[unit.id].x, y + unit.y - view.units[unit.id].y],
    [0, 0],
  );
  if (Math.hypot(dx, dy) < 10 * moved.length) return 'Turn';
  const heading = headingOf(Math.round((Math.atan2(dx, dy) * 180) / Math.PI));
  return `Go ${COMPASS[Math.round(heading / 45) % 8]}`;
}

/** An enemy stand in contact with somebody who has moved there; 0 for none. */
function touched(
  { table }: Pick<Epic, 'table'>,
  view: View,
  moved: readonly { id: number; x: number; y: number; heading: number; where: string }[],
): number {
  for (const unit of moved) {
    if (unit.where !== 'table') continue;
    const { side } = table.units[unit.id];
    const own = footprintAt(table.units[unit.id], unit);
    for (const foe of view.units) {
      if (!foe || foe.where !== 'table' || table.units[foe.id].side === side) continue;
      if (Math.abs(foe.x - unit.x) > 600 || Math.abs(foe.y - unit.y) > 600) continue;
      if (touches(footprintAt(table.units[foe.id], foe), own)) return foe.id;
    }
  }
  return 0;
}
