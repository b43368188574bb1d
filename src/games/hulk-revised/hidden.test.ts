import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnyRuleset } from '../../kernel/contract.ts';
import { act, actText, type Match, pending, rehearse } from '../../kernel/match.ts';
import { eventsFor } from '../../kernel/stream.ts';
import { hulkRevised } from './index.ts';
import { type State, UNKNOWN } from './state.ts';
import { redact } from './view.ts';

const mission = parse(readFileSync('missions/hulk-revised/cold-trail.yaml', 'utf8'));

/** Cold Trail, its Sergeant about to keep or re-draw the first token. */
function begin(): Match {
  const match = rehearse(hulkRevised as unknown as AnyRuleset, { mission }, 'hidden');
  while (pending(match)[0].kind !== 'command') {
    const [{ seat }] = pending(match);
    expect(act(match, seat, match.game.actions(match.state, seat)[0]).ok).toBe(true);
  }
  return match;
}

const known = (match: Match, seat: string): string =>
  JSON.stringify([match.game.view(match.state, seat), eventsFor(match, seat), pending(match)]);

test('HR-HID-16: both players know that a token was drawn again, one knows which', () => {
  const match = begin();
  expect(actText(match, 'marine', 'redraw').ok).toBe(true);
  const tokens = (seat: string) =>
    eventsFor(match, seat).flatMap(({ event }) => (event.kind === 'token' ? [event] : []));
  expect(tokens('stealer')).toEqual([
    { kind: 'token', value: UNKNOWN, redrawn: false },
    { kind: 'token', value: UNKNOWN, redrawn: true },
  ]);
  expect(tokens('marine')).not.toContainEqual(expect.objectContaining({ value: UNKNOWN }));
});

test('HR-HID-13: what the Marine player cannot pay for is refused without a word to the other side', () => {
  const match = begin();
  expect(actText(match, 'marine', 'keep').ok).toBe(true);
  (match.state as State).token = 1;
  const before = known(match, 'stealer');
  const answer = actText(match, 'marine', '1 turn S cp2');
  expect(answer.ok ? null : answer.refusal.rule).toBe('HR-ACT-07');
  expect(known(match, 'stealer')).toBe(before);
});

test('HR-HID-20: the value of a blip that is removed unconverted is shown to everybody', () => {
  const discarded = { kind: 'discarded', unit: 7, at: 3, value: 3, ambush: false } as const;
  for (const viewer of ['marine', 'stealer', 'spectator'])
    expect(redact(discarded, viewer)).toEqual(discarded);
});
