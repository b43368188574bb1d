import { type ComponentProps, useMemo, useState } from 'react';
import type { Refusal } from '../../../../kernel/contract.ts';
import { Icon } from '../../../parts/icon.tsx';
import type { Deployment } from '../../../setup/deployment.ts';
import { SetUpBoard } from '../../../setup/set-up-board.tsx';
import type { AnswerForm } from '../../offer.ts';
import type { Epic89Game, View } from '../game.ts';
import { type Counters, concealed, siteOf } from './conceal-draft.ts';
import { concealmentOf } from './concealing.tsx';
import { unfoldingOf } from './unfolding.tsx';

/** Counters placed by hand, and whoever comes from under one, as an answer to the question where they lie. */
export default function HiddenForm({ game, view: seen, resting, onAnswer }: ComponentProps<AnswerForm>) {
  const [open, setOpen] = useState(false);
  const view = seen as View;
  const table = (game as unknown as Epic89Game).tableOf(view);
  const site = useMemo(() => siteOf(table, view), [table, view]);
  return (
    <>
      <button type="button" className="btn" data-do="set-up" disabled={resting} onClick={() => setOpen(true)}>
        <Icon name="i-table" /> {site ? 'Place the counters by hand' : 'Place them by hand'}
      </button>
      {open && site && (
        <Board<Counters>
          make={() => concealmentOf(site, Math.random)}
          onAnswer={(draft) => onAnswer(concealed(draft))}
          onClose={() => setOpen(false)}
        />
      )}
      {open && !site && (
        <Board make={() => unfoldingOf(table, view)} onAnswer={onAnswer} onClose={() => setOpen(false)} />
      )}
    </>
  );
}

interface Props<Draft> {
  make(): Deployment<Draft> | null;
  onAnswer(draft: Draft): Refusal | null;
  onClose(): void;
}

/** Made once: what counters stand for stays as it was drawn while they are placed. */
function Board<Draft>({ make, onAnswer, onClose }: Props<Draft>) {
  const [deployment] = useState(make);
  return deployment && <SetUpBoard deployment={deployment} onAnswer={onAnswer} onClose={onClose} />;
}
