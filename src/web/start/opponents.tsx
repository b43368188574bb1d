import { defaultStrength, rememberStrength } from '../match/opponents.ts';
import { useSettings } from '../settings.ts';
import type { Save } from '../store/saves.ts';
import { tallies } from './records.ts';
import { standingOf } from './standing.ts';

/** The machine's strengths, and how one has fared against each. */
export function Opponents({ game, saves }: { game: string; saves: readonly Save[] }) {
  const { strengths } = standingOf(game);
  const fared = tallies(saves);
  useSettings(); // the strength last chosen
  if (strengths.length === 0) return null;
  const next = defaultStrength(game)?.id;
  return (
    <section aria-labelledby="opponents">
      <header>
        <h2 className="label" id="opponents">
          Opponents
        </h2>
      </header>
      <ul className="rows">
        {strengths.map(({ id, title, text }, i) => (
          <li key={id} className={id === next ? 'row-item next' : 'row-item'} data-strength={id}>
            <span className="bars" aria-hidden="true">
              {strengths.map((one, n) => (
                <i key={one.id} className={n <= i ? 'on' : undefined} />
              ))}
            </span>
            <span>
              <button
                type="button"
                aria-pressed={id === next}
                title={`Play against the ${title} next`}
                onClick={() => rememberStrength(id)}
              >
                {title}
              </button>
              <small>{text}</small>
            </span>
            {fared[id] && (
              <small className="num">
                won {fared[id].won}, lost {fared[id].lost}
              </small>
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}
