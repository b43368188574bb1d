import type { FieldLayer, FieldScene } from '../../games/adapter.ts';
import { Rings, SpotMark } from './marks.tsx';

/** Layers over the table, under what is planned. */
export function Laid({ layers, ground }: { layers: readonly FieldLayer[]; ground: FieldScene }) {
  return layers.map(({ lines, spots, rings }, i) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: layers in the order they were switched on
    <g key={i} className="laid">
      <Rings rings={rings} ground={ground} />
      {lines.map(({ from, to, kind }) => (
        <path key={`${from}`} className={`line seen ${kind}`} d={`M${from.join(' ')}L${to.join(' ')}`} />
      ))}
      {spots.map((spot) => (
        <SpotMark key={`${spot.x} ${spot.y}`} spot={spot} />
      ))}
    </g>
  ));
}
