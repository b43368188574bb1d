import { type ComponentProps, useState } from 'react';
import type { Action } from '../../../../games/epic-1989/actions.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import type { AnswerForm } from '../../offer.ts';
import { pursesOf } from '../army/force-list.ts';
import { type KeptForce, READY_FORCES, useForces } from '../army/force-store.ts';
import type { Epic89Game, View } from '../game.ts';
import { ownAddress } from '../own-address.ts';

/** The forces kept in this browser, and those that ship and fit; a kept one that does not fit this battle says why. */
export default function MusterForm({ game, view, seat, resting, onAnswer }: ComponentProps<AnswerForm>) {
  const kept = useForces(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  if (!kept) return null;
  const why = ({ list }: KeptForce) => {
    const action: Action = { do: 'muster', force: list.force };
    return (game as unknown as Epic89Game).check(view as View, seat, action);
  };
  const ready = READY_FORCES.filter((one) => why(one) === null);
  return (
    <div className="muster-form">
      {[...kept, ...ready].map((one) => {
        const against = why(one);
        return (
          <button
            key={one.id}
            type="button"
            className="btn"
            data-force={one.id}
            disabled={resting || against !== null}
            onClick={() => setRefused(onAnswer({ do: 'muster', force: one.list.force }))}
          >
            {one.name}{' '}
            <small className="dim">
              {against?.why ?? `${pursesOf(one.list).reduce((sum, { spent }) => sum + spent, 0)} points`}
            </small>
          </button>
        );
      })}
      {refused && <p className="refused">{refused.why}</p>}
      <p>
        <a href={ownAddress('forces')}>Buy one of your own</a>, and come back to this match.
      </p>
    </div>
  );
}
