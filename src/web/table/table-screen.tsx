import { type ReactNode, useState } from 'react';
import { LayerSwitch } from '../board/layers/layer-switch.tsx';
import { useLayers } from '../board/layers/use-layers.ts';
import { deckParts } from '../board/measure.ts';
import type { Toggle } from '../games/adapter.ts';
import type { Sitting } from '../match/sitting.ts';
import { useNarrow } from '../parts/media.ts';
import { cameraKey } from '../stage/camera-keys.ts';
import { type Dialog, Dialogs } from './dialogs.tsx';
import { Dock } from './dock.tsx';
import { useKeyFocus } from './focus.ts';
import { useKeys } from './keys.ts';
import { PhoneActions } from './phone-actions.tsx';
import { PhoneSheet } from './phone-sheet.tsx';
import { Report } from './report.tsx';
import { RosterList } from './roster-list.tsx';
import { routeKey } from './route-key.ts';
import { Stage } from './stage.tsx';
import { TopBar } from './top-bar.tsx';
import { UnitCard } from './unit-card.tsx';
import { useFacts, useTitle } from './use-facts.ts';
import { usePeek } from './use-peek.ts';
import { usePlay } from './use-play.ts';
import { useSkip } from './use-skip.ts';
import { useTableCamera } from './use-table-camera.ts';
import { Why } from './why.tsx';

interface Props {
  sitting: Sitting;
  onRematch(): void;
  /** Stands over the board and says what to do: such a game is not kept. */
  coach?: ReactNode;
}

/** The table: roster, board, details on a desk; board and sheet on a phone. */
export function TableScreen({ sitting, onRematch, coach = null }: Props) {
  const { table } = sitting;
  const play = usePlay(sitting);
  const { look, hand, selected, picks, chooser } = play;
  const narrow = useNarrow();
  const { peek, lookAt, back } = usePeek(sitting, look);
  const facts = useFacts(sitting, play);
  const { prompt, note, roster } = facts;
  const board = table.board(peek?.view ?? look.view);
  // A lesson's board is small, and all of it matters.
  const { camera, promptAt } = useTableCamera(sitting, play, board, prompt, narrow, coach === null);
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [lined, setLined] = useState(false);
  const resting = peek !== null || !look.mine || look.busy || look.curtain !== null || prompt !== null;
  useTitle(sitting, play);
  useSkip(sitting, look, peek !== null);
  const layers = useLayers({
    table,
    view: peek?.view ?? look.view,
    viewer: look.viewer,
    scene: peek?.scene ?? look.scene,
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
      steer: (pressed, on) => cameraKey(camera, deckParts(board), pressed, on),
      layers,
      back: peek && back,
      help: () => setDialog('keys'),
    }),
  );

  const looked = facts.lines.find(({ key }) => key === peek?.key)?.entry ?? look.shown;
  const why = <Why sitting={sitting} entry={looked} />;
  const report = <Report lines={facts.lines} looked={peek?.key ?? null} onLook={lookAt} why={why} />;
  const rosterList = (
    <RosterList roster={roster} selected={selected} asked={prompt?.unit ?? 0} onSelect={play.select} />
  );
  const dock = (
    <Dock
      hand={hand}
      paced={facts.paced}
      onSkip={look.busy && !look.ordered ? sitting.skip : null}
      note={note}
      resting={resting}
      mode={picks.mode}
      menu={picks.menu}
      beat={look.beat}
      undoReason={facts.undoReason}
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
      data-moving={look.moving ? look.weight : undefined}
      data-viewer={look.viewer}
      data-decision={look.decision?.kind ?? 'over'}
      data-asked={prompt ? '' : undefined}
    >
      <TopBar
        title={table.title}
        aim={table.aim(look.viewer)}
        head={facts.head}
        waiting={narrow ? null : facts.waiting}
        clock={sitting.clock}
        lines={look.scene.boxes.length > 0 ? lined : null}
        onLines={() => setLined(!lined)}
        onMenu={() => setDialog('menu')}
        onFit={camera.fit}
      >
        <LayerSwitch layers={layers} />
      </TopBar>
      {coach}
      {!narrow && rosterList}
      <Stage
        {...{ sitting, play, board, camera, layers, peek, back, prompt, promptAt, lined, narrow, onRematch }}
      >
        {!narrow && dock}
      </Stage>
      {narrow ? (
        <PhoneSheet
          title={note || (facts.card?.name ?? '')}
          question={chooser?.key ?? (prompt && `${look.beat} ${prompt.title}`)}
          actions={<PhoneActions {...{ sitting, play, prompt, dock }} roster={rosterList} />}
          report={report}
        />
      ) : (
        <aside className="side" aria-label="Details">
          <UnitCard card={facts.card} />
          {report}
        </aside>
      )}
      <Dialogs open={dialog} sitting={sitting} look={look} hand={hand} onOpen={setDialog} />
    </div>
  );
}
