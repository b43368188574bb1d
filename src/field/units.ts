/** Lengths: the table counts in u (0.1 mm), people write centimetres. */

/** u in a centimetre. */
export const CM = 100;

/** Centimetres as u; null with more than two decimals. */
export function inUnits(cm: number): number | null {
  const u = Math.round(cm * CM);
  return Math.abs(u - cm * CM) > 1e-6 ? null : u;
}
