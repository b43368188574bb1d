import { type Budget, FULL } from './race.ts';

/** One figure, and the same figure of a peer where there is one. */
export interface BenchResult {
  name: string;
  value: number;
  unit: string;
  /** What it is compared with. */
  peer?: string;
  peerValue?: number;
  /** How many times better than the peer: faster for times, more for rates. */
  ratio?: number;
}

export interface Suite {
  readonly name: string;
  /** Measures and returns all figures; `tell` hears of each. */
  run(tell?: (result: BenchResult) => void, budget?: Budget): BenchResult[];
}

export function suite(name: string, measure: (budget: Budget) => BenchResult[]): Suite {
  return {
    name,
    run(tell, budget = FULL) {
      const results = measure(budget);
      if (tell) for (const result of results) tell(result);
      return results;
    },
  };
}

/** What is needed for a suite is not there: it is left out, and the reason told. */
export class Skipped extends Error {}

const PER: Readonly<Record<string, number>> = { ns: 1, µs: 1e3, ms: 1e6 };

/** A time in the given unit, from nanoseconds. */
export function time(
  name: string,
  unit: 'ns' | 'µs' | 'ms',
  ns: number,
  peer?: string,
  peerNs?: number,
): BenchResult {
  const value = ns / PER[unit];
  if (peer === undefined || peerNs === undefined) return { name, value, unit };
  return { name, value, unit, peer, peerValue: peerNs / PER[unit], ratio: peerNs / ns };
}

/** A rate per second, from nanoseconds for one. */
export function rate(name: string, of: string, ns: number, peer?: string, peerNs?: number): BenchResult {
  const unit = `${of}/s`;
  const value = 1e9 / ns;
  if (peer === undefined || peerNs === undefined) return { name, value, unit };
  return { name, value, unit, peer, peerValue: 1e9 / peerNs, ratio: peerNs / ns };
}
