import type { TableNews } from '../../kernel/far-table.ts';
import { Icon } from '../parts/icon.tsx';
import { CallOff } from './call-off.tsx';
import { KeepAway } from './keep-away.tsx';
import type { FarLine } from './line.ts';
import { ShareSeat } from './share-seat.tsx';
import { WhileAway } from './while-away.tsx';

interface Props {
  news: TableNews;
  line: FarLine;
}

/** What can be done at a table elsewhere beside playing. */
export function FarMenu({ news, line }: Props) {
  const { clocks, you, phase, id, seats } = news;
  const other = seats.find(({ seat }) => seat !== you);
  if (you === 'spectator' || phase !== 'playing') return null;
  return (
    <>
      <CallOff id={news.id} />
      {clocks && !clocks.paused && (
        <button
          type="button"
          className="btn"
          data-do="pause"
          aria-disabled={clocks.asks === you}
          onClick={() => line.say({ pause: true })}
        >
          <Icon name="i-timer" />
          <span>
            {clocks.asks && clocks.asks !== you ? 'Agree to a pause' : 'Ask for a pause'}
            {clocks.asks === you && <small className="dim">It waits for an answer.</small>}
          </span>
        </button>
      )}
      <ShareSeat id={id} ruleset={news.ruleset} />
      <WhileAway news={news} line={line} />
      {other?.name && <KeepAway id={id} name={other.name} />}
    </>
  );
}
