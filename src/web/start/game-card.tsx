import { addressOf } from '../address.ts';
import { Icon } from '../parts/icon.tsx';
import { Scene } from '../scenes/scene.tsx';
import type { Door } from './doors.ts';
import { type Standing, standingOf } from './standing.ts';

/** A game on the first screen: a window onto it, what it is, and what can be done with it today. */
export function GameCard({ door }: { door: Door }) {
  const { id, title, line, table, length, players, window } = door;
  const standing = standingOf(id);
  return (
    <article className={`game-card ${standing.is}`} data-game={id}>
      <div className="window">
        <Scene game={id} box={window} />
      </div>
      <div className="text">
        <h2>
          <a href={addressOf(id)}>{title}</a>
        </h2>
        <span className="badge">{standing.word}</span>
        <p className="line">{line}</p>
        <ul className="game-facts" aria-label="Table, length, players">
          <li>
            <Icon name={table === 'Corridors' ? 'i-corridor' : 'i-table'} /> {table}
          </li>
          <li>
            <Icon name={length.endsWith('min') ? 'i-timer' : 'i-roster'} /> {length}
          </li>
          <li className="players">
            <Icon name="i-person" /> {players}
          </li>
        </ul>
        <ul className="ways" aria-label="Today">
          {waysOf(standing).map(({ icon, word }) => (
            <li key={word}>
              <Icon name={icon} /> {word}
            </li>
          ))}
        </ul>
      </div>
    </article>
  );
}

function waysOf({ is, strengths, text, book }: Standing): readonly { icon: string; word: string }[] {
  const read = book ? [{ icon: 'i-rulebook', word: `${book.rules} rules to read` }] : [];
  if (is === 'book') return read;
  if (is === 'rules') return [{ icon: 'i-log', word: 'Command line' }, ...read];
  return [
    ...(strengths.length > 0 ? [{ icon: 'i-bot', word: 'Machine' }] : []),
    { icon: 'i-two', word: 'One screen' },
    { icon: 'i-next', word: 'By link' },
    ...(text ? [{ icon: 'i-log', word: 'Text' }] : []),
  ];
}
