/** The models of a case: one line for one, or for several alike. */
import * as v from 'valibot';
import { inUnits } from '../../field/index.ts';
import {
  LOCATIONS,
  MOUNTS,
  ROWS,
  type RowId,
  TITAN_WEAPONS,
  type TitanWeaponId,
  VOID_SHIELDS,
} from '../../games/epic-1991/sheets/index.ts';
import { ORDERS, SIDES } from '../../games/epic-1991/state.ts';
import type { Case, Fields, Place, Placed } from '../case.ts';
import { problemAt } from '../problem.ts';
import { readFields } from '../read-fields.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const Point = v.strictTuple([v.number(), v.number()]);
const Name = v.string();
const flag = v.optional(v.boolean(), false);
const Weapon = v.optional(
  v.picklist(
    TITAN_WEAPONS.map(({ id }) => id),
    'There is no such Titan weapon.',
  ),
);

const SHAPE = {
  row: v.picklist(Object.keys(ROWS) as RowId[], (issue) => `There is no row '${String(issue.input)}'.`),
  side: v.optional(v.picklist(SIDES)),
  unit: v.optional(Name),
  order: v.optional(v.picklist(ORDERS)),
  /** A place; several for several models. */
  at: v.optional(v.union([Point, v.array(Point)])),
  /** How far the next of several is from the one before. */
  step: v.optional(Point),
  heading: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359)), 0),
  in: v.optional(v.union([Name, v.array(Name)])),
  /** In a building where two walls are flush: the one it mans. */
  wall: v.optional(Count),
  /** A casualty. */
  gone: flag,
  transport: v.optional(v.boolean()),
  section: flag,
  clock: v.optional(v.strictTuple([Count, Count]), [0, 1]),
  boarded: flag,
  left: flag,
  charged: flag,
  held: v.optional(v.boolean()),
  /** Immobilised this turn. */
  stuck: flag,
  locked: flag,
  thrown: flag,
  exposed: flag,
  spentOn: v.optional(Count, 0),
  cast: flag,
  energy: v.optional(Count, 0),
  opened: flag,
  weapons: v.optional(
    v.strictObject({
      'left-arm': Weapon,
      'right-arm': Weapon,
      'left-carapace': Weapon,
      'right-carapace': Weapon,
    }),
    {},
  ),
  shields: v.optional(Count, VOID_SHIELDS),
  /** By location the rows of the damage tables in force. */
  damage: v.optional(v.record(v.picklist(LOCATIONS), v.union([Count, v.array(Count)])), {}),
  /** Mounts whose weapons are lost. */
  lost: v.optional(v.array(v.picklist(MOUNTS)), []),
  deaf: flag,
  plasma: flag,
};

type PieceFields = v.InferOutput<v.ObjectSchema<typeof SHAPE, undefined>>;

export interface ReadPiece extends PieceFields {
  readonly name: string;
  readonly place: Place;
  readonly unit: string;
  /** Middle in u; null when it is not on the table. */
  readonly spot: { readonly x: number; readonly y: number } | null;
  readonly carrier: string | null;
}

export const DEFAULT_ARMS: Readonly<Record<(typeof MOUNTS)[number], TitanWeaponId>> = {
  'left-arm': 'gatling-blaster',
  'right-arm': 'gatling-blaster',
  'left-carapace': 'laser-blaster',
  'right-carapace': 'laser-blaster',
};

const SERIES = /^([A-Za-z-]+)(\d+)\.\.(?:\1)?(\d+)$/;

/** Every model, in the order written; `T1..T6` are six. */
export function readPieces({ pieces }: Case): ReadPiece[] {
  const all = Object.entries(pieces).flatMap(([name, piece]) => readPiece(name, piece));
  const names = new Set<string>();
  for (const { name, place } of all) {
    if (!/^[A-Za-z][\w-]*$/.test(name) || /^[bw]\d+$/.test(name))
      throw problemAt(
        place,
        `'${name}' cannot be a name: write letters, digits and dashes, but not b1 or w1.`,
      );
    if (names.has(name)) throw problemAt(place, `Two models are called '${name}'.`);
    names.add(name);
  }
  return all;
}

function readPiece(name: string, { value, place }: Placed<Fields>): ReadPiece[] {
  const fields = readFields(SHAPE, value, place, 'A model');
  const series = SERIES.exec(name);
  const names = series
    ? Array.from(
        { length: Number(series[3]) - Number(series[2]) + 1 },
        (_, i) => `${series[1]}${Number(series[2]) + i}`,
      )
    : [name];
  const unit = fields.unit ?? (series ? series[1].replace(/-$/, '') : name);
  return names.map((one, i) => ({
    ...fields,
    name: one,
    place,
    unit,
    spot: spotOf(fields, i, names.length, place),
    carrier: carrierOf(fields, i, place),
  }));
}

function spotOf({ at, step }: PieceFields, i: number, many: number, place: Place): ReadPiece['spot'] {
  if (at === undefined) return null;
  const places = isPoint(at) ? [at] : at;
  const [dx, dy] = step ?? [0, 0];
  if (places.length === 1) {
    if (many > 1 && !step)
      throw problemAt(place, 'Say where each of them is, or how far they are apart: `step: [3, 0]`.');
    return { x: u(places[0][0] + i * dx, place), y: u(places[0][1] + i * dy, place) };
  }
  if (places.length !== many) throw problemAt(place, `${many} models have ${places.length} places.`);
  return { x: u(places[i][0], place), y: u(places[i][1], place) };
}

function isPoint(at: NonNullable<PieceFields['at']>): at is [number, number] {
  return typeof at[0] === 'number';
}

function carrierOf({ in: carrier }: PieceFields, i: number, place: Place): string | null {
  if (carrier === undefined) return null;
  if (!Array.isArray(carrier)) return carrier;
  if (carrier[i] === undefined) throw problemAt(place, 'Say for each of them which carrier it is in.');
  return carrier[i];
}

/** Centimetres as u. */
export function u(cm: number, place: Place): number {
  const units = inUnits(cm);
  if (units === null) throw problemAt(place, `${cm} has more than two decimals.`);
  return units;
}
