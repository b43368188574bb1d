import { expect, test } from 'vitest';
import { LineCounter } from 'yaml';
import { Problem } from './contract.ts';
import { placeOf, yamlData, yamlOf } from './yaml.ts';

test('places count from line 1, column 1, also where nothing has been read', () => {
  const lines = new LineCounter();
  expect(placeOf(lines, 0)).toEqual({ line: 1, column: 1 });
  lines.addNewLine(0);
  lines.addNewLine(4);
  expect(placeOf(lines, 0)).toEqual({ line: 1, column: 1 });
  expect(placeOf(lines, 6)).toEqual({ line: 2, column: 3 });
});

/** Where a text goes too deep, as line:column; 'fine' where it does not. */
function depthOf(text: string): string {
  try {
    yamlOf(text);
    return 'fine';
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    return `${error.line}:${error.column}`;
  }
}

test('the place where a text goes too deep is told, whatever stands before it', () => {
  const open = (n: number) => '['.repeat(n) + ']'.repeat(n);
  expect(depthOf(open(40))).toBe('fine');
  expect(depthOf(open(41))).toBe('1:41');
  expect(depthOf(`a: 1\nb: 2\n\nc: ${open(41)}`)).toBe('4:43');
  expect(depthOf(`a: |\n  one\n  two\nb: ${open(41)}`)).toBe('4:43');
  expect(depthOf(`- ${open(38)}\n- ${open(38)}`)).toBe('fine');
  const steps = (n: number) => Array.from({ length: n }, (_, i) => `${' '.repeat(i)}a:`).join('\n');
  expect(depthOf(steps(40))).toBe('fine');
  expect(depthOf(steps(41))).toBe('41:41');
  // What was closed before leaves the count of levels as it was.
  expect(depthOf(`z: [[1]]\n${steps(41)}`)).toBe('42:41');
  expect(depthOf(`z: [[1], 2]\n${steps(40)}`)).toBe('fine');
  expect(depthOf(`[[1], ${open(39)}]`)).toBe('fine');
  expect(depthOf(`[[1], ${open(40)}]`)).toBe('1:46');
});

test('a list is no key', () => {
  expect(() => yamlData('[a, b]: 1')).toThrow('A key must be a text.');
});
