/** The force builder as a window over the table. */
import { useState } from 'react';
import type { ForceList } from '../../../../games/hulk-heresy/force/list.ts';
import type { Side } from '../../../../games/hulk-heresy/state.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Desk } from './desk.tsx';

interface Props {
  title: string;
  points: number;
  side: Side;
  /** The lists the mission allows; none: all. */
  only: readonly string[];
  force: ForceList;
  onChange(force: ForceList): void;
  whyNot(force: ForceList): Refusal | null;
  onClose(): void;
  onSeal(force: ForceList): void;
  /** Keeps it in this browser for another day. */
  onKeep(force: ForceList): Promise<void>;
}

export function Builder({
  title,
  points,
  side,
  only,
  force,
  onChange,
  whyNot,
  onClose,
  onSeal,
  onKeep,
}: Props) {
  const [kept, setKept] = useState<ForceList | null>(null);
  const refusal = force.length === 0 ? null : whyNot(force);
  return (
    <Dialog title={title} className="heresy-builder" onClose={onClose}>
      <p className="secret dim">
        <Icon name="i-eye" /> Secret. They see nothing of this until a blip is revealed.
      </p>
      <Desk force={force} points={points} side={side} only={only} refusal={refusal} onChange={onChange}>
        <button
          type="button"
          className="btn"
          data-do="keep-force"
          disabled={force.length === 0 || kept === force}
          onClick={() => void onKeep(force).then(() => setKept(force))}
        >
          {kept === force ? 'Kept' : 'Keep it'}
        </button>
        <button
          type="button"
          className="btn go"
          data-do="seal"
          disabled={force.length === 0 || refusal !== null}
          onClick={() => onSeal(force)}
        >
          <Icon name="i-check" /> Seal the force
        </button>
      </Desk>
    </Dialog>
  );
}
