import type { Seat } from '../../kernel/contract.ts';
import { Icon } from '../parts/icon.tsx';
import type { Secret } from './secrets.ts';

/** What each side did not know at this point, in words. */
export function Legend({
  secrets,
  seats,
  seatName,
}: {
  secrets: readonly Secret[];
  seats: readonly Seat[];
  seatName(seat: Seat): string;
}) {
  return (
    <section className="legend" aria-label="What was not known">
      {seats.map((seat) => {
        const own = secrets.filter((secret) => secret.seat === seat);
        return (
          <details key={seat} open>
            <summary>
              <svg className={`secret-sign ${seat}`} viewBox="0 0 18 18" aria-hidden="true">
                <circle cx={9} cy={9} r={8} />
                <text x={9} y={13.5}>
                  ?
                </text>
              </svg>
              {own.length === 0
                ? `The ${seatName(seat)} player knew everything`
                : `The ${seatName(seat)} player did not know`}
            </summary>
            {own.length > 0 && (
              <ul>
                {own.map((secret) => (
                  <li key={secret.key}>
                    <Icon name={secret.symbol} className={`icon ${secret.side}`} /> {secret.text}
                  </li>
                ))}
              </ul>
            )}
          </details>
        );
      })}
    </section>
  );
}
