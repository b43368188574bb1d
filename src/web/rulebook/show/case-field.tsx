import { useMemo } from 'react';
import type { Case } from '../../../cases/case.ts';
import { FieldView } from '../../field/field-view.tsx';
import type { FieldEffect, FieldScene } from '../../games/adapter.ts';
import type { Box } from '../../stage/box.ts';
import { createCamera } from '../../stage/camera.ts';
import { Marks } from '../../table/field/marks.tsx';
import '../../table/field/field-table.css';

interface Props {
  scene: FieldScene;
  /** The part of the table where anything of the case happens. */
  around: Box;
  effects: readonly FieldEffect[];
  label: string;
}

/** Pixels for a millimetre at most. */
const CLOSEST = 5;

/** A small table in centimetres that is only looked at. */
export function CaseField({ scene, around, effects, label }: Props) {
  const camera = useMemo(() => createCamera(around, CLOSEST), [around]);
  return (
    <figure className="case-field" aria-label={label}>
      <FieldView
        scene={scene}
        camera={camera}
        selected={0}
        onUnit={() => undefined}
        marks={<Marks discs={scene.discs ?? []} offer={null} effects={effects} hand={null} />}
      />
    </figure>
  );
}

/** Around a model, in mm, and the least that is shown of the table. */
const MARGIN = 60;
const LEAST = 300;

/** Where those stand, at any step of a case, of whom its steps speak; the whole table where there are none. */
export function aroundAll(scenes: readonly FieldScene[], { steps }: Case): Box {
  const [{ width, length }] = scenes;
  const words = new Set(JSON.stringify(steps).match(/[A-Za-z]+/g));
  const models = scenes.flatMap((scene) => {
    const spoken = new Set(scene.units.filter(({ name }) => words.has(name)).map(({ id }) => id));
    return spoken.size > 0 ? scene.models.filter(({ unit }) => spoken.has(unit)) : scene.models;
  });
  if (models.length === 0) return { x: 0, y: 0, width, height: length };
  const [xs, ys] = [models.map(({ x }) => x), models.map(({ y }) => y)];
  const span = (all: readonly number[]) => {
    const [low, high] = [Math.min(...all) - MARGIN, Math.max(...all) + MARGIN];
    const short = Math.max(0, LEAST - (high - low)) / 2;
    return { low: low - short, high: high + short };
  };
  const [across, down] = [span(xs), span(ys)];
  return { x: across.low, y: down.low, width: across.high - across.low, height: down.high - down.low };
}
