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
      {[...dotsOf(scene)].map(([side, dots]) => (
        <path key={side} className={`chart-models ${side}`} d={dots} />
      ))}
    </>
  );
});

/** Every model of a side as a dot of one path: hundreds of elements would be made whenever one moves. */
function dotsOf({ models }: FieldScene): Map<string, string> {
  const dots = new Map<string, string>();
  for (const { side, x, y } of models) dots.set(side, `${dots.get(side) ?? ''}M${x} ${y}h0`);
  return dots;
}
