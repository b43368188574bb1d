import { lazy, Suspense } from 'react';
import { useAddress } from './address.ts';
import { Start } from './start/start.tsx';
import { MatchPage } from './table/match-page.tsx';

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
const TextPage = lazy(() => import('./text/text-page.tsx').then((m) => ({ default: m.TextPage })));
const DrillPage = lazy(() => import('./drill/drill-page.tsx').then((m) => ({ default: m.DrillPage })));
const RulebookPage = lazy(() =>
  import('./rulebook/rulebook-page.tsx').then((m) => ({ default: m.RulebookPage })),
);

/** The places of the page by their address: a reload comes back to the same one. */
export function App() {
  const address = useAddress();
  const [, place = '', id, target] = /^#\/(\w+)(?:\/([\w-]+))?(?:\/([\w-]+))?$/.exec(address) ?? [];
  if (place === 'match' && id) return <MatchPage key={id} id={id} />;
  return (
    <Suspense fallback={<p className="loading">Opening…</p>}>
      {pageFor(place, id ?? null, target ?? null)}
    </Suspense>
  );
}

function pageFor(place: string, id: string | null, target: string | null) {
  switch (place) {
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
    case 'shared':
      return <ReplayPage key={id} data={id ?? ''} />;
    case 'replays':
      return <ReplaysPage />;
    case 'drill':
      return <DrillPage key={id} id={id} />;
    case 'rulebook':
      return <RulebookPage id={id} target={target} />;
    default:
      return <Start />;
  }
}
