/** How much one may ask at once, and how soon again. */

/** Those who have not asked for long are forgotten when so many are known. */
const MOST_KNOWN = 10_000;

/** Says of whoever asks whether they may: `burst` times at once, `rate` more each second. */
export function patienceWith(
  burst: number,
  rate: number,
  now: () => number = Date.now,
): (who: string) => boolean {
  const known = new Map<string, { left: number; at: number }>();
  return (who) => {
    const time = now();
    const before = known.get(who) ?? { left: burst, at: time };
    const left = Math.min(burst, before.left + ((time - before.at) / 1000) * rate);
    known.delete(who); // the last to ask stands last
    if (known.size >= MOST_KNOWN) known.delete(known.keys().next().value!);
    known.set(who, { left: Math.max(0, left - 1), at: time });
    return left >= 1;
  };
}
