import { expect, test } from 'vitest';
import { caseAdapters } from '../cases/adapters.ts';
import { GAMES } from '../games/list.ts';
import { rulesets } from '../games/rulesets.ts';
import {
  caseApart,
  digested,
  digestedCases,
  digestFile,
  hasDigests,
  keptWords,
  matchApart,
} from './digests.ts';

const root = process.cwd();
const kept = GAMES.filter(({ id }) => hasDigests(root, id));

test.each(kept)('$id: seeded matches go to their end as they went', async ({ id }) => {
  const ruleset = await rulesets.load(id);
  const words = keptWords(digestFile(root, id, 'matches'));
  expect(
    digested(root, id)
      .map((match) => matchApart(ruleset, match, words.get(match.name)!))
      .filter(Boolean),
  ).toEqual([]);
});

test.each(kept)('$id: every case goes on as it went on, and has its word', async ({ id }) => {
  const adapter = await caseAdapters.load(id);
  const words = keptWords(digestFile(root, id, 'cases'));
  const list = digestedCases(root, `cases/${id}`);
  expect(list.map(({ name }) => name).filter((name) => !words.has(name))).toEqual([]);
  expect(list.map((one) => caseApart(adapter, one, words.get(one.name)!)).filter(Boolean)).toEqual([]);
});
