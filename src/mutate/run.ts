/** Starts the judging process and waits for its answer. */
import { spawn } from 'node:child_process';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import type { Answer, Orders } from './judge.ts';

/** What it answers; 'time' when it took too long and was ended, 'crash' when it ended without an answer. */
export async function run(bundle: string, orders: Orders): Promise<Answer | 'time' | 'crash'> {
  const paper = `${orders.answer}.orders`;
  rmSync(orders.answer, { force: true });
  writeFileSync(paper, JSON.stringify(orders));
  const killed = await new Promise<boolean>((done) => {
    const child = spawn(process.execPath, ['--max-old-space-size=1500', bundle, paper], { stdio: 'ignore' });
    child.on('exit', (_, signal) => done(signal === 'SIGKILL'));
  });
  if (existsSync(orders.answer)) return JSON.parse(readFileSync(orders.answer, 'utf8'));
  return killed ? 'time' : 'crash';
}
