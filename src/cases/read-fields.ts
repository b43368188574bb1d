/** Keys of a case with values of a game's own, checked against its schema. */
import * as v from 'valibot';
import type { Fields, Place } from './case.ts';
import { problemAt } from './problem.ts';

/**
 * The values of those keys as the shape has them. Throws a `Problem` at the key that is unknown or wrong; `what` is what
 * the keys are of ("A case"), `name` what the case calls it.
 */
export function readFields<T extends v.ObjectEntries>(
  shape: T,
  fields: Fields,
  place: Place,
  what: string,
  name = '',
): v.InferOutput<v.ObjectSchema<T, undefined>> {
  const odd = Object.keys(fields).find((key) => !(key in shape));
  if (odd !== undefined)
    throw problemAt(
      fields[odd].place,
      `${what} has no key '${odd}'; known are: ${Object.keys(shape).join(', ')}.`,
    );
  const plain = Object.fromEntries(Object.entries(fields).map(([key, { value }]) => [key, value]));
  const read = v.safeParse(v.object(shape), plain);
  if (read.success) return read.output;
  const [issue] = read.issues;
  const key = String(issue.path?.[0]?.key ?? '');
  const path = [name, v.getDotPath(issue) ?? key].filter((part) => part !== '').join('.');
  throw problemAt(fields[key]?.place ?? place, `${path}: ${issue.message}`);
}
