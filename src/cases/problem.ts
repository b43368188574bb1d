/** What is wrong in a case, with its place. Apart from the reader: a page that only plays cases needs no YAML. */
import { Problem } from '../kernel/contract.ts';
import type { Place } from './case.ts';

export function problemAt(place: Place, message: string): Problem {
  return new Problem(message, place);
}
