import { lazy, Suspense } from 'react';
import { useAddress } from './address.ts';
import { Boundary } from './boundary.tsx';
import { NotFound } from './not-found.tsx';
import { doorOf } from './start/doors.ts';
import { Start } from './start/start.tsx';

const table = () => import('./table/match-page.tsx');
const MatchPage = lazy(() => table().then((m) => ({ default: m.MatchPage })));
const MissionsPage = lazy(() =>
  import('./missions/missions-page.tsx').then((m) => ({ default: m.MissionsPage })),
);
const ForcesPage = lazy(() => import('./forces/forces-page.tsx').then((m) => ({ default: m.ForcesPage })));
const ForceSheetPage = lazy(() =>
  import('./sheets/force-sheet.tsx').then((m) => ({ default: m.ForceSheetPage })),
);
const MissionEditorPage = lazy(() =>
  import('./sheets/mission-editor.tsx').then((m) => ({ default: m.MissionEditorPage })),
);
const MissionPrintPage = lazy(() =>
  import('./sheets/mission-print.tsx').then((m) => ({ default: m.MissionPrintPage })),
);
const CampaignsPage = lazy(() =>
  import('./campaign/campaigns-page.tsx').then((m) => ({ default: m.CampaignsPage })),
);
const ReplayPage = lazy(() => import('./replay/replay-page.tsx').then((m) => ({ default: m.ReplayPage })));
const ReplaysPage = lazy(() => import('./replay/replays-page.tsx').then((m) => ({ default: m.ReplaysPage })));
const CompanionPage = lazy(() =>
  import('./companion/companion-page.tsx').then((m) => ({ default: m.CompanionPage })),
);
const TextPage = lazy(() => import('./text/text-page.tsx').then((m) => ({ default: m.TextPage })));
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
  if (address === '' || address === '#' || address === '#/') return <Start />;
  const game = doorOf(address.slice('#/'.length));
  if (game) return <GamePage key={game.id} door={game} />;
  // A link that lost something on its way is still a link to a match, and says so.
  const shared = /^#\/shared\/(.*)$/.exec(address)?.[1];
  if (shared !== undefined) return <ReplayPage key={shared} data={shared} />;
  const [, place = '', id = null, target = null] =
    /^#\/(\w+)(?:\/([\w-]+))?(?:\/([\w-]+))?$/.exec(address) ?? [];
  switch (place) {
    case 'match':
      return id === null ? <NotFound /> : <MatchPage key={id} id={id} />;
    case 'missions':
      if (id && target === 'sheet') return <MissionEditorPage key={id} id={id} />;
      if (id && target === 'print') return <MissionPrintPage key={id} id={id} />;
      return <MissionsPage id={id} />;
    case 'forces':
      if (id && target === 'print') return <ForceSheetPage id={id} />;
      return <ForcesPage key={id} id={id} />;
    case 'campaigns':
      return <CampaignsPage key={id} id={id} />;
    case 'text':
      return <TextPage key={id} id={id} />;
    case 'replay':
      return <ReplayPage key={id} id={id ?? ''} />;
    case 'replays':
      return <ReplaysPage />;
    case 'drill':
      return <DrillPage key={id} id={id} />;
    case 'companion':
      return <CompanionPage />;
    case 'about':
      return <AboutPage />;
    case 'rulebook':
      return <RulebookPage id={id} target={target} />;
    default:
      return <NotFound />;
  }
}
