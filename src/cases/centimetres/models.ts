/** The models of a case on a table in centimetres: one line for one, or for several alike. */
import * as v from 'valibot';
import { inUnits, type Point } from '../../field/index.ts';
import type { Case, Fields, Place, Placed } from '../case.ts';
import { problemAt } from '../problem.ts';
import { readFields } from '../read-fields.ts';

const Spot = v.strictTuple([v.number(), v.number()]);

/** The keys by which a case says where its models are. A game adds its own. */
export const WHERE = {
  unit: v.optional(v.string()),
  /** A place; several for several models. */
  at: v.optional(v.union([Spot, v.array(Spot)])),
  /** How far the next of several is from the one before. */
  step: v.optional(Spot),
  heading: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(359)), 0),
  /** What carries it. */
  in: v.optional(v.union([v.string(), v.array(v.string())])),
};

type Shape = typeof WHERE & v.ObjectEntries;
type FieldsOf<S extends Shape> = v.InferOutput<v.ObjectSchema<S, undefined>>;
type Where = FieldsOf<typeof WHERE>;

/** What is read of every model, whatever the game. */
interface Read {
  readonly name: string;
  readonly place: Place;
  readonly unit: string;
  /** Middle in u; null when it is not on the table. */
  readonly spot: Point | null;
  readonly carrier: string | null;
}

const SERIES = /^([A-Za-z-]+)(\d+)\.\.(?:\1)?(\d+)$/;

/** Every model, in the order written; `T1..T6` are six. `barred` are names that the game's notation needs itself. */
export function readModels<S extends Shape>(
  { pieces }: Case,
  shape: S,
  barred: RegExp,
  examples: string,
): (FieldsOf<S> & Read)[] {
  const all = Object.entries(pieces).flatMap(([name, written]) => readLine(name, written, shape));
  const names = new Set<string>();
  for (const { name, place } of all) {
    if (!/^[A-Za-z][\w-]*$/.test(name) || barred.test(name))
      throw problemAt(
        place,
        `'${name}' cannot be a name: write letters, digits and dashes, but not ${examples}.`,
      );
    if (names.has(name)) throw problemAt(place, `Two models are called '${name}'.`);
    names.add(name);
  }
  return all;
}

function readLine<S extends Shape>(
  name: string,
  { value, place }: Placed<Fields>,
  shape: S,
): (FieldsOf<S> & Read)[] {
  const fields = readFields(shape, value, place, 'A model');
  const where = fields as Where;
  const series = SERIES.exec(name);
  const names = series
    ? Array.from(
        { length: Number(series[3]) - Number(series[2]) + 1 },
        (_, i) => `${series[1]}${Number(series[2]) + i}`,
      )
    : [name];
  const unit = where.unit ?? (series ? series[1].replace(/-$/, '') : name);
  return names.map((one, i) => ({
    ...fields,
    name: one,
    place,
    unit,
    spot: spotOf(where, i, names.length, place),
    carrier: carrierOf(where, i, place),
  }));
}

function spotOf({ at, step }: Where, i: number, many: number, place: Place): Point | null {
  if (at === undefined) return null;
  const places = isSpot(at) ? [at] : at;
  const [dx, dy] = step ?? [0, 0];
  if (places.length === 1) {
    if (many > 1 && !step)
      throw problemAt(place, 'Say where each of them is, or how far they are apart: `step: [3, 0]`.');
    return { x: u(places[0][0] + i * dx, place), y: u(places[0][1] + i * dy, place) };
  }
  if (places.length !== many) throw problemAt(place, `${many} models have ${places.length} places.`);
  return { x: u(places[i][0], place), y: u(places[i][1], place) };
}

function isSpot(at: NonNullable<Where['at']>): at is [number, number] {
  return typeof at[0] === 'number';
}

function carrierOf({ in: carrier }: Where, i: number, place: Place): string | null {
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
