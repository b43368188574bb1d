import { expect, test } from 'vitest';
import type { Play } from '../play.ts';
import { checkVictory, victoryLevel } from './victory.ts';

interface Told {
  readonly vps?: [number, number];
  readonly where?: [string, string];
  readonly turn?: number;
  readonly limit?: number | null;
  readonly quiet?: number;
  readonly eventful?: boolean;
}

/** A battle of 2000 points, 35 to win, with one model a side, at its victory check. */
function checked({
  vps = [0, 0],
  where = ['table', 'table'],
  turn = 3,
  limit = null,
  quiet = 0,
  eventful = true,
}: Told) {
  const state = {
    vps: { A: vps[0], B: vps[1] },
    models: [null, ...where.map((place, i) => ({ id: i + 1, where: place }))],
    turn,
    quiet,
    eventful,
    outcome: null,
    steps: [{ do: 'end' }],
  };
  const table = {
    battle: { points: 2000 },
    names: { A: 'North', B: 'South' },
    options: { turnLimit: limit },
    models: [null, { side: 'A' }, { side: 'B' }],
  };
  const events: unknown[] = [];
  checkVictory({ table, state, events } as unknown as Play);
  return { state, events };
}

test.each([
  [{ vps: [34, 34] }, null],
  [{ vps: [35, 34] }, 'A E2-VP-09 North reaches 35 victory points.'],
  [{ vps: [0, 35] }, 'B E2-VP-09 South reaches 35 victory points.'],
  [{ vps: [35, 36] }, 'null E2-VP-09 Both sides reach 35 victory points.'],
  [{ vps: [35, 0], where: ['gone', 'table'] }, 'A E2-VP-09 North reaches 35 victory points.'],
  [{ where: ['table', 'gone'] }, 'A E2-SEQ-07 South has nobody left on the field.'],
  [{ where: ['gone', 'aboard'] }, 'B E2-SEQ-07 North has nobody left on the field.'],
  [{ where: ['gone', 'away'], vps: [34, 0] }, 'B E2-SEQ-07 North has nobody left on the field.'],
  [{ where: ['away', 'table'] }, null],
  [{ where: ['gone', 'gone'], vps: [5, 7] }, 'B E2-SEQ-07 Nobody is left on the field: South leads 7 to 5.'],
  [{ where: ['gone', 'gone'], vps: [5, 5] }, 'null E2-SEQ-07 Nobody is left on the field: both have 5.'],
  [{ turn: 3, limit: 4, vps: [9, 8] }, null],
  [{ turn: 4, limit: 4, vps: [9, 8] }, 'A E2-SEQ-08 The battle ends after turn 4: North leads 9 to 8.'],
  [{ turn: 5, limit: 4 }, 'null E2-SEQ-08 The battle ends after turn 4: both have 0.'],
  [{ quiet: 3, eventful: false }, null],
  [{ quiet: 4, eventful: true }, null],
  [{ quiet: 4, eventful: false }, 'null E2-SEQ-10 Nothing has happened for five turns: both have 0.'],
] as [Told, string | null][])('E2-VP-09, E2-SEQ-07 to E2-SEQ-10: %j', (told, expected) => {
  const { state, events } = checked(told);
  const outcome = state.outcome as { winner: string; rule: string; why: string } | null;
  expect(outcome && `${outcome.winner} ${outcome.rule} ${outcome.why}`).toBe(expected);
  expect(events).toEqual(outcome ? [{ kind: 'over', winner: outcome.winner, why: outcome.why }] : []);
  expect(state.steps.length).toBe(outcome ? 0 : 1);
  expect(state.eventful).toBe(false);
  expect(state.quiet).toBe(told.eventful === false ? (told.quiet ?? 0) + 1 : 0);
});

test('E2-VP-01: 30 points up to 1000, and 5 more for each further thousand begun', () => {
  expect([0, 500, 1000, 1001, 2000, 2001, 3000, 6000].map(victoryLevel)).toEqual([
    30, 30, 30, 35, 35, 40, 40, 55,
  ]);
});
