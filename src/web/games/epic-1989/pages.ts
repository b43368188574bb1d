import type { Pages } from '../pages.ts';

export const pages: Pages = {
  drill: async () => (await import('./drill/drill.tsx')).Drill,
  forces: async () => (await import('./army/forces-page.tsx')).ForcesPage,
  'forces/print': async () => (await import('./army/roster-page.tsx')).RosterPage,
  'forces/shared': async () => (await import('./army/shared-page.tsx')).SharedForcePage,
};
