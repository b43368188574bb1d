/** A force as people write it: a name, the points it is for, and its models in the order of their letters. */
import * as v from 'valibot';
import { Problem } from '../../../kernel/contract.ts';
import { readData } from '../../../kernel/read-data.ts';
import type { ForceList } from './list.ts';
import { parseForce } from './notation.ts';

const ForceFile = v.strictObject({
  name: v.optional(v.pipe(v.string(), v.nonEmpty())),
  points: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999))),
  /** A line each: `3x terminator indomitus combi-bolter power-fist`. */
  models: v.pipe(v.array(v.pipe(v.string(), v.nonEmpty())), v.minLength(1)),
});

interface WrittenForce {
  readonly name?: string;
  readonly points?: number;
  readonly force: ForceList;
}

/** What cannot be read is told with the number of its line. */
export function readForceFile(data: unknown): WrittenForce {
  const { models, ...rest } = readData(ForceFile, data, 'The force');
  models.forEach((line, i) => {
    if (line.includes(';')) throw new Problem(`models.${i}: one line is for models of one kind.`);
    try {
      parseForce(line);
    } catch (error) {
      throw error instanceof Problem ? new Problem(`models.${i}: ${error.message}`) : error;
    }
  });
  return { ...rest, force: parseForce(models.join('; ')) };
}
