import { useState } from 'react';
import { addressOf } from '../address.ts';
import { middle, SQUARE } from '../board/measure.ts';
import type { Prompt } from '../games/adapter.ts';
import { download } from '../match/saving.ts';
import type { Sitting } from '../match/sitting.ts';
import { OrderRuns } from '../orders/order-foot.tsx';
import { sayOrder } from '../orders/told.ts';
import { Captions } from '../sound/captions.tsx';
import type { Point } from '../stage/box.ts';
import type { Camera } from '../stage/camera.ts';
import { Float } from '../stage/float.tsx';
import { useCampaignOf } from '../store/campaign-of.ts';
import { ChooserBody } from './chooser.tsx';
import { Curtain } from './curtain.tsx';
import { DiceTray } from './dice-tray.tsx';
import { DrawCard } from './draw-card.tsx';
import { Ending } from './ending.tsx';
import { OddsBody } from './odds-card.tsx';
import { firstOdds, isShown } from './picks.ts';
import { PromptBody } from './prompt-card.tsx';
import type { LiveSpot } from './spots-for.ts';
import { ToastBody } from './toast.tsx';
import type { Play } from './use-play.ts';
import { verdict } from './verdict.ts';

interface Props {
  sitting: Sitting;
  play: Play;
  camera: Camera;
  narrow: boolean;
  prompt: Prompt | null;
  promptAt: Point | null;
  /** The spot pointed at: its odds are shown, where it has any. */
  aimed: LiveSpot | null;
  onRematch(): void;
}

/** Everything that floats over the board: questions, odds, refusals, the curtain, the result. */
export function Overlays({ sitting, play, camera, narrow, prompt, promptAt, aimed, onRematch }: Props) {
  const { table } = sitting;
  const { look, chooser } = play;
  const { toast } = play.picks;
  const board = table.board(look.view);
  const [seen, setSeen] = useState(false);
  const campaign = useCampaignOf(sitting.id);
  const at = (square: number): Point =>
    square >= 0
      ? middle(board, square)
      : camera.toBoard({ x: camera.get().width / 2, y: camera.get().height * 0.2 });
  const pointed = aimed?.offers[0];
  const odds = pointed && !narrow ? table.odds(look.view, pointed.action) : null;
  return (
    <>
      {!prompt?.dice.length && <DiceTray table={table} look={look} scene={look.scene} camera={camera} />}
      <Captions sitting={sitting} look={look} scene={look.scene} camera={camera} />
      {prompt && !narrow && (
        <PromptFloat sitting={sitting} camera={camera} prompt={prompt} at={promptAt} play={play} />
      )}
      {look.ordered && !prompt && (
        <section className="float order-banner" aria-label="Standing order">
          <OrderRuns sitting={sitting} text={sayOrder(look.ordered, look.viewer) ?? ''} />
        </section>
      )}
      {odds && pointed && aimed?.square !== undefined && (
        <Float
          camera={camera}
          half={SQUARE / 2}
          anchor={at(aimed.square)}
          clear={0.4}
          avoid={look.scene.pieces.map(({ square }) => at(square))}
          leads
          className="odds"
          label="Odds"
          role="status"
        >
          <OddsBody label={pointed.label} odds={odds} />
        </Float>
      )}
      {chooser?.square !== undefined && !narrow && (
        <Float
          camera={camera}
          half={SQUARE / 2}
          anchor={at(chooser.square)}
          avoid={look.scene.pieces.map(({ square }) => at(square))}
          className="chooser"
          label="Choose"
        >
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
          half={SQUARE / 2}
          anchor={at(toast.square)}
          avoid={look.scene.pieces.map(({ square }) => at(square))}
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
          outcome={look.outcome}
          verdict={verdict(sitting, look.outcome)}
          facts={table.closing(look.view)}
          campaign={campaign && addressOf(sitting.ruleset, 'campaigns', campaign)}
          replay={`#/replay/${sitting.id}`}
          file={sitting.file}
          onRematch={onRematch}
          onSave={() => void download(sitting.file(), table.title)}
          onClose={() => setSeen(true)}
        />
      )}
    </>
  );
}

function PromptFloat({
  sitting,
  camera,
  prompt,
  at,
  play,
}: {
  sitting: Sitting;
  camera: Camera;
  prompt: Prompt;
  at: Point | null;
  play: Play;
}) {
  const board = sitting.table.board(play.look.view);
  // Off the other pieces, and off the squares that are its answers.
  const avoid = [...play.look.scene.pieces, ...play.spots]
    .flatMap(({ square }) => (square === undefined || square < 0 ? [] : [middle(board, square)]))
    .filter(({ x, y }) => x !== at?.x || y !== at.y);
  const body = <PromptBody sitting={sitting} look={play.look} prompt={prompt} onChoose={play.choose} />;
  if (!at)
    return (
      <section className="float prompt loose" aria-label="Decision">
        {body}
      </section>
    );
  return (
    <Float
      camera={camera}
      anchor={at}
      half={SQUARE / 2}
      clear={0.75}
      avoid={avoid}
      leads
      className="prompt"
      label="Decision"
    >
      {body}
    </Float>
  );
}
