/** HH-WPN-01, HH-WPN-02: every way to shoot, a row of the tables each, and the guns they belong to. */

/** HH-SPEC: the rules a shot can have. */
export type Trait =
  | 'overwatch'
  | 'sustained'
  | 'jam'
  | 'area'
  | 'persistent'
  | 'graviton'
  | 'overheat'
  | 'deflagrate'
  | 'rend'
  | 'penetrate'
  | 'malfunction'
  | 'detonation'
  | 'grenade'
  | 'doors'
  | 'blind'
  | 'no-save'
  | 'line'
  | 'hail';

/** HH-SHOOT-03: what may be shot at: a model, a door, a square or section, a destructible object. */
export type Target = 'M' | 'D' | 'S' | 'O';

export interface Mode {
  readonly label: string;
  /** Action points of a shoot action; 0 where the price is one CP (Hail of Fire). */
  readonly ap: number;
  readonly range: number;
  /** HH-WPN-35: the nearest target of this way to shoot. */
  readonly least: number;
  /** Range on overwatch; 0 for a way to shoot that has no Overwatch. */
  readonly watch: number;
  /** Dice a target, and how many of them on overwatch where those are fewer. */
  readonly dice: number;
  readonly watchDice: number;
  readonly kill: number;
  readonly save: number;
  readonly targets: readonly Target[];
  /** May be used in Move and Shoot. */
  readonly snap: boolean;
  readonly traits: readonly Trait[];
  /** Shots; 0 for no limit. */
  readonly ammo: number;
}

const ANY = Infinity;
/** HH-OVW-05, HH-SPEC-31. */
const WATCH_RANGE = 12;

type Row = [label: string, ap: number, range: number, dice: number, kill: number, save: number, aims: string];

function mode(row: Row, traits: string, ammo = 0, more: Partial<Mode> = {}): Mode {
  const [label, ap, range, dice, kill, save, aims] = row;
  const words = traits.split(' ').filter(Boolean);
  const named = words.filter((word) => word !== 'snap') as Trait[];
  const watch = named.includes('overwatch') ? Math.min(range, WATCH_RANGE) : 0;
  return {
    label,
    ap,
    range,
    least: 0,
    watch,
    dice,
    watchDice: dice,
    kill,
    save,
    targets: [...aims] as Target[],
    snap: words.includes('snap'),
    traits: named,
    ammo,
    ...more,
  };
}

type GrenadeModes<By extends string> = Record<`blind-${By}` | `frag-${By}` | `krak-${By}`, Mode>;

/** HH-GREN-01 to HH-GREN-06, HH-GAP-11: the three grenades, thrown by hand or through a launcher (HH-WPN-21). */
function grenades<By extends string>(by: By, label: string, ap: number, range: number, ammo: number) {
  return {
    [`krak-${by}`]: mode([`${label}: krak`, ap, range, 1, 3, -2, 'MD'], 'grenade', ammo),
    [`frag-${by}`]: mode([`${label}: frag`, ap, range, 2, 6, 0, 'MDS'], 'grenade area doors', ammo),
    [`blind-${by}`]: mode([`${label}: blind`, ap, range, 0, 0, 0, 'MS'], 'grenade area blind', ammo),
  } as GrenadeModes<By>;
}

