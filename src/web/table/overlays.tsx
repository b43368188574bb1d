import { useState } from 'react';
import { lineBoxes, squareBox } from '../board/spot-boxes.ts';
import type { After } from '../ending/after.ts';
import { Ending } from '../ending/ending.tsx';
import type { Prompt } from '../games/adapter.ts';
import type { Sitting } from '../match/sitting.ts';
import { OrderRuns } from '../orders/order-foot.tsx';
import { sayOrder } from '../orders/told.ts';
import { Captions } from '../sound/captions.tsx';
import type { Box } from '../stage/box.ts';
import type { Camera } from '../stage/camera.ts';
import { type Dock, Float } from '../stage/float.tsx';
import { ChooserBody } from './chooser.tsx';
import { Curtain } from './curtain.tsx';
import { DiceTray } from './dice-tray.tsx';
import { DrawCard } from './draw-card.tsx';
import { OddsBody } from './odds-card.tsx';
import { firstOdds, isShown, squareOf } from './picks.ts';
import type { LiveSpot } from './spots-for.ts';
import { PromptFloat } from './squares/prompt-float.tsx';
import { ToastBody } from './toast.tsx';
import type { Play } from './use-play.ts';

interface Props {
  sitting: Sitting;
  play: Play;
  camera: Camera;
  narrow: boolean;
  prompt: Prompt | null;
  dock: Dock;
  /** The spot pointed at: its odds are shown, where it has any. */
  aimed: LiveSpot | null;
  /** An earlier moment is looked at. */
  peeking: boolean;
  after: After;
}

/** Everything that floats over the board: questions, odds, refusals, the curtain, the result. */
export function Overlays({ sitting, play, camera, narrow, prompt, dock, aimed, peeking, after }: Props) {
  const { table } = sitting;
  const { look, chooser } = play;
  const { toast } = play.picks;
  const board = table.board(look.view);
  const [seen, setSeen] = useState(false);
  const at = (square: number): Box | null => (square >= 0 ? squareBox(board, square) : null);
  const pieces = look.scene.pieces.map(({ square }) => squareBox(board, square));
  const selectedAt = squareOf(look, play.selected);
  const pointed = aimed?.offers[0];
  const odds = pointed && !narrow ? table.odds(look.view, pointed.action) : null;
  return (
    <>
      {!prompt?.dice.length && !peeking && (
        <DiceTray table={table} look={look} scene={look.scene} camera={camera} />
      )}
      <Captions sitting={sitting} look={look} scene={look.scene} camera={camera} />
      {prompt && (
        <PromptFloat key={`${look.beat} ${prompt.title}`} {...{ sitting, play, camera, prompt, dock }} />
      )}
      {look.ordered && !prompt && (
        <section className="float order-banner" aria-label="Standing order" data-furniture="">
          <OrderRuns sitting={sitting} text={sayOrder(look.ordered, look.viewer) ?? ''} />
        </section>
      )}
      {odds && pointed && aimed?.square !== undefined && (
        <Float
          camera={camera}
          about={at(aimed.square)}
          keep={selectedAt >= 0 ? lineBoxes(board, selectedAt, aimed.square) : undefined}
          shun={pieces}
          leads
          className="odds"
          label="Odds"
          role="status"
        >
          <OddsBody label={pointed.label} odds={odds} />
        </Float>
      )}
      {chooser?.square !== undefined && !narrow && (
        <Float camera={camera} about={at(chooser.square)} shun={pieces} className="chooser" label="Choose">
          <ChooserBody
            spot={chooser}
            odds={firstOdds(table, look, chooser)}
            main={isShown(play.picks)}
            onChoose={play.choose}
            onCancel={play.cancel}
          />
        </Float>
      )}
      {toast && (
        <Float
          key={toast.id}
          camera={camera}
          about={at(toast.square)}
          shun={pieces}
          className="toast"
          label="Why not"
          role="status"
        >
          <ToastBody refusal={toast} instead={toast.instead} onInstead={play.choose} />
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
          asks={look.draw?.answer === 'waits' ? 'A draw is offered.' : null}
          onReveal={() => sitting.reveal()}
        />
      )}
      <DrawCard sitting={sitting} look={look} />
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
