/** What strikes several models at once puts them on the stack; `blast-rule.ts` strikes them one after another. */
import type { Point } from '../../../field/index.ts';
import { type Play, push } from '../play.ts';

/** Everybody named is hit automatically in id order; Titans as from any shot (E2-TITAN-16). */
export function blast(play: Play, from: Point, models: readonly number[], mod: number, how: string): void {
  if (models.length > 0) push(play, { do: 'blast', left: [...models], mod, x: from.x, y: from.y, how });
}
