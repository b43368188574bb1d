/** FORCE: what a model costs, and why it cannot be bought. */
import type { Refusal } from '../../../kernel/contract.ts';
import type { BladeId } from '../data/assault.ts';
import { type KindId, kindOf } from '../data/kinds.ts';
import { psiCost } from '../data/powers.ts';
import { fullAmmo, type GunId } from '../data/ranged.ts';
import { no } from '../steps.ts';
import type { ModelRow } from './list.ts';

export const COMBI: readonly GunId[] = [
  'combi-flamer',
  'combi-grav',
  'combi-grenade',
  'combi-melta',
  'combi-plasma',
  'combi-volkite',
];
/** HH-FORCE-06, HH-GAP-07. */
export const HEAVY: readonly GunId[] = ['assault-cannon', 'cyclone', 'heavy-flamer', 'reaper-autocannon'];
/** HH-AWPN-02. */
const POWER: readonly BladeId[] = ['power-axe', 'power-maul', 'power-sword'];
const FISTS: readonly BladeId[] = ['power-fist', ...POWER, 'chainfist'];
const FORCE_WEAPONS: readonly BladeId[] = ['force-axe', 'force-staff', 'force-sword'];
/** HH-FORCE-10. */
const CHAMPION: readonly BladeId[] = ['chainfist', 'power-fist', ...POWER, 'thunder-hammer'];

const CHAINFIST = 1;
const COMBI_WEAPON = 1;
/** HH-SERG-01, HH-GAP-09: on top of the model he was. */
const SERGEANT = 2;
const HARNESS = 2;
const RELOAD = 3;

type Price = number | Refusal;

/** Whether the lists hold exactly these. */
function are(list: readonly string[], ...wanted: readonly string[]): boolean {
  return list.length === wanted.length && wanted.every((one) => list.includes(one));
}

const hands = (row: ModelRow): GunId[] => row.ranged.filter((gun) => gun !== 'grenade-harness');

/** HH-FORCE-03, HH-FORCE-08, HH-AWPN-06: lightning claws, or hammer and shield, for all other weapons. */
function isTraded(row: ModelRow): boolean {
  if (hands(row).length > 0) return false;
  return are(row.assault, 'lightning-claws') || are(row.assault, 'thunder-hammer', 'storm-shield');
}

/** HH-FORCE-16. */
function reloadPrice(row: ModelRow): Price {
  if (!row.reload) return 0;
  if (!row.ranged.includes(row.reload) || fullAmmo(row.reload) === 0 || row.reload === 'assault-cannon')
    return no('HH-FORCE-16', 'A reload is for a weapon of this model with limited ammunition.');
  return RELOAD;
}

/** HH-FORCE-03, HH-FORCE-04. */
function terminatorPrice(row: ModelRow): Price {
  const wrong = no('HH-FORCE-03', 'No Terminator is armed like that.');
  if (row.armour === 'powered' || row.armour === 'daemon')
    return no('HH-FORCE-02', 'Terminators wear Terminator armour.');
  const harness = row.ranged.filter((gun) => gun === 'grenade-harness').length;
  if (harness > (row.sergeant ? 1 : 0))
    return no('HH-FORCE-04', 'Only a Sergeant may add a grenade harness.');
  let price = (row.sergeant ? SERGEANT : 0) + harness * HARNESS;
  if (row.grenades.length > 0) return no('HH-FORCE-04', 'Terminators carry no grenades in hand.');
  if (isTraded(row)) price += 2;
  else {
    const [gun, ...more] = hands(row);
    const [fist] = row.assault;
    if (!gun || more.length > 0 || row.assault.length !== 1 || !FISTS.includes(fist)) return wrong;
    if (fist === 'chainfist') price += CHAINFIST;
    if (gun === 'combi-bolter') price += 2;
    else if (COMBI.includes(gun) || gun === 'volkite-charger') price += 3;
    else if (HEAVY.includes(gun)) price += 6;
    else if (gun === 'plasma-blaster' && row.sergeant) price += 4;
    else return wrong;
  }
  const reload = reloadPrice(row);
  return typeof reload === 'number' ? price + reload : reload;
}

/** HH-FORCE-12, HH-FORCE-13, HH-WPN-03. */
function poweredPrice(row: ModelRow): Price {
  if (row.armour !== 'powered') return no('HH-FORCE-12', 'These models wear powered armour.');
  const gun = gunPrice(row);
  if (typeof gun !== 'number') return gun;
  const blades = bladePrice(row);
  if (typeof blades !== 'number') return blades;
  if (row.grenades.length !== 0 && row.grenades.length !== 2)
    return no('HH-FORCE-13', 'Grenades are bought by two.');
  const reload = reloadPrice(row);
  if (typeof reload !== 'number') return reload;
  return gun + blades + (row.sergeant ? SERGEANT : 0) + (row.grenades.length > 0 ? 1 : 0) + reload;
}

