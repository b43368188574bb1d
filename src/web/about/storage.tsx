import { useEffect, useState } from 'react';
import { LIMITS } from '../../kernel/limits.ts';
import { FileButton, saveText } from '../parts/file-button.tsx';
import { Icon } from '../parts/icon.tsx';
import { Trouble } from '../parts/page.tsx';
import { type Everything, readBackup, summaryOf, writeBackup } from './backup.ts';
import { deleteEverything, readEverything, restoreEverything } from './everything.ts';

/** What is read once when the page opens must not outlive a change of everything. */
function startOver(): void {
  window.addEventListener('hashchange', () => window.location.reload(), { once: true });
}

/** What is kept here: how much, as a file, from a file, and gone. */
export function Storage() {
  const [kept, setKept] = useState<Everything | null>(null);
  const [said, setSaid] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [sure, setSure] = useState(false);
  const count = () =>
    readEverything()
      .then(setKept)
      .catch(() => setProblem('This browser does not let the page keep anything.'));
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the page opens
  useEffect(() => void count(), []);

  async function attempt(work: () => Promise<string>): Promise<void> {
    setProblem(null);
    setSaid(null);
    setSure(false);
    try {
      setSaid(await work());
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
    await count();
  }
  const backup = () =>
    attempt(async () => {
      const now = new Date();
      saveText(writeBackup(await readEverything(), now), `auspex-${now.toISOString().slice(0, 10)}.json`);
      return 'Saved as a file.';
    });
  const restore = (text: string) =>
    attempt(async () => {
      const come = await restoreEverything(readBackup(text));
      startOver();
      return `Restored: ${summaryOf(come)}. What was newer here stayed as it was.`;
    });
  const remove = () =>
    attempt(async () => {
      await deleteEverything();
      startOver();
      return 'Everything is deleted.';
    });

  return (
    <section className="panel-part" aria-labelledby="storage">
      <h2 id="storage">What is kept, and where</h2>
      <p>
        Games, force lists, campaigns, missions and settings are kept in this browser, on this device, and
        nowhere else. In local play nothing leaves it: there is no account, no counting of visitors, no
        cookie. A link you share holds the match itself. Only when you play somebody elsewhere does the server
        keep something: the name you chose, a cookie that knows you again, and the moves of those matches,
        until you delete them under <a href="#/online">Play elsewhere</a>. More of it on the{' '}
        <a href="#/privacy">page on privacy</a>.
      </p>
      {kept && (
        <p data-kept>
          Here now: <b>{summaryOf(kept)}</b>.
        </p>
      )}
      <div className="row">
        <button type="button" className="btn" data-do="backup" onClick={() => void backup()}>
          <Icon name="i-log" /> Save all as one file
        </button>
        <FileButton
          word="Restore from a file"
          accept=".json,application/json"
          most={LIMITS.backup}
          onText={(text) => void restore(text)}
        />
        <button
          type="button"
          className={sure ? 'btn harm-btn' : 'btn'}
          data-do="delete-all"
          onClick={() => (sure ? void remove() : setSure(true))}
        >
          <Icon name="i-close" /> {sure && kept ? `Yes, delete ${summaryOf(kept)}` : 'Delete everything'}
        </button>
      </div>
      {said && <p role="status">{said}</p>}
      <Trouble text={problem} />
    </section>
  );
}
