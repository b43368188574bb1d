/** Any model that may come out of the blip: a kind, then its armour and arms. */
import './muster.css';
import { type ComponentProps, useState } from 'react';
import type { Action } from '../../../../games/hulk-heresy/actions.ts';
import type { ModelRow } from '../../../../games/hulk-heresy/force/list.ts';
import type { Side } from '../../../../games/hulk-heresy/state.ts';
import { Dialog } from '../../../parts/dialog.tsx';
import { Icon } from '../../../parts/icon.tsx';
import { Rule } from '../../../parts/rule.tsx';
import type { AnswerForm } from '../../offer.ts';
import { type HeresyGame, rankOf, type View } from '../game.ts';
import { kitText } from '../kit.ts';
import { modelSymbol, sideClass } from '../pieces/symbols.ts';
import { ModelEditor } from './model-editor.tsx';

export default function SpawnForm({ game, view, seat, resting, onAnswer }: ComponentProps<AnswerForm>) {
  const [open, setOpen] = useState(false);
  return (
    <div className="muster-form">
      <button
        type="button"
        className="btn"
        data-do="any-model"
        disabled={resting}
        onClick={() => setOpen(true)}
      >
        <Icon name="i-roster" /> Any other
      </button>
      {open && (
        <Chooser
          game={game as unknown as HeresyGame}
          view={view as View}
          side={seat as Side}
          onClose={() => setOpen(false)}
          onSend={(row) => onAnswer(fielded(row))}
        />
      )}
    </div>
  );
}

const fielded = (row: ModelRow): Action => ({ do: 'field', force: [row] });

interface Props {
  game: HeresyGame;
  view: View;
  side: Side;
  onClose(): void;
  onSend(row: ModelRow): void;
}

function Chooser({ game, view, side, onClose, onSend }: Props) {
  const rows = game.actions(view, side).flatMap(({ force = [] }) => force);
  const [row, setRow] = useState(rows[0]);
  const refusal = game.check(view, side, fielded(row));
  return (
    <Dialog title="Who was under the blip?" className="heresy-builder spawn-builder" onClose={onClose}>
      <nav className="shelves" aria-label="Who may come">
        <section>
          {rows.map((one) => (
            <button
              key={kitText(one) + rankOf(one)}
              type="button"
              aria-pressed={one === row}
              data-row={rankOf(one)}
              onClick={() => setRow(one)}
            >
              <Icon
                name={modelSymbol(one, side)}
                className={`face ${sideClass(side, one.armour === 'daemon')}`}
              />
              <span>
                <b>{rankOf(one)}</b>
                <small className="dim">{kitText(one)}</small>
              </span>
            </button>
          ))}
        </section>
      </nav>
      <aside className="model-panel" aria-label="The chosen model">
        <ModelEditor row={row} side={side} onChange={setRow} />
      </aside>
      <footer>
        {refusal && (
          <p className="harm" role="alert">
            {refusal.why} <Rule id={refusal.rule} />
          </p>
        )}
        <div className="row">
          <button
            type="button"
            className="btn go"
            data-do="send-model"
            disabled={refusal !== null}
            onClick={() => onSend(row)}
          >
            <Icon name="i-check" /> It was this one
          </button>
        </div>
      </footer>
    </Dialog>
  );
}
