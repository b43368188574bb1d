import { expect, test } from 'vitest';
import { readOptions } from './options.ts';

test('the command line comes before the environment, and that before what is usual', () => {
  expect(readOptions([], {})).toEqual({
    port: 4000,
    host: '127.0.0.1',
    data: 'data',
    database: undefined,
    proxied: false,
    metrics: false,
    push: null,
    makesKey: false,
  });
  const env = { PORT: '5000', DATABASE_URL: 'postgresql://x', AUSPEX_PROXY: '1' };
  expect(readOptions(['--port', '0', '--data=d', '--metrics'], env)).toMatchObject({
    port: 0,
    data: 'd',
    database: 'postgresql://x',
    proxied: true,
    metrics: true,
  });
  const key = 'k'.repeat(43);
  const subject = 'mailto:host@example.org';
  expect(readOptions([], { AUSPEX_PUSH_KEY: key, AUSPEX_PUSH_SUBJECT: subject }).push).toEqual({
    key,
    subject,
  });
  for (const bad of [{ AUSPEX_PUSH_KEY: key }, { AUSPEX_PUSH_KEY: 'short', AUSPEX_PUSH_SUBJECT: subject }])
    expect(() => readOptions([], bad)).toThrow('AUSPEX_PUSH');
  for (const bad of [['--port', 'x'], ['--port', '70000'], ['--port='], ['--what'], ['more']])
    expect(() => readOptions(bad, {})).toThrow();
});