/** The rulings beside the tables have settled these values: HH-WPN-04 to HH-WPN-19, by HH-GEN-01. */
export const MODES = {
  // HH-WPN-25: without Jam
  'assault-cannon': mode(
    ['Assault cannon', 1, ANY, 3, 5, -1, 'MD'],
    'snap overwatch sustained malfunction',
    10,
  ),
  'combi-bolter': mode(['Combi-bolter', 1, ANY, 2, 6, 0, 'MD'], 'snap overwatch sustained jam'),
  'bolter-part': mode(['Combi-weapon, bolter part', 1, ANY, 1, 6, 0, 'MD'], 'snap overwatch sustained'),
  'flamer-part': mode(['Combi-flamer part', 1, 12, 1, 4, 0, 'MS'], 'area persistent', 1),
  'grav-part': mode(['Combi-grav part', 1, 8, 1, 3, -2, 'M'], 'graviton', 1),
  ...grenades('part', 'Combi-grenade launcher part', 1, 12, 1),
  'melta-part': mode(['Combi-melta part', 1, 8, 1, 3, -3, 'MD'], '', 1),
  'plasma-part': mode(['Combi-plasma part', 1, 12, 2, 4, -1, 'M'], 'overheat', 1),
  'volkite-part': mode(['Combi-volkite part', 1, 12, 2, 6, 0, 'M'], 'deflagrate', 1),
  'beamer-near': mode(['Conversion beamer, 1–6 squares', 1, 6, 1, 5, -1, 'MDSO'], 'area rend jam'),
  'beamer-middle': mode(['Conversion beamer, 7–12', 1, 12, 2, 4, -2, 'MDSO'], 'area rend jam', 0, {
    least: 7,
  }),
  'beamer-far': mode(['Conversion beamer, 13+', 1, ANY, 3, 3, -3, 'MDSO'], 'area rend jam', 0, { least: 13 }),
  'cyclone-frag': mode(['Cyclone missile launcher, frag', 1, ANY, 2, 5, 0, 'MDS'], 'area doors', 6),
  'cyclone-krak': mode(['Cyclone missile launcher, krak', 1, ANY, 2, 3, -2, 'MD'], '', 6),
  ...grenades('harness', 'Grenade harness', 1, 12, 2),
  'heavy-flamer': mode(['Heavy flamer', 2, 12, 1, 2, 0, 'MS'], 'area persistent detonation', 6),
  'needle-pistol': mode(['Needle pistol', 1, 4, 2, 6, 0, 'M'], 'jam no-save'),
  'plasma-blaster': mode(['Plasma blaster', 1, ANY, 2, 5, -1, 'MD'], 'snap overwatch overheat'),
  'reaper-autocannon': mode(['Reaper autocannon', 1, ANY, 2, 5, -1, 'MD'], 'snap overwatch sustained jam'),
  'hail-of-fire': mode(['Reaper autocannon, Hail of Fire', 0, ANY, 4, 5, -1, ''], 'sustained hail'),
  'volkite-charger': mode(['Volkite charger', 1, 6, 2, 6, 0, 'M'], 'snap overwatch deflagrate'),
  autocannon: mode(['Autocannon', 2, ANY, 2, 5, -2, 'MD'], 'overwatch sustained jam'),
  boltgun: mode(['Boltgun', 1, ANY, 1, 6, 0, 'MD'], 'snap overwatch sustained'),
  'bolt-pistol': mode(['Bolt pistol', 1, 6, 1, 6, 0, 'M'], 'snap sustained'),
  flamer: mode(['Flamer', 2, 12, 1, 4, 0, 'MS'], 'area persistent detonation', 6),
  'graviton-gun': mode(['Graviton gun', 2, 8, 1, 3, -2, 'M'], 'graviton', 6),
  'hand-flamer': mode(['Hand flamer', 2, 4, 1, 4, 0, 'MS'], 'persistent line', 3),
  'heavy-bolter': mode(['Heavy bolter', 2, ANY, 4, 6, -1, 'MD'], 'overwatch sustained jam', 10),
  lascannon: mode(['Lascannon', 2, ANY, 2, 4, -4, 'MD'], 'penetrate', 4),
  // HH-WPN-36: by close assault it is the cutter blade
  lascutter: mode(['Lascutter', 2, 6, 1, 6, -4, 'MDO'], 'sustained rend'),
  meltagun: mode(['Meltagun', 2, 8, 1, 3, -3, 'MDO'], '', 6),
  'missile-frag': mode(['Missile launcher', 1, ANY, 2, 5, 0, 'MDS'], 'area doors', 6),
  'missile-krak': mode(['Missile launcher', 1, ANY, 2, 3, -2, 'MD'], '', 6),
  'multi-melta': mode(['Multi-melta', 2, 12, 2, 3, -5, 'MDO'], '', 6),
  'plasma-gun': mode(['Plasma gun', 2, 12, 2, 4, -1, 'M'], 'overheat', 6),
  'plasma-cannon': mode(['Plasma cannon', 2, ANY, 2, 3, -2, 'M'], 'area overheat', 6),
  'plasma-pistol': mode(['Plasma pistol', 2, 6, 2, 4, -1, 'M'], 'overheat', 6),
  'rotor-cannon': mode(['Rotor cannon', 2, ANY, 3, 6, 0, 'MD'], 'overwatch sustained jam', 10),
  'volkite-caliver': mode(['Volkite caliver', 1, 12, 2, 6, 0, 'M'], 'deflagrate'),
  'volkite-culverin': mode(['Volkite culverin', 2, ANY, 4, 5, -1, 'MD'], 'overwatch deflagrate', 10, {
    watchDice: 2,
  }),
  ...grenades('grenade', 'Grenade', 2, 6, 1),
} as const satisfies Record<string, Mode>;

