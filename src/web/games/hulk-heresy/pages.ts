import type { Pages } from '../pages.ts';

export const pages: Pages = {
  corridors: async () => (await import('./corridors/corridors-page.tsx')).CorridorsPage,
  drill: async () => (await import('./drill/drill.tsx')).Drill,
  'missions/sheet': async () => (await import('./sheets/mission-editor.tsx')).MissionEditorPage,
};
