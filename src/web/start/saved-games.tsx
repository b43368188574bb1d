import { useState } from 'react';
import { GAMES } from '../../games/list.ts';
import type { Adapter } from '../games/adapter.ts';
import { useAdapterOnce } from '../games/index.ts';
import { strengthOf } from '../match/opponents.ts';
import { DropButton } from '../parts/drop-button.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Save } from '../store/saves.ts';

const FEW = 4;

interface ListProps {
  saves: readonly Save[];
  onDrop(id: string): void;
  onFile(text: string): void;
}

/** Games kept in this browser: the last few, and the others behind one press. */
export function SavedGames({ saves, onDrop, onFile }: ListProps) {
  const [all, setAll] = useState(false);
  const none = saves.length === 0;
  // One button whether there are games or not: a file chosen before they are read is not lost.
  return (
    <section className={none ? 'saved none' : 'saved'} aria-labelledby={none ? undefined : 'saved-title'}>
      <header>
        {!none && (
          <h2 className="label" id="saved-title">
            Your games
          </h2>
        )}
        {saves.length > FEW && (
          <button type="button" data-do="more-saves" aria-expanded={all} onClick={() => setAll(!all)}>
            {all ? 'Only the last few' : `All ${saves.length} saved games`}
          </button>
        )}
        <FileButton word="Open a match file" accept=".auspex,text/plain" onText={onFile} />
      </header>
      {!none && (
        <ul>
          {saves.slice(0, all ? saves.length : FEW).map((save) => (
            <SavedGame key={save.id} save={save} onDrop={onDrop} />
          ))}
        </ul>
      )}
    </section>
  );
}

/** The same on a game's own page: a few of its matches. */
export function SavedList({ saves, onDrop }: Pick<ListProps, 'saves' | 'onDrop'>) {
  if (saves.length === 0) return null;
  return (
    <section aria-labelledby="saved-title">
      <header>
        <h2 className="label" id="saved-title">
          Your games
        </h2>
      </header>
      <ul className="saves">
        {saves.slice(0, FEW).map((save) => (
          <SavedGame key={save.id} save={save} onDrop={onDrop} />
        ))}
      </ul>
    </section>
  );
}

/** Which side is played here, and against whom: 'Marines against the Veteran'. */
function sidesOf({ game, players }: Save, adapter: Adapter | null): string {
  const named = (seat: string) => adapter?.seats.find((one) => one.seat === seat)?.name ?? '';
  const seats = Object.keys(players);
  const mine = seats.filter((seat) => players[seat] === 'person');
  const others = seats.filter((seat) => players[seat] !== 'person');
  if (others.length === 0) return 'Two at one screen';
  const machine = strengthOf(game, players[others[0]]);
  const rival = machine ? `the ${machine.title}` : 'the solo rules';
  const side = mine.map(named).join(' and ');
  return side ? `${side} against ${rival}` : `Against ${rival}`;
}

function SavedGame({ save, onDrop }: { save: Save; onDrop(id: string): void }) {
  const { id, title, over, note, game, players } = save;
  const adapter = useAdapterOnce(game);
  const face = adapter?.seats.find(({ seat }) => players[seat] === 'person') ?? adapter?.seats[0];
  return (
    <li className={over ? 'save over' : 'save'} data-save={id}>
      <Icon name={face?.symbol ?? 'i-map'} className={`face ${face?.side ?? ''}`} />
      <a
        className="open"
        href={`#/match/${id}`}
        data-do="open-save"
        aria-label={`${over ? 'Look at' : 'Continue'} ${title}`}
      >
        <b>{title}</b>
      </a>
      <small className="what">{GAMES.find((one) => one.id === game)?.title ?? game}</small>
      <small className="when">{note}</small>
      <small className="who">{sidesOf(save, adapter)}</small>
      <span className="with">
        <a
          className="btn quiet"
          href={`#/replay/${id}`}
          data-do="replay"
          aria-label={`Replay ${title}`}
          title="Replay"
        >
          <Icon name="i-replay" />
        </a>
        <DropButton name={title} onDrop={() => onDrop(id)} />
      </span>
    </li>
  );
}
