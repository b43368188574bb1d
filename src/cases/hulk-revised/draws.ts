/** What a case writes for a counter drawn from a bag. */
import { Problem } from '../../kernel/contract.ts';

/** Blips and command tokens lie in their bags as 1, 2, 3 ..., Ambush blips as `a0`, `a1`, `a2`. */
export function drawn(value: string): number {
  const ambush = /^a([0-2])$/.exec(value);
  if (ambush) return Number(ambush[1]);
  if (!/^[1-9]$/.test(value)) throw new Problem(`'${value}' is in no bag: write 1, 2, 3, or a0, a1, a2.`);
  return Number(value) - 1;
}