interface Guns {
  readonly price: number;
  readonly own: GunId;
  /** What it may have instead, and for how much more. */
  readonly other: readonly (readonly [number, readonly GunId[]])[];
}

const POWERED: Readonly<Partial<Record<KindId, Guns>>> = {
  tactical: { price: 1, own: 'boltgun', other: [] },
  assault: { price: 1, own: 'bolt-pistol', other: [[1, ['plasma-pistol', 'hand-flamer']]] },
  breacher: {
    price: 2,
    own: 'boltgun',
    other: [[0, ['flamer', 'lascutter', 'meltagun', 'graviton-gun', 'volkite-charger']]],
  },
  support: {
    price: 2,
    own: 'flamer',
    other: [[0, ['meltagun', 'plasma-gun', 'volkite-charger', 'volkite-caliver', 'rotor-cannon']]],
  },
  'heavy-support': {
    price: 3,
    own: 'heavy-bolter',
    other: [
      [1, ['autocannon', 'heavy-flamer', 'missile-launcher']],
      [2, ['lascannon', 'multi-melta', 'plasma-cannon', 'volkite-culverin']],
    ],
  },
};

/** HH-FORCE-13: has a weapon of which one in five may have one. */
export function isOneInFive(row: ModelRow): boolean {
  if (row.kind !== 'assault' && row.kind !== 'breacher') return false;
  return row.ranged[0] !== POWERED[row.kind]?.own && !COMBI.includes(row.ranged[0]);
}

function gunPrice(row: ModelRow): Price {
  const guns = POWERED[row.kind] as Guns;
  const [gun, ...more] = row.ranged;
  if (gun && more.length === 0) {
    if (gun === guns.own) return guns.price;
    if (row.sergeant && COMBI.includes(gun)) return guns.price;
    const found = guns.other.find(([, all]) => all.includes(gun));
    if (found) return guns.price + found[0];
  }
  return no('HH-FORCE-13', `No ${kindOf(row.kind).label} carries that.`);
}

function bladePrice(row: ModelRow): Price {
  const shields: BladeId[] = row.assault.filter(
    (one) => one === 'combat-shield' || one === 'boarding-shield',
  );
  const [blade, ...more] = row.assault.filter((one) => !shields.includes(one));
  const cuts = row.ranged.includes('lascutter') ? ['cutter-blade'] : [];
  if (!are(more, ...cuts)) return no('HH-FORCE-13', 'It carries one close assault weapon.');
  const upgraded = row.sergeant && ['power-fist', ...POWER, 'thunder-hammer'].includes(blade);
  if (blade !== 'chainsword' && !upgraded)
    return no('HH-FORCE-13', 'That close assault weapon is not on its list.');
  // HH-PA-09: every Breacher has a boarding shield; HH-FORCE-13: Assault Astartes may buy a combat shield
  if (row.kind === 'breacher' ? !are(shields, 'boarding-shield') : shields.includes('boarding-shield'))
    return no('HH-PA-09', 'Breachers, and only they, carry a boarding shield.');
  const bought = shields.filter((one) => one === 'combat-shield').length;
  if (bought > (row.kind === 'assault' ? 1 : 0))
    return no('HH-FORCE-13', 'Only Assault Astartes buy a combat shield.');
  return (upgraded ? 1 : 0) + bought;
}

const CHARACTERS: Readonly<Partial<Record<KindId, number>>> = {
  centurion: 7,
  praetor: 11,
  champion: 10,
  chaplain: 10,
  medicae: 8,
  'forge-lord': 12,
  librarian: 10,
};

/** HH-FORCE-07 to HH-FORCE-09, HH-FORCE-21. */
function characterPrice(row: ModelRow): Price {
  if (row.armour === 'daemon') return no('HH-FORCE-08', 'Characters wear armour.');
  if (row.sergeant || row.grenades.length > 0 || row.reload)
    return no('HH-FORCE-08', 'That is no option of a character.');
  const harness = row.ranged.length - hands(row).length;
  if (harness > 1) return no('HH-FORCE-08', 'One grenade harness is enough.');
  const weapons = isTraded(row) ? 0 : characterWeapons(row);
  if (typeof weapons !== 'number') return weapons;
  const light = row.armour === 'powered' ? -2 : 0; // HH-PA-12
  return (CHARACTERS[row.kind] as number) + weapons + harness * HARNESS + light;
}

