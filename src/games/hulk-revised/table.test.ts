import { expect, test } from 'vitest';
import { hulkRevised } from './index.ts';

const open = (levels: string[], legend: Record<string, string>) =>
  hulkRevised.open(
    hulkRevised.readSetup({
      mission: {
        id: 'links',
        title: 'Links',
        summary: '',
        briefing: '',
        levels: levels.map((picture) => ({ picture })),
        legend: { s: 'start', ...legend },
        marines: [{ name: 'Brother', kind: 'terminator' }],
        blips: { total: 0, start: 0, perTurn: 0 },
      },
    }),
  );

test('HR-LADD-01 a ladder has exactly two ends', () => {
  const legend = { a: 'ladder A' };
  expect([...open(['s.a', '..a'], legend).table.link]).toEqual([-1, -1, 5, -1, -1, 2]);
  expect(() => open(['s.a..'], legend)).toThrow('exactly two squares');
  expect(() => open(['s.aaa'], legend)).toThrow('exactly two squares');
});

test('HR-PIT-01 a pitfall is one square, and has one place to land or none', () => {
  const legend = { p: 'pit A', q: 'landing A' };
  expect([...open(['s.p', '..q'], legend).table.link]).toEqual([-1, -1, 5, -1, -1, 2]);
  expect([...open(['s.p'], { p: 'pit A' }).table.link]).toEqual([-1, -1, -1]);
  expect(() => open(['s.p.qq'], legend)).toThrow('"landing A" must be on exactly one square');
  expect(() => open(['s.pp.q'], legend)).toThrow('"pit A" must be on exactly one square');
});
