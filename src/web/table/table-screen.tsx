import { useEffect, useMemo, useRef, useState } from 'react';
import { BoardView } from '../board/board-view.tsx';
import { createCamera } from '../board/camera.ts';
import { frameOf, middle, type Point, SQUARE } from '../board/measure.ts';
import type { Toggle } from '../games/adapter.ts';
import { download } from '../match/saving.ts';
import type { Sitting } from '../match/sitting.ts';
import { useNarrow } from '../parts/media.ts';
import { Chooser } from './chooser.tsx';
import { Curtain } from './curtain.tsx';
import { Dock } from './dock.tsx';
import { Ending } from './ending.tsx';
import { Float } from './float.tsx';
import { useKeys } from './keys.ts';
import { reportFor } from './lines.ts';
import { Menu } from './menu.tsx';
import { OddsBody } from './odds-card.tsx';
import { PromptBody } from './prompt-card.tsx';
import { Report } from './report.tsx';
import { RosterList } from './roster-list.tsx';
import { routeKey } from './route-key.ts';
import type { LiveSpot } from './spots-for.ts';
import { ToastBody } from './toast.tsx';
import { TopBar } from './top-bar.tsx';
import { UnitCard } from './unit-card.tsx';
import { usePlay } from './use-play.ts';

export function TableScreen({ sitting, onRematch }: { sitting: Sitting; onRematch(): void }) {
  const { table, match } = sitting;
  const play = usePlay(sitting);
  const { look, scene, hand, selected } = play;
  const narrow = useNarrow();
  const camera = useMemo(() => createCamera(frameOf(table.board)), [table]);
  const [menu, setMenu] = useState(false);
  const [seen, setSeen] = useState(false);
  const [sheet, setSheet] = useState<'actions' | 'report'>('actions');
  const [pointed, setPointed] = useState<LiveSpot | null>(null);

  const head = useMemo(() => table.head(look.view, look.viewer), [table, look]);
  const roster = useMemo(() => table.roster(look.view, look.viewer), [table, look]);
  const card = useMemo(() => table.card(look.view, selected), [table, look, selected]);
  const sight = useMemo(
    () => (hand && !hand.prompt ? table.sight(look.view, selected) : []),
    [table, look, selected, hand],
  );
  const lines = useMemo(() => reportFor(table, look.viewer, 120), [table, look]);
  const prompt = hand?.prompt && !hand.prompt.settled ? hand.prompt : null;
  const resting = !look.mine || look.busy || look.curtain !== null || prompt !== null;
  const square = scene.pieces.find(({ id }) => id === selected)?.square ?? -1;
  const toggle = ({ id, options, value }: Toggle) => {
    const next = options[(options.findIndex((option) => option.value === value) + 1) % options.length];
    sitting.prefer(id, next.value);
  };

  useKeys((key, target) =>
    routeKey(key, target, {
      play,
      prompt,
      resting,
      rows: roster.rows,
      toggle,
      undo: () => sitting.takeBack(),
      fit: () => camera.fit(),
      reveal: () => look.curtain && sitting.reveal(),
    }),
  );

  const anchorUnit = prompt?.unit ?? 0;
  const promptAt = useMemo(() => {
    if (!prompt) return null;
    const at = prompt.square ?? scene.pieces.find(({ id }) => id === anchorUnit)?.square ?? -1;
    return at >= 0 ? middle(table.board, at) : null;
  }, [prompt, scene, table, anchorUnit]);
  const focus = useRef<Point | null>(null);
  useEffect(() => {
    const at = promptAt ?? (square >= 0 && look.mine ? middle(table.board, square) : null);
    if (!at || (focus.current?.x === at.x && focus.current.y === at.y)) return;
    focus.current = at;
    // On a phone the whole board is too small to touch: follow the piece that acts.
    camera.show(at, narrow ? 40 / SQUARE : 0);
  }, [promptAt, square, look.mine, camera, narrow, table]);

  useEffect(() => {
    document.title =
      look.mine && !look.busy && !match.outcome ? `Your move: ${table.title}` : `${table.title}, Auspex`;
    return () => {
      document.title = 'Auspex';
    };
  }, [look, match, table]);
  const places = useRef(new Map<number, number>());
  useEffect(() => {
    const moved = scene.pieces.find(({ id, square: at }) => places.current.get(id) !== at);
    const known = places.current.size > 0;
    places.current = new Map(scene.pieces.map((piece) => [piece.id, piece.square]));
    if (moved && known && narrow && !look.mine) camera.show(middle(table.board, moved.square), 40 / SQUARE);
  }, [scene, narrow, look.mine, camera, table]);

  const live = pointed && play.spots.find(({ key }) => key === pointed.key);
  const aimed = live?.look === 'foe' && !play.chooser ? live : null;
  const odds = aimed?.square !== undefined ? match.game.odds(look.view, aimed.offers[0].action) : null;
  const outcome = match.outcome;
  const waiting = waitingText();

  function waitingText(): string | null {
    if (outcome || !look.decision) return null;
    const seat = table.seatName(look.decision.seat);
    if (prompt) return prompt.title;
    if (look.curtain) return `${seat} player next`;
    return look.mine ? null : `${seat} player thinks`;
  }

  const promptBody = prompt && <PromptBody prompt={prompt} resting={look.busy} onChoose={play.choose} />;
  const dock = (
    <Dock
      hand={hand}
      paced={!outcome && look.decision !== null && sitting.players[look.decision.seat] === 'machine'}
      note={outcome ? 'The match is over.' : (waiting ?? '')}
      resting={resting}
      mode={play.mode}
      beat={look.beat}
      undoReason={sitting.undoReason()}
      onButton={play.press}
      onToggle={toggle}
      onUndo={() => sitting.takeBack()}
    />
  );
  return (
    <div
      className={narrow ? 'app phone' : 'app'}
      data-beat={look.beat}
      data-busy={look.busy}
      data-viewer={look.viewer}
      data-decision={look.decision?.kind ?? 'over'}
    >
      <TopBar
        title={table.title}
        aim={table.aim}
        head={head}
        waiting={narrow ? null : waiting}
        onMenu={() => setMenu(true)}
        onFit={() => camera.fit()}
      />
      {!narrow && (
        <RosterList roster={roster} selected={selected} asked={anchorUnit} onSelect={play.select} />
      )}
      <main className="stage" aria-label="Table">
        <BoardView
          board={table.board}
          scene={scene}
          camera={camera}
          spots={play.spots}
          sight={sight}
          selected={look.mine ? square : -1}
          aim={aimed?.square ?? -1}
          effects={look.effects}
          beat={look.beat}
          onSpot={(spot) => play.onSpot(spot as LiveSpot)}
          onPoint={(spot) => setPointed(spot as LiveSpot | null)}
          onSquare={play.onSquare}
        />
        {promptBody && !narrow && promptAt && (
          <Float camera={camera} anchor={promptAt} clear={1.05} className="prompt" label="Decision">
            {promptBody}
          </Float>
        )}
        {promptBody && !narrow && !promptAt && (
          <section className="float prompt loose" aria-label="Decision">
            {promptBody}
          </section>
        )}
        {odds && aimed?.square !== undefined && !narrow && (
          <Float
            camera={camera}
            anchor={middle(table.board, aimed.square)}
            clear={0.4}
            className="odds"
            label="Odds"
            role="status"
          >
            <OddsBody title={aimed.offers[0].word} text={aimed.offers[0].label} odds={odds} />
          </Float>
        )}
        {play.chooser?.square !== undefined && (
          <Chooser
            camera={camera}
            at={middle(table.board, play.chooser.square)}
            spot={play.chooser}
            onChoose={play.choose}
            onCancel={play.cancel}
          />
        )}
        {play.toast && (
          <Float
            key={play.toast.id}
            camera={camera}
            anchor={play.toast.square >= 0 ? middle(table.board, play.toast.square) : centreTop()}
            className="toast"
            label="Why not"
            role="status"
          >
            <ToastBody refusal={play.toast} />
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
        {look.curtain && <Curtain seat={table.seatName(look.curtain)} onReveal={() => sitting.reveal()} />}
        {outcome && !seen && (
          <Ending
            outcome={outcome}
            verdict={verdict()}
            facts={facts()}
            onRematch={onRematch}
            onSave={() => void download(match, table.title)}
            onClose={() => setSeen(true)}
          />
        )}
        {!narrow && dock}
      </main>
      {narrow ? (
        <section className="sheet" aria-label="Your actions">
          {sheet === 'actions' ? (
            <>
              <RosterList roster={roster} selected={selected} asked={anchorUnit} onSelect={play.select} />
              {promptBody ? (
                <section className="float prompt" aria-label="Decision">
                  {promptBody}
                </section>
              ) : (
                dock
              )}
            </>
          ) : (
            <Report lines={lines} />
          )}
          <button
            type="button"
            className="sheet-tab"
            data-do="sheet"
            onClick={() => setSheet(sheet === 'actions' ? 'report' : 'actions')}
          >
            {sheet === 'actions' ? 'Battle report' : 'Back to actions'}
          </button>
        </section>
      ) : (
        <aside className="side" aria-label="Details">
          <UnitCard card={card} />
          <Report lines={lines} />
        </aside>
      )}
      {menu && (
        <Menu
          over={outcome !== null}
          onClose={() => setMenu(false)}
          onSave={() => void download(match, table.title)}
          onConcede={() => {
            setMenu(false);
            sitting.giveUp();
          }}
        />
      )}
    </div>
  );

  function centreTop(): Point {
    return camera.toBoard({ x: camera.get().width / 2, y: camera.get().height * 0.2 });
  }
  function verdict(): string {
    if (!outcome?.winner) return 'A draw';
    if (sitting.players[outcome.winner] === 'person' && Object.values(sitting.players).includes('machine'))
      return 'You win';
    if (Object.values(sitting.players).includes('machine')) return 'The machine wins';
    return `The ${table.seatName(outcome.winner)} player wins`;
  }
  function facts(): string[] {
    const { rows, tally } = table.roster(look.view, 'marine');
    const alive = rows.filter(({ state }) => state !== 'dead').length;
    return [head.turn, `${alive} of ${rows.length} Marines alive`, tally.at(-1)?.label ?? ''];
  }
}
