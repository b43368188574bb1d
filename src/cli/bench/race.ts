/** How long to measure. */
export interface Budget {
  /** How long each contender runs before anything counts. */
  readonly warmMs: number;
  /** How long one round of one contender lasts, about. */
  readonly roundMs: number;
  readonly rounds: number;
}

export const FULL: Budget = { warmMs: 400, roundMs: 80, rounds: 15 };

/** Does something `n` times. What it returns hangs on the work, so that none of it can be left out. */
export type Contender = (n: number) => number;

/** Milliseconds of the processor: what else the machine does meanwhile is not counted. */
function time(contender: Contender, n: number): number {
  const from = process.cpuUsage();
  const made = contender(n);
  const { user, system } = process.cpuUsage(from);
  const took = (user + system) / 1000;
  if (Number.isNaN(made)) throw new Error('A contender must return a number.');
  return took;
}

/** Runs it warm and says how many times it must run to fill a round. */
function warmUp(contender: Contender, budget: Budget): number {
  const end = performance.now() + budget.warmMs;
  for (let n = 1; ; ) {
    const took = time(contender, n);
    if (performance.now() >= end) return Math.max(1, Math.round((n * budget.roundMs) / Math.max(took, 1e-3)));
    if (took < budget.roundMs) n *= 2;
  }
}

/**
 * Nanoseconds per time, for each contender: the median of its rounds. They take turns round by round, so that
 * whatever else the machine does meets all of them alike.
 */
export function race(contenders: readonly Contender[], budget: Budget): number[] {
  const counts = contenders.map((contender) => warmUp(contender, budget));
  const rounds: number[][] = contenders.map(() => []);
  for (let round = 0; round < budget.rounds; round++)
    contenders.forEach((contender, i) => {
      rounds[i].push((time(contender, counts[i]) * 1e6) / counts[i]);
    });
  return rounds.map(median);
}

export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2;
}
