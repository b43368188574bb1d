import './army-roster.css';
import { Fragment } from 'react';
import type { Roster, RosterRow } from '../games/adapter.ts';
import { Icon } from '../parts/icon.tsx';

interface Props {
  roster: Roster;
  selected: number;
  asked: number;
  onSelect(unit: number): void;
}

/** Units under their cards: order, name, how many are left, and a bar with a notch where the card breaks. */
export function ArmyRoster({ roster, selected, asked, onSelect }: Props) {
  return (
    <nav className="army-roster" aria-label="Units">
      <div className="rows">
        {roster.rows.map((row, i) => (
          <Fragment key={row.unit}>
            {row.group && row.group !== roster.rows[i - 1]?.group && <h3 className="label">{row.group}</h3>}
            <UnitRow
              row={row}
              on={row.unit === selected}
              ask={row.unit === asked}
              onSelect={() => onSelect(row.unit)}
            />
          </Fragment>
        ))}
      </div>
      {roster.tally.length > 0 && (
        <div className="foes">
          <h3 className="label">Enemy cards</h3>
          {roster.tally.map(({ symbol, side, text, label }) => (
            <p key={text} className={side}>
              <Icon name={symbol} />
              <span>
                {text}
                {label && <span className="hidden-text">, {label}</span>}
              </span>
            </p>
          ))}
        </div>
      )}
    </nav>
  );
}

function UnitRow({
  row,
  on,
  ask,
  onSelect,
}: {
  row: RosterRow;
  on: boolean;
  ask: boolean;
  onSelect(): void;
}) {
  const { unit, name, symbol, side, chips, badge, strength, state, label } = row;
  const away = state === 'dead' || state === 'out';
  return (
    <button
      type="button"
      className={[on && 'on', ask && 'ask', state, side].filter(Boolean).join(' ')}
      data-roster={unit}
      aria-pressed={on}
      aria-label={label}
      disabled={away}
      onClick={onSelect}
    >
      <Icon name={`${symbol}-far`} className="face" />
      <b>{name}</b>
      <span className="chips">
        {chips.map((chip) => (
          <Icon key={chip} name={chip} className="chip" />
        ))}
      </span>
      <span className="num">{badge}</span>
      {strength && strength.full > 0 && <Bar strength={strength} />}
    </button>
  );
}

function Bar({ strength: { left, full, breaks } }: { strength: NonNullable<RosterRow['strength']> }) {
  const part = (n: number) => `${(100 * n) / full}%`;
  return (
    <span className="bar" aria-hidden="true">
      <i style={{ width: part(left) }} />
      {breaks > 0 && breaks < full && <em style={{ left: part(full - breaks) }} />}
    </span>
  );
}
