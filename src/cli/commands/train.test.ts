import { expect, test } from 'vitest';
import { shelf } from '../../kernel/shelf.ts';
import { OURS } from '../games.ts';
import { run } from '../run.ts';

/** As if no game had brought opponents yet. */
const UNTAUGHT = { ...OURS, opponents: shelf<never>([], () => Promise.reject()) };

async function train(...args: string[]) {
  const err: string[] = [];
  const io = { out: () => {}, err: (text: string) => err.push(text), progress: null };
  const code = await run(['train', ...args], io, UNTAUGHT);
  return { code, err: err.join('\n') };
}

test('what cannot be trained is told before a game is played', async () => {
  expect(await train()).toMatchObject({ code: 2, err: expect.stringContaining('Say which ruleset') });
  expect((await train('--ruleset', 'epic-1989')).err).toContain(
    'Nobody has written down figures for epic-1989',
  );
  expect((await train('--ruleset', 'hulk-revised', '--games', '4')).err).toContain(
    '--games must be 5 or more',
  );
  expect((await train('--ruleset', 'hulk-revised', 'now')).err).toContain("'now' is not understood");
});
