/** What a series of games between two opponents says about their strength. */

interface Strengths {
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

/** From the points of the first in each game; the range is Wilson's, which a series without a loss does not close. */
export function strengthsFrom(points: readonly number[]): Strengths {
  const games = points.length;
  if (games === 0) return { games, score: 0.5, elo: 0, from: -MOST, to: MOST };
  const score = points.reduce((sum, n) => sum + n, 0) / games;
  const pull = WIDE ** 2 / games;
  const middle = (score + pull / 2) / (1 + pull);
  const off = (WIDE * Math.sqrt((score * (1 - score)) / games + pull / (4 * games))) / (1 + pull);
  return { games, score, elo: eloOf(score), from: eloOf(middle - off), to: eloOf(middle + off) };
}

/** The difference that lets one expect such a share of the points. */
export function eloOf(score: number): number {
  if (score <= 0) return -MOST;
  if (score >= 1) return MOST;
  return Math.max(-MOST, Math.min(MOST, Math.round(400 * Math.log10(score / (1 - score)))));
}
