import { lazy, Suspense } from 'react';
import { placeAt, useAddress } from './address.ts';
import { Boundary } from './boundary.tsx';
import { GamePage } from './game-page.tsx';
import { NotFound } from './not-found.tsx';
import { doorOf } from './start/doors.ts';
import { Start } from './start/start.tsx';

const table = () => import('./table/match-page.tsx');
const MatchPage = lazy(() => table().then((m) => ({ default: m.MatchPage })));
const MissionsPage = lazy(() =>
  import('./missions/missions-page.tsx').then((m) => ({ default: m.MissionsPage })),
);
const ReplayPage = lazy(() => import('./replay/replay-page.tsx').then((m) => ({ default: m.ReplayPage })));
const ReplaysPage = lazy(() => import('./replay/replays-page.tsx').then((m) => ({ default: m.ReplaysPage })));
const GameHome = lazy(() => import('./start/game-home.tsx').then((m) => ({ default: m.GameHome })));
const PrivacyPage = lazy(() => import('./about/privacy-page.tsx').then((m) => ({ default: m.PrivacyPage })));
const AboutPage = lazy(() => import('./about/about-page.tsx').then((m) => ({ default: m.AboutPage })));
const RulebookPage = lazy(() =>
  import('./rulebook/rulebook-page.tsx').then((m) => ({ default: m.RulebookPage })),
);
const TryPage = lazy(() => import('./rulebook/try/try-page.tsx').then((m) => ({ default: m.TryPage })));
const TextPage = lazy(() => import('./text/text-page.tsx').then((m) => ({ default: m.TextPage })));
const OnlinePage = lazy(() => import('./online/online-page.tsx').then((m) => ({ default: m.OnlinePage })));
const RoomPage = lazy(() => import('./online/room-page.tsx').then((m) => ({ default: m.RoomPage })));
const EditionsPage = lazy(() =>
  import('./editions/editions-page.tsx').then((m) => ({ default: m.EditionsPage })),
);
const TextStart = lazy(() => import('./text/text-start.tsx').then((m) => ({ default: m.TextStart })));

/** Fetches the table before somebody has pressed what leads to it. */
export function fetchTable(): void {
  void table().catch(() => undefined);
}

/** The places of the page by their address: a reload comes back to the same one. */
export function App() {
  const address = useAddress();
  return (
    <Boundary address={address}>
      <Suspense fallback={<p className="loading">Opening…</p>}>{pageAt(address)}</Suspense>
    </Boundary>
  );
}

function pageAt(address: string) {
  // A link that lost something on its way is still a link to a match, and says so.
  const shared = /^#\/shared\/(.*)$/.exec(address)?.[1];
  if (shared !== undefined) return <ReplayPage key={shared} data={shared} />;
  const place = placeAt(address);
  if (!place) return <NotFound />;
  const { game, page, id, part } = place;
  // A game that can only be read has a page, too.
  const door = id === null ? doorOf(game && page === '' ? game : page) : null;
  if (door) return <GameHome key={door.id} door={door} />;
  return game ? gamePageAt(game, page, id, part) : commonPageAt(page, id, part);
}

/** What belongs to every game, or to the match that is named. */
function commonPageAt(page: string, id: string | null, part: string | null) {
  switch (page) {
    case '':
      return <Start />;
    case 'match':
      return id === null ? <NotFound /> : <MatchPage key={id} id={id} />;
    case 'online':
      return id === null ? <OnlinePage /> : <RoomPage key={`${id} ${part}`} id={id} share={part} />;
    case 'text':
      return id === null ? <NotFound /> : <TextPage key={id} id={id} />;
    case 'replay':
      return <ReplayPage key={id} id={id ?? ''} />;
    case 'replays':
      return <ReplaysPage game={null} />;
    case 'about':
      return <AboutPage />;
    case 'privacy':
      return <PrivacyPage />;
    case 'editions':
      return <EditionsPage id={id} />;
    case 'rulebook':
      return <RulebookPage id={id} target={part} />;
    case 'try':
      return id === null || part === null ? <NotFound /> : <TryPage key={part} game={id} name={part} />;
    default:
      return <NotFound />;
  }
}

function gamePageAt(game: string, page: string, id: string | null, part: string | null) {
  if (part !== null) return <GamePage key={id} game={game} page={`${page}/${part}`} id={id} />;
  switch (page) {
    case 'missions':
      return <MissionsPage game={game} id={id} />;
    case 'text':
      return <TextStart game={game} />;
    case 'replays':
      return <ReplaysPage game={game} />;
    default:
      return <GamePage key={id} game={game} page={page} id={id} />;
  }
}
