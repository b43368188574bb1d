import type { Seat } from '../../kernel/contract.ts';
import { useAllForces } from './force-store.ts';

interface Props {
  chosen: Readonly<Record<Seat, unknown>>;
  onChange(forces: Readonly<Record<Seat, unknown>>): void;
}

const SIDES = [
  { side: 'marine', word: 'Marine list' },
  { side: 'stealer', word: 'Stealer list' },
] as const;

/** Which of the lists kept here fight; without one, a side has what the mission gives it. */
export function ForcePick({ chosen, onChange }: Props) {
  const kept = useAllForces();
  return (
    <div className="force-pick">
      {SIDES.map(({ side, word }) => (
        <label key={side} className="field">
          <span className="label">{word}</span>
          <select
            data-field={`force-${side}`}
            value={kept.find(({ list }) => list === chosen[side])?.id ?? ''}
            onChange={(event) => {
              const found = kept.find(({ id }) => id === event.target.value);
              const { [side]: _, ...rest } = chosen;
              onChange(found ? { ...rest, [side]: found.list } : rest);
            }}
          >
            <option value="">As the mission gives</option>
            {kept
              .filter(({ list }) => list.side === side)
              .map(({ id, name, points }) => (
                <option key={id} value={id}>
                  {name}, {points} points
                </option>
              ))}
          </select>
        </label>
      ))}
      <a className="btn" href="#/forces">
        Write a list
      </a>
    </div>
  );
}
