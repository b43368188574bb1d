import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { kindOf, placesIn } from '../cases/rule-ids.ts';
import { projectRoot, readText } from './files.ts';
import { inventories, namedIds, ruleIds, testTitles } from './inventory.ts';

test('rule IDs are those in bold, ranges written out, each once', () => {
  const text = `- **HR-A-01** see HR-B-09.\n- **HR-EX-09 to HR-EX-11** pictures\n- **HR-A-01** again`;
  expect(ruleIds(text)).toEqual(['HR-A-01', 'HR-EX-09', 'HR-EX-10', 'HR-EX-11']);
});

test('a title names rules one by one or as a range of one area', () => {
  expect(namedIds('HR-A-01, HR-B-09 to HR-B-11 and HR-A-01 to HR-C-03')).toEqual([
    'HR-A-01',
    'HR-B-09',
    'HR-B-10',
    'HR-B-11',
    'HR-C-03',
  ]);
});

test('titles are what tests and groups begin with, not what comments say', () => {
  const source = [
    "describe('HR-A-01 group', () => {",
    '  // HR-A-02 is only mentioned here',
    "  test('HR-A-03 it\\'s so', () => {});",
    '  test.each([[1]])(`HR-A-04 %s`, () => {});',
    "  expect(rule).toBe('HR-A-05');",
    '});',
  ].join('\n');
  expect(testTitles(source)).toEqual(['HR-A-01 group', "HR-A-03 it\\'s so", 'HR-A-04 %s']);
});

test('a source names a rule at a line', () => {
  expect(placesIn('// HR-A-01: so\nconst a = 1;\nrefuse("HR-B-02"); // HR-A-01 to HR-A-02')).toEqual([
    { id: 'HR-A-01', line: 1 },
    { id: 'HR-B-02', line: 3 },
    { id: 'HR-A-01', line: 3 },
    { id: 'HR-A-02', line: 3 },
  ]);
});

test('examples, decisions and hidden information are told from rules by their area', () => {
  expect(['E1-EX-01', 'E1-DEC-01', 'E1-HID-01', 'E1-HIDE-01'].map(kindOf)).toEqual([
    'example',
    'decision',
    'hidden',
    'rule',
  ]);
});

describe.each(inventories(projectRoot()))('%s', (id) => {
  const text = readText(join(projectRoot(), 'rules', `${id}.md`));
  const ids = ruleIds(text);
  const prefix = ids[0].split('-')[0];

  test('every ID is defined once, and none is left out of an area', () => {
    const bold = [...text.matchAll(/\*\*([A-Z0-9]+-[A-Z]+-\d+)\*\*/g)].map((match) => match[1]);
    expect(bold.filter((rule, i) => bold.indexOf(rule) !== i)).toEqual([]);
    const last = new Map<string, number>();
    for (const rule of [...ids].sort()) {
      const [, area, number] = rule.split('-');
      expect(Number(number), rule).toBe((last.get(area) ?? 0) + 1);
      last.set(area, Number(number));
    }
  });

  test('every rule it names is one of its own, also in short: MOVE-04, HID-19, to -07', () => {
    const areas = [...new Set(ids.map((rule) => rule.split('-')[1]))].join('|');
    const short = new RegExp(
      `(?<![A-Z0-9-])(?:${prefix}-)?(${areas})-(\\d+)((?:(?:,| and| to|, and| or) -\\d+)*)`,
      'g',
    );
    const named = [...text.matchAll(short)].flatMap(([, area, first, more]) =>
      [first, ...more.matchAll(/\d+/g)].map((number) => `${prefix}-${area}-${number}`),
    );
    expect(named.length).toBeGreaterThan(ids.length);
    expect([...new Set(named)].filter((rule) => !ids.includes(rule))).toEqual([]);
  });

  test('every row of decisions and of hidden information has its ID', () => {
    for (const [heading, area] of [
      ['Decisions', 'DEC'],
      ['Hidden information', 'HID'],
    ]) {
      const section = text.split(/^## /m).find((part) => part.includes(heading) && part.indexOf(heading) < 8);
      const [, , ...rows] = (section ?? '').split('\n').filter((line) => line.startsWith('|'));
      expect(rows.length, heading).toBeGreaterThan(5);
      const named = rows.map((row) => /^\| \*\*(.+?)\*\* \|/.exec(row)?.[1]);
      expect(named).toEqual(ids.filter((rule) => rule.startsWith(`${prefix}-${area}-`)));
    }
  });
});
