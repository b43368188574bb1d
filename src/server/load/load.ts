/** Many matches at once, each acting at its own pace; how long until the opponent has it. */

/** Two people at one match. */
export interface Pair {
  /** Somebody acts; resolves when the other has been told. False when the match is over. */
  act(): Promise<boolean>;
  leave(): void;
}

export interface LoadReport {
  readonly actions: number;
  /** Matches that came to an end and were not replaced. */
  readonly over: number;
  readonly perSecond: number;
  /** Milliseconds from the moment an action was due until the opponent had it. */
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** `every`: milliseconds between two actions of a match. What is late counts from when it was due. */
export async function load(
  pairs: readonly Pair[],
  { every, seconds }: { readonly every: number; readonly seconds: number },
): Promise<LoadReport> {
  const began = performance.now() + 100;
  const end = began + seconds * 1000;
  const waits: number[] = [];
  let over = 0;
  const play = async (pair: Pair, n: number) => {
    for (let due = began + (every * n) / pairs.length; due < end; due += every) {
      const early = due - performance.now();
      if (early > 0) await new Promise((done) => setTimeout(done, early));
      if (performance.now() > end) return;
      if (!(await pair.act())) {
        over++;
        return;
      }
      waits.push(performance.now() - due);
    }
  };
  await Promise.all(pairs.map(play));
  waits.sort((a, b) => a - b);
  const share = (part: number) => rounded(waits[Math.floor((waits.length - 1) * part)] ?? 0);
  return {
    actions: waits.length,
    over,
    perSecond: Math.round(waits.length / ((performance.now() - began) / 1000)),
    p50: share(0.5),
    p99: share(0.99),
    longest: share(1),
  };
}

function rounded(ms: number): number {
  return Math.round(ms * 10) / 10;
}
