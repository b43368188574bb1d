/** Sends a live match what nobody should send: it must change nothing, and the server must live. */
import { WebSocket } from 'ws';
import type { Random } from '../../kernel/contract.ts';

export interface FuzzReport {
  readonly sent: number;
  readonly closed: number;
  readonly refused: number;
}

interface Target {
  url(): string;
  readonly match: string;
  /** Another match, whose messages do not belong here. */
  readonly elsewhere: string;
  /** Of the seats, of a stranger, forged: by whom it is said. */
  readonly cookies: readonly string[];
}

const LONGEST = 60_000;
const BURST = 150; // as many as one connection may say at once

export async function fuzz(target: Target, count: number, random: Random): Promise<FuzzReport> {
  let sent = 0;
  let closed = 0;
  let refused = 0;
  for (let n = 0; sent < count; n++) {
    const cookie = target.cookies[n % target.cookies.length];
    const at = random.below(8) === 0 ? target.elsewhere : target.match;
    const many = Math.min(BURST, count - sent);
    await new Promise<void>((done) => {
      const headers = { cookie, 'x-forwarded-for': `10.200.${(n >> 8) & 255}.${n & 255}` };
      const line = new WebSocket(`${target.url().replace('http', 'ws')}api/matches/${at}/sit`, { headers });
      let left = many;
      line.on('open', () => {
        if (random.below(2) === 0) line.send('{"hello":{"told":0,"mark":"x"}}\n');
        const say = () => {
          for (let some = 0; some < 10 && left > 0; some++, left--) {
            if (line.readyState !== line.OPEN) return;
            line.send(nonsense(random, target, n % 4 === 3));
            sent++;
          }
          if (left > 0) setImmediate(say);
          else {
            line.send('{"hello":{"told":0,"mark":"x"}}\n{"tag":999999,"look":0}\n'); // answered after all the rest, or the line is closed
            // At a match that has not begun nobody answers.
            setTimeout(() => line.terminate(), at === target.match ? LONGEST : 200).unref();
          }
        };
        say();
      });
      line.on('message', (data: Buffer) => {
        const text = data.toString();
        if (text.includes('"rule"')) refused++;
        if (text.includes('"tag":999999')) line.terminate();
      });
      line.on('error', () => undefined);
      line.on('close', () => {
        closed++;
        done();
      });
    });
  }
  return { sent, closed, refused };
}

/** `breaks`: what ends a line at once. The rest is read, and refused. */
function nonsense(random: Random, { match }: Target, breaks: boolean): string | Buffer {
  const one = <T>(list: readonly T[]): T => list[random.below(list.length)];
  const number = () => one([-1, 0, 1, 2, 1e9, 0.5, 1e308, Number.MAX_SAFE_INTEGER]);
  const junk = (): unknown =>
    one<() => unknown>([
      () => null,
      () => number(),
      () => 'x'.repeat(random.below(2000)),
      () => ({ __proto__: { x: 1 }, constructor: 1 }),
      () => [[[[[[]]]]]],
      () => ({ do: 'step', unit: number(), to: number() }),
    ])();
  const line = (message: unknown) => `${JSON.stringify(message)}\n`;
  const ends: (() => string | Buffer)[] = [
    () => Buffer.from(Array.from({ length: random.below(300) }, () => random.below(256))),
    () => 'no line at all',
    () => '{"room":\n',
    () => `${'['.repeat(random.below(20_000))}\n`,
    () => (random.below(20) === 0 ? `"${'y'.repeat(70_000)}"\n` : '"short"\n'),
  ];
  const read: (() => string)[] = [
    () => line(junk()),
    () => line({ tag: number(), answer: { decision: 1_000_000 + random.below(1000), action: junk() } }),
    () => line({ tag: number(), answer: { decision: 1_000_000, text: 'end' } }),
    () => line({ tag: number(), answer: { decision: junk(), text: junk() } }),
    () => line({ tag: junk(), undo: { to: 1_000_000 } }),
    () => line({ tag: number(), reply: { offer: 1_000_000, yes: true } }),
    () => line({ tag: number(), look: one([-5, 0.5, 1e9]) }),
    () => line({ tag: number(), concede: 'yes' }),
    () => line({ room: junk() }),
    () => line({ room: { promise: 'ab'.repeat(32) } }), // each once and for good
    () => line({ room: { nonce: '00'.repeat(32) } }),
    () => line({ room: { claim: true } }),
    () => line({ room: { instruct: junk() } }),
    () => line({ room: { chat: junk(), match } }),
    () => line({ hello: { told: number(), mark: junk() } }),
  ];
  return one(breaks ? ends : read)();
}
