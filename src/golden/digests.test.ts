import { expect, test } from 'vitest';
import { caseAdapters } from '../cases/adapters.ts';
import { GAMES } from '../games/list.ts';
import { rulesets } from '../games/rulesets.ts';
import { caseWord, matchWords } from './digest.ts';
import {
  caseApart,
  digested,
  digestedCases,
  digestFile,
  hasDigests,
  keptWords,
  matchApart,
  tableFile,
  wordsText,
} from './digests.ts';
import { tableDigests } from './table.ts';

const root = process.cwd();
const kept = GAMES.filter(({ id }) => hasDigests(root, id));
/** `npm run golden` plays everything and accepts it; `npm run test:long` plays everything. */
const accepting = (): boolean => expect.getState().snapshotState.snapshotUpdateState === 'all';

/** One match and one case in so many are played here. */
const FEW = 21;

test('what happens at the table goes as it went', async () => {
  const words = [...tableDigests()].map(([name, digest]): [string, string[]] => [name, [digest()]]);
  await expect(wordsText(new Map(words))).toMatchFileSnapshot(tableFile(root));
}, 300_000);

test.each(kept)(
  '$id: seeded matches go as they went',
  async ({ id }) => {
    const ruleset = await rulesets.load(id);
    const file = digestFile(root, id, 'matches');
    const list = digested(root, id);
    if (accepting())
      return expect(
        wordsText(new Map(list.map((match) => [match.name, [...matchWords(ruleset, match)]]))),
      ).toMatchFileSnapshot(file);
    const words = keptWords(file);
    expect([...words.keys()]).toEqual(list.map(({ name }) => name));
    const some = list.filter((_, i) => i % FEW === 0);
    expect(some.map((match) => matchApart(ruleset, match, words.get(match.name)!)).filter(Boolean)).toEqual(
      [],
    );
  },
  300_000,
);

test.each(kept)(
  '$id: cases go on as they went on',
  async ({ id }) => {
    const adapter = await caseAdapters.load(id);
    const file = digestFile(root, id, 'cases');
    const list = digestedCases(root, `cases/${id}`);
    if (accepting())
      return expect(
        wordsText(new Map(list.map(({ name, written }) => [name, [caseWord(adapter, written)]]))),
      ).toMatchFileSnapshot(file);
    const words = keptWords(file);
    // A case written since has no word yet.
    const some = list.filter(({ name }, i) => i % FEW === 0 && words.has(name));
    expect(some.length).toBeGreaterThan(0);
    expect(some.map((one) => caseApart(adapter, one, words.get(one.name)!)).filter(Boolean)).toEqual([]);
  },
  300_000,
);
