import '../style/battle-tokens.css';
import './battle-map.css';
import type { Battlefield } from './gallery.ts';

/** A battlefield, small: terrain, objectives. */
export function BattleMap({ field }: { field: Battlefield }) {
  const { width, height, ground, objectives } = field;
  const ring = height / 24;
  if (ground.length === 0) return <p className="battle-map none">The players lay the ground</p>;
  return (
    <svg
      className="battle-map"
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="xMidYMid slice"
      aria-hidden="true"
    >
      {ground.map(({ kind, path }) => (
        <path key={path} className={`ground ${kind}`} d={path} />
      ))}
      {objectives.map(({ x, y }) => (
        <path
          key={`${x} ${y}`}
          className="goal"
          d={`M${x - ring} ${y}l${ring / 2} ${-ring * 0.87}h${ring}l${ring / 2} ${ring * 0.87}l${-ring / 2} ${ring * 0.87}h${-ring}z`}
        />
      ))}
    </svg>
  );
}
