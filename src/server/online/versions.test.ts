import pg from 'pg';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { rulesets } from '../../games/rulesets.ts';
import { commitment, termsOf } from '../../kernel/fairness.ts';
import { randomFrom } from '../../kernel/random.ts';
import { verifyMatch } from '../../kernel/verify.ts';
import { browser, close, databaseUrl, fell, mission, node, nodes, open, playOn } from './testing.ts';

beforeAll(open, 60_000);
afterAll(close, 60_000);

test('a match begun by other rules goes on from the position they left, and is verified stretch by stretch', async () => {
  const hand = new pg.Client({ connectionString: databaseUrl() });
  await hand.connect();
  const ruleset = await rulesets.load('hulk-revised');
  const [first, second] = [browser('Abe'), browser('Bea')];
  await first.ask('PUT', '/api/me', { name: 'Abe' });
  await second.ask('PUT', '/api/me', { name: 'Bea' });
  const wish = { ruleset: ruleset.id, setup: { mission }, seat: 'marine', title: 'Old' };
  const { id } = (await first.ask('POST', '/api/matches', wish)).body() as { id: string };
  // As an older server made it.
  const { rows } = await hand.query('select seed from matches where id = $1', [id]);
  const sealed = commitment(rows[0].seed, { ...termsOf(ruleset, wish.setup), version: 'older' });
  await hand.query('update matches set version = $2, commitment = $3 where id = $1', [id, 'older', sealed]);
  first.sit(id);
  expect((await second.ask('POST', `/api/matches/${id}/join`)).code).toBe(200);
  second.use(nodes[1]);
  second.sit(id);
  const both = [first, second];
  const seated = () => Promise.all(both.map((one) => one.until(() => one.state.sitting !== null)));
  await seated();
  await playOn(both, randomFrom('older'), 30);
  await fell(nodes[0]); // in good order: it keeps the position
  await fell(nodes[1]);
  const { rows: kept } = await hand.query('select kept from snapshots where match = $1', [id]);
  const { state } = JSON.parse(kept[0].kept) as { state: never };
  const left = ruleset.open(ruleset.readSetup(wish.setup)).view(state, 'marine');
  await hand.query("update snapshots set version = 'older' where match = $1", [id]);
  // What the older rules allowed, those of today do not know.
  await hand.query(
    `update deeds set request = '{"answer":{"decision":1,"text":"dance"}}' where match = $1 and n = 1`,
    [id],
  );
  nodes.splice(0, 2, await node(), await node());
  const [third, fourth] = both.map((one, i) => {
    one.use(nodes[i]);
    one.sit(id);
    return one;
  });
  await third.until(() => third.state.news?.since !== undefined);
  await fourth.until(() => fourth.state.news?.since !== undefined);
  expect(third.state.news!.since!.version).toBe(ruleset.version);
  await third.until(() => third.state.sitting!.told().length === 1);
  expect(third.state.sitting!.view()).toEqual(left);
  await fourth.until(() => fourth.state.sitting!.told().length === 1);
  await playOn(both, randomFrom('newer'), 20);
  await new Promise((done) => second.state.sitting!.concede(done));
  await first.until(() => first.state.news?.phase === 'over');
  const { text } = await first.ask('GET', `/api/matches/${id}/file`);
  const { checks, cannot } = verifyMatch(text, [ruleset]);
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  expect(cannot.join()).toContain('were played by version older');
  // A file stays as it was written, whatever rules come next.
  await hand.query('delete from deeds where match = $1', [id]);
  expect((await first.ask('GET', `/api/matches/${id}/file`)).text).toBe(text);
  await hand.end();
  for (const one of both) one.leave();
});
