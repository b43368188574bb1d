import type { RowId } from '../../../../games/epic-1991/sheets/index.ts';
import { ModelIcon } from '../army/fleet.tsx';
import { unitName } from '../game.ts';
import { type Draft, type Ground, placedUnits } from './draft.ts';

interface Props {
  ground: Ground;
  draft: Draft;
  units: readonly number[];
  selected: number;
  faulty: ReadonlySet<number>;
  onSelect(unit: number): void;
}

/** The army, unit by unit: who is in hand, who stands, who waits. */
export function UnitList({ ground, draft, units, selected, faulty, onSelect }: Props) {
  const { table, side } = ground;
  const done = placedUnits(ground, draft);
  return (
    <nav className="set-up-units" aria-label="Your units" data-side={side === 'A' ? 'side-a' : 'side-b'}>
      <p className="label">
        {units.filter((unit) => done.has(unit)).length} of {units.length} placed
      </p>
      <ol>
        {units.map((unit) => {
          const { models, card } = table.units[unit];
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
                <b>{unitName(table, unit)}</b> <em>{word}</em>
                <small>{table.cards[card].name}</small>
                <span className="fleet">
                  {models.map((id) => (
                    <ModelIcon key={id} row={table.models[id].row.id as RowId} far />
                  ))}
                </span>
              </button>
            </li>
          );
        })}
      </ol>
    </nav>
  );
}
