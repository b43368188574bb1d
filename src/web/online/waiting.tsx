import { Suspense, useState } from 'react';
import type { TableNews } from '../../kernel/far-table.ts';
import { useAdapter } from '../games/index.ts';
import { Icon } from '../parts/icon.tsx';
import { Page } from '../parts/page.tsx';
import { joinMatch } from './api.ts';
import { CallOff } from './call-off.tsx';
import { Chair } from './chair.tsx';

/** Before the first move: who sits where, the link for the other, and a chair for whoever came by it. */
export function Waiting({ news, onJoined }: { news: TableNews; onJoined(): void }) {
  const { title, seats, you, phase } = news;
  const free = seats.some(({ name }) => name === null);
  return (
    <Page title={title || 'A match'}>
      <Suspense>
        <ul className="far-seats">
          {seats.map(({ seat, name, here }) => (
            <li key={seat} className="squad">
              <SeatName game={news.ruleset} seat={seat} />
              <b>{name ?? 'Nobody yet'}</b>
              <small className="dim">
                {seat === you ? 'You' : name === null ? 'Free' : here ? 'Here' : 'Away'}
              </small>
            </li>
          ))}
        </ul>
      </Suspense>
      {you !== 'spectator' && free && <Invitation />}
      {you === 'spectator' && free && (
        <Chair word="Sit down" join={() => joinMatch(news.id)} onJoined={onJoined} />
      )}
      {phase === 'sealing' && (
        <p className="dim">
          The dice are being agreed on: the server and each player add a secret number. It goes on by itself
          as soon as everybody is here.
        </p>
      )}
      {you !== 'spectator' && (
        <p>
          <CallOff id={news.id} />
        </p>
      )}
      <p className="dim far-seal">
        Seal of the dice: <code>{news.commitment.slice(0, 16)}</code>
      </p>
    </Page>
  );
}

function SeatName({ game, seat }: { game: string; seat: string }) {
  const { seats } = useAdapter(game);
  return <span className="label">{seats.find((one) => one.seat === seat)?.name ?? seat}</span>;
}

function Invitation() {
  const [copied, setCopied] = useState(false);
  const link = window.location.href;
  return (
    <section className="squad far-invite" aria-label="Invite somebody">
      <p>Send this link to whoever is to play the other side. The match begins when both of you are here.</p>
      <label className="field">
        <span className="label">The link</span>
        <input readOnly value={link} data-field="link" onFocus={(event) => event.target.select()} />
      </label>
      <button
        type="button"
        className="btn go"
        data-do="copy-link"
        onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
      >
        <Icon name="i-two" /> {copied ? 'Copied' : 'Copy the link'}
      </button>
    </section>
  );
}
