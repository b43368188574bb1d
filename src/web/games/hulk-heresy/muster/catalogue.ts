/** What can be bought: the models of the three lists, and what may be changed about one, by trying it with the engine's own prices. */
import { ARMOUR, ARMOURS, type ArmourId } from '../../../../games/hulk-heresy/data/armour.ts';
import { BLADE_IDS, BLADES, type BladeId } from '../../../../games/hulk-heresy/data/assault.ts';
import { DISCIPLINES, POWER_IDS, type PowerId, psiCost } from '../../../../games/hulk-heresy/data/powers.ts';
import { GUN_IDS, type GunId } from '../../../../games/hulk-heresy/data/ranged.ts';
import { GRENADES, type ModelRow, modelRow } from '../../../../games/hulk-heresy/force/list.ts';
import { priceOfModel } from '../../../../games/hulk-heresy/force/prices.ts';
import { capital } from '../../../../kernel/words.ts';
import { gunLabel } from '../kit.ts';

export interface Entry {
  readonly id: string;
  readonly word: string;
  readonly text: string;
  readonly row: ModelRow;
}

export interface Shelf {
  readonly name: string;
  readonly list: 'terminator' | 'powered' | 'character' | 'daemon';
  readonly entries: readonly Entry[];
}

const entry = (id: string, word: string, text: string, row: ModelRow): Entry => ({ id, word, text, row });
const terminator = (ranged: GunId[], assault: BladeId[], more: Partial<ModelRow> = {}) =>
  modelRow('terminator', 'indomitus', { ranged, assault, ...more });
const powered = (
  kind: ModelRow['kind'],
  gun: GunId,
  assault: BladeId[] = ['chainsword'],
  more: Partial<ModelRow> = {},
) => modelRow(kind, 'powered', { ranged: [gun], assault, ...more });
const character = (
  kind: ModelRow['kind'],
  ranged: GunId[],
  assault: BladeId[],
  more: Partial<ModelRow> = {},
) => modelRow(kind, 'indomitus', { ranged, assault, ...more });
const daemon = (kind: ModelRow['kind'], assault: BladeId[]) => modelRow(kind, 'daemon', { assault });

export const CATALOGUE: readonly Shelf[] = [
  {
    name: 'Terminators',
    list: 'terminator',
    entries: [
      entry(
        'combi-bolter',
        'Combi-bolter',
        'fist or power weapon',
        terminator(['combi-bolter'], ['power-fist']),
      ),
      entry(
        'sergeant',
        'Sergeant',
        'one for every five',
        terminator(['combi-bolter'], ['power-sword'], { sergeant: true }),
      ),
      entry(
        'combi-weapon',
        'Combi-weapon',
        'one shot of another kind',
        terminator(['combi-melta'], ['power-fist']),
      ),
      entry(
        'volkite',
        'Volkite charger',
        '6 squares, Deflagrate',
        terminator(['volkite-charger'], ['power-fist']),
      ),
      entry('heavy', 'Heavy weapon', 'one for every five', terminator(['heavy-flamer'], ['power-fist'])),
      entry('claws', 'Lightning claws', '3 dice to the front', terminator([], ['lightning-claws'])),
      entry(
        'hammer',
        'Hammer and shield',
        'Knock Back, Block',
        terminator([], ['thunder-hammer', 'storm-shield']),
      ),
    ],
  },
  {
    name: 'Powered armour',
    list: 'powered',
    entries: [
      entry('tactical', 'Tactical', 'Fury of the Legion', powered('tactical', 'boltgun')),
      entry('assault', 'Assault', 'Bolt and Blade', powered('assault', 'bolt-pistol')),
      entry(
        'breacher',
        'Breacher',
        'boarding shield',
        powered('breacher', 'boltgun', ['chainsword', 'boarding-shield']),
      ),
      entry('support', 'Support', 'any special weapon', powered('support', 'flamer')),
      entry('heavy-support', 'Heavy Support', 'one for every five', powered('heavy-support', 'heavy-bolter')),
      entry(
        'powered-sergeant',
        'Sergeant',
        'one for every ten',
        powered('tactical', 'boltgun', ['power-fist'], { sergeant: true }),
      ),
    ],
  },
  {
    name: 'Characters',
    list: 'character',
    entries: [
      entry(
        'praetor',
        'Praetor',
        'commands, steadies saves',
        character('praetor', ['combi-bolter'], ['power-sword']),
      ),
      entry(
        'centurion',
        'Centurion',
        'commands his section',
        character('centurion', ['combi-bolter'], ['power-axe']),
      ),
      entry('champion', 'Champion', 'Honour Duels', character('champion', ['combi-bolter'], ['power-sword'])),
      entry('chaplain', 'Chaplain', 'Litanies', character('chaplain', ['combi-bolter'], ['power-maul'])),
      entry('medicae', 'Primus Medicae', 'heals', character('medicae', ['needle-pistol'], ['narthecium'])),
      entry(
        'forge-lord',
        'Forge Lord',
        'barricades, servo arm',
        character('forge-lord', ['combi-flamer'], ['power-axe', 'servo-arm']),
      ),
      entry(
        'librarian',
        'Librarian',
        'psychic powers',
        character('librarian', ['combi-bolter'], ['force-staff'], {
          powers: ['endurance', 'enfeeble', 'warp-speed'],
        }),
      ),
    ],
  },
  {
    name: 'Daemons',
    list: 'daemon',
    entries: [
      entry('bloodletter', 'Bloodletter', 'Khorne: Cleave, rages on', daemon('bloodletter', ['hellblade'])),
      entry('daemonette', 'Daemonette', 'Slaanesh: hypnotic', daemon('daemonette', ['daemonette-claws'])),
      entry('pink-horror', 'Pink Horror', 'Tzeentch: flames, reborn', daemon('pink-horror', [])),
      entry('plaguebearer', 'Plaguebearer', 'Nurgle: flies', daemon('plaguebearer', ['plaguesword'])),
    ],
  },
];

