import type { Pages } from '../pages.ts';

export const pages: Pages = {
  drill: async () => (await import('./drill/drill.tsx')).Drill,
};
