import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnyRuleset } from '../../kernel/contract.ts';
import { agreeDraw, concede } from '../../kernel/ending.ts';
import { actText, pending, rehearse } from '../../kernel/match.ts';
import { eventsFor } from '../../kernel/stream.ts';
import { hulkHeresy } from './index.ts';

const mission = parse(readFileSync('missions/hulk-heresy/hold.yaml', 'utf8'));
const begin = () => rehearse(hulkHeresy as unknown as AnyRuleset, { mission }, 'ending');

test('HH-WIN-06, HH-DEC-38: a player concedes at any decision, and both may agree on a draw', () => {
  const lost = begin();
  expect(concede(lost, 'A').ok).toBe(true);
  expect(lost.outcome?.winner).toBe('B');
  const drawn = begin();
  expect(agreeDraw(drawn, 'B').ok).toBe(true);
  expect(drawn.outcome?.winner).toBe(null);
});

test('HH-HID-16: what is refused is nobody else’s business', () => {
  const match = begin();
  const [{ seat }] = pending(match);
  expect(actText(match, seat, 'attack').ok).toBe(true);
  const other = 'B';
  const known = () =>
    JSON.stringify([match.game.view(match.state, other), eventsFor(match, other), pending(match)]);
  const before = known();
  const answer = actText(match, 'A', 'muster 99x terminator indomitus combi-bolter power-fist');
  expect(answer.ok ? null : answer.refusal.rule).toBe('HH-FORCE-01');
  expect(known()).toBe(before);
});
