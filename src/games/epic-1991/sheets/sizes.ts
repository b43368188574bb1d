/** SIZE: how large a model is, where it fires, how it moves (E2-SIZE-01 to E2-SIZE-14). Lengths in u. */

export type SizeClass =
  | 'INF'
  | 'BIKE'
  | 'JBIKE'
  | 'GUN'
  | 'WALK'
  | 'LV'
  | 'AFV'
  | 'SHV'
  | 'TOWER'
  | 'TITAN'
  | 'POD';

export interface Size {
  readonly rule: string;
  readonly width: number;
  readonly length: number;
  readonly height: number;
  readonly arc: 'all' | 'front';
  /** The column of the terrain chart (E2-TERR-09); null for what does not move. */
  readonly column: 'infantry' | 'vehicle' | 'titan' | null;
  /** E2-SAVE-04, E2-SKIM-10: loses from its save when hit from the side or rear. */
  readonly flanks: boolean;
  /** E2-SIZE-13: a troop stand. */
  readonly stand: boolean;
}

function size(
  rule: string,
  width: number,
  length: number,
  height: number,
  arc: Size['arc'],
  column: Size['column'],
  flanks: boolean,
  stand = false,
): Size {
  return { rule, width, length, height, arc, column, flanks, stand };
}

export const SIZES: Readonly<Record<SizeClass, Size>> = {
  INF: size('E2-SIZE-01', 200, 200, 100, 'all', 'infantry', false, true),
  BIKE: size('E2-SIZE-02', 200, 200, 100, 'all', 'vehicle', false, true), // E2-MOVE-15
  JBIKE: size('E2-SIZE-03', 200, 200, 100, 'all', 'vehicle', false, true),
  GUN: size('E2-SIZE-04', 200, 200, 100, 'front', 'vehicle', false),
  WALK: size('E2-SIZE-05', 200, 200, 150, 'front', 'vehicle', false),
  LV: size('E2-SIZE-06', 150, 250, 150, 'front', 'vehicle', true),
  AFV: size('E2-SIZE-07', 200, 300, 150, 'front', 'vehicle', true),
  SHV: size('E2-SIZE-08', 300, 500, 200, 'front', 'vehicle', true),
  TOWER: size('E2-SIZE-09', 250, 300, 500, 'front', 'vehicle', true),
  TITAN: size('E2-SIZE-10', 600, 600, 800, 'front', 'titan', false),
  POD: size('E2-SIZE-11', 200, 200, 150, 'all', null, false),
};
