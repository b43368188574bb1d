import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { interruptions } from '../../games/interruptions.ts';
import { rulesets } from '../../games/rulesets.ts';
import { goldenSetup } from '../../golden/matches.ts';
import { interruptionOf } from '../../kernel/interruption.ts';
import { randomFrom } from '../../kernel/random.ts';
import { evening, settled } from './memory.ts';
import { USUAL } from './pace.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const setup = goldenSetup(ROOT, 'hulk-heresy', 'librarian');

afterEach(() => void vi.useRealTimers());

/** How far apart the two are, as shares of each that came by the same time (Kolmogorov and Smirnov). */
function distance(one: readonly number[], other: readonly number[]): number {
  const by = (list: readonly number[], time: number) =>
    list.filter((each) => each <= time).length / list.length;
  return Math.max(...[...one, ...other].map((time) => Math.abs(by(one, time) - by(other, time))));
}

test('nobody can tell by its time an answer that a player chose at once from one that the server gave', async () => {
  const EACH = 60;
  const STEP = 30;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'], now: 0 });
  const ruleset = await rulesets.load('hulk-heresy');
  const asides = await interruptions.load('hulk-heresy');
  const random = randomFrom('times');
  const times = { chosen: [] as number[], given: [] as number[] };
  for (let match = 0; times.chosen.length < EACH || times.given.length < EACH; match++) {
    const seed = `${match % 10}`.repeat(64);
    const at = await evening(ruleset, setup, { pace: USUAL, more: { seed } });
    const all = Object.fromEntries(asides.map(({ id }) => [id, 'least' as const]));
    for (const seat of ruleset.seats) at.says.get(seat)!({ instruct: all });
    await settled();
    let mover = '';
    for (let n = 0; n < 150 && Math.min(times.chosen.length, times.given.length) < EACH; n++) {
      const seat = ruleset.seats.find((one) => at.sittings.get(one)!.decisions().length > 0);
      if (!seat) break;
      const sitting = at.sittings.get(seat)!;
      const [asked] = sitting.decisions();
      const isAside = interruptionOf(asides, asked) !== null;
      if (!isAside) mover = seat;
      const [began, deeds] = [Date.now(), at.deeds.length];
      const isGiven = isAside && seat !== mover && random.below(2) === 0;
      if (isGiven) await at.leave(seat);
      else {
        const list = sitting.actions();
        sitting.answer(asked.id, { action: list[random.below(list.length)] });
      }
      for (let ms = 0; at.deeds.length === deeds && ms < USUAL.most + 100; ms += STEP) {
        await settled();
        if (at.deeds.length === deeds) await vi.advanceTimersByTimeAsync(STEP);
      }
      if (isGiven) await at.come(seat);
      if (isAside && seat !== mover) times[isGiven ? 'given' : 'chosen'].push(Date.now() - began);
    }
  }
  const both = [...times.chosen, ...times.given];
  expect(Math.min(...both)).toBeGreaterThanOrEqual(USUAL.least);
  expect(Math.max(...both)).toBeLessThanOrEqual(USUAL.most + STEP);
  const limit = 1.63 * Math.sqrt(1 / times.chosen.length + 1 / times.given.length); // one in a hundred
  expect(distance(times.chosen, times.given)).toBeLessThan(limit);
});
