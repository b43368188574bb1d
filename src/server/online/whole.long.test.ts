import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { rulesets } from '../../games/rulesets.ts';
import { goldenSetup } from '../../golden/matches.ts';
import { randomFrom } from '../../kernel/random.ts';
import { verifyMatch } from '../../kernel/verify.ts';
import { begun, close, closeAlone, fell, node, nodes, open, openAlone, playOn } from './testing.ts';

const ROOT = resolve(import.meta.dirname, '../../..');
const battle = goldenSetup(ROOT, 'epic-1991', 'bikes-and-boars') as object;
/** A match of squares and a battle in centimetres. */
const MATCHES = [
  { ruleset: 'hulk-revised', seat: 'marine', wish: {} },
  { ruleset: 'epic-1991', seat: 'A', wish: { setup: { ...battle, options: { 'turn-limit': 1 } } } },
];
const DATABASES = [
  { name: 'two servers at a database by its address, one of which falls', open, close, falls: true },
  { name: 'one server with the database of its own', open: openAlone, close: closeAlone, falls: false },
];

describe.each(DATABASES)('$name', ({ open: up, close: down, falls }) => {
  test.each(MATCHES)(
    '$ruleset is played to its end, and proves itself',
    async ({ ruleset, seat, wish }) => {
      await up();
      const [id, first, second] = await begun(['Ada', 'Ben'], { ruleset, seat, ...wish });
      const chance = randomFrom(`whole ${ruleset}`);
      await playOn([first, second], chance, 10);
      if (falls) {
        await fell(nodes[1]);
        nodes[1] = await node();
        second.use(nodes[1]);
        const stood = second.seen.length;
        second.sit(id);
        await second.until(() =>
          second.seen.slice(stood).some((one) => Buffer.from(one).includes('"welcome"')),
        );
      }
      await playOn([first, second], chance, 3000);
      await first.until(() => first.state.news?.phase === 'over' && first.state.sitting!.outcome() !== null);
      expect(first.state.sitting!.outcome()!.rule).not.toMatch(/^KERNEL/);
      const { text } = await first.ask('GET', `/api/matches/${id}/file`);
      const { checks } = verifyMatch(text, [await rulesets.load(ruleset)]);
      expect(checks.filter(({ ok }) => !ok)).toEqual([]);
      for (const one of [first, second]) one.leave();
      await down();
    },
    280_000,
  );
});
