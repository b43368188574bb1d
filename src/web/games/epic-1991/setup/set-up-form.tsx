import { type ComponentProps, useMemo, useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { SetUpBoard } from '../../../setup/set-up-board.tsx';
import type { AnswerForm } from '../../offer.ts';
import type { EpicGame, View } from '../game.ts';
import { deploymentOf } from './deployment.tsx';

/** The army set up by hand, as an answer to the question where it stands. */
export default function SetUpForm({ game, view, seat, resting, onAnswer }: ComponentProps<AnswerForm>) {
  const [open, setOpen] = useState(false);
  const epic = game as unknown as EpicGame;
  const state = view as View;
  const deployment = useMemo(
    () => deploymentOf({ table: epic.tableOf(state), state, side: seat as 'A' | 'B' }),
    [epic, state, seat],
  );
  return (
    <>
      <button type="button" className="btn" data-do="set-up" disabled={resting} onClick={() => setOpen(true)}>
        <Icon name="i-table" /> Set up by hand
      </button>
      {open && <SetUpBoard deployment={deployment} onAnswer={onAnswer} onClose={() => setOpen(false)} />}
    </>
  );
}
