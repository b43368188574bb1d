/** Where tags of units lie: over their models, or under them where others stand above. */
import type { CounterDraw, ModelDraw, UnitDraw } from './field-scene.ts';

/** Half of what a tag covers at the size at which a battle is mostly looked at, in mm. */
const WIDE = 30;
const HIGH = 12;

/** A counter is about as wide. */
const COUNTER = 20;

type Place = Pick<UnitDraw, 'x' | 'y'>;

const covers = (tag: Place, { x, y }: Place, width = 0, length = 0) =>
  Math.abs(tag.x - x) < WIDE + width / 2 && Math.abs(tag.y - y) < HIGH + length / 2;

/** `over`: mm from the outermost model to its tag. */
export function tagsApart(
  units: readonly UnitDraw[],
  models: readonly ModelDraw[],
  counters: readonly CounterDraw[],
  over: number,
): UnitDraw[] {
  const lowest = new Map<number, number>();
  for (const { unit, y } of models) lowest.set(unit, Math.max(lowest.get(unit) ?? y, y));
  const placed: UnitDraw[] = [];
  for (const unit of units) {
    const hidden = (tag: Place) =>
      models.filter((one) => one.unit !== unit.id && covers(tag, one, one.width, one.length)).length +
      counters.filter((one) => covers(tag, one, COUNTER, COUNTER)).length +
      placed.filter((other) => covers(tag, other, 2 * WIDE, 2 * HIGH)).length;
    const under = { x: unit.x, y: (lowest.get(unit.id) ?? unit.y) + over };
    const above = hidden(unit);
    placed.push(above > 0 && hidden(under) < above ? { ...unit, y: under.y } : unit);
  }
  return placed;
}
