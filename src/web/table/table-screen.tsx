import { type ReactNode, useState } from 'react';
import type { After } from '../ending/after.ts';
import type { Toggle } from '../games/adapter.ts';
import { isMachine } from '../match/opponents.ts';
import type { Sitting } from '../match/sitting.ts';
import { useBeside, useNarrow } from '../parts/media.ts';
import { ArmyRoster } from './army-roster.tsx';
import { type Dialog, Dialogs } from './dialogs.tsx';
import { Dock } from './dock.tsx';
import { useKeyFocus } from './focus.ts';
import { useKeys } from './keys.ts';
import { PhoneActions } from './phone-actions.tsx';
import { PhoneSheet } from './phone-sheet.tsx';
import { Report } from './report.tsx';
import { crowding, RosterList } from './roster-list.tsx';
import { routeKey } from './route-key.ts';
import { useStageKind } from './stage-kind.ts';
import { StandingPanel } from './standing-panel.tsx';
import { TopBar } from './top-bar.tsx';
import { UnitCard } from './unit-card.tsx';
import { useFacts, useTitle } from './use-facts.ts';
import { usePeek } from './use-peek.ts';
import { useRecap } from './use-recap.ts';
import { useSkip } from './use-skip.ts';
import { Why } from './why.tsx';

interface Props {
  sitting: Sitting;
  after: After;
  /** Stands over the board and says what to do: such a game is not kept. */
  coach?: ReactNode;
  /** More for the menu, and for the bar above. */
  more?: { readonly menu?: ReactNode; readonly bar?: ReactNode };
}

/** The table: roster, board, details on a desk; board and sheet on a phone. */
export function TableScreen({ sitting, after, coach = null, more = {} }: Props) {
  const { table } = sitting;
  const { useStage, useControls } = useStageKind(table.stage);
  const controls = useControls(sitting);
  const { look, hand, selected, picks, chooser } = controls;
  const narrow = useNarrow();
  const beside = useBeside() && narrow;
  const [slot, setSlot] = useState<HTMLElement | null>(null);
  const past = usePeek(sitting, look);
  const recap = useRecap(sitting, look);
  const peek = past.peek ?? recap?.peek ?? null;
  const back = past.peek || !recap ? past.back : recap.close;
  const facts = useFacts(sitting, controls);
  const { prompt, note, roster } = facts;
  const promptDock = { element: slot, edge: narrow && !beside ? 'bottom' : 'right', always: narrow } as const;
  const follows = coach === null;
  const asked = { prompt, dock: promptDock };
  const stage = useStage({ sitting, controls, peek, recap, back, ...asked, narrow, follows, after });
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const resting = peek !== null || !look.mine || look.busy || look.curtain !== null || prompt !== null;
  useTitle(sitting, controls);
  useSkip(sitting, look, peek !== null);
  const toggle = ({ id, options, value }: Toggle) => {
    const next = options[(options.findIndex((option) => option.value === value) + 1) % options.length];
    sitting.prefer(id, next.value);
  };
  useKeyFocus(prompt !== null && look.mine && !look.busy, look.beat);
  const { standing } = facts;
  // It opens by itself when a turn has ended; what somebody chose holds until the next one does.
  const [chosen, setChosen] = useState<{ readonly title: string; readonly open: boolean } | null>(null);
  const opened =
    chosen !== null && chosen.title === standing?.title ? chosen.open : (standing?.fresh ?? false);
  const turnOver = () => standing && setChosen({ title: standing.title, open: !opened });
  const race = standing && (narrow ? () => setDialog('standing') : turnOver);
  useKeys((key, target, by) =>
    routeKey(key, target, by, {
      race,
      controls,
      prompt,
      resting,
      rows: roster.rows,
      toggle,
      steer: stage.steer,
      own: stage.press,
      layers: stage.layers,
      back: peek && back,
      help: () => setDialog('keys'),
    }),
  );

  const slotFor = <div className="prompt-slot" ref={setSlot} />;
  const looked = facts.lines.find(({ key }) => key === peek?.key);
  const told = looked ?? facts.lines.findLast(({ seat }) => seat && isMachine(sitting.players[seat]));
  const why = Object.values(sitting.players).some(isMachine) && (
    <Why about={told?.text ?? ''} onAsk={() => sitting.why(told?.entry ?? look.shown)} />
  );
  const report = <Report lines={facts.lines} looked={peek?.key ?? null} onLook={past.lookAt} why={why} />;
  const field = table.stage === 'field';
  const Units = field ? ArmyRoster : RosterList;
  const rosterList = (
    <Units
      roster={roster}
      selected={selected}
      asked={prompt?.unit ?? 0}
      todo={look.busy ? undefined : hand?.todo}
      onSelect={controls.select}
    />
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
      shown={picks.shown}
      undoReason={facts.undoReason}
      onButton={controls.press}
      onToggle={toggle}
      onUndo={controls.undo}
    />
  );
  return (
    <div
      className={narrow ? `app phone${beside ? ' beside' : ''}` : `app${crowding(roster.rows.length)}`}
      data-stage={table.stage}
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
        waiting={narrow || look.moving ? null : facts.waiting}
        clock={sitting.clock}
        onMenu={() => setDialog('menu')}
        onFit={stage.camera.fit}
        onRace={race}
      >
        {more.bar}
        {stage.tools}
      </TopBar>
      {coach}
      {!narrow && rosterList}
      {stage.show(!narrow && dock)}
      {narrow ? (
        <PhoneSheet
          title={note || (facts.card?.name ?? '')}
          question={chooser?.key ?? (prompt && `${look.beat} ${prompt.title}`)}
          said={hand?.note ?? null}
          actions={
            <PhoneActions {...{ sitting, controls, dock }} question={prompt && slotFor} roster={rosterList} />
          }
          card={<UnitCard card={facts.card} guide={hand?.guide} />}
          report={report}
          beside={beside}
        />
      ) : (
        <aside className="side" aria-label="Details">
          {/* The card of a Titan is longer than the screen: whatever is asked comes before it. */}
          {field && slotFor}
          {standing && <StandingPanel standing={standing} open={opened} onToggle={turnOver} />}
          {(facts.card || !opened) && <UnitCard card={facts.card} guide={hand?.guide} />}
          {!field && slotFor}
          {report}
        </aside>
      )}
      <Dialogs
        open={dialog}
        sitting={sitting}
        look={look}
        hand={hand}
        standing={standing}
        layers={stage.layers.kinds}
        onOpen={setDialog}
        more={more.menu}
      />
    </div>
  );
}
