/** The pieces of a case. */
import * as v from 'valibot';
import type { MarineKind, StealerKind } from '../../games/hulk-revised/index.ts';
import type { Case, Fields, Placed } from '../case.ts';
import { problemAt } from '../yaml.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));

const SHAPE = {
  unit: v.picklist(['terminator', 'sergeant', 'genestealer', 'blip']),
  facing: v.optional(v.picklist(['N', 'E', 'S', 'W']), 'N'),
  weapon: v.optional(v.nullable(v.picklist(['storm-bolter'])), 'storm-bolter'),
  assault: v.optional(v.picklist(['power-glove', 'power-sword'])),
  at: v.optional(v.string()),
  area: v.optional(v.string()),
  ap: v.optional(Count),
  overwatch: v.optional(v.boolean(), false),
  guard: v.optional(v.boolean(), false),
  /** `now` is a jam of this Stealer phase. */
  jam: v.optional(v.union([v.boolean(), v.literal('now')]), false),
  target: v.optional(v.string()),
  misses: v.optional(Count, 0),
  value: v.optional(Count),
  fresh: v.optional(v.boolean(), true),
  turned: v.optional(v.boolean(), false),
  done: v.optional(v.boolean(), false),
  lurks: v.optional(v.boolean(), false),
  dead: v.optional(v.boolean(), false),
};
const Schema = v.object(SHAPE);

export interface ReadPiece {
  readonly name: string;
  readonly kind: MarineKind | StealerKind | 'blip';
  readonly marine: boolean;
  readonly ranged: 'storm-bolter' | null;
  readonly assault: 'power-glove' | 'power-sword';
  readonly facing: 'N' | 'E' | 'S' | 'W';
  readonly dead: boolean;
  /** Where it stands in the picture; -1 when it is off the board. */
  x: number;
  y: number;
  level: number;
  readonly at: Placed<string> | null;
  readonly area: Placed<string> | null;
  readonly target: string | null;
  /** What the game's own piece takes over as it is. */
  readonly fields: Readonly<Record<string, number | boolean>>;
}

/** Marines first, as the roster has them, then Stealers: their order gives their numbers (HR-GEN-20). */
export function readPieces(written: Case): ReadPiece[] {
  const all = Object.entries(written.pieces).map(([name, piece]) => readPiece(name, piece));
  return [...all.filter((piece) => piece.marine), ...all.filter((piece) => !piece.marine)];
}

function readPiece(name: string, { value: written, place }: Placed<Fields>): ReadPiece {
  for (const [key, field] of Object.entries(written)) {
    if (!(key in SHAPE))
      throw problemAt(
        field.place,
        `A piece has no key '${key}'; known are: ${Object.keys(SHAPE).join(', ')}.`,
      );
  }
  const plain = Object.fromEntries(Object.entries(written).map(([key, { value }]) => [key, value]));
  const read = v.safeParse(Schema, plain);
  if (!read.success) {
    const issue = read.issues[0];
    const key = String(issue.path?.[0]?.key ?? '');
    throw problemAt(written[key]?.place ?? place, `${name}.${key}: ${issue.message}`);
  }
  const { unit, ap, jam, value, misses, overwatch, guard, fresh, turned, done, lurks, ...rest } = read.output;
  if (unit === 'blip' && (value === undefined || value < 1 || value > 3))
    throw problemAt(place, `The blip ${name} needs a value of 1, 2 or 3.`);
  return {
    name,
    kind: unit,
    marine: unit === 'terminator' || unit === 'sergeant',
    ranged: rest.weapon,
    assault: rest.assault ?? (unit === 'sergeant' ? 'power-sword' : 'power-glove'),
    facing: rest.facing,
    dead: rest.dead,
    x: -1,
    y: -1,
    level: 0,
    at: rest.at === undefined ? null : { value: rest.at, place: written.at.place },
    area: rest.area === undefined ? null : { value: rest.area, place: written.area.place },
    target: rest.target ?? null,
    fields: {
      ...(ap === undefined ? {} : { ap }),
      ...(value === undefined ? {} : { value }),
      jam: jam === 'now' ? 2 : Number(jam),
      misses,
      overwatch,
      guard,
      fresh,
      turned,
      done,
      lurks,
    },
  };
}
