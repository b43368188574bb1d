import { type ComponentProps, useState } from 'react';
import type { Army } from '../../../../games/epic-1991/army/list.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import type { AnswerForm } from '../../offer.ts';
import { type KeptArmy, READY_ARMIES, useArmies } from '../army/army-store.ts';
import type { EpicGame, View } from '../game.ts';

/** The lists kept in this browser, and those that ship and fit; a kept one that does not fit this battle says why. */
export default function MusterForm({ game, view, seat, resting, onAnswer }: ComponentProps<AnswerForm>) {
  const kept = useArmies(null);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const epic = game as unknown as EpicGame;
  if (!kept) return null;
  const fits = (list: KeptArmy) => whyNot(epic, view as View, seat, list) === null;
  const ready = READY_ARMIES.filter(fits);
  return (
    <div className="muster-form">
      {[...kept, ...ready].map((one) => {
        const why = whyNot(epic, view as View, seat, one);
        return (
          <button
            key={one.id}
            type="button"
            className="btn"
            data-army={one.id}
            disabled={resting || why !== null}
            onClick={() => setRefused(onAnswer({ do: 'muster', army: one.list }))}
          >
            {one.name} <small className="dim">{why ?? `${one.list.points} points`}</small>
          </button>
        );
      })}
      {refused && <p className="refused">{refused.why}</p>}
    </div>
  );
}

function whyNot(game: EpicGame, view: View, seat: string, { list }: KeptArmy): string | null {
  if (list.cards.length === 0) return 'not finished';
  try {
    return game.check(view, seat, { do: 'muster', army: list as Army })?.why ?? null;
  } catch {
    return 'not finished';
  }
}
