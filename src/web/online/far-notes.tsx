import type { ReactNode } from 'react';
import type { TableNews } from '../../kernel/far-table.ts';
import { counted } from '../../kernel/words.ts';
import type { FarLine } from './line.ts';

/** What is to be known about the line, the other player and the clocks: the most pressing of it. */
export function FarNotes({ news, stands, line }: { news: TableNews; stands: boolean; line: FarLine }) {
  const { you, seats, phase, rematch, clocks, control } = news;
  if (!stands) return <Note harm>The line is broken. Trying again… Nothing is lost.</Note>;
  const sits = you !== 'spectator';
  if (phase === 'over')
    return sits && rematch ? (
      <Note>
        {news.campaign ? 'The next mission is set up:' : 'The other player plays again, sides swapped:'}{' '}
        <a href={`#/online/${rematch}`} data-do="follow">
          come along
        </a>
      </Note>
    ) : null;
  const other = seats.find(({ seat }) => seat !== you);
  const who = other?.name ?? 'The other player';
  const late = clocks?.running.find((seat) => seat !== you && clocks.left[seat] <= 0);
  if (sits && late && control && 'hours' in control)
    return (
      <Note>
        {who} has no time left:{' '}
        <button type="button" className="btn" data-do="claim" onClick={() => line.say({ claim: true })}>
          Take the win
        </button>
      </Note>
    );
  if (clocks?.paused) return <Note>The clocks stand still until somebody plays, a day at most</Note>;
  if (sits && clocks?.asks && clocks.asks !== you)
    return (
      <Note>
        {who} would like a pause:{' '}
        <button type="button" className="btn" data-do="agree-pause" onClick={() => line.say({ pause: true })}>
          Agree
        </button>
      </Note>
    );
  if (!sits && news.delay > 0) return <Note>You see it {counted(news.delay, 'second')} later</Note>;
  if (phase !== 'playing' || !other) return null;
  if (other.machine) return <Note>The machine plays for {who} until they come back</Note>;
  if (sits && other.gone)
    return (
      <Note>
        {who} has been away for long:{' '}
        <button type="button" className="btn" data-do="machine" onClick={() => line.say({ machine: true })}>
          Let the machine play for them
        </button>
      </Note>
    );
  if (news.since)
    return (
      <Note>
        The rules have changed: from line {news.since.after + 1} on it is played by version{' '}
        {news.since.version}
      </Note>
    );
  if (!other.here) return <Note>{who} is away</Note>;
  return null;
}

export function Note({ harm = false, children }: { harm?: boolean; children: ReactNode }) {
  return (
    <p className={harm ? 'far-note' : 'far-note quiet'} role="status">
      {children}
    </p>
  );
}
