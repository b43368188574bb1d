/** E1-BARR-06, E1-MISL-01: what can be called from off the table, and what it costs. */
export interface Barrage {
  readonly id: string;
  readonly rating: number;
  /** Against vehicles and Titans; null: no effect. */
  readonly vehicles: { readonly hit: number; readonly critical: number } | null;
  readonly infantry: { readonly hit: number; readonly save: number };
}

export const BARRAGES: readonly Barrage[] = [
  { id: 'light', rating: 100, vehicles: null, infantry: { hit: 5, save: 0 } },
  { id: 'medium', rating: 200, vehicles: { hit: 6, critical: 5 }, infantry: { hit: 5, save: -1 } },
  { id: 'heavy', rating: 300, vehicles: { hit: 3, critical: 3 }, infantry: { hit: 4, save: -2 } },
];

/** E1-MISL-14: a mine missile may carry another load at the same price. */
export const LOADS = ['mines-stasis', 'mines-vortex'] as const;

export const MISSILES: Readonly<Record<string, number>> = {
  blind: 100,
  haywire: 100,
  mines: 200,
  stasis: 100,
  vortex: 300,
  'mines-stasis': 200,
  'mines-vortex': 200,
};

export const COUNTER_IDS: readonly string[] = [...BARRAGES.map(({ id }) => id), ...Object.keys(MISSILES)];

export function ratingOf(counter: string): number {
  return BARRAGES.find(({ id }) => id === counter)?.rating ?? MISSILES[counter];
}

/** E1-SUPP-01: used again and again; null for a missile, which is used once. */
export function barrageNamed(counter: string): Barrage | null {
  return BARRAGES.find(({ id }) => id === counter) ?? null;
}

/** What a counter is to whoever does not know what its mines carry (E1-HID-08). */
export function faceOf(counter: string): string {
  return counter.startsWith('mines') ? 'mines' : counter;
}
