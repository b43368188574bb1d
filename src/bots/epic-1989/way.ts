/** A plan for a detachment, where its units would be after it, and what contact at its end may bring. */
import { along, COARSE, headingOf } from '../../field/index.ts';
import type { Leg } from '../../games/epic-1989/actions.ts';
import { cellPose } from '../../games/epic-1989/geometry/position.ts';
import { combatWorth } from './clash.ts';
import type { Field, Piece } from './field.ts';
import type { Spot } from './gains.ts';

/** Rounding may make a path one u too long. */
export const SLACK = 3;

export interface Way {
  readonly legs: readonly Leg[];
  readonly spots: readonly Spot[];
  /** What contact at its end may bring. */
  readonly fight: number;
}

export function placed(piece: Piece): Omit<Spot, 'building'> {
  const { x, y, heading } = piece;
  return { piece, x, y, heading, where: 'table' };
}

/** A plan that somebody else has made, read. */
export function wayOf(field: Field, pieces: readonly Piece[], legs: readonly Leg[]): Way {
  let fight = 0;
  const spots = pieces.map((piece): Spot => {
    const leg = legs.find(({ model }) => model === piece.id);
    const building = field.state.units[piece.id].building;
    let spot: Spot = { ...placed(piece), building };
    if (!leg) return spot;
    for (const step of leg.way) {
      if ('turn' in step) spot = { ...spot, heading: headingOf(spot.heading + step.turn) };
      else if ('run' in step) spot = { ...spot, ...along(spot, step.run, spot.heading, COARSE) };
      else if ('back' in step)
        spot = { ...spot, ...along(spot, step.back, headingOf(spot.heading + 180), COARSE) };
      else if ('to' in step) spot = { ...spot, x: step.to[0], y: step.to[1] };
      else if ('face' in step) spot = { ...spot, heading: step.face };
      else if ('cell' in step)
        spot = {
          ...spot,
          ...cellPose(field.state.buildings[step.building]!, step.cell),
          building: step.building,
        };
      else if ('out' in step && step.stand === undefined) spot = { ...spot, ...step.out, building: 0 };
    }
    const onto = leg.onto?.[0] ?? 0;
    if (onto > 0 && piece.stand) return { ...spot, where: 'aboard' };
    if (onto < 0) fight += stormWorth(field, piece, -onto);
    return spot;
  });
  return { legs, spots, fight };
}

function stormWorth({ foes, state }: Field, piece: Piece, building: number): number {
  const inside = foes.filter(({ id }) => state.units[id].building === building);
  if (inside.length === 0) return 0;
  return inside.reduce((sum, foe) => sum + combatWorth(piece, foe, true), 0) / inside.length;
}
