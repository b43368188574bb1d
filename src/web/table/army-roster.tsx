import './army-roster.css';
import { Fragment } from 'react';
import type { Roster, RosterRow, Todo } from '../games/adapter.ts';
import { Icon } from '../parts/icon.tsx';

type Strength = NonNullable<RosterRow['strength']>;

interface Props {
  roster: Roster;
  selected: number;
  asked: number;
  todo?: Todo;
  onSelect(unit: number): void;
}

/** Units under their cards: order, name, how many are left, and a bar with a notch where the card breaks. */
export function ArmyRoster({ roster, selected, asked, todo, onSelect }: Props) {
  return (
    <nav className="army-roster" aria-label="Units">
      {todo && <p className="todo">{todo.text}</p>}
      <div className="rows">
        {roster.rows.map((row, i) => (
          <Fragment key={row.unit}>
            {row.group && row.group !== row.name && row.group !== roster.rows[i - 1]?.group && (
              <h3 className="label">{row.group}</h3>
            )}
            <UnitRow
              row={row}
              on={row.unit === selected}
              ask={row.unit === asked}
              done={todo !== undefined && !todo.units.includes(row.unit)}
              lies={todo?.chips?.[row.unit] ?? null}
              onSelect={() => onSelect(row.unit)}
            />
          </Fragment>
        ))}
      </div>
      {roster.tally.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by key
        <div className="foes" tabIndex={0}>
          <h3 className="label">Enemy</h3>
          {roster.tally.map(({ symbol, side, text, label, chip, strength }, i) => (
            <p
              // biome-ignore lint/suspicious/noArrayIndexKey: an army may hold the same card twice
              key={i}
              className={`${side}${strength?.left === 0 ? ' dead' : ''}`}
              title={strength && breaksAt(strength)}
            >
              <Icon name={symbol} />
              <span>
                {text}
                {label && <span className="hidden-text">, {label}</span>}
              </span>
              <span className="chips">{chip && <Icon name={chip} className="chip" />}</span>
              {strength && (
                <>
                  <span className="num" aria-hidden="true">
                    {strength.left}/{strength.full}
                  </span>
                  <StrengthBar strength={strength} />
                </>
              )}
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
  done,
  lies,
  onSelect,
}: {
  row: RosterRow;
  on: boolean;
  ask: boolean;
  /** It has nothing left to do for now. */
  done: boolean;
  /** What lies at it and is not played yet. */
  lies: string | null;
  onSelect(): void;
}) {
  const { unit, name, symbol, side, chips, badge, strength, state, label } = row;
  const away = state === 'dead' || state === 'out';
  return (
    <button
      type="button"
      className={[on && 'on', ask && 'ask', done && 'done', state, side].filter(Boolean).join(' ')}
      data-roster={unit}
      aria-pressed={on}
      aria-label={done && !away ? `${label}, done` : label}
      disabled={away}
      onClick={onSelect}
    >
      <Icon name={`${symbol}-far`} className="face" />
      <b>{name}</b>
      <span className="chips">
        {(lies ? [...chips, lies] : chips).map((chip) => (
          <Icon key={chip} name={chip} className="chip" />
        ))}
      </span>
      <span className="num">{badge}</span>
      {strength && strength.full > 0 && <StrengthBar strength={strength} />}
    </button>
  );
}

export function breaksAt({ full, breaks }: Strength): string {
  return breaks > 0 ? `Breaks when ${full - breaks} or fewer are left` : 'Never breaks';
}

/** A notch stands where it breaks. */
export function StrengthBar({ strength: { left, full, breaks } }: { strength: Strength }) {
  const part = (n: number) => `${(100 * n) / full}%`;
  return (
    <span className="strength-bar" aria-hidden="true">
      <i style={{ width: part(left) }} />
      {breaks > 0 && breaks < full && <em style={{ left: part(full - breaks) }} />}
    </span>
  );
}
