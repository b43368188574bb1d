import '../../../ground/lay.css';
import { type ComponentProps, useState } from 'react';
import type { Refusal } from '../../../../kernel/contract.ts';
import { topStep } from '../../../../kernel/steps.ts';
import { counted } from '../../../../kernel/words.ts';
import type { AnswerForm } from '../../offer.ts';
import type { View } from '../game.ts';

/** What was rolled, area by area: whatever is ticked would be rolled again. */
export default function AgainForm({ view, resting, onAnswer }: ComponentProps<AnswerForm>) {
  const [chosen, setChosen] = useState<readonly number[]>([]);
  const [refused, setRefused] = useState<Refusal | null>(null);
  const step = topStep(view as View);
  if (step?.do !== 'terrain') return null;
  return (
    <div className="again-form">
      <ul>
        {step.pieces.map(({ number, area, is }) => (
          <li key={number}>
            <label>
              <input
                type="checkbox"
                checked={chosen.includes(number)}
                onChange={({ target }) =>
                  setChosen(target.checked ? [...chosen, number] : chosen.filter((one) => one !== number))
                }
              />
              {is} <small>area {area}</small>
            </label>
          </li>
        ))}
      </ul>
      <button
        type="button"
        className="btn"
        disabled={resting || chosen.length === 0}
        onClick={() => setRefused(onAnswer({ do: 'again', pieces: chosen }))}
      >
        Roll {counted(chosen.length, 'piece')} again
      </button>
      {refused && <p className="refused">{refused.why}</p>}
    </div>
  );
}
