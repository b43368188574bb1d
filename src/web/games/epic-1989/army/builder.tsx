import { useEffect, useRef, useState } from 'react';
import { BUDGETS } from '../../../../games/epic-1989/forces/check.ts';
import type { Bought } from '../../../../games/epic-1989/forces/force.ts';
import { type ScenarioId, scenarioNamed } from '../../../../games/epic-1989/scenarios/scenarios.ts';
import { SIDES } from '../../../../games/epic-1989/state.ts';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Pick } from '../../../parts/pick.tsx';
import { ShareList } from '../../../parts/share-list.tsx';
import { SIDE_WORDS } from '../game.ts';
import { ownAddress } from '../own-address.ts';
import { DataCards } from './data-cards.tsx';
import { DetachmentShelf } from './detachment-shelf.tsx';
import { lineOf, linkOf, saveForce, unitsOf } from './force-file.ts';
import { type ForceList, forBattle, withBought } from './force-list.ts';
import { ForcePanel } from './force-panel.tsx';
import { forces, type KeptForce } from './force-store.ts';

interface Props {
  readonly first: KeptForce;
  onKept(): void;
  onCopy(list: ForceList): void;
}

/** One force being bought. Every change is kept at once. */
export function Builder({ first, onKept, onCopy }: Props) {
  const [list, setList] = useState(first.list);
  const [sharing, setSharing] = useState(false);
  const saved = useRef(list);
  useEffect(() => {
    if (list === saved.current) return;
    saved.current = list;
    void forces.put({ ...first, remarks: [], name: list.name, list, savedAt: Date.now() }).then(onKept);
  }, [list, first, onKept]);
  const remarks = list === first.list ? (first.remarks ?? []) : [];
  const cards = [...new Set(list.force.detachments.flatMap(unitsOf))];
  return (
    <div className="force-builder" data-side={list.side}>
      <header className="force-head">
        <Terms list={list} onChange={setList} />
        <div className="row">
          <button type="button" className="btn" data-do="share" onClick={() => setSharing(true)}>
            <Icon name="i-replay" /> Share
          </button>
          <a className="btn" data-do="print-roster" href={ownAddress('forces', first.id, 'print')}>
            <Icon name="i-log" /> Print
          </a>
          <button type="button" className="btn quiet" data-do="copy" onClick={() => onCopy(list)}>
            Copy
          </button>
        </div>
      </header>
      {remarks.map((text) => (
        <p key={text} className="harm">
          {text}
        </p>
      ))}
      <div className="force-panes">
        <section aria-label="What can be bought">
          <DetachmentShelf
            list={list}
            onTake={(bought: Bought) => setList(withBought(list, bought))}
            onChange={setList}
          />
        </section>
        <section className="force-panel" aria-label="The force">
          <ForcePanel list={list} onChange={setList} />
        </section>
        <section aria-label="Data cards">
          <DataCards cards={cards} side={list.side} />
        </section>
      </div>
      {sharing && (
        <ShareList
          name={list.name}
          empty={list.force.detachments.length === 0}
          line={lineOf(list)}
          link={() => linkOf(list)}
          onSave={() => void saveForce(list)}
          onClose={() => setSharing(false)}
        />
      )}
    </div>
  );
}

/** Its name, for whom it is, and the battle that says how many points there are. */
function Terms({ list, onChange }: { list: ForceList; onChange(list: ForceList): void }) {
  const scenarios = Object.keys(BUDGETS) as ScenarioId[];
  return (
    <div className="force-terms">
      <label className="field">
        <span className="label">Name</span>
        <input
          data-field="name"
          value={list.name}
          maxLength={60}
          onChange={({ target }) => onChange({ ...list, name: target.value })}
        />
      </label>
      <Pick
        word="Side"
        field="side"
        value={list.side}
        options={SIDES.map((value) => ({ value, word: SIDE_WORDS[value] }))}
        onChange={(side) => onChange(forBattle(list, { side }))}
      />
      <Pick
        word="Battle"
        field="scenario"
        value={list.scenario ?? 'none'}
        options={[
          { value: 'none', word: 'One of your own' },
          ...scenarios.map((value) => ({ value, word: scenarioNamed(value).name })),
        ]}
        onChange={(value) =>
          onChange(forBattle(list, { scenario: value === 'none' ? null : (value as ScenarioId) }))
        }
      />
      {list.scenario === null && (
        <Counter
          word="Points"
          field="points"
          step={100}
          most={10_000}
          value={list.points}
          onChange={(points) => onChange(forBattle(list, { points: Math.max(400, points) }))}
        />
      )}
    </div>
  );
}
