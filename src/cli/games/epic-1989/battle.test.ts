import { existsSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder } from '../../files.ts';
import { battleCommand } from './battle.ts';

function told(...args: string[]): string[] {
  const out: string[] = [];
  const io = { out: (line: string) => out.push(line), err: (line: string) => out.push(line) };
  battleCommand.run(args, io as never, null as never);
  return out;
}

test('every battle that ships can be played, and is told in a line', () => {
  const files = filesUnder('battles/epic-1989', /\.yaml$/);
  const lines = told('check', ...files);
  expect(lines.length).toBe(files.length);
  expect(lines.find((line) => line.includes('titan-hunt'))).toMatch(
    /The Titan hunt, Imperial \d+ units, Rebel \d+ units\.$/,
  );
});

test('chance plays one', () => {
  const out = join(mkdtempSync(join(tmpdir(), 'auspex-battle89-')), 'game.auspex');
  expect(told('play', '--turns', '1', '--out', out, 'battles/epic-1989/crossroads.yaml')[0]).toMatch(
    /^\d+ actions\./,
  );
  expect(existsSync(out)).toBe(true);
});
