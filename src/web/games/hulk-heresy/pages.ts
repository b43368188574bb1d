import type { Pages } from '../pages.ts';

export const pages: Pages = {
  companion: async () => (await import('./companion/companion-page.tsx')).CompanionPage,
  corridors: async () => (await import('./corridors/corridors-page.tsx')).CorridorsPage,
  drill: async () => (await import('./drill/drill.tsx')).Drill,
  forces: async () => (await import('./forces/forces-page.tsx')).ForcesPage,
  'forces/print': async () => (await import('./sheets/force-sheet.tsx')).ForceSheetPage,
  'missions/print': async () => (await import('./sheets/mission-print.tsx')).MissionPrintPage,
  'missions/sheet': async () => (await import('./sheets/mission-editor.tsx')).MissionEditorPage,
};
