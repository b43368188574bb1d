import { expect, test } from 'vitest';
import { run } from '../run.ts';

async function train(...args: string[]) {
  const err: string[] = [];
  const code = await run(['train', ...args], {
    out: () => {},
    err: (text) => err.push(text),
    progress: null,
  });
  return { code, err: err.join('\n') };
}

test('what cannot be trained is told before a game is played', async () => {
  expect(await train()).toMatchObject({ code: 2, err: expect.stringContaining('Say which ruleset') });
  expect((await train('--ruleset', 'epic-1989')).err).toContain('epic-1989');
  expect((await train('--ruleset', 'hulk-revised', '--games', '4')).err).toContain(
    '--games must be 5 or more',
  );
  expect((await train('--ruleset', 'hulk-revised', 'now')).err).toContain("'now' is not understood");
});
