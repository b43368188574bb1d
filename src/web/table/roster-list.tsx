import { memo, useCallback, useRef } from 'react';
import type { Roster, RosterRow } from '../games/adapter.ts';
import { Icon } from '../parts/icon.tsx';
import { Points } from '../parts/points.tsx';
import { useShare } from '../stage/use-share.ts';

interface Props {
  roster: Roster;
  selected: number;
  asked: number;
  onSelect(unit: number): void;
}

/** So many that they are drawn smaller: on a phone, and on a desk. (A selector that counts them is asked anew for every piece.) */
export function crowding(rows: number): string {
  return `${rows > 6 ? ' several' : ''}${rows > 8 ? ' many' : ''}`;
}

export function RosterList({ roster, selected, asked, onSelect }: Props) {
  const { rows } = useShare(roster);
  const choose = useRef(onSelect);
  choose.current = onSelect;
  const select = useCallback((unit: number) => choose.current(unit), []);
  return (
    <nav className="roster" aria-label="Units">
      <div className={`rows${crowding(rows.length)}`}>
        {rows.map((row) => (
          <Row
            key={row.unit}
            row={row}
            on={row.unit === selected}
            ask={row.unit === asked}
            onSelect={select}
          />
        ))}
      </div>
      <div className="tally">
        {roster.tally.map(({ symbol, side, text, label }) => (
          <div key={label} className={side} title={label}>
            {symbol && <Icon name={symbol} className="" />}
            <span>
              {text}
              <span className="hidden-text"> {label}</span>
            </span>
          </div>
        ))}
      </div>
    </nav>
  );
}

const Row = memo(function Row({
  row,
  on,
  ask,
  onSelect,
}: {
  row: RosterRow;
  on: boolean;
  ask: boolean;
  onSelect(unit: number): void;
}) {
  const away = row.state === 'dead' || row.state === 'out' || row.state === 'waits';
  const look = [on && 'on', ask && 'ask', row.state].filter(Boolean).join(' ');
  return (
    <button
      type="button"
      className={look}
      data-roster={row.unit}
      aria-pressed={on}
      aria-label={row.label}
      disabled={away}
      onClick={() => onSelect(row.unit)}
    >
      {row.number !== undefined && <span className="no">{row.number}</span>}
      <Icon name={row.symbol} className={`face ${row.side}`} />
      {row.chips[0] && <Icon name={row.chips[0]} className={`chip ${row.side}`} />}
      <b>{row.name}</b>
      {row.badge && <span className="count">{row.badge}</span>}
      {row.wounds && !away && (
        <span className="count" title={`${row.wounds.left} of ${row.wounds.full} wounds left`}>
          {row.wounds.left}
        </span>
      )}
      {away ? <span className="dim">{row.state}</span> : <Points left={row.ap} full={row.full} />}
    </button>
  );
});
