/** HR-CAMP-05: an assignment as the players write it. */
import * as v from 'valibot';
import { readData } from '../../../kernel/read-data.ts';
import { Count, Name } from '../force/words.ts';
import { Kit } from './kits.ts';

const AssignmentSchema = v.strictObject({
  marine: v.strictObject({
    /** Names, squad by squad. Who is not named stays behind. */
    squads: v.pipe(v.array(v.pipe(v.array(Name), v.minLength(1))), v.minLength(1)),
    /** New kit for the soldiers named, fielded or not; the others keep what they have. */
    kits: v.optional(v.record(Name, Kit), {}),
    /** HR-CAMP-08: who spends a reload to start with a full load. */
    full: v.optional(v.array(Name), []),
    sentries: v.optional(Count, 0),
  }),
  stealer: v.strictObject({
    blips: Count,
    ambush: v.optional(Count, 0),
    /** Without a word all that are left come along: they are lost only when they are brought on. */
    feeder: v.optional(Count),
    acidmaw: v.optional(Count),
    hormagaunt: v.optional(Count),
    broodlord: v.optional(Count),
  }),
});
export type Assignment = v.InferOutput<typeof AssignmentSchema>;

/** Checks the shape of an assignment from outside. Throws a Problem that names the place. */
export function readAssignment(data: unknown): Assignment {
  return readData(AssignmentSchema, data, 'The assignment');
}
