import { useMemo, useState } from 'react';
import type { GameEvent, Seat } from '../../../kernel/contract.ts';
import { onField, onSquares } from '../../games/adapter.ts';
import { Icon } from '../../parts/icon.tsx';
import type { CaseRef, Proofs } from '../proofs.ts';
import { titleOf } from '../proofs.ts';
import './case.css';
import { CaseBoard } from './case-board.tsx';
import { aroundAll, CaseField } from './case-field.tsx';
import { Happened } from './happened.tsx';
import type { Stage } from './play-case.ts';
import { StepList } from './step-list.tsx';
import { tagsOf } from './tags.ts';
import { type Shown, useCase } from './use-case.ts';

/** A case on a small board: click through its steps and see what the rules say. */
export function ShowCase({ file, at, tried }: { file: Proofs['files'][number]; at: CaseRef; tried: string }) {
  const shown = useCase(file, at);
  if (shown === null) return <p className="dim">Laying out the board…</p>;
  if (typeof shown === 'string') return <p className="harm">{shown}</p>;
  return <CasePlayer shown={shown} tried={tried} />;
}

/** `tried`: the address of the position at the game's own table. */
function CasePlayer({ shown, tried }: { shown: Shown; tried: string }) {
  const { written, table, review, words, stages, face } = shown;
  const [at, setAt] = useState(0);
  const [eyes, setEyes] = useState<Seat | null>(null);
  const { game } = table;
  const stage = stages[at];
  const viewer = eyes ?? lookerOf(stages, at, game.seats);
  const view = review.viewAt(at, viewer);
  const told = review.toldAt(at, viewer);
  const label = `Board of the case, step ${at} of ${stages.length - 1}`;
  const go = (to: number) => setAt(Math.max(0, Math.min(stages.length - 1, to)));
  return (
    <section className="case" aria-label={titleOf(written.name)} data-step={at}>
      <h4 className="name">{titleOf(written.name)}</h4>
      <div className="case-stage">
        {face.stage === 'squares' ? (
          <OnBoard shown={shown} view={view} state={stage.state} told={told} label={label} />
        ) : (
          <OnTable shown={shown} view={view} viewer={viewer} told={told} label={label} />
        )}
        <fieldset className="eyes">
          <legend className="label">Seen by</legend>
          {game.seats.map((seat) => (
            <button key={seat} type="button" aria-pressed={viewer === seat} onClick={() => setEyes(seat)}>
              {face.seatName(seat)}
            </button>
          ))}
        </fieldset>
      </div>
      <div className="case-side">
        <div className="case-keys">
          <button type="button" className="btn" data-do="back" disabled={at === 0} onClick={() => go(at - 1)}>
            Back
          </button>
          <button
            type="button"
            className="btn go"
            data-do="next"
            disabled={at === stages.length - 1}
            onClick={() => go(at + 1)}
          >
            Next step
          </button>
          <span className="dim num">
            {at} of {stages.length - 1}
          </span>
          {face.stage === 'field' && (
            <a className="btn" data-do="try-it" href={tried}>
              <Icon name="i-play" /> Try it
            </a>
          )}
        </div>
        <StepList stages={stages} at={at} words={words} seatName={face.seatName} onStep={go} />
        <Happened stage={stage} game={game} told={told} words={words} seatName={face.seatName} />
        <p className={shown.holds ? 'case-foot' : 'case-foot harm'}>
          <Icon name={shown.holds ? 'i-check' : 'i-close'} />
          <span>
            {shown.holds
              ? 'Played here just now: every step holds.'
              : 'Played here just now: it did not come out as written.'}
          </span>
        </p>
      </div>
    </section>
  );
}

interface Seen {
  shown: Shown;
  view: unknown;
  told: readonly GameEvent[];
  label: string;
}

function OnBoard({
  shown: { written, table, ...shown },
  view,
  state,
  told,
  label,
}: Seen & { state: unknown }) {
  const face = onSquares(shown.face);
  const board = face.board(view);
  const effects = useMemo(() => face.effects(told), [face, told]);
  return (
    <CaseBoard
      board={board}
      scene={face.scene(view)}
      tags={tagsOf(written, table, board, state)}
      effects={effects}
      label={label}
    />
  );
}

function OnTable({ shown, view, viewer, told, label }: Seen & { viewer: Seat }) {
  const face = onField(shown.face);
  const { review, stages, written } = shown;
  const around = useMemo(
    () =>
      aroundAll(
        stages.map((_, n) => face.scene(review.viewAt(n, viewer))),
        written,
      ),
    [face, review, stages, viewer, written],
  );
  const effects = useMemo(() => face.effects(told), [face, told]);
  return <CaseField scene={face.scene(view)} around={around} effects={effects} label={label} />;
}

/** Through whose eyes a step is best seen: whoever acts, else as before. */
function lookerOf(stages: readonly Stage[], at: number, seats: readonly Seat[]): Seat {
  for (let n = at; n > 0; n--) {
    const step = stages[n].step;
    const seat =
      step?.is === 'act' || step?.is === 'offered' ? step.seat : step?.is === 'expect' ? step.as : null;
    if (seat && seats.includes(seat)) return seat;
  }
  const first = stages.find(({ step }) => step?.is === 'act')?.step;
  return first?.is === 'act' ? first.seat : seats[0];
}
