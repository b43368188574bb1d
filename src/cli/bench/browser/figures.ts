/** Figures as the table of results shows them. */
import type { BenchResult } from '../result.ts';

export function figure(
  name: string,
  value: number,
  unit: string,
  peer?: string,
  peerValue?: number,
): BenchResult {
  if (peer === undefined || peerValue === undefined) return { name, value, unit };
  return { name, value, unit, peer, peerValue, ratio: unit === 'ms' ? peerValue / value : value / peerValue };
}

/** The 95th of 100. */
export function high(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * 0.95))];
}
