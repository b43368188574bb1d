import { expect, test } from 'vitest';
import { readLines } from './wire.ts';

/** What is read of bytes that arrive in these pieces. */
function heard(...pieces: string[]): unknown[] {
  let hear = (_: Uint8Array): void => undefined;
  const lines: unknown[] = [];
  const pipe = { send: () => undefined, onBytes: (listener: typeof hear) => (hear = listener) };
  readLines(
    pipe as never,
    (message) => lines.push(message),
    () => lines.push('bad'),
  );
  for (const piece of pieces) hear(new TextEncoder().encode(piece));
  return lines;
}

test('a line is read when its end has come, wherever it was cut', () => {
  expect(heard('{"a":1}\n')).toEqual([{ a: 1 }]);
  expect(heard('{"a":1}', '\n')).toEqual([{ a: 1 }]);
  expect(heard('{"a"', ':1}\n{"b":2}\n{"c"', ':3}')).toEqual([{ a: 1 }, { b: 2 }]);
  expect(heard('7\n\n8\n', '\n', '9\n')).toEqual([7, 'bad', 8, 'bad', 9]);
  expect(heard('{"a":1')).toEqual([]);
});
