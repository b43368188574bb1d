/** What a series of games between two opponents says about their strength. */

export interface Strengths {
  readonly games: number;
  /** The share of the points of the first: a win 1, a draw a half. */
  readonly score: number;
  /** How much stronger the first is, in Elo, and the range that holds it in 95 of 100 series. */
  readonly elo: number;
  readonly from: number;
  readonly to: number;
}

const MOST = 800; // as good as certain
const WIDE = 1.96;

/** From the points of the first in each game. */
export function strengthsFrom(points: readonly number[]): Strengths {
  const games = points.length;
  const score = points.reduce((sum, n) => sum + n, 0) / Math.max(1, games);
  const spread = points.reduce((sum, n) => sum + (n - score) ** 2, 0) / Math.max(1, games - 1);
  const off = WIDE * Math.sqrt(spread / Math.max(1, games));
  return { games, score, elo: eloOf(score), from: eloOf(score - off), to: eloOf(score + off) };
}

/** The difference that lets one expect such a share of the points. */
export function eloOf(score: number): number {
  if (score <= 0) return -MOST;
  if (score >= 1) return MOST;
  return Math.max(-MOST, Math.min(MOST, Math.round(400 * Math.log10(score / (1 - score)))));
}
