import { type ReactNode, useEffect, useMemo, useState } from 'react';
import { BoardView } from '../board/board-view.tsx';
import { createCamera } from '../board/camera.ts';
import { cameraKey } from '../board/camera-keys.ts';
import { frameOf, frameWith } from '../board/frame.ts';
import { LayerFills, LayerLabels } from '../board/layers/layer-drawing.tsx';
import { LayerLegend } from '../board/layers/layer-legend.tsx';
import { LayerSwitch } from '../board/layers/layer-switch.tsx';
import { useLayers } from '../board/layers/use-layers.ts';
import { middle } from '../board/measure.ts';
import type { Effect, Scene, Toggle } from '../games/adapter.ts';
import { isMachine } from '../match/opponents.ts';
import type { Sitting } from '../match/sitting.ts';
import { withOrders } from '../orders/told.ts';
import { useNarrow } from '../parts/media.ts';
import { ChooserBody } from './chooser.tsx';
import { type Dialog, Dialogs } from './dialogs.tsx';
import { Dock } from './dock.tsx';
import { useKeyFocus } from './focus.ts';
import { useFollow } from './follow.ts';
import { useKeys } from './keys.ts';
import { reportFor } from './lines.ts';
import { Overlays } from './overlays.tsx';
import { PeekBar } from './peek-bar.tsx';
import { PhoneSheet } from './phone-sheet.tsx';
import { Previews } from './previews.tsx';
import { PromptBody } from './prompt-card.tsx';
import { Report } from './report.tsx';
import { RosterList } from './roster-list.tsx';
import { routeKey } from './route-key.ts';
import type { LiveSpot } from './spots-for.ts';
import { TopBar } from './top-bar.tsx';
import { UnitCard } from './unit-card.tsx';
import { usePeek } from './use-peek.ts';
import { firstOdds, usePlay } from './use-play.ts';
import { waitingFor } from './verdict.ts';

const NO_BOXES: Scene['boxes'] = [];
const NO_SPOTS: readonly LiveSpot[] = [];
const NO_SQUARES: readonly number[] = [];
const NO_EFFECTS: readonly Effect[] = [];

