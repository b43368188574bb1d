/** `npm run chaos`: the built server and its database are killed again and again under load, and told nonsense. */
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parse } from 'yaml';
import { randomFrom } from '../../kernel/random.ts';
import { chaos } from './chaos.ts';
import { fuzz } from './fuzz.ts';
import { chaosPlayer } from './player.ts';

const [matches = 20, blows = 30, messages = 100_000] = process.argv.slice(2).map(Number);
const folder = mkdtempSync(join(tmpdir(), 'auspex-chaos-'));
const port = await freePort();
const url = () => `http://127.0.0.1:${port}/`;
const setup = { mission: parse(readFileSync('missions/hulk-revised/first-drill.yaml', 'utf8')) as unknown };

function freePort(): Promise<number> {
  return new Promise((done) => {
    const probe = createServer();
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => done(typeof address === 'object' && address ? address.port : 0));
    });
  });
}

function started(): ChildProcess {
  return spawn(process.execPath, [join(import.meta.dirname, 'server.js')], {
    env: { ...process.env, PORT: String(port), AUSPEX_DATA: folder, AUSPEX_PROXY: '1' },
    stdio: 'ignore',
  });
}

let server = started();
const site = {
  url,
  async blow(n: number): Promise<string> {
    if (n % 2 === 1) {
      const pid = Number(readFileSync(join(folder, 'postgres/postmaster.pid'), 'utf8').split('\n')[0]);
      process.kill(pid, 'SIGKILL');
      return 'database';
    }
    const gone = new Promise((done) => server.once('exit', done));
    server.kill('SIGKILL');
    await gone;
    server = started();
    return 'server';
  },
};

const began = performance.now();
const report = await chaos(site, { matches, blows, between: matches * 4, ruleset: 'hulk-revised', setup });
console.log(JSON.stringify(report));

const players = ['marine', 'stealer'].map((seat, n) => chaosPlayer(seat, url, `10.9.9.${n}`));
for (const one of players) await one.ask('PUT', 'api/me', { name: 'Fuzz' });
const wish = { ruleset: 'hulk-revised', setup, seat: 'marine' };
const match = (await players[0].ask<{ id: string }>('POST', 'api/matches', wish)).id;
const elsewhere = (await players[0].ask<{ id: string }>('POST', 'api/matches', wish)).id;
await players[1].ask('POST', `api/matches/${match}/join`, {});
for (const one of players) one.sit(match);
for (const one of players) await one.until(() => one.sitting() !== null);
const stands = () => JSON.stringify(players.map((one) => [one.sitting()!.told(), one.sitting()!.view()]));
const stood = stands();
const cookies = [...players.map(({ cookie }) => cookie), 'auspex=forged.cookie', ''];
const told = await fuzz({ url, match, elsewhere, cookies }, messages, randomFrom('chaos'));
const changed = stands() !== stood;
console.log(JSON.stringify({ ...told, changed, seconds: Math.round((performance.now() - began) / 1000) }));
for (const one of players) one.leave();
server.kill('SIGTERM');
await new Promise((done) => server.once('exit', done));
rmSync(folder, { recursive: true, force: true });
process.exit(report.problems.length > 0 || changed || server.exitCode !== 0 ? 1 : 0);
