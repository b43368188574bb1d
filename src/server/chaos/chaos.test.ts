import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { randomFrom } from '../../kernel/random.ts';
import { buildServer } from '../app.ts';
import { listen } from '../listen.ts';
import { keepMatches } from '../store/keep.ts';
import { chaos, isAllThere } from './chaos.ts';
import { fuzz } from './fuzz.ts';
import { chaosPlayer } from './player.ts';

const mission = parse(readFileSync('missions/hulk-revised/first-drill.yaml', 'utf8')) as unknown;

/** A server of our own with its own database, which can be killed. */
async function opened() {
  const folder = mkdtempSync(join(tmpdir(), 'auspex-chaos-'));
  const keeping = keepMatches({ folder });
  await keeping.ready;
  const app = buildServer('nowhere', keeping.state, { proxied: true });
  const url = await listen(app, '127.0.0.1', 0);
  return {
    url: () => url,
    async blow() {
      process.kill(
        Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]),
        'SIGKILL',
      );
      return 'database';
    },
    async close() {
      await app.close();
      await keeping.stop();
      rmSync(folder, { recursive: true });
    },
  };
}

test('a killed database loses nothing that was acknowledged, and nonsense changes nothing', async () => {
  const site = await opened();
  const report = await chaos(site, {
    matches: 2,
    blows: 1,
    between: 5,
    ruleset: 'hulk-revised',
    setup: { mission },
  });
  expect(report.problems).toEqual([]);
  expect(report.acknowledged).toBeGreaterThanOrEqual(10);

  const players = ['marine', 'stealer'].map((seat, n) => chaosPlayer(seat, site.url, `10.9.9.${n}`));
  for (const one of players) await one.ask('PUT', 'api/me', { name: 'Fuzz' });
  const made = async () =>
    (
      await players[0].ask<{ id: string }>('POST', 'api/matches', {
        ruleset: 'hulk-revised',
        setup: { mission },
        seat: 'marine',
      })
    ).id;
  const [match, elsewhere] = [await made(), await made()];
  await players[1].ask('POST', `api/matches/${match}/join`, {});
  for (const one of players) one.sit(match);
  for (const one of players) await one.until(() => one.sitting() !== null);
  const stood = players.map((one) => JSON.stringify([one.sitting()!.told(), one.sitting()!.view()]));
  const cookies = [...players.map(({ cookie }) => cookie), 'auspex=forged.cookie', ''];
  const { sent, refused } = await fuzz({ url: site.url, match, elsewhere, cookies }, 120, randomFrom('fuzz'));
  expect(sent).toBe(120);
  expect(refused).toBeGreaterThan(0);
  expect(players.map((one) => JSON.stringify([one.sitting()!.told(), one.sitting()!.view()]))).toEqual(stood);
  while (!(await players[0].answer(randomFrom('on')))) await new Promise((done) => setTimeout(done, 20)); // it goes on
  for (const one of players) one.leave();
  await site.close();
}, 120_000);

test('the check of what is there sees what is missing, twice, or foreign', () => {
  const sent = [
    { text: 'a', acked: true },
    { text: 'b', acked: false },
    { text: 'b', acked: true },
  ];
  expect(isAllThere(['a', 'b'], sent)).toBe(true);
  expect(isAllThere(['a', 'b', 'b'], sent)).toBe(true);
  for (const wrong of [['a'], ['b'], ['a', 'a', 'b'], ['a', 'b', 'b', 'b'], ['a', 'b', 'c'], ['b', 'a']])
    expect(isAllThere(wrong, sent)).toBe(false);
});
