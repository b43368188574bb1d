import { useState } from 'react';
import type { After } from '../ending/after.ts';
import { Ending } from '../ending/ending.tsx';
import type { Prompt } from '../games/adapter.ts';
import type { Sitting } from '../match/sitting.ts';
import { OrderRuns } from '../orders/order-foot.tsx';
import { sayOrder } from '../orders/told.ts';
import { Captions } from '../sound/captions.tsx';
import type { Camera } from '../stage/camera.ts';
import { type Dock, Float } from '../stage/float.tsx';
import { ChooserBody } from './chooser.tsx';
import { Curtain } from './curtain.tsx';
import { DiceTray } from './dice-tray.tsx';
import type { Layout } from './layout.ts';
import { OfferCard } from './offer-card.tsx';
import { firstOdds, isShown } from './picks.ts';
import { PromptFloat } from './prompt-float.tsx';
import { ToastBody } from './toast.tsx';
import type { Controls } from './use-controls.ts';

const ASKED = { draw: 'A draw is offered.', undo: 'You are asked to let something be taken back.' };

interface Props {
  sitting: Sitting;
  controls: Controls;
  layout: Layout;
  camera: Camera;
  narrow: boolean;
  prompt: Prompt | null;
  dock: Dock;
  /** An earlier moment is looked at. */
  peeking: boolean;
  after: After;
}

/** What floats over any stage: questions, refusals, the curtain, the result. */
export function Overlays({ sitting, controls, layout, camera, narrow, prompt, dock, peeking, after }: Props) {
  const { table } = sitting;
  const { look, chooser } = controls;
  const { toast } = controls.picks;
  const [seen, setSeen] = useState(false);
  const { pieces } = layout;
  const opened = chooser && !narrow ? layout.opened() : null;
  return (
    <>
      {/* On an open table neither a question nor a plan has free room to spare beside it. */}
      {(table.stage === 'squares' ? !prompt?.dice.length : !prompt && !chooser) && !peeking && (
        <DiceTray table={table} look={look} layout={layout} camera={camera} />
      )}
      <Captions sitting={sitting} look={look} layout={layout} camera={camera} />
      {prompt && (
        <PromptFloat
          key={`${look.beat} ${prompt.title}`}
          {...{ sitting, controls, layout, camera, prompt, dock }}
        />
      )}
      {look.ordered && !prompt && (
        <section className="float order-banner" aria-label="Standing order" data-furniture="">
          <OrderRuns sitting={sitting} text={sayOrder(look.ordered, look.viewer) ?? ''} />
        </section>
      )}
      {chooser && opened && (
        <Float camera={camera} about={opened} shun={pieces} className="chooser" label="Choose">
          <ChooserBody
            spot={chooser}
            odds={firstOdds(table, look, chooser)}
            main={isShown(controls.picks)}
            onChoose={controls.choose}
            onCancel={controls.cancel}
          />
        </Float>
      )}
      {toast && (
        <Float
          key={toast.id}
          camera={camera}
          about={layout.at(toast.place)}
          shun={pieces}
          className="toast"
          label="Why not"
          role="status"
        >
          <ToastBody refusal={toast} instead={toast.instead} onInstead={controls.choose} />
        </Float>
      )}
      {look.problem && (
        <section className="float problem" role="alert">
          <p>The opponent lost the thread: {look.problem}</p>
          <button type="button" className="btn" onClick={() => sitting.retry()}>
            Try again
          </button>
        </section>
      )}
      {look.curtain && (
        <Curtain
          seat={table.seatName(look.curtain)}
          asks={look.offer?.answer === 'waits' ? ASKED[look.offer.what] : null}
          onReveal={() => sitting.reveal()}
        />
      )}
      <OfferCard sitting={sitting} look={look} />
      {look.outcome && !seen && !look.moving && (
        <Ending
          sitting={sitting}
          outcome={look.outcome}
          view={look.view}
          after={after}
          onClose={() => setSeen(true)}
        />
      )}
    </>
  );
}
