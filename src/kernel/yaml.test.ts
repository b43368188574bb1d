import { expect, test } from 'vitest';
import { LineCounter } from 'yaml';
import { placeOf } from './yaml.ts';

test('places count from line 1, column 1, also where nothing has been read', () => {
  const lines = new LineCounter();
  expect(placeOf(lines, 0)).toEqual({ line: 1, column: 1 });
  lines.addNewLine(0);
  lines.addNewLine(4);
  expect(placeOf(lines, 0)).toEqual({ line: 1, column: 1 });
  expect(placeOf(lines, 6)).toEqual({ line: 2, column: 3 });
});
