/** SETUP: a mission as data, and the setup of one match. */
import * as v from 'valibot';
import { Problem } from '../../kernel/contract.ts';

const Facing = v.picklist(['N', 'E', 'S', 'W']);
const Name = v.pipe(v.string(), v.minLength(1), v.maxLength(40));
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));

const MarineRow = v.strictObject({
  name: Name,
  kind: v.picklist(['terminator', 'sergeant']),
  ranged: v.optional(v.nullable(v.picklist(['storm-bolter'])), 'storm-bolter'),
  assault: v.optional(v.picklist(['power-glove', 'power-sword']), 'power-glove'),
  squad: v.optional(v.pipe(v.number(), v.integer(), v.minValue(1)), 1),
  facing: v.optional(Facing, 'N'),
});

const Mission = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]+$/, 'an id has small letters, digits and hyphens only')),
  title: Name,
  summary: v.string(),
  briefing: v.string(),
  /** Minutes a game usually takes. */
  minutes: v.optional(Count, 30),
  levels: v.pipe(
    v.array(
      v.strictObject({
        name: v.optional(v.string()),
        picture: v.pipe(v.string(), v.maxLength(20000)),
        sections: v.optional(v.string()),
      }),
    ),
    v.minLength(1),
  ),
  /** What the letters and digits of the picture mean: 'objective', and 'marine 1' for the first row's start. */
  legend: v.optional(v.record(v.string(), v.string()), {}),
  sectionNames: v.optional(v.record(v.string(), v.string()), {}),
  marines: v.pipe(v.array(MarineRow), v.minLength(1), v.maxLength(24)),
  blips: v.strictObject({ total: Count, start: v.optional(Count, 2), perTurn: Count }),
  first: v.optional(v.picklist(['marine', 'stealer']), 'marine'),
  /** HR-HOUSE-12: 0 is no limit. */
  turns: v.optional(Count, 0),
  objective: v.nullable(v.strictObject({ text: v.string(), ap: v.optional(Count, 1) })),
});

const SetupSchema = v.strictObject({
  mission: Mission,
  options: v.optional(v.record(v.string(), v.boolean()), {}),
});

export type Mission = v.InferOutput<typeof Mission>;
export type MarineRow = v.InferOutput<typeof MarineRow>;
export type Setup = v.InferOutput<typeof SetupSchema>;

/** Checks a setup from outside; a wrong one throws a Problem that names the field. */
export function readSetup(data: unknown): Setup {
  const result = v.safeParse(SetupSchema, data);
  if (result.success) return result.output;
  const issue = result.issues[0];
  const path = v.getDotPath(issue) ?? 'the setup';
  throw new Problem(`${path}: ${issue.message}`);
}
