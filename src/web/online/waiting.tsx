import { Suspense, useState } from 'react';
import type { TableNews } from '../../kernel/far-table.ts';
import { addressOf } from '../address.ts';
import { useAdapter } from '../games/index.ts';
import { usePages } from '../games/own-pages.ts';
import { Icon } from '../parts/icon.tsx';
import { Page } from '../parts/page.tsx';
import { AboutMatch } from './about-match.tsx';
import { joinMatch } from './api.ts';
import { CallOff } from './call-off.tsx';
import { Chair } from './chair.tsx';

/** Before the first move: what is played, who sits where, the link for the other, and a chair for whoever came by it. */
export function Waiting({ news, onJoined }: { news: TableNews; onJoined(): void }) {
  const { seats, you, title } = news;
  const host = seats.find(({ name }) => name !== null);
  const invited = you === 'spectator' && seats.some(({ name }) => name === null);
  return (
    <Page title={invited && host ? `${host.name} invites you: ${title || 'a match'}` : title || 'A match'}>
      <Suspense>
        <Room news={news} onJoined={onJoined} />
      </Suspense>
    </Page>
  );
}

function Room({ news, onJoined }: { news: TableNews; onJoined(): void }) {
  const { seats, you, phase, id, ruleset } = news;
  const adapter = useAdapter(ruleset);
  const pages = usePages(ruleset);
  const free = seats.find(({ name }) => name === null);
  const sideOf = (seat: string) => adapter.seats.find((one) => one.seat === seat);
  return (
    <div className="far-room">
      <AboutMatch news={news} adapter={adapter} />
      <div className="far-door">
        <p className="dim">
          {adapter.title}
          {you === 'spectator' && (
            <>
              . New to it? {pages?.drill && <a href={addressOf(ruleset, 'drill')}>Learn it as you play</a>}
              {pages?.drill && ', or '}
              <a href={`#/rulebook/${ruleset}`}>read the rules</a>.
            </>
          )}
        </p>
        <ul className="far-seats">
          {seats.map(({ seat, name, here }) => (
            <li key={seat} className="squad">
              <Icon
                name={sideOf(seat)?.symbol ?? 'i-person'}
                className={`far-piece face ${sideOf(seat)?.side ?? ''}`}
              />
              <span className="label">{sideOf(seat)?.name ?? seat}</span>
              <b>{name ?? 'Nobody yet'}</b>
              <small className="dim">
                {seat === you ? 'You' : name === null ? 'A free seat' : here ? 'Here now' : 'Away'}
              </small>
            </li>
          ))}
        </ul>
        {you !== 'spectator' && free && <Invitation />}
        {you === 'spectator' && free && (
          <Chair
            word={`Play the ${sideOf(free.seat)?.name ?? free.seat}`}
            join={() => joinMatch(id)}
            onJoined={onJoined}
          />
        )}
        {phase === 'sealing' && (
          <p className="dim" role="status">
            The dice are being agreed on: the server and each player add a secret number. It goes on by itself
            as soon as everybody is here.
          </p>
        )}
        <p className="dim far-seal">
          Dice sealed: <code>{news.commitment.slice(0, 16)}</code>. The server has promised its dice before
          anybody came; after the match anyone can check that it kept to them.
        </p>
        {you !== 'spectator' && <CallOff id={id} />}
      </div>
    </div>
  );
}

function Invitation() {
  const [copied, setCopied] = useState(false);
  const link = window.location.href;
  return (
    <section className="squad far-invite" aria-label="Invite somebody">
      <p>
        Send this link to whoever is to play the other side. The match begins when both of you are here; you
        may close the page and come back.
      </p>
      <label className="field">
        <span className="label">The link</span>
        <input readOnly value={link} data-field="link" onFocus={(event) => event.target.select()} />
      </label>
      <div className="row">
        <button
          type="button"
          className="btn go"
          data-do="copy-link"
          onClick={() => void navigator.clipboard.writeText(link).then(() => setCopied(true))}
        >
          <Icon name="i-two" /> {copied ? 'Copied' : 'Copy the link'}
        </button>
        {'share' in navigator && (
          <button
            type="button"
            className="btn"
            data-do="send-link"
            onClick={() => void navigator.share({ url: link, title: 'Auspex' }).catch(() => undefined)}
          >
            <Icon name="i-next" /> Send it
          </button>
        )}
      </div>
    </section>
  );
}
