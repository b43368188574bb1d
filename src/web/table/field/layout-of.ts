import type { FieldScene, ModelDraw } from '../../games/adapter.ts';
import type { Box } from '../../stage/box.ts';
import type { Layout } from '../layout.ts';
import type { Controls } from './use-controls.ts';

/** Places are units: the box around its models and its tag. */
export function layoutOf(
  scene: FieldScene,
  { chooser, selected }: Pick<Controls, 'chooser' | 'selected'>,
): Layout {
  const byUnit = new Map<number, ModelDraw[]>();
  for (const model of scene.models) {
    const own = byUnit.get(model.unit);
    if (own) own.push(model);
    else byUnit.set(model.unit, [model]);
  }
  const boxes = new Map([...byUnit].map(([unit, models]) => [unit, boxAround(models)]));
  const units = new Map(scene.units.map((unit) => [unit.id, unit]));
  const [offer] = chooser?.offers ?? [];
  const ends = [
    ...(offer?.ghosts ?? []).map(({ x, y }) => [x, y] as const),
    ...[...(offer?.ways ?? []), ...(offer?.shots ?? [])].flatMap(({ from, to }) => [from, to]),
    ...(offer?.templates ?? []).map(({ x, y }) => [x, y] as const),
  ];
  return {
    at: (unit) => boxes.get(unit) ?? null,
    nameOf: (unit) => units.get(unit)?.name ?? '',
    opened: () => {
      const own = boxes.get(offer?.unit || selected);
      if (ends.length > 0) return around(own, boxOfPoints(ends, BASE));
      return own ?? { x: scene.width / 2, y: scene.length / 2, width: 1, height: 1 };
    },
    pieces: [...boxes.values()],
    asked: ({ unit: asked, concerns = [] }) => ({
      about: boxes.get(asked ?? 0) ?? null,
      keep: concerns.flatMap((unit) => boxes.get(unit) ?? []),
      shun: [...boxes].flatMap(([unit, box]) => (unit === asked || concerns.includes(unit) ? [] : [box])),
    }),
    face: (unit) => byUnit.get(unit)?.[0],
  };
}

/** The bases whichever way they look, shields and all, and the tag over them. */
function boxAround(models: readonly ModelDraw[]): Box {
  return boxOfPoints(
    models.flatMap(({ x, y, width, length, shields }) => {
      const reach = Math.max(width, length) / (shields ? 1.4 : 2);
      return [[x - reach, y - reach - TAG] as const, [x + reach, y + reach] as const];
    }),
  );
}

/** Around whatever stands or lies there; null where nothing does. */
export function boxOf({ models, counters }: Pick<FieldScene, 'models' | 'counters'>): Box | null {
  const lying = counters.length > 0 ? boxOfPoints(counters.map(({ x, y }) => [x, y] as const)) : undefined;
  return models.length > 0 ? around(lying, boxAround(models)) : (lying ?? null);
}

export function around(own: Box | undefined, of: Box): Box {
  if (!own) return of;
  const [west, north] = [Math.min(own.x, of.x), Math.min(own.y, of.y)];
  return {
    x: west,
    y: north,
    width: Math.max(own.x + own.width, of.x + of.width) - west,
    height: Math.max(own.y + own.height, of.y + of.height) - north,
  };
}

/** A little more on every side. */
const MARGIN = 6;
/** Around a place at which a model would stand. */
const BASE = 22;
/** What the tag of a unit takes above its models. */
const TAG = 34;

function boxOfPoints(at: readonly (readonly [number, number])[], margin = MARGIN): Box {
  const [xs, ys] = [at.map(([x]) => x), at.map(([, y]) => y)];
  const [west, north] = [Math.min(...xs) - margin, Math.min(...ys) - margin];
  return {
    x: west,
    y: north,
    width: Math.max(...xs) + margin - west,
    height: Math.max(...ys) + margin - north,
  };
}
