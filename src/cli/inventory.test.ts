import { expect, test } from 'vitest';
import { namedIds, ruleIds, testTitles } from './inventory.ts';

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
