import { expect, test } from 'vitest';
import { hulkRevised, missionSheet } from '../index.ts';

const row = (name: string, kind: string, more: object = {}) => ({ name, kind, ...more });
const sheet = (chapter: string) =>
  missionSheet(
    hulkRevised.readSetup({
      mission: {
        id: 'sheet',
        title: 'Sheet',
        summary: '',
        briefing: '',
        levels: [{ picture: 'ssssss' }],
        legend: { s: 'start' },
        marines: [
          row('A', 'terminator', { assault: 'power-axe' }),
          row('B', 'sergeant'),
          row('C', 'captain'),
          row('D', 'librarian', { level: 3, assault: 'force-weapon' }),
          row('E', 'terminator', { ranged: 'assault-cannon', assault: 'chain-fist', ammo: 3 }),
          row('F', 'terminator', { ranged: 'heavy-flamer' }),
        ],
        blips: { total: 0, start: 0 },
      },
      chapter,
    }),
  );

test('HR-SETUP-02 HR-TIME-02 the sheet adds weapon and chapter to what a Marine is', () => {
  const { marines, seconds, cp } = sheet('5');
  expect(marines.map(({ cab, rab }) => [cab, rab])).toEqual([[2, 1], [2, 1], [3, 2], [2, 2], [1, 1], [1, 1]]);
  expect(marines.map(({ level, psi }) => [level, psi > 0])).toEqual(
    [0, 0, 0, 3, 0, 0].map((level) => [level, level > 0]),
  );
  expect(marines.filter(({ kind }) => kind !== 'librarian').every(({ psi }) => psi === 0)).toBe(true);
  expect(marines.map(({ ammo }) => ammo)).toEqual([null, null, null, null, 3, 6]);
  // 90, a Sergeant, a Captain and a Librarian, and the chapter's -30
  expect([seconds, cp]).toEqual([90 + 30 + 60 + 30 - 30, 2 - 1]);
  expect(sheet('8').seconds).toBe(90 + 30 + 60 + 30 + 60);
}); // biome-ignore format: rows read best
