/** WIN: what a side needs to win, as a mission writes it. */
import * as v from 'valibot';

const Name = v.pipe(v.string(), v.nonEmpty());
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999));
const Zone = v.picklist([0, 1]);
const Names = v.pipe(v.array(Name), v.minLength(1));

/** All that is said must hold at the check; who fulfils one goal has won (HH-WIN-02). */
export const Goal = v.pipe(
  v.strictObject({
    /** Only for the side of this zone. */
    zone: v.optional(Zone),
    /** HH-MISS-03: a model in each of these sections and no enemy model in any. */
    hold: v.optional(Names),
    /** HH-MISS-08: a model with this object in its own deployment area. */
    bring: v.optional(Name),
    /** HH-MOVE-13: so many models that have left by an exit, one of them with this object. */
    exit: v.optional(v.pipe(Count, v.minValue(1))),
    with: v.optional(Name),
    /** So many models, one without a number, on squares of this mark. */
    reach: v.optional(Name),
    count: v.optional(v.pipe(Count, v.minValue(1))),
    /** No enemy model on a square of this mark. */
    deny: v.optional(Name),
    /** So many enemies destroyed; of these kinds where some are named. */
    slay: v.optional(v.pipe(Count, v.minValue(1))),
    kinds: v.optional(Names),
    /** A fire of its own in this section. */
    burn: v.optional(Name),
    /** From the end of this turn on. */
    turn: v.optional(v.pipe(Count, v.minValue(1))),
  }),
  v.check((goal) => Object.keys(goal).some((key) => key !== 'zone'), 'a goal says what is to be done'),
);
export type Goal = v.InferOutput<typeof Goal>;

/** What decides when the last turn is over (HH-WIN-05). */
export const LastTurn = v.union([
  v.strictObject({ 'more-rooms': Names }),
  v.strictObject({ carries: Name }),
  v.strictObject({ 'more-slain': v.literal(true) }),
  v.strictObject({ winner: Zone }),
]);
export type LastTurn = v.InferOutput<typeof LastTurn>;
