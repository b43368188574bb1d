/** What processes have used, as Linux tells it. */
import { readdirSync, readFileSync } from 'node:fs';

const TICK = 100;

/** Kilobytes of memory that a process holds. */
export function memoryOf(pid: number): number {
  return Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0);
}

/** Seconds of processor that a process has used. */
export function cpuOf(pid: number): number {
  const { own } = statOf(pid);
  return own / TICK;
}

/** The same of every process it has started, and of those that they have, the ended ones as well. */
export function cpuBelow(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = all.flatMap((name) => {
    try {
      return { pid: Number(name), ...statOf(Number(name)) };
    } catch {
      return []; // it has ended meanwhile
    }
  });
  const below = (parent: number): number =>
    stats
      .filter((one) => one.parent === parent)
      .reduce((sum, one) => sum + one.own + one.ended + below(one.pid), 0);
  return below(pid) / TICK;
}

function statOf(pid: number): { parent: number; own: number; ended: number } {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)!.split(' ').map(Number);
  const [user, system, endedUser, endedSystem] = fields.slice(11, 15);
  return { parent: fields[1], own: user + system, ended: endedUser + endedSystem };
}
