/** The pieces of a case. */
import * as v from 'valibot';
import { ARMOURS } from '../../games/hulk-heresy/data/armour.ts';
import { BLADE_IDS } from '../../games/hulk-heresy/data/assault.ts';
import { KIND_IDS, type KindId } from '../../games/hulk-heresy/data/kinds.ts';
import { POWER_IDS } from '../../games/hulk-heresy/data/powers.ts';
import { GUN_IDS } from '../../games/hulk-heresy/data/ranged.ts';
import { GIFTS, GRENADES, type ModelRow, modelRow } from '../../games/hulk-heresy/force/list.ts';
import type { Case, Fields, Placed } from '../case.ts';
import { readFields } from '../read-fields.ts';
import type { Pictured } from '../squares/picture.ts';

const Count = v.pipe(v.number(), v.integer(), v.minValue(0));
const many = <T extends string>(names: readonly T[]) => v.optional(v.array(v.picklist(names)));

const SHAPE = {
  side: v.optional(v.picklist(['A', 'B']), 'A'),
  /** What it is; of a blip what is in it. `false` is a false blip. */
  unit: v.optional(v.union([v.picklist(KIND_IDS), v.literal(false)]), 'terminator'),
  blip: v.optional(v.boolean(), false),
  facing: v.optional(v.picklist(['N', 'E', 'S', 'W']), 'N'),
  armour: v.optional(v.picklist(ARMOURS)),
  sergeant: v.optional(v.boolean(), false),
  herald: v.optional(v.boolean(), false),
  icon: v.optional(v.boolean(), false),
  ranged: many(GUN_IDS),
  assault: many(BLADE_IDS),
  grenades: many(GRENADES),
  reload: v.optional(v.nullable(v.picklist(GUN_IDS)), null),
  powers: many(POWER_IDS),
  gifts: many(GIFTS),
  at: v.optional(v.string()),
  area: v.optional(v.string()),
  ap: v.optional(Count),
  stage: v.optional(v.picklist(['fresh', 'active', 'done'])),
  acted: v.optional(v.boolean(), false),
  stirred: v.optional(v.boolean(), false),
  turned: v.optional(v.boolean(), false),
  overwatch: v.optional(v.boolean(), false),
  guard: v.optional(v.boolean(), false),
  /** `watch` is a jam on overwatch, `hail` one of Hail of Fire. */
  jam: v.optional(v.union([v.boolean(), v.picklist(['watch', 'plain', 'hail'])]), false),
  /** Shots left, by gun. */
  ammo: v.optional(v.array(Count)),
  /** Shots fired so far, by gun. */
  fired: v.optional(v.array(Count)),
  reloaded: v.optional(v.boolean(), false),
  psi: v.optional(Count),
  value: v.optional(Count, 0),
  /** Who was shot at last: Sustained Fire. */
  aim: v.optional(v.string()),
  carries: v.optional(v.array(v.string()), []),
};
export type Written = v.InferOutput<v.ObjectSchema<typeof SHAPE, undefined>>;

export interface ReadPiece extends Pictured {
  readonly written: Written;
  readonly row: ModelRow | null;
  readonly area: Placed<string> | null;
}

/** What a kind carries when a case does not say. */
const USUAL: Readonly<Record<KindId, Partial<ModelRow>>> = {
  terminator: { armour: 'indomitus', ranged: ['combi-bolter'], assault: ['power-fist'] },
  tactical: { armour: 'powered', ranged: ['boltgun'], assault: ['chainsword'] },
  assault: { armour: 'powered', ranged: ['bolt-pistol'], assault: ['chainsword'] },
  breacher: { armour: 'powered', ranged: ['boltgun'], assault: ['chainsword', 'boarding-shield'] },
  support: { armour: 'powered', ranged: ['flamer'], assault: ['chainsword'] },
  'heavy-support': { armour: 'powered', ranged: ['heavy-bolter'], assault: ['chainsword'] },
  centurion: { armour: 'indomitus', ranged: ['combi-bolter'], assault: ['power-fist'] },
  praetor: { armour: 'indomitus', ranged: ['combi-bolter'], assault: ['power-fist'] },
  champion: { armour: 'indomitus', ranged: ['combi-bolter'], assault: ['power-sword'] },
  chaplain: { armour: 'indomitus', ranged: ['combi-bolter'], assault: ['power-maul'] },
  medicae: { armour: 'indomitus', ranged: ['needle-pistol'], assault: ['narthecium'] },
  'forge-lord': { armour: 'indomitus', ranged: ['combi-melta'], assault: ['power-axe', 'servo-arm'] },
  librarian: {
    armour: 'indomitus',
    ranged: ['combi-bolter'],
    assault: ['force-sword'],
    powers: ['endurance', 'enfeeble', 'warp-speed'],
  },
  bloodletter: { armour: 'daemon', assault: ['hellblade'] },
  daemonette: { armour: 'daemon', assault: ['daemonette-claws'] },
  'pink-horror': { armour: 'daemon' },
  'blue-horror': { armour: 'daemon' },
  plaguebearer: { armour: 'daemon', assault: ['plaguesword'] },
};

/** A row of a kind as it usually is. */
export function usualRow(kind: KindId, more: Partial<ModelRow> = {}): ModelRow {
  const usual = USUAL[kind];
  return modelRow(kind, more.armour ?? usual.armour ?? 'indomitus', { ...usual, ...more });
}

export function readPieces(written: Case): ReadPiece[] {
  return Object.entries(written.pieces).map(([name, piece]) => readPiece(name, piece));
}

function readPiece(name: string, { value, place }: Placed<Fields>): ReadPiece {
  const it = readFields(SHAPE, value, place, 'A piece', name);
  const own = {
    armour: it.armour,
    ranged: it.ranged,
    assault: it.assault,
    grenades: it.grenades,
    powers: it.powers,
    gifts: it.gifts,
  };
  const given = Object.fromEntries(Object.entries(own).filter(([, said]) => said !== undefined));
  const { sergeant, herald, icon, reload } = it;
  return {
    name,
    written: it,
    row:
      it.unit === false || it.value > 0
        ? null
        : usualRow(it.unit, { ...given, sergeant, herald, icon, reload }),
    isOff: it.area !== undefined,
    mayWait: false,
    spot: null,
    at: it.at === undefined ? null : { value: it.at, place: value.at.place },
    area: it.area === undefined ? null : { value: it.area, place: value.area.place },
  };
}
