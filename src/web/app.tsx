import { lazy, Suspense, useSyncExternalStore } from 'react';
import { Start } from './start/start.tsx';
import { MatchPage } from './table/match-page.tsx';

const MissionsPage = lazy(() =>
  import('./missions/missions-page.tsx').then((m) => ({ default: m.MissionsPage })),
);
const ForcesPage = lazy(() => import('./forces/forces-page.tsx').then((m) => ({ default: m.ForcesPage })));
const CampaignsPage = lazy(() =>
  import('./campaign/campaigns-page.tsx').then((m) => ({ default: m.CampaignsPage })),
);

function hash(): string {
  return window.location.hash;
}

function watch(listener: () => void): () => void {
  window.addEventListener('hashchange', listener);
  return () => window.removeEventListener('hashchange', listener);
}

/** The places of the page by their address: a reload comes back to the same one. */
export function App() {
  const [, place = '', id] = /^#\/(\w+)(?:\/([\w-]+))?$/.exec(useSyncExternalStore(watch, hash)) ?? [];
  if (place === 'match' && id) return <MatchPage key={id} id={id} />;
  return <Suspense fallback={<p className="loading">Opening…</p>}>{pageFor(place, id ?? null)}</Suspense>;
}

function pageFor(place: string, id: string | null) {
  switch (place) {
    case 'missions':
      return <MissionsPage id={id} />;
    case 'forces':
      return <ForcesPage key={id} id={id} />;
    case 'campaigns':
      return <CampaignsPage key={id} id={id} />;
    default:
      return <Start />;
  }
}
