import { useState } from 'react';
import { useAdapterOnce } from '../games/index.ts';
import { strengthOf } from '../match/opponents.ts';
import { Thumb } from '../missions/thumb.tsx';
import { DropButton } from '../parts/drop-button.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Save } from '../store/saves.ts';

/** Games kept in this browser, the newest first; the others wait behind one press. */
export function SavedGames({ saves, onDelete }: { saves: readonly Save[]; onDelete(id: string): void }) {
  const [all, setAll] = useState(false);
  if (saves.length === 0) return null;
  return (
    <section className="saved" aria-label="Saved games">
      {saves.slice(0, all ? saves.length : 1).map((save, i) => (
        <SavedGame key={save.id} save={save} first={i === 0} onDelete={onDelete} />
      ))}
      {saves.length > 1 && !all && (
        <button type="button" className="more" data-do="more-saves" onClick={() => setAll(true)}>
          {saves.length === 2 ? 'One more saved game' : `${saves.length - 1} more saved games`}
        </button>
      )}
    </section>
  );
}

function againstOf({ game, players }: Save): string {
  const all = Object.values(players);
  const machine = all.map((player) => strengthOf(game, player)).find((one) => one !== null);
  if (machine) return `Against the ${machine.title}.`;
  return all.includes('rules') ? 'By the solo rules.' : 'Two at one screen.';
}

interface Props {
  save: Save;
  first: boolean;
  onDelete(id: string): void;
}

function SavedGame({ save, first, onDelete }: Props) {
  const { id, title, over, note, game } = save;
  const mission = useAdapterOnce(game)?.missions.find((one) => one.title === title);
  return (
    <article className="save">
      {mission ? <Thumb mission={mission} /> : <Icon name="i-map" className="thumb" />}
      <div>
        <span className="label">{over ? 'Finished game' : 'Saved game'}</span>
        <b className="name">{title}</b>
        <p className="dim">
          {note}. {againstOf(save)}
        </p>
      </div>
      <div className="row">
        <a className={first && !over ? 'btn go' : 'btn'} href={`#/match/${id}`} data-do="continue">
          <Icon name="i-play" /> {over ? 'Look at it' : 'Continue'}
        </a>
        <a
          className="btn quiet"
          href={`#/replay/${id}`}
          data-do="replay"
          aria-label={`Replay ${title}`}
          title="Replay"
        >
          <Icon name="i-replay" />
        </a>
        <DropButton name={title} onDrop={() => onDelete(id)} />
      </div>
    </article>
  );
}
