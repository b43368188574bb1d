/** A piece of terrain being laid: where it would lie, and how it is moved and turned before it does. */
import type { Action } from '../../../../games/epic-1991/actions.ts';
import type { Rolled } from '../../../../games/epic-1991/steps.ts';
import { areaBox, waysToLay } from '../../../../games/epic-1991/terrain/generator.ts';
import { topStep } from '../../../../kernel/steps.ts';
import type { Epic, View } from '../game.ts';

export type Lay = Extract<Action, { do: 'lay' }>;

export function piecesLeft(view: View): readonly Rolled[] {
  const step = topStep(view);
  return step?.do === 'terrain' ? step.pieces : [];
}

/** Where it is thought of first: a legal place. */
export function firstLay({ table }: Epic, view: View, piece: number): Lay | null {
  const rolled = piecesLeft(view).find(({ number }) => number === piece);
  const [way] = rolled ? waysToLay(table, view, rolled, 1) : [];
  return way?.do === 'lay' ? way : null;
}

export function areaOf({ table }: Epic, view: View, piece: number) {
  const rolled = piecesLeft(view).find(({ number }) => number === piece);
  return rolled ? areaBox(table, rolled.area) : null;
}

/** The part of it that is nearest to a place: a town has three buildings. */
export function nearestPart({ at }: Lay, x: number, y: number): number {
  const off = at.map(([px, py]) => Math.hypot(px - x, py - y));
  return off.indexOf(Math.min(...off));
}

/** One part put on a place. A river is moved across, its crossing along it. */
export function movedTo(lay: Lay, part: number, x: number, y: number): Lay {
  if (lay.river) {
    const [way] = lay.river;
    const [across, along] = way === 'north' ? [x, y] : [y, x];
    return { ...lay, river: [way, Math.round(across), Math.round(along)] };
  }
  const pose = lay.at[part];
  return pose ? { ...lay, at: lay.at.with(part, [Math.round(x), Math.round(y), pose[2]]) } : lay;
}

/** One part turned; a river runs the other way. */
export function turnedBy(lay: Lay, part: number, degrees: number): Lay {
  if (lay.river) {
    const [way, across, along] = lay.river;
    return { ...lay, river: [way === 'north' ? 'east' : 'north', along, across] };
  }
  const pose = lay.at[part];
  if (!pose) return lay;
  return { ...lay, at: lay.at.with(part, [pose[0], pose[1], (pose[2] + degrees + 360) % 360]) };
}
