/** Where tags of units lie: over their models, or under them where others stand above. */
import type { CounterDraw, ModelDraw, UnitDraw } from './field-scene.ts';

/** Half of what a tag covers at the size at which a battle is mostly looked at, in mm. */
const WIDE = 30;
const HIGH = 12;

/** A counter is about as wide; so far from the bases of its models a tag begins. */
const COUNTER = 20;
const GAP = 3;

interface Place {
  readonly x: number;
  readonly y: number;
}

type Reached = Pick<ModelDraw, 'width' | 'length' | 'shields'>;

/** From a model's middle to where nothing of it lies, whichever way it looks. */
function reachOf({ width, length, shields }: Reached): number {
  return Math.max(width, length) / (shields ? 1.6 : 2) + GAP;
}

const covers = (tag: Place, { x, y }: Place, width = 0, length = 0) =>
  Math.abs(tag.x - x) < WIDE + width / 2 && Math.abs(tag.y - y) < HIGH + length / 2;

/** `x`, `y`: the middle of the edge by which a tag hangs on its unit. Units of which nobody stands there keep theirs. */
export function tagsApart(
  units: readonly UnitDraw[],
  models: readonly ModelDraw[],
  counters: readonly CounterDraw[],
): UnitDraw[] {
  const own = new Map<number, ModelDraw[]>();
  for (const model of models) {
    const known = own.get(model.unit);
    if (known) known.push(model);
    else own.set(model.unit, [model]);
  }
  const placed: Place[] = [];
  return units.map((unit) => {
    const standing = own.get(unit.id);
    if (!standing) return unit;
    const x = standing.reduce((sum, one) => sum + one.x, 0) / standing.length;
    const north = Math.min(...standing.map((one) => one.y - reachOf(one)));
    const south = Math.max(...standing.map((one) => one.y + reachOf(one)));
    const hidden = (tag: Place) =>
      models.filter((one) => one.unit !== unit.id && covers(tag, one, one.width, one.length)).length +
      counters.filter((one) => covers(tag, one, COUNTER, COUNTER)).length +
      placed.filter((other) => covers(tag, other, 2 * WIDE, 2 * HIGH)).length;
    const [over, under] = [
      { x, y: north - HIGH },
      { x, y: south + HIGH },
    ];
    const above = hidden(over);
    const isUnder = above > 0 && hidden(under) < above;
    placed.push(isUnder ? under : over);
    return { ...unit, x, y: isUnder ? south : north, under: isUnder };
  });
}
