import { useEffect, useState } from 'react';
import { useAdapterOnce } from '../games/index.ts';
import { keepNew } from '../match/new-match.ts';
import { openFile } from '../match/saving.ts';
import { DropButton } from '../parts/drop-button.tsx';
import { FileButton } from '../parts/file-button.tsx';
import { Page, Trouble } from '../parts/page.tsx';
import { dropSave, listSaves, type Save } from '../store/saves.ts';

/** Finished matches of a game, or of all, kept in this browser, and the way to open one from a file. */
export function ReplaysPage({ game }: { game: string | null }) {
  const [saves, setSaves] = useState<readonly Save[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  useEffect(() => {
    const shown = (save: Save) => save.over && (game === null || save.game === game);
    void listSaves().then((all) => setSaves(all.filter(shown)));
  }, [game]);
  async function open(text: string): Promise<void> {
    try {
      const match = await openFile(text);
      const people = match.ruleset.seats.map((seat) => [seat, 'person'] as const);
      window.location.hash = `#/replay/${await keepNew(match, Object.fromEntries(people))}`;
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  const drop = ({ id }: Save) => {
    void dropSave(id);
    setSaves(saves?.filter((save) => save.id !== id) ?? null);
  };
  return (
    <Page title="Replays">
      <Trouble text={problem} />
      <div className="row">
        <FileButton word="Open a match file" accept=".auspex,text/plain" onText={(text) => void open(text)} />
      </div>
      {saves?.length === 0 && (
        <p className="dim">
          No match has been finished here yet. Play one, or open a file somebody sent you.
        </p>
      )}
      <ul className="force-list" aria-label="Finished matches">
        {saves?.map((save) => (
          <li key={save.id} className="force-link">
            <a href={`#/replay/${save.id}`} data-replay={save.id}>
              <b>{save.title}</b>
              <Result save={save} />
              <small className="dim">
                {new Date(save.savedAt).toLocaleDateString('en-GB', {
                  day: 'numeric',
                  month: 'long',
                  year: 'numeric',
                })}
              </small>
            </a>
            <DropButton name={save.title} onDrop={() => drop(save)} />
          </li>
        ))}
      </ul>
    </Page>
  );
}

/** Who won and why, from the last lines of the file. */
function Result({ save: { game, text } }: { save: Save }) {
  const adapter = useAdapterOnce(game);
  const [, winner, why] = /^result: (\S+) \([^)]*\) (.*)$/m.exec(text) ?? [];
  if (winner === undefined || !adapter) return <small />;
  const seat = adapter.seats.find((one) => one.seat === winner);
  return (
    <small>
      {seat ? `${seat.name} won` : 'A draw'}. {why.charAt(0).toUpperCase()}
      {why.slice(1)}
    </small>
  );
}
