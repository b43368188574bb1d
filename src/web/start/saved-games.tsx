import { useState } from 'react';
import { DropButton } from '../parts/drop-button.tsx';
import { Icon } from '../parts/icon.tsx';
import type { Save } from '../store/saves.ts';

const SHOWN = 3;

/** Games kept in this browser, the newest first. */
export function SavedGames({ saves, onDelete }: { saves: readonly Save[]; onDelete(id: string): void }) {
  const [all, setAll] = useState(false);
  if (saves.length === 0) return null;
  return (
    <section className="saved" aria-label="Saved games">
      {saves.slice(0, all ? saves.length : SHOWN).map((save) => (
        <SavedGame key={save.id} save={save} onDelete={onDelete} />
      ))}
      {saves.length > SHOWN && !all && (
        <button type="button" className="btn" onClick={() => setAll(true)}>
          {saves.length - SHOWN} more
        </button>
      )}
    </section>
  );
}

function againstOf({ players }: Save): string {
  const all = Object.values(players);
  if (all.includes('machine')) return 'Against the machine.';
  return all.includes('rules') ? 'By the solo rules.' : 'Two at one screen.';
}

function SavedGame({ save, onDelete }: { save: Save; onDelete(id: string): void }) {
  return (
    <article className="save">
      <span className="label">{save.over ? 'Finished game' : 'Saved game'}</span>
      <b className="name">{save.title}</b>
      <p className="dim">
        {save.note}. {againstOf(save)}
      </p>
      <div className="row">
        <a className="btn" href={`#/match/${save.id}`} data-do="continue">
          <Icon name="i-play" /> {save.over ? 'Look at it' : 'Continue'}
        </a>
        <a
          className={save.over ? 'btn' : 'btn quiet'}
          href={`#/replay/${save.id}`}
          data-do="replay"
          aria-label={`Replay ${save.title}`}
          title="Replay"
        >
          <Icon name="i-replay" /> {save.over && 'Replay'}
        </a>
        <DropButton name={save.title} onDrop={() => onDelete(save.id)} />
      </div>
    </article>
  );
}
