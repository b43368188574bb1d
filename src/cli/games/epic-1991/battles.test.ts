import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { areasOverlap, insideBox } from '../../../field/index.ts';
import { epic1991 } from '../../../games/epic-1991/index.ts';
import { playOne } from '../../../kernel/battery.ts';
import type { AnyRuleset } from '../../../kernel/contract.ts';
import { BadFile } from '../../command.ts';
import { readText, writeText } from '../../files.ts';
import { run } from '../../run.ts';
import { battleFiles, battleFrom } from './battles.ts';

const files = battleFiles('epic-1991');
const named = (name: string) =>
  battleFrom(readText(files.find((file) => file.endsWith(`/${name}.yaml`))!), 'epic-1991');

test.each(files.map((file) => [file.split('/').at(-1)!, file]))('%s can be fought', (_name, file) => {
  const { battle } = epic1991.readSetup({ battle: battleFrom(readText(file), 'epic-1991') });
  const { width, length } = battle.table;
  const pieces = battle.terrain ?? [];
  for (const [i, piece] of pieces.entries()) {
    for (const part of piece.parts) expect(insideBox(part, [0, 0, width, length])).toBe(true);
    for (const other of pieces.slice(i + 1)) expect(areasOverlap(piece.parts, other.parts)).toBe(false);
  }
  // E2-OBJ-02, E2-OBJ-03
  for (const [i, { x, y }] of (battle.objectives ?? []).entries()) {
    expect(Math.min(x, y, width - x, length - y)).toBeGreaterThanOrEqual(2500);
    for (const other of battle.objectives!.slice(i + 1))
      expect((x - other.x) ** 2 + (y - other.y) ** 2).toBeGreaterThanOrEqual(2500 ** 2);
  }
});

test('an army that is not there is told by its name', () => {
  expect(() => battleFrom('armies: { A: nobody, B: nobody }', 'epic-1991')).toThrow("no army 'nobody'");
});

test.each(['random-1500'])('random play of %s holds against the contract', (name) => {
  const setup = { battle: named(name), options: { 'turn-limit': 2 } };
  const checks = { completeActions: false, sample: 50, worldSteps: 3, maxActions: 3000 };
  const { problems, outcome } = playOne(epic1991 as unknown as AnyRuleset, setup, name, checks);
  expect(problems).toEqual([]);
  expect(outcome).not.toBe(null);
});

test('auspex battle checks files and has chance play one, which can be replayed and drawn', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'auspex-battle-'));
  const said: string[] = [];
  const tell = (line: string) => void said.push(line);
  const io = { out: tell, err: tell, progress: null };
  const [file] = files.filter((path) => path.endsWith('/titans-eldar-3000.yaml'));
  expect(await run(['battle', 'check', file], io)).toBe(0);
  const out = join(folder, 'game.auspex');
  expect(await run(['battle', 'play', '--turns', '1', '--out', out, file], io)).toBe(0);
  expect(await run(['replay', out, '--at', '3', '--svg', join(folder, 'game.svg')], io)).toBe(0);
  expect(readText(join(folder, 'game.svg'))).toContain('Warlord Titan');
  expect(await run(['verify', out], io)).toBe(0);
  expect(said.join('\n')).toContain('3000 points a side');
  rmSync(folder, { recursive: true });
});

test.each([
  ['a: [', 'Flow sequence'],
  ['battle: x\nbattle: y', "The key 'battle' stands twice."],
  ['- a', 'A battle is keys with values.'],
  ['', 'A battle is keys with values.'],
  ['battle: &a [*a]', 'write it out'],
  ['armies: 3', 'battle'],
  ['[['.repeat(3000), 'at most 40 deep'],
])('a battle that is wrong (%#) is told in a sentence with its file', async (text, why) => {
  const folder = mkdtempSync(join(tmpdir(), 'auspex-battle-'));
  const said: string[] = [];
  const tell = (line: string) => void said.push(line);
  const file = join(folder, 'odd.yaml');
  writeFileSync(file, text);
  expect(await run(['battle', 'check', file], { out: tell, err: tell, progress: null })).toBe(2);
  expect(said.join('\n')).toMatch(new RegExp(`^auspex: ${file}`));
  expect(said.join('\n')).toContain(why);
  expect(said.join('\n')).not.toContain('\n');
  rmSync(folder, { recursive: true });
});

test('a file that cannot be written is told in a sentence', () => {
  const folder = mkdtempSync(join(tmpdir(), 'auspex-battle-'));
  writeFileSync(join(folder, 'file'), '');
  expect(() => writeText(folder, 'x')).toThrow(`${folder} This is a folder, not a file.`);
  expect(() => writeText(join(folder, 'none/x'), 'x')).toThrow('There is no such folder.');
  expect(() => writeText(join(folder, 'file/x'), 'x')).toThrow('There is no such folder.');
  expect(() => writeText('/proc/nothing', 'x')).toThrow(BadFile);
  rmSync(folder, { recursive: true });
});
