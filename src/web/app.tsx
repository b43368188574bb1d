import { lazy, Suspense } from 'react';
import { placeAt, useAddress } from './address.ts';
import { Boundary } from './boundary.tsx';
import { NotFound } from './not-found.tsx';
import { doorOf } from './start/doors.ts';
import { Start } from './start/start.tsx';

const table = () => import('./table/match-page.tsx');
const MatchPage = lazy(() => table().then((m) => ({ default: m.MatchPage })));
const MissionsPage = lazy(() =>
  import('./missions/missions-page.tsx').then((m) => ({ default: m.MissionsPage })),
);
const ForcesPage = lazy(() =>
  import('./games/hulk-revised/forces/forces-page.tsx').then((m) => ({ default: m.ForcesPage })),
);
const ForceSheetPage = lazy(() =>
  import('./games/hulk-revised/sheets/force-sheet.tsx').then((m) => ({ default: m.ForceSheetPage })),
);
const MissionEditorPage = lazy(() =>
  import('./games/hulk-revised/sheets/mission-editor.tsx').then((m) => ({ default: m.MissionEditorPage })),
);
const MissionPrintPage = lazy(() =>
  import('./games/hulk-revised/sheets/mission-print.tsx').then((m) => ({ default: m.MissionPrintPage })),
);
const CampaignsPage = lazy(() =>
  import('./games/hulk-revised/campaign/campaigns-page.tsx').then((m) => ({ default: m.CampaignsPage })),
);
const ReplayPage = lazy(() => import('./replay/replay-page.tsx').then((m) => ({ default: m.ReplayPage })));
const ReplaysPage = lazy(() => import('./replay/replays-page.tsx').then((m) => ({ default: m.ReplaysPage })));
const CompanionPage = lazy(() =>
  import('./games/hulk-revised/companion/companion-page.tsx').then((m) => ({ default: m.CompanionPage })),
);
const TextPage = lazy(() => import('./text/text-page.tsx').then((m) => ({ default: m.TextPage })));
const TextStart = lazy(() => import('./text/text-start.tsx').then((m) => ({ default: m.TextStart })));
const DrillPage = lazy(() => import('./drill/drill-page.tsx').then((m) => ({ default: m.DrillPage })));
const GamePage = lazy(() => import('./start/game-page.tsx').then((m) => ({ default: m.GamePage })));
const AboutPage = lazy(() => import('./about/about-page.tsx').then((m) => ({ default: m.AboutPage })));
const RulebookPage = lazy(() =>
  import('./rulebook/rulebook-page.tsx').then((m) => ({ default: m.RulebookPage })),
);

/** The table is the likeliest next place: it is fetched while somebody still looks at the first screen. */
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
  if (door) return <GamePage key={door.id} door={door} />;
  return game ? gamePageAt(game, page, id, part) : commonPageAt(page, id, part);
}

/** What belongs to every game, or to the match that is named. */
function commonPageAt(page: string, id: string | null, part: string | null) {
  switch (page) {
    case '':
      return <Start />;
    case 'match':
      return id === null ? <NotFound /> : <MatchPage key={id} id={id} />;
    case 'text':
      return id === null ? <NotFound /> : <TextPage key={id} id={id} />;
    case 'replay':
      return <ReplayPage key={id} id={id ?? ''} />;
    case 'replays':
      return <ReplaysPage game={null} />;
    case 'about':
      return <AboutPage />;
    case 'rulebook':
      return <RulebookPage id={id} target={part} />;
    default:
      return <NotFound />;
  }
}

function gamePageAt(game: string, page: string, id: string | null, part: string | null) {
  switch (page) {
    case 'missions':
      if (id && part === 'sheet') return <MissionEditorPage key={id} id={id} />;
      if (id && part === 'print') return <MissionPrintPage key={id} id={id} />;
      return <MissionsPage game={game} id={id} />;
    case 'forces':
      if (id && part === 'print') return <ForceSheetPage id={id} />;
      return <ForcesPage key={id} id={id} />;
    case 'campaigns':
      return <CampaignsPage key={id} id={id} />;
    case 'text':
      return <TextStart game={game} />;
    case 'drill':
      return <DrillPage key={id} id={id} />;
    case 'companion':
      return <CompanionPage />;
    case 'replays':
      return <ReplaysPage game={game} />;
    default:
      return <NotFound />;
  }
}
