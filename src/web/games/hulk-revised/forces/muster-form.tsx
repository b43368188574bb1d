import { type ComponentProps, useState } from 'react';
import { musters } from '../../../../games/hulk-revised/actions.ts';
import { checkForce } from '../../../../games/hulk-revised/force/check.ts';
import type { ForceList } from '../../../../games/hulk-revised/force/list.ts';
import type { HulkGame } from '../../../../games/hulk-revised/index.ts';
import type { State } from '../../../../games/hulk-revised/state.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Rule } from '../../../parts/rule.tsx';
import type { AnswerForm } from '../../offer.ts';
import { BillCard } from './bill-card.tsx';
import { newForce, useForces } from './force-store.ts';
import { MarineEditor } from './marine-editor.tsx';
import { StealerEditor } from './stealer-editor.tsx';

/** The lists kept in this browser, and the builder, as answers to the question what is mustered. */
export default function MusterForm({ game, view, seat, resting, onAnswer }: ComponentProps<AnswerForm>) {
  const { mustering } = (game as unknown as HulkGame).tableOf(view as State);
  const kept = useForces(0);
  const [draft, setDraft] = useState<ForceList | null>(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  if (!mustering) return null;
  const { limits } = mustering;
  const mine = kept.filter(({ list }) => list.side === seat && mustering.refuse(list) === null);
  const muster = (list: ForceList) => setRefused(onAnswer(musters(list)));
  const blank = () => newForce(seat === 'marine' ? 'marine' : 'stealer', limits.points ?? 0).list;
  const checked = draft && checkForce(draft, limits);
  return (
    <div className="muster-form">
      {mine.map(({ id, name, list }) => (
        <button
          key={id}
          type="button"
          className="btn"
          data-do="muster-kept"
          disabled={resting}
          onClick={() => muster(list)}
        >
          {name}
        </button>
      ))}
      <button
        type="button"
        className="btn"
        data-do="write-list"
        disabled={resting}
        onClick={() => setDraft(blank())}
      >
        <Icon name="i-roster" /> Write a list
      </button>
      {draft && checked && (
        <Dialog title="Your list" className="muster-dialog" onClose={() => setDraft(null)}>
          <div className="force-editor">
            <section>
              {draft.side === 'marine' ? (
                <MarineEditor list={draft} checked={checked} spares={false} onChange={setDraft} />
              ) : (
                <StealerEditor list={draft} onChange={setDraft} />
              )}
            </section>
            <div>
              <BillCard checked={checked} points={limits.points ?? 0} />
              {refused && (
                <p className="harm" role="alert">
                  {refused.why} <Rule id={refused.rule} />
                </p>
              )}
              <button
                type="button"
                className="btn go"
                data-do="muster"
                disabled={resting || checked.problems.length > 0}
                onClick={() => muster(draft)}
              >
                <Icon name="i-check" /> Muster it
              </button>
            </div>
          </div>
        </Dialog>
      )}
    </div>
  );
}
