import type { ReactNode } from 'react';
import type { Deployment } from './deployment.ts';

interface Props {
  deployment: Pick<Deployment<never>, 'name' | 'under' | 'icons' | 'side'>;
  units: readonly number[];
  done: ReadonlySet<number>;
  selected: number;
  faulty: ReadonlySet<number>;
  meaning?(unit: number): ReactNode;
  onSelect(unit: number): void;
}

/** The army, unit by unit: who is in hand, who stands, who waits. */
export function UnitList({ deployment, units, done, selected, faulty, meaning, onSelect }: Props) {
  return (
    <nav className="set-up-units" aria-label="Your units" data-side={deployment.side}>
      <p className="label">
        {units.filter((unit) => done.has(unit)).length} of {units.length} placed
      </p>
      <ol>
        {units.map((unit) => {
          const word = faulty.has(unit)
            ? 'cannot stay'
            : done.has(unit)
              ? 'stands'
              : unit === selected
                ? 'in hand'
                : 'to place';
          return (
            <li key={unit}>
              <button
                type="button"
                className={faulty.has(unit) ? 'wrong' : done.has(unit) ? 'done' : ''}
                aria-pressed={unit === selected}
                data-unit={unit}
                onClick={() => onSelect(unit)}
              >
                <b>{deployment.name(unit)}</b> <em>{word}</em>
                {meaning?.(unit) ?? (
                  <>
                    <small>{deployment.under(unit)}</small>
                    <span className="fleet">{deployment.icons(unit)}</span>
                  </>
                )}
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
