import { useEffect, useRef, useState } from 'react';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { ownAddress } from '../own-address.ts';
import { BillCard } from './bill-card.tsx';
import { exportForce } from './force-file.ts';
import { checkKept, forces, type KeptForce } from './force-store.ts';
import { MarineEditor } from './marine-editor.tsx';
import { StealerEditor } from './stealer-editor.tsx';

/** One list being written. Every change is kept at once. */
export function ForceEditor({
  first,
  onKept,
  onCopy,
}: {
  first: KeptForce;
  onKept(): void;
  onCopy(force: KeptForce): void;
}) {
  const [kept, setKept] = useState(first);
  const saved = useRef(first);
  useEffect(() => {
    if (kept === saved.current) return;
    saved.current = kept;
    void forces.put({ ...kept, savedAt: Date.now() }).then(onKept);
  }, [kept, onKept]);
  const change = (part: Partial<KeptForce>) => setKept((old) => ({ ...old, ...part }));
  const checked = checkKept(kept);
  const { list } = kept;
  return (
    <div className="force-editor" data-force={kept.id}>
      <section>
        <div className="force-head">
          <label className="field">
            <span className="label">Name of the list</span>
            <input
              data-field="name"
              value={kept.name}
              maxLength={60}
              onChange={(event) => change({ name: event.target.value })}
            />
          </label>
          <Counter
            word="Points"
            field="points"
            step={5}
            value={kept.points}
            onChange={(points) => change({ points })}
          />
          <Counter
            word="Missions in the campaign"
            field="missions"
            value={kept.missions}
            onChange={(missions) => change({ missions })}
          />
          <button type="button" className="btn" data-do="export" onClick={() => void exportForce(kept)}>
            <Icon name="i-log" /> Save as file
          </button>
          <button type="button" className="btn" data-do="copy-force" onClick={() => onCopy(kept)}>
            <Icon name="i-two" /> Copy
          </button>
          <a className="btn" data-do="print-sheet" href={ownAddress('forces', kept.id, 'print')}>
            <Icon name="i-roster" /> Sheet to print
          </a>
        </div>
        {list.side === 'marine' ? (
          <MarineEditor
            list={list}
            checked={checked}
            spares={kept.missions > 0}
            onChange={(next) => change({ list: next })}
          />
        ) : (
          <StealerEditor list={list} onChange={(next) => change({ list: next })} />
        )}
      </section>
      <BillCard checked={checked} points={kept.points} />
    </div>
  );
}
