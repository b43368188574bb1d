/** What close combat, overruns and rams may be expected to bring, in hundreds of points. */
import type { Piece } from './field.ts';

/** Ways out of 1,296 in which two dice beat two others by at least so many, from 0. */
const BEATS = [721, 575, 435, 310, 206, 126, 70, 35, 15, 5, 1, 0];
const ALL = 1296;

/** The chance that two dice beat two others by at least so many. */
function beatsBy(many: number): number {
  if (many < 0) return 1 - beatsBy(1 - many);
  return (BEATS[many] ?? 0) / ALL;
}

/** Whoever is lower, or equal, must save. */
function dies({ card }: Piece): number {
  if (card.is === 'titan') return 0; // only other Titans fight it, by rules of their own
  return Math.max(0, Math.min(1, (card.save - 1) / 6));
}

/** One close assault in which `own` adds so many more than `foe`. */
function assaultWorth(own: Piece, foe: Piece, lead: number): number {
  return beatsBy(-lead) * dies(foe) * foe.worth - beatsBy(lead) * dies(own) * own.worth;
}

function cafOf({ card, plus }: Piece): number {
  return card.caf + 2 * plus;
}

/** `charges`: own has charge orders. */
export function combatWorth(own: Piece, foe: Piece, charges: boolean): number {
  let lead = cafOf(own) - cafOf(foe) + (charges ? 1 : 0);
  if (own.stand && foe.card.is === 'vehicle') lead += foe.card.armour;
  if (foe.stand && own.card.is === 'vehicle') lead -= own.card.armour;
  if (foe.order === 'charge') lead -= 1;
  if (foe.order === 'first' && !foe.stand) lead += 2;
  if (foe.inside) lead -= 2;
  return assaultWorth(own, foe, lead);
}

export function overrunWorth(own: Piece, foe: Piece): number {
  if (own.card.is !== 'vehicle') return 0;
  return assaultWorth(own, foe, own.card.overrun - cafOf(foe));
}

/** E1-RAM-04: a die each, the armour of the other added; the loser is destroyed. */
export function ramWorth(own: Piece, foe: Piece): number {
  if (own.card.is !== 'vehicle' || foe.card.is !== 'vehicle') return 0;
  const lead = foe.card.armour - own.card.armour;
  let worth = 0;
  for (let a = 1; a <= 6; a++)
    for (let b = 1; b <= 6; b++) {
      const by = a + lead - b;
      if (by === 0) worth += dies(foe) * foe.worth - dies(own) * own.worth;
      else worth += by > 0 ? foe.worth : -own.worth;
      if (Math.abs(by) < 3 && by !== 0) worth -= by > 0 ? dies(own) * own.worth : -dies(foe) * foe.worth;
    }
  return worth / 36;
}
