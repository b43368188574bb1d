import '../heresy.css';
import { useCallback, useState } from 'react';
import { about } from '../../../../games/hulk-heresy/about.ts';
import { addressOf } from '../../../address.ts';
import { DropButton } from '../../../parts/drop-button.tsx';
import { FileButton } from '../../../parts/file-button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Page, Trouble } from '../../../parts/page.tsx';
import { costOf, forceText } from '../force-words.ts';
import { READY } from '../muster/ready.ts';
import { ForceEditor } from './force-editor.tsx';
import { importForce } from './force-file.ts';
import { drop, keep, newForce, type OwnForce, useForces } from './force-store.ts';

const at = (...parts: readonly string[]): string => addressOf(about.id, 'forces', ...parts);
const USUAL_POINTS = 33;

/** The forces kept in this browser, and the one being built. */
export function ForcesPage({ id }: { id: string | null }) {
  const [again, setAgain] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const kept = useForces(again);
  const look = useCallback(() => setAgain((n) => n + 1), []);
  const open = kept.find((force) => force.id === id);
  async function begin(force: OwnForce): Promise<void> {
    await keep(force);
    look();
    window.location.hash = at(force.id);
  }
  function copy(name: string): void {
    const ready = READY.find((one) => one.id === name);
    if (ready) void begin(newForce(ready.name, ready.points, ready.force));
  }
  async function bring(text: string): Promise<void> {
    try {
      const made = await importForce(text);
      setProblem(null);
      look();
      window.location.hash = at(made);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <Page title="Force lists">
      <div className="row">
        <button
          type="button"
          className="btn go"
          data-do="new-force"
          onClick={() => void begin(newForce('New force', USUAL_POINTS, []))}
        >
          <Icon name="i-roster" /> New force
        </button>
        <label className="field">
          <span className="hidden-text">Start from</span>
          <select data-field="copy" value="" onChange={(event) => copy(event.target.value)}>
            <option value="">Start from a ready force</option>
            {READY.map(({ id: name, name: word, points }) => (
              <option key={name} value={name}>
                {word}, {points} points
              </option>
            ))}
          </select>
        </label>
        <FileButton word="Read a force from a file" accept=".yaml,.yml" onText={(text) => void bring(text)} />
      </div>
      <Trouble text={problem} />
      <nav className="force-list" aria-label="Forces">
        {kept.map((force) => (
          <div key={force.id} className={force.id === id ? 'force-link on' : 'force-link'}>
            <a href={at(force.id)} aria-current={force.id === id ? 'true' : undefined}>
              <b>{force.name}</b>
              <small className="dim">
                {costOf(force.force)} of {force.points} points
              </small>
            </a>
            <DropButton name={force.name} onDrop={() => void drop(force.id).then(look)} />
          </div>
        ))}
        {kept.length === 0 && (
          <p className="dim">
            No force of your own yet. What is kept here can be mustered in any mission that has the points for
            it.
          </p>
        )}
      </nav>
      {open ? (
        <ForceEditor
          key={open.id}
          first={open}
          onKept={look}
          onCopy={({ name, points, force }) =>
            void begin(newForce(`${name}, copy`.slice(0, 60), points, force))
          }
        />
      ) : (
        <ul className="rows" aria-label="Ready forces">
          {READY.map(({ id: name, name: word, points, force }) => (
            <li key={name} className="row-item">
              <span>
                <a href={at(name, 'print')} data-ready={name}>
                  {word}, {points} points
                </a>
                <small>{forceText(force)}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
    </Page>
  );
}
