/** The keys of a case that are epic-1991's own. */
import * as v from 'valibot';
import { optionsSchema, terrainSchema } from '../../games/epic-1991/battle.ts';
import { ORDERS, SIDES } from '../../games/epic-1991/state.ts';
import type { Case } from '../case.ts';
import { readFields } from '../read-fields.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Cm = v.number();
const Name = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]*$/, 'A name is letters, digits and dashes.'));
const SideName = v.picklist(SIDES);
const OrderName = v.picklist(ORDERS);
const flag = v.optional(v.boolean(), false);
const Kind = v.picklist(['ordinary', 'command', 'mad', 'gretchin', 'titan', 'pod']);
const Clan = v.picklist(['goffs', 'bad-moonz', 'deathskulls', 'snakebites', 'evil-sunz', 'blood-axes']);
const Deck = v.picklist(['marines', 'orks', 'eldar', 'titans', 'guard', 'squats']);

export const PHASES = [
  'muster',
  'terrain',
  'objectives',
  'edge',
  'deploy',
  'scouts',
  'orders',
  'movement',
  'first-fire',
  'close',
  'advancing',
  'end',
] as const;

const UNIT = {
  side: v.optional(SideName),
  kind: v.optional(Kind),
  deck: v.optional(Deck),
  clan: v.optional(v.nullable(Clan)),
  card: v.optional(Name),
  /** The score it needs in a morale check; null: it never checks. */
  morale: v.optional(v.nullable(Count)),
  /** Traits its models have beyond their rows. */
  grants: v.optional(v.array(v.string()), []),
  order: v.optional(v.nullable(OrderName), null),
  sealed: flag,
  commanded: v.optional(v.boolean(), true),
  before: v.optional(v.nullable(OrderName), null),
  moved: flag,
  fired: flag,
  heldFire: flag,
  /** The turn in which it got its fall back counter. */
  fellBack: v.optional(Count, 0),
  detached: v.optional(v.array(Name), []),
  follows: v.optional(Name),
  arrives: v.optional(Count, 0),
  landedOn: v.optional(Count, 0),
  mad: v.optional(Count, 0),
  madOn: v.optional(Count, 0),
  frenzy: v.optional(Count, 0),
};
const Unit = v.strictObject(UNIT);

const Card = v.strictObject({
  break: v.optional(v.nullable(v.union([Count, v.literal('stand')])), null),
  vps: v.optional(Count, 0),
  casualties: v.optional(Count, 0),
  broken: flag,
  scored: flag,
});

const SHAPE = {
  phase: v.optional(v.picklist(PHASES), 'movement'),
  /** Of the movement phase: who moves first is still to be said, or whose part it is. */
  part: v.optional(v.picklist(['choose', 'first', 'second']), 'first'),
  mover: v.optional(SideName),
  /** Who activates the next unit in a fire segment. */
  next: v.optional(SideName),
  initiative: v.optional(v.nullable(SideName)),
  /** 1, before the battle 0. */
  turn: v.optional(Count),
  /** Whose edge the south one is: A's, while it is not chosen nobody's. */
  south: v.optional(v.nullable(SideName)),
  /** Feet, as in battles. */
  table: v.optional(v.pipe(v.array(Count), v.length(2)), [6, 4]),
  points: v.optional(Count, 2000),
  units: v.optional(v.record(Name, Unit), {}),
  cards: v.optional(v.record(Name, Card), {}),
  /** Pieces as battles write them; with names, or numbered from 1. */
  terrain: v.optional(v.union([v.array(terrainSchema), v.record(Name, terrainSchema)]), []),
  objectives: v.optional(
    v.array(v.union([v.strictTuple([Cm, Cm]), v.strictTuple([Cm, Cm, v.nullable(SideName)])])),
    [],
  ),
  discs: v.optional(
    v.array(
      v.strictObject({
        is: v.picklist(['vortex', 'storm']),
        at: v.strictTuple([Cm, Cm]),
        owner: v.optional(SideName, 'A'),
      }),
    ),
    [],
  ),
  options: v.optional(optionsSchema, {}),
  vps: v.optional(v.strictObject({ A: Count, B: Count }), { A: 0, B: 0 }),
  quiet: v.optional(Count, 0),
  eventful: flag,
  /** Dice and draws until the first decision, when the case has no step `begin`. */
  dice: v.optional(v.array(Count), []),
  draws: v.optional(v.array(Count), []),
};

export type Settings = v.InferOutput<v.ObjectSchema<typeof SHAPE, undefined>>;
export type UnitFields = v.InferOutput<typeof Unit>;

/** Throws a `Problem` at the key that is wrong or unknown. */
export function readSettings({ settings, place }: Case): Settings {
  return readFields(SHAPE, settings, place, 'A case');
}
