/** The pieces of a case. */
import * as v from 'valibot';
import { Assault, Level, Loads, Ranged } from '../../games/hulk-revised/force/words.ts';
import { COUNTERS, type MarineRow, type PieceKind } from '../../games/hulk-revised/index.ts';
import type { Case, Fields, Placed } from '../case.ts';
import { problemAt } from '../problem.ts';
import { readFields } from '../read-fields.ts';
import type { Pictured } from '../squares/picture.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const MARINES = ['terminator', 'sergeant', 'captain', 'librarian'] as const;
const STEALERS = ['genestealer', 'feeder', 'acidmaw', 'hormagaunt', 'broodlord'] as const;
/** What blips may stand for. */
const VALUES: Readonly<Record<string, readonly [number, number]>> = { blip: [1, 3], ambush: [0, 2] };

/** The mission sheet's part of a Marine. */
const ROW = {
  ranged: v.optional(v.picklist([...Ranged.options, 'none'])),
  assault: v.optional(Assault),
  level: v.optional(Level, 1),
  grenades: v.optional(Loads),
  cyclone: v.optional(Loads),
  ammo: v.optional(Count),
  reload: v.optional(v.boolean(), false),
  generator: v.optional(v.boolean(), false),
  squad: v.optional(Count, 1),
};

const SHAPE = {
  unit: v.picklist([...MARINES, ...STEALERS, 'sentry', 'blip', 'ambush']),
  facing: v.optional(v.picklist(['N', 'E', 'S', 'W']), 'N'),
  ...ROW,
  /** The same as `ranged`; null is none. */
  weapon: v.optional(v.nullable(v.picklist(['storm-bolter'])), 'storm-bolter'),
  at: v.optional(v.string()),
  area: v.optional(v.string()),
  /** An Ambush blip in hand. */
  hand: v.optional(v.boolean(), false),
  ap: v.optional(Count),
  overwatch: v.optional(v.boolean(), false),
  deployed: v.optional(v.boolean(), false),
  guard: v.optional(v.boolean(), false),
  /** `now` is a jam of this Stealer phase. */
  jam: v.optional(v.union([v.boolean(), v.literal('now')]), false),
  target: v.optional(v.string()),
  misses: v.optional(Count, 0),
  reloaded: v.optional(v.boolean(), false),
  psi: v.optional(Count),
  cast: v.optional(v.boolean(), false),
  /** The object carried, counted from 1. */
  carries: v.optional(Count, 0),
  /** The Feeder Tendrils whose grab still shocks him. */
  shocked: v.optional(v.string()),
  scorched: v.optional(v.boolean(), false),
  value: v.optional(Count),
  /** Solo play: a blip's priority counter. */
  counter: v.optional(v.picklist(['P1', 'P2', 'S1', 'S2'])),
  fresh: v.optional(v.boolean(), true),
  turned: v.optional(v.boolean(), false),
  done: v.optional(v.boolean(), false),
  lurks: v.optional(v.boolean(), false),
  dead: v.optional(v.boolean(), false),
};
type Written = v.InferOutput<v.ObjectSchema<typeof SHAPE, undefined>>;

export interface ReadPiece extends Pictured {
  readonly kind: PieceKind;
  /** A Marine unit; a sentry gun is none. */
  readonly marine: boolean;
  /** His row on the mission sheet, without name, kind and facing. */
  readonly row: Partial<MarineRow>;
  readonly facing: 'N' | 'E' | 'S' | 'W';
  readonly dead: boolean;
  mayWait: boolean;
  readonly area: Placed<string> | null;
  /** Other pieces by name: the target of its sustained fire, the Feeder that shocks it. */
  readonly target: string | null;
  readonly shocked: string | null;
  /** What the game's own piece takes over as it is. */
  readonly fields: Readonly<Record<string, number | boolean>>;
}

/** Marines first, as the roster has them, then sentry guns, then Stealers: their order gives their numbers (HR-GEN-20). */
export function readPieces(written: Case): ReadPiece[] {
  const all = Object.entries(written.pieces).map(([name, piece]) => readPiece(name, piece));
  const guns = all.filter((piece) => piece.kind === 'sentry');
  return [
    ...all.filter((piece) => piece.marine),
    ...guns,
    ...all.filter((piece) => !piece.marine && !guns.includes(piece)),
  ];
}

function readPiece(name: string, { value: written, place }: Placed<Fields>): ReadPiece {
  const it = readFields(SHAPE, written, place, 'A piece', name);
  const values = VALUES[it.unit];
  if (values && (it.value === undefined || it.value < values[0] || it.value > values[1]))
    throw problemAt(place, `The ${it.unit} ${name} needs a value from ${values[0]} to ${values[1]}.`);
  return {
    name,
    kind: it.unit,
    marine: (MARINES as readonly string[]).includes(it.unit),
    row: rowOf(it),
    facing: it.facing,
    dead: it.dead,
    isOff: it.area !== undefined || it.dead || it.hand,
    mayWait: false,
    spot: null,
    at: it.at === undefined ? null : { value: it.at, place: written.at.place },
    area: it.area === undefined ? null : { value: it.area, place: written.area.place },
    target: it.target ?? null,
    shocked: it.shocked ?? null,
    fields: fieldsOf(it),
  };
}

function rowOf({ unit, ranged, weapon, assault, ...it }: Written): Partial<MarineRow> {
  const gun = ranged ?? weapon ?? 'none';
  return {
    ranged: gun === 'none' ? null : gun,
    assault: assault ?? (unit === 'sergeant' ? 'power-sword' : 'power-glove'),
    level: it.level as MarineRow['level'],
    ...(it.grenades && { grenades: it.grenades }),
    cyclone: it.cyclone ?? null,
    ammo: it.ammo ?? null,
    reload: it.reload,
    generator: it.generator,
    squad: it.squad,
  };
}

function fieldsOf(it: Written): Record<string, number | boolean> {
  return {
    ...(it.ap !== undefined && { ap: it.ap }),
    ...(it.value !== undefined && { value: it.value }),
    ...(it.ammo !== undefined && { ammo: it.ammo }),
    ...(it.counter !== undefined && { priority: COUNTERS.indexOf(it.counter) }),
    ...(it.psi !== undefined && { psi: it.psi }),
    jam: it.jam === 'now' ? 2 : Number(it.jam),
    misses: it.misses,
    overwatch: it.overwatch || it.deployed,
    guard: it.guard,
    reloaded: it.reloaded,
    cast: it.cast,
    carries: it.carries,
    scorched: it.scorched,
    fresh: it.fresh,
    turned: it.turned,
    done: it.done,
    lurks: it.lurks,
  };
}
