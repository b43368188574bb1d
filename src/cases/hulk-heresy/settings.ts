/** The keys of a case that are hulk-heresy's own. */
import * as v from 'valibot';
import { ModelRow } from '../../games/hulk-heresy/force/list.ts';
import type { Case } from '../case.ts';
import { readFields } from '../read-fields.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Seat = v.picklist(['A', 'B']);
const perSide = <T extends v.GenericSchema>(one: T) =>
  v.optional(v.strictObject({ A: v.optional(one), B: v.optional(one) }), {} as never);

const SHAPE = {
  /** `A` and `B`: in the middle of that side's Action phase; the others are about to begin. */
  phase: v.optional(v.picklist(['start', 'command', 'reinforcement', 'action', 'A', 'B', 'status']), 'A'),
  turn: v.optional(Count, 1),
  attacker: v.optional(v.nullable(Seat), 'A'),
  /** The counter drawn, what is spent of it, and the other pools. */
  cp: perSide(Count),
  spent: perSide(Count),
  bonus: perSide(
    v.strictObject({
      commander: v.optional(Count, 0),
      duel: v.optional(Count, 0),
      daemonic: v.optional(Count, 0),
    }),
  ),
  /** Duels won so far. */
  duels: perSide(Count),
  /** Further models of the roster that wait to be placed: kinds, or rows. */
  stock: perSide(v.array(v.union([v.string(), ModelRow]))),
  owed: perSide(Count),
  /** Entry points of each side, and those closed this turn. Without a word A has the first half of them. */
  entries: perSide(v.array(v.string())),
  closed: v.optional(v.array(v.string()), []),
  builder: v.optional(v.nullable(Seat), null),
  /** In a case of the set-up: who attacks by the mission. */
  points: v.optional(Count, 33),
  blips: v.optional(
    v.strictObject({ start: v.optional(v.nullable(Count), null), perTurn: v.optional(Count, 2) }),
    {
      start: null,
      perTurn: 2,
    },
  ),
  /** HH-GSB-01: which side plays from Genestealer blips, and as whom. */
  genestealers: v.optional(
    v.nullable(
      v.strictObject({
        side: v.optional(Seat, 'B'),
        as: v.picklist(['powered', 'terminators', 'daemons']),
        start: v.optional(Count, 0),
        perTurn: v.optional(Count, 1),
        total: v.optional(v.nullable(Count), null),
        broodlord: v.optional(v.boolean(), false),
      }),
    ),
    null,
  ),
  turns: v.optional(Count, 0),
  goals: v.optional(v.array(v.record(v.string(), v.unknown())), []),
  lastTurn: v.optional(v.nullable(v.record(v.string(), v.unknown())), null),
  objects: v.optional(v.array(v.string()), []),
  /** Those of them that can be destroyed. */
  destructible: v.optional(v.array(v.string()), []),
  cat: v.optional(v.nullable(v.string()), null),
  options: v.optional(v.record(v.string(), v.boolean()), {}),
  sections: v.optional(v.union([v.string(), v.array(v.string())]), []),
  sectionNames: v.optional(v.record(v.string(), v.string()), {}),
  rooms: v.optional(v.array(v.string()), []),
  /** Lasting area effects, markers and effects on models. */
  areas: v.optional(
    v.array(
      v.strictObject({
        kind: v.picklist(['flame', 'blind', 'hand-fire']),
        owner: v.optional(Seat, 'A'),
        kill: v.optional(Count, 4),
        wide: v.optional(v.boolean(), true),
        squares: v.array(v.string()),
      }),
    ),
    [],
  ),
  markers: v.optional(
    v.array(
      v.strictObject({
        kind: v.picklist(['forge', 'barrier', 'shield']),
        owner: v.optional(Seat, 'A'),
        square: v.string(),
        by: v.optional(v.string()),
      }),
    ),
    [],
  ),
  effects: v.optional(
    v.array(
      v.strictObject({
        what: v.string(),
        owner: v.optional(Seat, 'A'),
        unit: v.optional(v.string()),
        section: v.optional(v.string()),
        ends: v.optional(v.picklist(['lapse', 'phase', 'never']), 'phase'),
        left: v.optional(Count, 0),
      }),
    ),
    [],
  ),
  active: v.optional(v.nullable(v.string()), null),
  draws: v.optional(v.array(Count), []),
  dice: v.optional(v.array(Count), []),
};

export type Settings = v.InferOutput<v.ObjectSchema<typeof SHAPE, undefined>>;

export function readSettings({ settings, place }: Case): Settings {
  return readFields(SHAPE, settings, place, 'A case');
}
