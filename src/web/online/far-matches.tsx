import { GAMES } from '../../games/list.ts';
import type { Listed } from './api.ts';
import { timeWord } from './wishes.ts';

const PHASES = {
  open: 'Waits for somebody',
  sealing: 'About to begin',
  playing: 'Being played',
  over: 'Over',
};

/** 'stealer (KERNEL-CONCEDE) The game was conceded.' with the winner's name: 'Ben won. The game was conceded.' */
function resultOf({ result, seats, you }: Listed): string | null {
  const [, winner, why] = /^(\S+) \([^)]*\) (.*)$/.exec(result ?? '') ?? [];
  if (winner === undefined) return result;
  if (winner === 'draw') return `A draw. ${why}`;
  const name = seats.find(({ seat }) => seat === winner)?.name ?? winner;
  return `${winner === you ? 'You' : name} won. ${why}`;
}

export function FarMatches({ title, none, list }: { title: string; none: string; list: readonly Listed[] }) {
  return (
    <section aria-label={title}>
      <h2 className="label">{title}</h2>
      {list.length === 0 && <p className="dim">{none}</p>}
      <ul className="far-list">
        {list.map((one) => (
          <li key={one.id}>
            <a className="squad" href={`#/online/${one.id}`} data-match={one.id}>
              <b>{one.title || 'A match'}</b>
              <span className="dim">{GAMES.find(({ id }) => id === one.ruleset)?.title ?? one.ruleset}</span>
              <span>{one.seats.map(({ name }) => name ?? 'a free seat').join(' against ')}</span>
              {one.phase !== 'over' && <small className="dim">{timeWord(one.control)}</small>}
              {one.due ? (
                <b className="due">Your turn</b>
              ) : (
                <small className="dim">{resultOf(one) ?? PHASES[one.phase]}</small>
              )}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
