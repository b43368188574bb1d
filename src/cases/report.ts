/** Results in words. */
import type { Result } from './run.ts';

/** A failed case: where, which, what was expected and found, and the board. Empty for a case that held. */
export function failureText({ of, failure }: Result): string {
  if (!failure) return '';
  const { line, column } = failure.place;
  const board = failure.board?.split('\n').map((row) => `      ${row}`) ?? [];
  return [
    `${of.file}:${line}:${column} ${of.name} [${of.rules.join(', ')}]`,
    ...failure.lines.map((text) => `    ${text}`),
    ...board,
  ].join('\n');
}