export type ModeId = keyof typeof MODES;
export const MODE_IDS = Object.keys(MODES) as ModeId[];

export function hasTrait(id: ModeId, trait: Trait): boolean {
  return (MODES[id].traits as readonly Trait[]).includes(trait);
}

const combi = (part: ModeId): readonly ModeId[] => ['bolter-part', part];

/** HH-WPN-20, HH-WPN-21: what a gun on the roster can do; the second part of a combi-weapon is fixed there. */
export const GUNS = {
  'assault-cannon': ['assault-cannon'],
  'combi-bolter': ['combi-bolter'],
  'combi-flamer': combi('flamer-part'),
  'combi-grav': combi('grav-part'),
  'combi-grenade': ['bolter-part', 'krak-part', 'frag-part', 'blind-part'],
  'combi-melta': combi('melta-part'),
  'combi-plasma': combi('plasma-part'),
  'combi-volkite': combi('volkite-part'),
  'conversion-beamer': ['beamer-near', 'beamer-middle', 'beamer-far'],
  cyclone: ['cyclone-frag', 'cyclone-krak'],
  'grenade-harness': ['krak-harness', 'frag-harness', 'blind-harness'],
  'heavy-flamer': ['heavy-flamer'],
  'needle-pistol': ['needle-pistol'],
  'plasma-blaster': ['plasma-blaster'],
  'reaper-autocannon': ['reaper-autocannon', 'hail-of-fire'],
  'volkite-charger': ['volkite-charger'],
  autocannon: ['autocannon'],
  boltgun: ['boltgun'],
  'bolt-pistol': ['bolt-pistol'],
  flamer: ['flamer'],
  'graviton-gun': ['graviton-gun'],
  'hand-flamer': ['hand-flamer'],
  'heavy-bolter': ['heavy-bolter'],
  lascannon: ['lascannon'],
  lascutter: ['lascutter'],
  meltagun: ['meltagun'],
  'missile-launcher': ['missile-frag', 'missile-krak'],
  'multi-melta': ['multi-melta'],
  'plasma-gun': ['plasma-gun'],
  'plasma-cannon': ['plasma-cannon'],
  'plasma-pistol': ['plasma-pistol'],
  'rotor-cannon': ['rotor-cannon'],
  'volkite-caliver': ['volkite-caliver'],
  'volkite-culverin': ['volkite-culverin'],
} as const satisfies Record<string, readonly ModeId[]>;

export type GunId = keyof typeof GUNS;
export const GUN_IDS = Object.keys(GUNS) as GunId[];

/** HH-SPEC-18: the shots a gun begins with; 0 for a gun without a limit. The parts of a launcher share theirs. */
export function fullAmmo(gun: GunId): number {
  return Math.max(...GUNS[gun].map((id) => MODES[id].ammo));
}