export function priceOf(row: ModelRow): number | null {
  const price = priceOfModel(row);
  return typeof price === 'number' ? price : null;
}

/** One thing that could be otherwise about a model: what it would be then, and what that costs. */
export interface Option {
  readonly word: string;
  readonly row: ModelRow;
  readonly price: number;
  readonly on: boolean;
}

export interface Group {
  readonly name: string;
  readonly options: readonly Option[];
}

/** Of every row that is tried only what can be bought is offered. */
function group(name: string, own: ModelRow, tried: readonly (readonly [string, ModelRow])[]): Group[] {
  const mine = JSON.stringify(own);
  const options = tried.flatMap(([word, row]): Option[] => {
    const price = priceOf(row);
    return price === null ? [] : [{ word, row, price, on: JSON.stringify(row) === mine }];
  });
  return options.length > 1 ? [{ name, options }] : [];
}

const SHIELDS: readonly BladeId[] = [
  'storm-shield',
  'combat-shield',
  'boarding-shield',
  'servo-arm',
  'cutter-blade',
];
const isBlade = (blade: BladeId): boolean => !SHIELDS.includes(blade);

export function optionsFor(row: ModelRow): Group[] {
  const withGun = (gun: GunId): ModelRow => ({ ...row, ranged: [gun, ...row.ranged.slice(1)], reload: null });
  const blades = row.assault.filter(isBlade);
  const rest = row.assault.filter((one) => !isBlade(one));
  const withBlade = (blade: BladeId): ModelRow => ({ ...row, assault: [blade, ...blades.slice(1), ...rest] });
  const guns: [string, ModelRow][] = GUN_IDS.map((gun) => [
    gunLabel(gun),
    gun === 'lascutter'
      ? { ...withGun(gun), assault: [...row.assault.filter((one) => one !== 'cutter-blade'), 'cutter-blade'] }
      : { ...withGun(gun), assault: row.assault.filter((one) => one !== 'cutter-blade') },
  ]);
  return [
    ...group(
      'Armour',
      row,
      ARMOURS.map((armour: ArmourId) => [
        `${capital(ARMOUR[armour].label)} ${ARMOUR[armour].save}+`,
        { ...row, armour },
      ]),
    ),
    ...(row.ranged.length > 0 ? group('Right hand', row, guns) : []),
    ...group(
      'Left hand',
      row,
      BLADE_IDS.map((blade) => [BLADES[blade].label, withBlade(blade)]),
    ),
    ...group('Rank', row, [
      ['Plain', { ...row, sergeant: false, herald: false, icon: false }],
      ['Sergeant', { ...row, sergeant: true }],
      ['Herald', { ...row, herald: true, icon: false }],
      ['Icon or Instrument', { ...row, icon: true, herald: false }],
    ]),
    ...group('Grenades', row, [
      ['None', { ...row, grenades: [] }],
      ...pairs().map(([a, b]): [string, ModelRow] => [
        a === b ? `2 ${a}` : `${a}, ${b}`,
        { ...row, grenades: [a, b] },
      ]),
    ]),
    ...group('Reload', row, [
      ['None', { ...row, reload: null }],
      ...row.ranged.map((gun): [string, ModelRow] => [gunLabel(gun), { ...row, reload: gun }]),
    ]),
    ...group('Harness', row, [
      ['None', { ...row, ranged: row.ranged.filter((gun) => gun !== 'grenade-harness') }],
      [
        'Grenade harness',
        { ...row, ranged: [...row.ranged.filter((gun) => gun !== 'grenade-harness'), 'grenade-harness'] },
      ],
    ]),
    ...group('Shield', row, [
      ['None', { ...row, assault: row.assault.filter((one) => one !== 'combat-shield') }],
      [
        'Combat shield',
        { ...row, assault: [...row.assault.filter((one) => one !== 'combat-shield'), 'combat-shield'] },
      ],
    ]),
    ...(row.kind === 'librarian' ? [1, 2, 3].flatMap((cost) => powerGroup(row, cost)) : []),
  ];
}

function pairs(): (readonly [ModelRow['grenades'][number], ModelRow['grenades'][number]])[] {
  return GRENADES.flatMap((a, i) => GRENADES.slice(i).map((b) => [a, b] as const));
}

function powerGroup(row: ModelRow, cost: number): Group[] {
  const others = row.powers.filter((power) => psiCost(power) !== cost);
  const place = (power: PowerId): ModelRow => ({
    ...row,
    powers: [...others, power].sort((a, b) => psiCost(a) - psiCost(b)),
  });
  const named = (power: PowerId): string => {
    const discipline = Object.entries(DISCIPLINES).find(([, all]) =>
      (all as readonly string[]).includes(power),
    )?.[0];
    return `${capital(power.replaceAll('-', ' '))}, ${discipline}`;
  };
  return group(
    `Power for ${cost} psi`,
    row,
    POWER_IDS.filter((power) => psiCost(power) === cost).map((power) => [named(power), place(power)]),
  );
}
