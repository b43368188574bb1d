/** Every answer there is, spelled out: folded away, and never missing. */
import { useState } from 'react';
import type { Action } from '../../../games/hulk-heresy/actions.ts';
import type { AnswerForm } from '../adapter.ts';
import type { HeresyGame, View } from './game.ts';
import { nameOf, pieceAt } from './game.ts';
import { preferred } from './variants.ts';
import { wordsOf } from './words.ts';

export const AllAnswers: AnswerForm = ({ game, view: seen, seat, resting, onAnswer }) => {
  const [open, setOpen] = useState(false);
  const [why, setWhy] = useState('');
  const heresy = game as unknown as HeresyGame;
  const view = seen as View;
  const actions = open ? preferred(view, heresy.actions(view, seat), {}) : [];
  const say = (action: Action): string => {
    const p = pieceAt(view, action.unit);
    const { label } = wordsOf({ game: heresy, table: heresy.table }, view, action);
    return p ? `${nameOf(view, p)}: ${label}` : label;
  };
  return (
    <div className="all-answers">
      <button
        type="button"
        className="btn small"
        data-do="all-answers"
        aria-expanded={open}
        onClick={() => setOpen(!open)}
      >
        {open ? 'Fewer answers' : 'All answers'}
      </button>
      {open && (
        <ul>
          {actions.map((action) => {
            const text = heresy.notation.print(view, action);
            return (
              <li key={text}>
                <button
                  type="button"
                  data-action={text}
                  disabled={resting}
                  onClick={() => setWhy(onAnswer(action)?.why ?? '')}
                >
                  {say(action)}
                </button>
              </li>
            );
          })}
        </ul>
      )}
      {why && <p role="alert">{why}</p>}
    </div>
  );
};
