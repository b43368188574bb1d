import { zoneOf } from '../../../../games/epic-1991/setting-up/zones.ts';
import { foeOf } from '../../../../games/epic-1991/state.ts';
import type { Draft, faultsOf, Ground } from './draft.ts';

interface Props {
  ground: Ground;
  draft: Draft;
  faults: ReturnType<typeof faultsOf>;
}

const MM = 10;

/** The zone that is open, the one that is sealed, and a frame around every model that cannot stay. */
export function SetUpMarks({ ground: { table, state, side }, draft, faults }: Props) {
  const strip = (of: typeof side) => {
    const [south, north] = zoneOf(table, state, of);
    return { y: (table.length - north) / MM, height: (north - south) / MM };
  };
  const width = table.width / MM;
  const wrong = new Map(draft.models.map((one) => [one.model, one]));
  return (
    <>
      <rect className="zone mine" x={0} width={width} {...strip(side)} />
      <rect className="zone theirs" x={0} width={width} {...strip(foeOf(side))} />
      {faults.map(({ model, refusal }) => {
        const one = wrong.get(model);
        if (!one || one.in !== undefined) return null;
        const { size } = table.models[model];
        const radius = Math.max(size.width, size.length) / MM / 1.4;
        return (
          <circle
            key={`${model} ${refusal.why}`}
            className="fault"
            cx={one.x / MM}
            cy={(table.length - one.y) / MM}
            r={radius}
          />
        );
      })}
    </>
  );
}
