import { resolve } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { interruptions } from '../../games/interruptions.ts';
import { rulesets } from '../../games/rulesets.ts';
import { goldenSetup } from '../../golden/matches.ts';
import { act, pending, rehearse } from '../../kernel/match.ts';
import { randomFrom } from '../../kernel/random.ts';
import { pacerOf, USUAL } from './pace.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const setup = goldenSetup(ROOT, 'hulk-heresy', 'librarian');

afterEach(() => void vi.useRealTimers());

test('delays are spread evenly over the whole public range, whatever the seed', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: 0 });
  const asides = await interruptions.load('hulk-heresy');
  const match = rehearse(await rulesets.load('hulk-heresy'), setup, 'spread');
  const random = randomFrom('spread');
  const pacers = Array.from({ length: 1000 }, (_, n) => pacerOf(match, `seed ${n}`, asides, USUAL));
  const delays: number[] = [];
  for (let n = 0; n < 200 && delays.length === 0 && !match.outcome; n++) {
    const [{ seat }] = pending(match);
    const list = match.game.actions(match.state, seat);
    act(match, seat, list[random.below(list.length)]);
    for (const pacer of pacers) {
      pacer.note();
      const put = match.ruleset.seats.map(pacer.put).find((one) => one !== null);
      if (put) delays.push(put.due);
    }
  }
  expect(delays).toHaveLength(pacers.length);
  const bins = new Array<number>(10).fill(0);
  for (const ms of delays) bins[Math.floor(((ms - USUAL.least) / (USUAL.most - USUAL.least)) * 10)]++;
  const mean = delays.length / bins.length;
  const chi = bins.reduce((sum, n) => sum + (n - mean) ** 2 / mean, 0);
  expect(chi).toBeLessThan(21.7); // nine degrees of freedom: one fair spread in a hundred is worse
});
