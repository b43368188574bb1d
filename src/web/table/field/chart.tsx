import { memo } from 'react';
import type { FieldScene } from '../../games/adapter.ts';

/** The whole table in the corner: ground in outline, units as dots. */
export const Chart = memo(function Chart({ scene }: { scene: FieldScene }) {
  return (
    <>
      <rect className="chart-ground" width={scene.width} height={scene.length} />
      {scene.terrain.map(({ id, kind, parts }) => (
        <path
          key={id}
          className={`chart-piece ${kind}`}
          d={parts.map((part) => `M${part.join(' ')}Z`).join('')}
        />
      ))}
      {scene.models.map(({ id, side, x, y }) => (
        <circle key={id} className={`chart-model ${side}`} cx={x} cy={y} r={11} />
      ))}
    </>
  );
});
