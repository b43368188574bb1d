import './titan.css';
import { type ComponentProps, useState } from 'react';
import type { Blow } from '../../../../games/epic-1991/actions.ts';
import { LOCATIONS } from '../../../../games/epic-1991/sheets/index.ts';
import { isDestroyed, titanOf } from '../../../../games/epic-1991/titans/titans.ts';
import type { Refusal } from '../../../../kernel/contract.ts';
import { topStep } from '../../../../kernel/steps.ts';
import { capital } from '../../../../kernel/words.ts';
import type { AnswerForm } from '../../offer.ts';
import type { EpicGame, View } from '../game.ts';
import { partsOf } from './parts.ts';
import { blowsFor, wantedFor } from './strike-draft.ts';

const BLOWS: Readonly<Record<Blow, string>> = { damage: 'Strike', grab: 'Grab', burn: 'Burn' };

/** How a blow against a Titan is used, and where: a part is pressed, or as many as the burner has hits. */
export default function StrikeForm({
  game,
  view: seen,
  seat,
  resting,
  onAnswer,
}: ComponentProps<AnswerForm>) {
  const view = seen as View;
  const epic = game as unknown as EpicGame;
  const table = epic.tableOf(view);
  const side = seat as 'A' | 'B';
  const blows = blowsFor(epic, view, side);
  const [blow, setBlow] = useState<Blow>(blows[0] ?? 'damage');
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const step = topStep(view);
  if (step?.do !== 'blow') return null;
  const wanted = wantedFor(epic, view, side, blow);
  const parts = partsOf({ game: epic, table }, view, step.titan);
  const answer = (locations: readonly number[]) => setRefused(onAnswer({ do: 'strike', blow, locations }));
  const press = (at: number) => {
    if (wanted <= 1) return answer([at]);
    setChosen(chosen.includes(at) ? chosen.filter((one) => one !== at) : [...chosen, at].slice(-wanted));
  };
  return (
    <div className="strike-form">
      {blows.length > 1 && (
        <fieldset className="blows" aria-label="Which weapon">
          {blows.map((one) => (
            <button key={one} type="button" aria-pressed={one === blow} onClick={() => setBlow(one)}>
              {BLOWS[one]}
            </button>
          ))}
        </fieldset>
      )}
      {wanted > 1 && <p className="dim">{`${chosen.length} of ${wanted} parts named.`}</p>}
      <ul>
        {LOCATIONS.map((location, at) =>
          wanted === 0 || isDestroyed(titanOf(view, step.titan), location) ? null : (
            <li key={location}>
              <button
                type="button"
                className={parts[at].hurt ? 'hurt' : ''}
                aria-pressed={chosen.includes(at)}
                disabled={resting}
                data-part={location}
                onClick={() => press(at)}
              >
                <b>{capital(parts[at].name)}</b> <small>{parts[at].state}</small>
              </button>
            </li>
          ),
        )}
      </ul>
      {wanted !== 1 && (
        <button
          type="button"
          className="btn primary"
          disabled={resting || chosen.length !== wanted}
          onClick={() => answer(chosen)}
        >
          {wanted === 0 ? 'Roll its hits' : 'Burn these'}
        </button>
      )}
      {refused && (
        <p className="refused" role="alert">
          {refused.why}
        </p>
      )}
    </div>
  );
}
