import { addressOf } from '../address.ts';
import { adapters } from '../games/index.ts';
import { Scene } from '../scenes/scene.tsx';
import { DOORS } from '../start/doors.ts';

/** How a match with somebody elsewhere comes about, and the games it may be. */
export function FarBegin() {
  return (
    <section aria-label="Invite somebody">
      <h2 className="label">Invite somebody</h2>
      <ol className="far-steps">
        <li>
          <p>
            <b>Choose a game</b>, a mission or battle and your side, and play against{' '}
            <b>a person elsewhere</b>.
          </p>
        </li>
        <li>
          <p>
            <b>Send the link.</b> Whoever opens it takes the other side. A name is enough; there is no
            account.
          </p>
        </li>
        <li>
          <p>
            <b>Play</b>, live or a move a day. Every move is kept, secrets stay secret, and the dice can be
            checked afterwards.
          </p>
        </li>
      </ol>
      <ul className="far-games">
        {DOORS.filter(({ id }) => adapters.games.some((game) => game.id === id)).map(
          ({ id, title, window, table, length }) => (
            <li key={id}>
              <a href={addressOf(id, 'missions')}>
                <span className="window">
                  <Scene game={id} box={window} />
                </span>
                <b>{title}</b>
                <small className="dim">
                  {table}, {length}
                </small>
              </a>
            </li>
          ),
        )}
      </ul>
    </section>
  );
}
