import { type ComponentProps, useMemo, useState } from 'react';
import { Icon } from '../../../parts/icon.tsx';
import { SetUpBoard } from '../../../setup/set-up-board.tsx';
import type { AnswerForm } from '../../offer.ts';
import type { Epic89Game, View } from '../game.ts';
import { deploymentOf } from './deployment.tsx';
import { groundOf } from './draft.ts';

/** The force set up by hand, as an answer to the question where it stands. */
export default function SetUpForm({ game, view, seat, resting, onAnswer }: ComponentProps<AnswerForm>) {
  const [open, setOpen] = useState(false);
  const epic = game as unknown as Epic89Game;
  const state = view as View;
  const deployment = useMemo(() => {
    if (!open) return null;
    const side = state.seats.imperial === seat ? 'imperial' : 'rebel';
    return deploymentOf(groundOf(epic.tableOf(state), state, side));
  }, [open, epic, state, seat]);
  return (
    <>
      <button type="button" className="btn" data-do="set-up" disabled={resting} onClick={() => setOpen(true)}>
        <Icon name="i-table" /> Set up by hand
      </button>
      {deployment && (
        <SetUpBoard deployment={deployment} onAnswer={onAnswer} onClose={() => setOpen(false)} />
      )}
    </>
  );
}