/** The table: roster, board, details on a desk; board and sheet on a phone. */
export function TableScreen({
  sitting,
  onRematch,
  coach = null,
}: {
  sitting: Sitting;
  onRematch(): void;
  /** Stands over the board and says what to do: such a game is not kept. */
  coach?: ReactNode;
}) {
  const { table, match } = sitting;
  const play = usePlay(sitting);
  const { look, scene, hand, selected } = play;
  const narrow = useNarrow();
  const { peek, lookAt, back } = usePeek(sitting, look);
  const board = table.board(peek?.view ?? look.view);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a board that grows is told to the same camera
  const camera = useMemo(() => createCamera(frameOf(board)), [table]);
  const plots = hand?.bar.flatMap(({ offers }) => offers.map(({ plot }) => plot)) ?? [];
  const frame = frameWith(board, plots);
  useEffect(() => camera.reframe(frame), [camera, frame]);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [lined, setLined] = useState(false);
  const drawn = peek?.scene ?? scene;
  const shownScene = lined ? drawn : { ...drawn, boxes: NO_BOXES };
  const [pointed, setPointed] = useState<LiveSpot | null>(null);

  const head = useMemo(() => table.head(look.view, look.viewer), [table, look]);
  const roster = useMemo(() => table.roster(look.view, look.viewer), [table, look]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: it changes with every look
  const undoReason = useMemo(() => sitting.undoReason(), [sitting, look]);
  const card = useMemo(() => table.card(look.view, selected), [table, look, selected]);
  const sight = useMemo(
    () => (hand && !hand.prompt ? table.sight(look.view, selected) : []),
    [table, look, selected, hand],
  );
  const lines = useMemo(
    () =>
      withOrders(
        reportFor(table, sitting.eyes(look.viewer), 120, look.shown),
        sitting.ordersFor(look.viewer),
        look.viewer,
      ),
    [table, sitting, look],
  );
  const prompt = hand?.prompt && !hand.prompt.settled ? hand.prompt : null;
  const resting = peek !== null || !look.mine || look.busy || look.curtain !== null || prompt !== null;
  const waiting = waitingFor(sitting, look, prompt, hand?.note ?? null);
  const note = match.outcome ? 'The match is over.' : (waiting ?? '');

  const squareOf = (unit: number) => scene.pieces.find(({ id }) => id === unit)?.square ?? -1;
  const square = squareOf(selected);
  const asked = prompt ? (prompt.square ?? squareOf(prompt.unit ?? 0)) : -1;
  const promptAt = useMemo(() => (asked >= 0 ? middle(board, asked) : null), [asked, board]);
  // Arrows at a square and answers that lie together must be large enough to touch.
  const turning = play.spots[0]?.arrow === undefined ? undefined : play.spots[0].square;
  const focus = turning ?? (asked >= 0 ? asked : (prompt?.near ?? (look.mine ? square : -1)));
  const own = useMemo(() => (focus >= 0 ? middle(board, focus) : null), [focus, board]);
  // A lesson's board is small, and all of it matters.
  useFollow(camera, board, scene, coach ? null : own, narrow && !coach);
  useEffect(() => {
    const mine = look.mine && !look.busy && !match.outcome;
    document.title = mine ? `Your move: ${table.title}` : `${table.title}, Auspex`;
    return () => {
      document.title = 'Auspex';
    };
  }, [look, match, table]);

  const layers = useLayers({
    table,
    view: peek?.view ?? look.view,
    viewer: look.viewer,
    scene: drawn,
    camera,
    selected,
    hidden: look.curtain !== null,
  });
  const toggle = ({ id, options, value }: Toggle) => {
    const next = options[(options.findIndex((option) => option.value === value) + 1) % options.length];
    sitting.prefer(id, next.value);
  };
  useKeyFocus(prompt !== null && look.mine && !look.busy, look.beat);
  useKeys((key, target) =>
    routeKey(key, target, {
      play,
      prompt,
      resting,
      rows: roster.rows,
      toggle,
      steer: (pressed, on) => cameraKey(camera, board, pressed, on),
      layers,
      back: peek && back,
      help: () => setDialog('keys'),
    }),
  );

  const live = pointed && play.spots.find(({ key }) => key === pointed.key);
  const shown = live ?? play.chooser;
  const striking = shown?.offers[0]?.action;
  const zone = useMemo(
    () => (striking === undefined ? [] : table.zone(look.view, striking)),
    [table, look, striking],
  );
  const aimed = live?.look === 'foe' && !play.chooser ? live : null;
  const report = <Report lines={lines} looked={peek?.key ?? null} onLook={lookAt} />;
  const rosterList = (
    <RosterList roster={roster} selected={selected} asked={prompt?.unit ?? 0} onSelect={play.select} />
  );
  const dock = (
    <Dock
      hand={hand}
      paced={
        look.frame !== null ||
        (!match.outcome && look.decision !== null && isMachine(sitting.players[look.decision.seat]))
      }
      note={note}
      resting={resting}
      mode={play.mode}
      menu={play.menu}
      beat={look.beat}
      undoReason={undoReason}
      onButton={play.press}
      onToggle={toggle}
      onUndo={play.undo}
    />
  );
  return (
    <div
      className={narrow ? 'app phone' : 'app'}
      data-beat={look.beat}
      data-busy={look.busy}
      data-viewer={look.viewer}
      data-decision={look.decision?.kind ?? 'over'}
      data-asked={prompt ? '' : undefined}
    >
      <TopBar
        title={table.title}
        aim={table.aim}
        head={head}
        waiting={narrow ? null : waiting}
        clock={sitting.clock}
        lines={scene.boxes.length > 0 ? lined : null}
        onLines={() => setLined(!lined)}
        onMenu={() => setDialog('menu')}
        onFit={camera.fit}
      >
        <LayerSwitch layers={layers} />
      </TopBar>
      {coach}
      {!narrow && rosterList}
      <main className="stage" aria-label="Table">
        <BoardView
          board={board}
          scene={shownScene}
          camera={camera}
          spots={peek ? NO_SPOTS : play.spots}
          sight={peek ? NO_SQUARES : sight}
          zone={zone}
          selected={look.mine && !peek ? square : -1}
          aim={aimed?.square ?? -1}
          effects={peek ? NO_EFFECTS : look.effects}
          beat={look.beat}
          onSpot={(spot) => play.onSpot(spot as LiveSpot)}
          onPoint={(spot) => setPointed(spot as LiveSpot | null)}
          onSquare={peek ? back : play.onSquare}
          under={<LayerFills board={board} shown={layers.shown} />}
        >
          {!peek && (
            <Previews board={board} play={play} camera={camera} square={square} pointed={live ?? null} />
          )}
          <LayerLabels board={board} shown={layers.shown} />
        </BoardView>
        {peek && <PeekBar peek={peek} onBack={back} />}
        <LayerLegend
          shown={layers.shown}
          onClose={(id) => (layers.on.has(id) ? () => layers.toggle(id) : null)}
        />
        <Overlays
          sitting={sitting}
          play={play}
          camera={camera}
          narrow={narrow}
          prompt={prompt}
          promptAt={promptAt}
          aimed={play.chooser ? null : (live ?? null)}
          onRematch={onRematch}
        />
        {!narrow && dock}
      </main>
      {narrow ? (
        <PhoneSheet
          title={note || (card?.name ?? '')}
          question={play.chooser?.key ?? (prompt && `${look.beat} ${prompt.title}`)}
          actions={
            play.chooser ? (
              <section className="chooser" aria-label="Choose">
                <ChooserBody
                  key={play.chooser.key}
                  spot={play.chooser}
                  odds={firstOdds(match, play)}
                  onChoose={play.choose}
                  onCancel={play.cancel}
                />
              </section>
            ) : (
              <>
                {!prompt && rosterList}
                {hand?.note && <p className="ask-text">{hand.note}</p>}
                {prompt ? (
                  <section className="float prompt" aria-label="Decision">
                    <PromptBody sitting={sitting} look={look} prompt={prompt} onChoose={play.choose} />
                  </section>
                ) : (
                  dock
                )}
              </>
            )
          }
          report={report}
        />
      ) : (
        <aside className="side" aria-label="Details">
          <UnitCard card={card} />
          {report}
        </aside>
      )}
      <Dialogs open={dialog} sitting={sitting} look={look} hand={hand} onOpen={setDialog} />
    </div>
  );
}
