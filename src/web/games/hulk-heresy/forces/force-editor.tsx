import { useEffect, useRef, useState } from 'react';
import { about } from '../../../../games/hulk-heresy/about.ts';
import { refuseForce } from '../../../../games/hulk-heresy/force/check.ts';
import { addressOf } from '../../../address.ts';
import { Counter } from '../../../parts/counter.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Desk } from '../muster/desk.tsx';
import { exportForce } from './force-file.ts';
import { keep, type OwnForce } from './force-store.ts';

interface Props {
  first: OwnForce;
  onKept(): void;
  onCopy(force: OwnForce): void;
}

/** One force being built. Every change is kept at once. */
export function ForceEditor({ first, onKept, onCopy }: Props) {
  const [own, setOwn] = useState(first);
  const saved = useRef(first);
  useEffect(() => {
    if (own === saved.current) return;
    saved.current = own;
    void keep(own).then(onKept);
  }, [own, onKept]);
  const change = (part: Partial<OwnForce>) => setOwn((old) => ({ ...old, ...part }));
  const { id, name, points, force } = own;
  return (
    <section data-force={id}>
      <div className="force-head">
        <label className="field">
          <span className="label">Name of the force</span>
          <input
            data-field="name"
            value={name}
            maxLength={60}
            onChange={(event) => change({ name: event.target.value })}
          />
        </label>
        <Counter word="Points" field="points" value={points} onChange={(n) => change({ points: n })} />
        <button type="button" className="btn" data-do="export" onClick={() => void exportForce(own)}>
          <Icon name="i-log" /> Save as file
        </button>
        <button type="button" className="btn" data-do="copy-force" onClick={() => onCopy(own)}>
          <Icon name="i-two" /> Copy
        </button>
        <a className="btn" data-do="print-sheet" href={addressOf(about.id, 'forces', id, 'print')}>
          <Icon name="i-roster" /> Sheet to print
        </a>
      </div>
      <div className="heresy-builder on-page">
        <Desk
          force={force}
          points={points}
          side="A"
          only={[]}
          refusal={force.length === 0 ? null : refuseForce(force, points)}
          onChange={(next) => change({ force: next })}
        />
      </div>
    </section>
  );
}
