import * as v from 'valibot';
import { Problem } from './contract.ts';

/** What a schema finds wrong with a value, as far as it is told. */
type Issue = Pick<v.BaseIssue<unknown>, 'kind' | 'type' | 'expected' | 'received' | 'message'>;

/**
 * Data from outside as its schema has it. What does not fit throws a `Problem` that names the place: the path within the
 * data, after `where` when the data is part of something larger, or `whole` when the data itself is wrong.
 */
export function readData<T>(
  schema: v.GenericSchema<unknown, T>,
  data: unknown,
  whole: string,
  where = '',
): T {
  const result = v.safeParse(schema, data);
  if (result.success) return result.output;
  const [issue] = result.issues;
  const path = [where, v.getDotPath(issue) ?? ''].filter((part) => part !== '').join('.');
  throw new Problem(`${path || whole}: ${issueSentence(issue)}`);
}

/** The finding in words for the person who wrote the data. */
function issueSentence({ kind, type, expected, received, message }: Issue): string {
  // Where a schema brings words of its own, they are better.
  if (!message.startsWith('Invalid ')) return message;
  if (type === 'strict_object' && expected === 'never') return 'there is no such field.';
  if (received === 'undefined') return 'this field is missing.';
  if (type === 'union') return 'this is none of the known forms.';
  if (kind === 'schema') return `this should be ${expected}, not ${received}.`;
  return message;
}
