import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesUnder, projectRoot } from '../../files.ts';
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

test('the example of the guide can be played', () => {
  const guide = readFileSync(join(projectRoot(), 'docs/battles.md'), 'utf8');
  const examples = [...guide.matchAll(/```yaml\n(battle:[\s\S]*?)```/g)].map(([, text]) => text);
  const own = examples.filter((text) => text.includes('forces:'));
  expect(own.length).toBe(1);
  const file = join(mkdtempSync(join(tmpdir(), 'auspex-battle89-')), 'guide.yaml');
  writeFileSync(file, own[0]);
  expect(told('check', file)[0]).toContain('The Titan hunt');
});

test('chance plays one', () => {
  const out = join(mkdtempSync(join(tmpdir(), 'auspex-battle89-')), 'game.auspex');
  expect(told('play', '--turns', '1', '--out', out, 'battles/epic-1989/crossroads.yaml')[0]).toMatch(
    /^\d+ actions\./,
  );
  expect(existsSync(out)).toBe(true);
});
