import { useCallback, useState } from 'react';
import type { ForceList } from '../../../../games/hulk-revised/force/list.ts';
import { DropButton } from '../../../parts/drop-button.tsx';
import { FileButton } from '../../../parts/file-button.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Page, Trouble } from '../../../parts/page.tsx';
import { randomHex } from '../../../store/random-id.ts';
import { FORCES } from '../library.ts';
import { ownAddress } from '../own-address.ts';
import { ForceEditor } from './force-editor.tsx';
import { importForce } from './force-file.ts';
import { checkKept, forces, type KeptForce, newForce, useForces } from './force-store.ts';

/** The lists kept in this browser, and the one being written. */
export function ForcesPage({ id }: { id: string | null }) {
  const [again, setAgain] = useState(0);
  const [problem, setProblem] = useState<string | null>(null);
  const kept = useForces(again);
  const look = useCallback(() => setAgain((n) => n + 1), []);
  const open = kept.find((force) => force.id === id);
  const make = (side: ForceList['side']) => begin(newForce(side));
  async function copy(name: string): Promise<void> {
    const shipped = FORCES.find((force) => force.id === name);
    if (shipped) await begin({ ...shipped, id: randomHex(6), savedAt: Date.now() });
  }
  async function begin(force: KeptForce): Promise<void> {
    await forces.put(force);
    look();
    window.location.hash = ownAddress('forces', force.id);
  }
  async function bring(text: string): Promise<void> {
    try {
      const made = await importForce(text);
      setProblem(null);
      look();
      window.location.hash = ownAddress('forces', made);
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    }
  }
  return (
    <Page title="Force lists">
      <div className="row">
        <button type="button" className="btn go" data-do="new-marine" onClick={() => void make('marine')}>
          <Icon name="u-sergeant-bolter-sword" className="icon marine" /> New Marine list
        </button>
        <button type="button" className="btn" data-do="new-stealer" onClick={() => void make('stealer')}>
          <Icon name="u-genestealer" className="icon stealer" /> New Stealer list
        </button>
        <label className="field">
          <span className="hidden-text">Start from</span>
          <select data-field="copy" value="" onChange={(event) => void copy(event.target.value)}>
            <option value="">Start from a ready list</option>
            {FORCES.map(({ id: name, name: word, points }) => (
              <option key={name} value={name}>
                {word}, {points} points
              </option>
            ))}
          </select>
        </label>
        <FileButton word="Read a list from a file" accept=".yaml,.yml" onText={(text) => void bring(text)} />
      </div>
      <Trouble text={problem} />
      <nav className="force-list" aria-label="Lists">
        {kept.map((force) => (
          <ForceLink
            key={force.id}
            force={force}
            here={force.id === id}
            onDrop={() => void forces.drop(force.id).then(look)}
          />
        ))}
        {kept.length === 0 && (
          <p className="dim">
            No list yet. A list buys Marines or Stealers for points; missions without forces of their own and
            campaigns are played with one.
          </p>
        )}
      </nav>
      {open && (
        <ForceEditor
          key={open.id}
          first={open}
          onKept={look}
          onCopy={(force) =>
            void begin({
              ...force,
              id: randomHex(6),
              name: `${force.name}, copy`.slice(0, 60),
              savedAt: Date.now(),
            })
          }
        />
      )}
    </Page>
  );
}

function ForceLink({ force, here, onDrop }: { force: KeptForce; here: boolean; onDrop(): void }) {
  const { cost, problems } = checkKept(force);
  return (
    <div className={here ? 'force-link on' : 'force-link'}>
      <a href={ownAddress('forces', force.id)} aria-current={here ? 'true' : undefined}>
        <b>{force.name}</b>
        <small className="dim">
          {cost} of {force.points} points{problems.length > 0 && ', not legal'}
        </small>
      </a>
      <DropButton name={force.name} onDrop={onDrop} />
    </div>
  );
}
