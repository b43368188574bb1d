import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import type { AnyRuleset } from '../../kernel/contract.ts';
import { agreeDraw, concede } from '../../kernel/ending.ts';
import { act, actText, type Match, pending, rehearse } from '../../kernel/match.ts';
import { randomFrom } from '../../kernel/random.ts';
import { epic1991, type State } from './index.ts';

const folder = resolve(import.meta.dirname, '../../../armies/epic-1991');
const army = (name: string) => parse(readFileSync(resolve(folder, `${name}.yaml`), 'utf8'));

function battle(): Match {
  return rehearse(
    epic1991 as unknown as AnyRuleset,
    {
      battle: {
        battle: 'A skirmish',
        points: 1500,
        table: [4, 2],
        armies: { A: army('marines-1500'), B: army('orks-1500') },
        terrain: [],
        objectives: [
          [30, 30],
          [60, 30],
        ],
      },
    },
    'c0ffee',
  );
}

test('E2-GEN-01 a battle has two sides, A and B, and nobody else decides', () => {
  const match = battle();
  expect(match.ruleset.seats).toEqual(['A', 'B']);
  expect(pending(match).every(({ seat }) => seat === 'A' || seat === 'B')).toBe(true);
  expect(actText(match, 'C', 'edge north').ok).toBe(false);
});

test('E2-GEN-02 whoever sits at a side acts for all of it: an action names the side and no player', () => {
  const match = battle();
  const [{ seat }] = pending(match);
  expect(actText(match, seat === 'A' ? 'B' : 'A', 'edge north').ok).toBe(false);
  expect(actText(match, seat, 'edge north').ok).toBe(true);
});

test('E2-SEQ-09, E2-DEC-38 a player may resign at any time, and both may agree a draw', () => {
  const lost = battle();
  expect(concede(lost, 'A').ok).toBe(true);
  expect(lost.outcome?.winner).toBe('B');
  const drawn = battle();
  expect(agreeDraw(drawn, 'A').ok).toBe(true);
  expect(drawn.outcome?.winner).toBe(null);
  expect(pending(drawn)).toEqual([]);
});

test('what was asked before changes no answer: a game that has played and one just opened list the same', () => {
  const match = battle();
  const { game } = match;
  const random = randomFrom('lists');
  for (let i = 0; i < 14 && pending(match).length > 0; i++) {
    const [{ seat }] = pending(match);
    const actions = game.actions(match.state, seat);
    expect(battle().game.actions(match.state, seat)).toEqual(actions);
    expect(act(match, seat, actions[random.below(actions.length)]).ok).toBe(true);
  }
  expect((match.state as State).phase).not.toBe('setup');
});

test('E2-WEIRD-03 nobody begins with energy', () => {
  const { models } = battle().state as State;
  expect(models.filter((model) => model && model.energy !== 0)).toEqual([]);
});
