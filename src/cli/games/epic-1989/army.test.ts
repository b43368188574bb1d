import { expect, test } from 'vitest';
import { filesUnder } from '../../files.ts';
import { armyCommand } from './army.ts';

function checked(...args: string[]): { code: number; out: string[] } {
  const out: string[] = [];
  const io = { out: (line: string) => out.push(line), err: (line: string) => out.push(line) };
  return { code: armyCommand.run(['check', ...args], io as never, null as never) as number, out };
}

test('E1-FORCE-02, E1-FORCE-08 every force that ships is legal for its scenario', () => {
  const files = filesUnder('armies/epic-1989', /\.yaml$/);
  expect(files.length).toBeGreaterThanOrEqual(12);
  for (const file of files) expect([file, checked('--json', file).code]).toEqual([file, 0]);
});

test('the bill of a force, with what going over the top would cost', () => {
  const { out } = checked('armies/epic-1989/own-design-2000.yaml');
  expect(out[0]).toBe('  320  Own design');
  expect(out).toContain(' 2045  of 2000 points');
  expect(out).toContain('It is 45 points over: a detachment is lost on 4 or more (E1-OTT-02).');
});
