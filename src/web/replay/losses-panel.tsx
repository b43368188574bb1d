import { useMemo } from 'react';
import { byUnit, type Loss } from './losses.ts';

interface Props {
  losses: readonly Loss[];
  at: number;
  onSeek(at: number): void;
}

/** The map of losses in words: the table has a cross for each. A press goes to where the first of a unit fell. */
export function LossesPanel({ losses, at, onSeek }: Props) {
  const soFar = useMemo(() => losses.filter((loss) => loss.at <= at), [losses, at]);
  const rows = useMemo(() => byUnit(soFar), [soFar]);
  if (rows.length === 0)
    return <p className="dim">{losses.length > 0 ? 'Nobody has fallen up to here.' : 'Nobody fell.'}</p>;
  return (
    <section className="losses" aria-label="Losses">
      <p className="dim">
        {soFar.length} of {losses.length} that fell in this match, each with a cross where it stood.
      </p>
      <ul>
        {rows.map(({ key, unit, side, lost, to, at: first }) => (
          <li key={key} className={side}>
            <button type="button" title="Show the table at that moment" onClick={() => onSeek(first)}>
              <b>{unit}</b>
              <span className="num">{lost}</span>
              <span className="loss-bar" aria-hidden="true">
                {soFar
                  .filter((loss) => `${loss.side} ${loss.unit}` === key)
                  .map(({ model }) => (
                    <i key={model} />
                  ))}
              </span>
              <span className="dim">{to}</span>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
