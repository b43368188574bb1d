import { PassThrough } from 'node:stream';
import { expect, test } from 'vitest';
import { endsWithReader } from './pipe.ts';

function failing(code: string): boolean {
  let ended = false;
  const stream = new PassThrough();
  endsWithReader(stream, () => {
    ended = true;
  });
  stream.emit('error', Object.assign(new Error(code), { code }));
  return ended;
}

test('a reader who has seen enough ends the command line quietly', () => {
  expect(failing('EPIPE')).toBe(true);
});

test('any other fault of the output is told', () => {
  expect(() => failing('ENOSPC')).toThrow('ENOSPC');
});