/** HH-FORGE-02: servo arm or beamer; HH-COMM-02: in either armour. */
function characterWeapons(row: ModelRow): Price {
  const wrong = no('HH-FORCE-07', `No ${kindOf(row.kind).label} is armed like that.`);
  const guns = hands(row);
  const gunned = are(guns, 'combi-bolter')
    ? 0
    : guns.length === 1 && COMBI.includes(guns[0])
      ? COMBI_WEAPON
      : null;
  const fisted = (own: readonly BladeId[]): number | null => {
    const [blade, ...more] = row.assault;
    if (more.length > 0) return null;
    return blade === 'chainfist' ? CHAINFIST : own.includes(blade) ? 0 : null;
  };
  const sum = (...parts: readonly (number | null)[]): Price =>
    parts.some((part) => part === null) ? wrong : parts.reduce<number>((all, part) => all + (part ?? 0), 0);
  switch (row.kind) {
    case 'centurion':
    case 'praetor':
      return sum(gunned, fisted(['power-fist', ...POWER]));
    case 'chaplain':
      return sum(gunned, fisted(['power-maul']));
    case 'librarian':
      return sum(gunned, row.assault.length === 1 && FORCE_WEAPONS.includes(row.assault[0]) ? 0 : null);
    case 'medicae':
      return are(guns, 'needle-pistol') && are(row.assault, 'narthecium') ? 0 : wrong;
    case 'forge-lord': {
      const [combi, beamer, ...more] = guns;
      const axe = row.assault.filter((one) => one !== 'servo-arm');
      const arms = row.assault.length - axe.length;
      if (!COMBI.includes(combi) || more.length > 0 || axe.length !== 1) return wrong;
      if (beamer ? beamer !== 'conversion-beamer' || arms !== 0 : arms !== 1) return wrong;
      return axe[0] === 'power-axe' ? 0 : axe[0] === 'chainfist' ? CHAINFIST : wrong;
    }
    default:
      return championWeapons(row, guns, gunned) ?? wrong;
  }
}

/** HH-FORCE-07, HH-FORCE-10: a combi-bolter and an assault weapon, or two assault weapons; fists of the list, whatever they cost others. */
function championWeapons(row: ModelRow, guns: readonly GunId[], gunned: number | null): number | null {
  if (!row.assault.every((one) => CHAMPION.includes(one))) return null;
  if (guns.length === 0) return row.assault.length === 2 ? 0 : null;
  return row.assault.length === 1 ? gunned : null;
}

const DAEMONS: Readonly<Partial<Record<KindId, readonly BladeId[]>>> = {
  bloodletter: ['hellblade'],
  daemonette: ['daemonette-claws'],
  'pink-horror': [],
  plaguebearer: ['plaguesword'],
};

/** HH-FORCE-17. */
function daemonPrice(row: ModelRow): Price {
  const blades = DAEMONS[row.kind];
  if (!blades) return no('HH-FORCE-17', 'Blue Horrors are born, not bought.');
  if (row.armour !== 'daemon' || !are(row.assault, ...blades) || row.ranged.length > 0)
    return no('HH-FORCE-17', 'A daemon has the weapon of its kind.');
  if (row.sergeant || row.grenades.length > 0 || row.reload || (row.herald && row.icon))
    return no('HH-FORCE-17', 'That is no option of a daemon.');
  return 1 + (row.herald ? 4 : 0) + (row.icon ? 3 : 0);
}

/** HH-LIBR-05, HH-EX-23: one power of each price. */
function refusePowers(row: ModelRow): Refusal | null {
  const wanted = row.kind === 'librarian' ? [1, 2, 3] : [];
  const costs = row.powers.map(psiCost).sort();
  if (are(costs.map(String), ...wanted.map(String)) && new Set(costs).size === costs.length) return null;
  return no('HH-LIBR-05', 'A Librarian has one power of each price; nobody else has any.');
}

/** What a model costs, or why it cannot be bought. */
export function priceOfModel(row: ModelRow): Price {
  const powers = refusePowers(row);
  if (powers) return powers;
  const { list } = kindOf(row.kind);
  if (row.gifts.length > 0) return no('HH-DAEM-18', 'No force can buy that.');
  if (list !== 'daemon' && (row.herald || row.icon))
    return no('HH-FORCE-17', 'Only daemons are Heralds or bear Icons.');
  if (list === 'terminator') return terminatorPrice(row);
  if (list === 'powered') return poweredPrice(row);
  return list === 'daemon' ? daemonPrice(row) : characterPrice(row);
}
