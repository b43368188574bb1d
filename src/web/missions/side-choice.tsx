import type { Seat } from '../../kernel/contract.ts';
import type { Adapter } from '../games/adapter.ts';
import { Icon } from '../parts/icon.tsx';

export function SideChoice({
  adapter,
  side,
  onChange,
}: {
  adapter: Adapter;
  side: Seat;
  onChange(side: Seat): void;
}) {
  return (
    <fieldset className="sides">
      <legend className="label">You play</legend>
      {adapter.seats.map(({ seat, name, symbol, side: colour }) => (
        <label key={seat} className={seat === side ? 'on' : ''}>
          <input
            type="radio"
            name="side"
            value={seat}
            checked={seat === side}
            onChange={() => onChange(seat)}
          />
          <Icon name={symbol} className={`face ${colour}`} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}
