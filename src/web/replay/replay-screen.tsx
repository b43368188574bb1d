import { useCallback, useMemo, useState } from 'react';
import { Seal } from '../fairness/seal.tsx';
import { VerifyPanel } from '../fairness/verify-panel.tsx';
import { Segments } from '../parts/choices.tsx';
import { Icon } from '../parts/icon.tsx';
import { useNarrow } from '../parts/media.ts';
import { useKeys } from '../table/keys.ts';
import { beatsAt, lengthOf } from './beats.ts';
import { Legend } from './legend.tsx';
import { useLetGo } from './let-go.ts';
import { logOf } from './log.ts';
import { LogList } from './log-list.tsx';
import { lossesOf } from './losses.ts';
import { LossesPanel } from './losses-panel.tsx';
import { LuckPanel } from './luck-panel.tsx';
import { PracticeDialog } from './practice-dialog.tsx';
import type { Lens, Replay } from './replay.ts';
import { ReplayBoard } from './replay-board.tsx';
import { ReplayWhy } from './replay-why.tsx';
import './replay.css';
import { secretsOf } from './secrets.ts';
import { SharePanel } from './share-panel.tsx';
import { Transport } from './transport.tsx';
import { turnsOf } from './turns.ts';
import { usePlayer } from './use-player.ts';

const TABS = [
  { value: 'report', word: 'Report' },
  { value: 'luck', word: 'Luck' },
  { value: 'losses', word: 'Losses' },
  { value: 'share', word: 'Share' },
  { value: 'dice', word: 'Dice' },
] as const;

/** A match seen again: board, line of time, report, luck. */
export function ReplayScreen({ replay }: { replay: Replay }) {
  const { table, outcome, last, lenses } = replay;
  const over = outcome !== null;
  const narrow = useNarrow();
  const [lens, setLens] = useState<Lens>(lenses[0]);
  const length = useCallback((n: number) => lengthOf(beatsAt(replay, lens, n)), [replay, lens]);
  const player = usePlayer(last, length);
  const { at } = player;
  useLetGo();
  const [tab, setTab] = useState<(typeof TABS)[number]['value']>('report');
  const [practice, setPractice] = useState(false);
  // Where units are many, where they fell tells how it went.
  const tabs = TABS.filter(({ value }) => value !== 'losses' || table.stage === 'field');
  const losses = useMemo(() => (tab === 'losses' ? lossesOf(replay, lens) : []), [tab, replay, lens]);
  const fallen = useMemo(() => losses.filter((loss) => loss.at <= at), [losses, at]);
  const turns = useMemo(() => turnsOf(replay), [replay]);
  const lines = useMemo(() => logOf(replay, lens), [replay, lens]);
  const blind = over ? replay.seats.filter((seat) => lens === 'all' || lens === seat) : [];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the lens says whose secrets
  const secrets = useMemo(() => blind.flatMap((seat) => secretsOf(replay, at, seat)), [replay, at, lens]);
  useKeys((key, target) => {
    const jumps: Readonly<Record<string, number | undefined>> = {
      ArrowLeft: at - 1,
      ArrowRight: at + 1,
      ArrowUp: turns.findLast((mark) => mark.at < at)?.at ?? 0,
      ArrowDown: turns.find((mark) => mark.at > at)?.at ?? last,
      Home: 0,
      End: last,
    };
    if (key === ' ' && !target?.matches('button, a, summary, [role="button"]')) player.toggle();
    else if (jumps[key] === undefined) return false;
    else player.seek(jumps[key]);
    return true;
  });
  const head = table.head(replay.viewAt(at, lens), lens === 'all' ? 'spectator' : lens);
  const words = lenses.map((value) => ({ value, word: lensWord(value) }));
  return (
    <div className={narrow ? 'replay narrow' : 'replay'} data-lens={lens} data-over={over}>
      <header className="top">
        <a className="brand" href="#/" aria-label="Auspex, to the first screen">
          <Icon name="auspex" className="mark" />
        </a>
        <div className="mission">
          <h1>{table.title}</h1>
          <span>{outcome ? capital(outcome.why) : 'So far; the match goes on'}</span>
        </div>
        <div className="phases">
          <span className="turn">{head.turn}</span>
          <span className="replay-phase">{head.phases.find(({ state }) => state === 'now')?.name}</span>
        </div>
        {over && (
          <button
            type="button"
            className="btn from-here"
            data-do="from-here"
            disabled={at === last}
            title={
              at === last ? 'The match is over here: go back first' : 'Start a practice game from this point'
            }
            onClick={() => setPractice(true)}
          >
            <Icon name="i-play" /> <span>Continue from here</span>
          </button>
        )}
      </header>
      <ReplayBoard replay={replay} lens={lens} player={player} secrets={secrets} losses={fallen} />
      <Transport replay={replay} turns={turns} player={player} />
      <aside className="replay-side" aria-label="Details">
        {replay.warning && (
          <p className="harm" role="alert">
            {replay.warning}
          </p>
        )}
        {words.length > 1 ? (
          <Segments label="Seen by" name="lens" options={words} value={lens} onChange={setLens} />
        ) : (
          <p className="dim one-lens">You see what {lensWord(lens)} may know: the match is not over.</p>
        )}
        <Segments label="Show" name="tab" options={tabs} value={tab} onChange={(value) => setTab(value)} />
        {tab === 'report' && (
          <>
            {over && <Legend secrets={secrets} seats={blind} seatName={table.seatName} />}
            <ReplayWhy replay={replay} at={at} lines={lines} />
            <LogList lines={lines} at={at} seatName={table.seatName} onSeek={player.seek} />
          </>
        )}
        {tab === 'luck' && <LuckPanel replay={replay} lens={lens} at={at} />}
        {tab === 'losses' && <LossesPanel losses={losses} at={at} onSeek={player.seek} />}
        {tab === 'share' && <SharePanel replay={replay} />}
        {tab === 'dice' && (
          <>
            <Seal seal={replay.seal} />
            {over || replay.warning ? (
              <VerifyPanel file={() => replay.text} />
            ) : (
              <p className="dim">The seal is opened once the match is over.</p>
            )}
          </>
        )}
      </aside>
      {practice && <PracticeDialog replay={replay} at={at} onClose={() => setPractice(false)} />}
    </div>
  );

  function lensWord(value: Lens): string {
    if (value === 'all') return 'All';
    if (value === 'spectator') return 'everybody';
    // Armies have names, boarding parties are many.
    return table.stage === 'field' ? table.seatName(value) : `${table.seatName(value)}s`;
  }
}

function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
