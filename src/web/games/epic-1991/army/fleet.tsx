import { type RowId, rowOf, SIZES } from '../../../../games/epic-1991/sheets/index.ts';
import { symbolOf } from '../symbols.ts';

/** More models than this are drawn as the table shows them from afar. */
const MANY = 12;

/** One model from above. */
export function ModelIcon({ row, far = false }: { row: RowId; far?: boolean }) {
  const { size } = rowOf(row);
  const { width, length } = SIZES[size];
  const half = Math.max(width, length) / 20 + (size === 'TITAN' ? 4 : 1);
  return (
    <svg className="pc-icon" viewBox={`${-half} ${-half} ${2 * half} ${2 * half}`} aria-hidden="true">
      <use href={`#${symbolOf(rowOf(row))}${far ? '-far' : ''}`} />
    </svg>
  );
}

/** The models of a card, unit by unit. */
export function Fleet({ units }: { units: readonly (readonly RowId[])[] }) {
  const count = units.reduce((sum, unit) => sum + unit.length, 0);
  const far = count > MANY;
  const size = far ? '' : count <= 4 ? ' near few' : ' near';
  return (
    <div className={`fleet${size}`}>
      {units.map((unit, u) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a unit is known by its place
        <span key={u} className="fleet-unit">
          {unit.map((row, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a model is known by its place
            <ModelIcon key={i} row={row} far={far} />
          ))}
        </span>
      ))}
    </div>
  );
}
