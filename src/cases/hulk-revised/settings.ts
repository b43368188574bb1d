/** The keys of a case that are hulk-revised's own. */
import * as v from 'valibot';
import type { Case } from '../case.ts';
import { problemAt } from '../yaml.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const SHAPE = {
  /** `start` begins with the set-up of the mission; the others in the middle of an action phase. */
  phase: v.optional(v.picklist(['marine', 'stealer', 'start']), 'marine'),
  turn: v.optional(Count, 1),
  /** The token drawn; 0 for none. */
  cp: v.optional(Count, 1),
  spent: v.optional(Count, 0),
  first: v.optional(v.picklist(['marine', 'stealer']), 'marine'),
  /** The turn limit; 0 for none. */
  turns: v.optional(Count, 0),
  /** Blips the mission still grants, how many a turn, and how many before the start. */
  allowance: v.optional(Count, 0),
  reinforcements: v.optional(Count, 0),
  start: v.optional(Count, 0),
  /** Counters in the bag by value; the rest is set aside. */
  bag: v.optional(v.nullable(v.pipe(v.array(Count), v.length(3))), null),
  objective: v.optional(v.nullable(v.strictObject({ ap: Count })), null),
  /** The Stealer piece that has been activated. */
  active: v.optional(v.nullable(v.string()), null),
  /** Turns without an event so far. */
  quiet: v.optional(Count, 0),
  /** Values drawn from bags during the set-up. */
  draws: v.optional(v.array(Count), []),
};
const Schema = v.object(SHAPE);

export type Settings = v.InferOutput<typeof Schema>;

/** Throws a `Problem` at the key that is wrong or unknown. */
export function readSettings({ settings, place }: Case): Settings {
  for (const [key, field] of Object.entries(settings)) {
    if (!(key in SHAPE))
      throw problemAt(
        field.place,
        `A case has no key '${key}'; known are: ${Object.keys(SHAPE).join(', ')}.`,
      );
  }
  const plain = Object.fromEntries(Object.entries(settings).map(([key, { value }]) => [key, value]));
  const read = v.safeParse(Schema, plain);
  if (read.success) return read.output;
  const issue = read.issues[0];
  const key = String(issue.path?.[0]?.key ?? '');
  throw problemAt(settings[key]?.place ?? place, `${key}: ${issue.message}`);
}
