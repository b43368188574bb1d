import { expect, test } from 'vitest';
import type { AnyRuleset } from './contract.ts';
import { type Match, rehearse } from './match.ts';
import { randomFrom } from './random.ts';
import { type RemoteSitting, remoteSitting } from './remote-sitting.ts';
import { serveSitting } from './serve-sitting.ts';
import { pipes } from './sitting-testing.ts';
import { toyRuleset } from './toy.ts';

const toy = toyRuleset() as unknown as AnyRuleset;

/** What red's end of the wire answers to lines that are sent as they stand. */
function wire(): { match: Match; say(...messages: unknown[]): Record<string, unknown>[] } {
  const match = rehearse(toy, { rounds: 9 }, 'wire');
  let heard = '';
  let hear = (_: Uint8Array): void => undefined;
  serveSitting(match, 'red', {
    send: (bytes) => {
      heard += new TextDecoder().decode(bytes);
    },
    onBytes: (listener) => {
      hear = listener;
    },
  });
  return {
    match,
    say(...messages) {
      heard = '';
      for (const message of messages) hear(new TextEncoder().encode(`${JSON.stringify(message)}\n`));
      return heard
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line));
    },
  };
}

const HELLO = { hello: { told: 0, mark: '' } };
const UNREAD = { rule: 'KERNEL-WIRE', why: 'That message cannot be read.' };
const doneOf = (answers: Record<string, unknown>[]) => answers.filter(({ tag }) => tag !== undefined);

test('nobody is answered before a greeting, and lines that are none are passed over', () => {
  const { say } = wire();
  expect(say({ tag: 1, concede: true }, { hello: {} }, { hello: null }, 7, [HELLO], null)).toEqual([]);
  const deep = Array.from({ length: 60 }).reduce<unknown>((inner) => [inner], 1);
  expect(say({ deep }, HELLO)).toMatchObject([{ welcome: { ruleset: toy.id, viewer: 'red', kept: 0 } }]);
  expect(say({ concede: true }, { tag: '1', concede: true }, { tag: 1.5, concede: true })).toEqual([]);
});

test.each([
  [{}],
  [{ answer: {} }],
  [{ answer: { decision: '1' } }],
  [{ undo: 1 }],
  [{ concede: 1 }],
  [{ draw: 'yes' }],
  [{ reply: { yes: true } }],
  [{ look: '3' }],
])('a wish that cannot be read is answered so: %j', (wish) => {
  const { say, match } = wire();
  say(HELLO);
  expect(say({ tag: 4, ...wish })).toEqual([{ tag: 4, done: UNREAD }]);
  expect(match.entries).toEqual([]);
});

test('each wish does what it says, by its own number', () => {
  const { say, match } = wire();
  const [{ now }] = say(HELLO) as unknown as [{ now: { decisions: { id: number }[] } }];
  const decision = now.decisions[0].id;
  expect(doneOf(say({ tag: 7, answer: { decision, text: 'pick high' } }))).toEqual([{ tag: 7, done: null }]);
  expect(match.entries.map(({ text }) => text)).toEqual(['pick high']);
  expect(doneOf(say({ tag: 8, undo: {} }))).toEqual([{ tag: 8, done: null }]);
  expect(match.entries).toEqual([]);
  expect(say({ tag: 9, look: 0 })).toMatchObject([{ tag: 9, view: expect.anything() }]);
  expect(doneOf(say({ tag: 10, draw: true }))).toEqual([{ tag: 10, done: null }]);
  expect(doneOf(say({ tag: 11, reply: { offer: 99, yes: true } }))[0].done).not.toBeNull();
  expect(doneOf(say({ tag: 12, concede: true }))).toEqual([{ tag: 12, done: null }]);
  expect(match.outcome).toMatchObject({ winner: 'blue' });
});

test('what waits on a line that breaks is told so, and listeners go on with the next line until they leave', () => {
  const match = rehearse(toy, { rounds: 9 }, 'broken');
  const [first, second] = [pipes(randomFrom(1)), pipes(randomFrom(2))];
  serveSitting(match, 'red', first.there);
  let sitting = null as RemoteSitting | null;
  remoteSitting(first.here, [toy], (ready) => {
    sitting = ready;
  });
  first.flow();
  const lost: unknown[] = [];
  let news = 0;
  const leave = sitting!.subscribe(() => news++);
  sitting!.answer(sitting!.decisions()[0].id, { text: 'pick high' }, (refusal) => lost.push(refusal?.rule));
  sitting!.viewAt(99, (view) => lost.push(view));
  serveSitting(match, 'red', second.there);
  sitting!.connect(second.here);
  expect(lost).toEqual([expect.stringMatching(/^KERNEL-/), null]);
  second.flow();
  expect(news).toBe(1);
  leave();
  sitting!.answer(sitting!.decisions()[0].id, { text: 'pick high' }, () => undefined);
  second.flow();
  expect(news).toBe(1);
});

test('a match of a game that is not here is told so, and not opened', () => {
  const { here, there, flow } = pipes(randomFrom(3));
  serveSitting(rehearse(toy, { rounds: 9 }, 'elsewhere'), 'red', there);
  remoteSitting(here, [], () => expect.unreachable());
  expect(flow).toThrow(`There is no ruleset '${toy.id}' here.`);
});
