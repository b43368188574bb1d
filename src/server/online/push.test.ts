import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { rulesets } from '../../games/rulesets.ts';
import { goldenNames, goldenSetup } from '../../golden/matches.ts';
import type { Push } from '../push/push.ts';
import { evening, settled } from './memory.ts';

const ROOT = resolve(import.meta.dirname, '../../..');

test('whoever is away is told once that it is their turn, in words that hold nothing of the match', async () => {
  const sent: { to: string; message: object }[] = [];
  const push: Push = {
    publicKey: 'key',
    read: () => expect.unreachable(),
    async send({ endpoint }, message) {
      sent.push({ to: endpoint, message });
      return endpoint !== 'https://gone';
    },
  };
  const ruleset = await rulesets.load('hulk-revised');
  const setup = goldenSetup(ROOT, ruleset.id, goldenNames(ROOT, ruleset.id)[0]);
  const at = await evening(ruleset, setup, { push });
  const seat = ruleset.seats.find((one) => at.sittings.get(one)!.decisions().length > 0)!;
  const other = ruleset.seats.find((one) => one !== seat)!;
  expect(sent).toEqual([]);
  await at.leave(seat);
  const message = { match: 'match', title: 'A title' };
  expect(sent).toEqual([
    { to: `https://${seat}`, message },
    { to: 'https://gone', message },
  ]);
  expect(at.forgotten).toEqual(['https://gone']);
  at.says.get(other)!({ chat: 'Hello?' });
  at.sittings.get(other)!.offerDraw();
  await settled();
  expect(sent).toHaveLength(2);
});
