/** What the weapons on a sheet do, a line for each way to use them (HR-WPN-01 to HR-WPN-03). Only those somebody has. */

import { total } from '../../../../games/hulk-revised/force/words.ts';
import type { MarineRow } from '../../../../games/hulk-revised/setting-up/mission.ts';
import {
  ASSAULT,
  type AssaultId,
  type AssaultWeapon,
  FLAMER_RANGE,
  GRENADES,
  type Grenade,
  LAUNCHER_RANGE,
  MISSILE_RANGE,
  OVERWATCH_RANGE,
  RANGED,
  type RangedId,
  SENTRY_DICE,
  SENTRY_RANGE,
  SENTRY_SCORE,
  THROW_RANGE,
} from '../../../../games/hulk-revised/shooting/armoury.ts';
import { ASSAULT_SYMBOLS, RANGED_SYMBOLS } from '../symbols.ts';

export interface Profile {
  /** Empty for another way to use the weapon above. */
  readonly symbol: string;
  readonly name: string;
  readonly ap: string;
  readonly range: string;
  readonly dice: string;
  readonly score: string;
  readonly notes: string;
  readonly rule: string;
}

const SIGHT = 'Sight';
const NONE = '–';

const RULES: Readonly<Record<RangedId | AssaultId, string>> = {
  'storm-bolter': 'HR-BOLT-01',
  'assault-cannon': 'HR-CANN-01',
  'heavy-flamer': 'HR-FLAM-01',
  'power-glove': 'HR-WPN-03',
  'grenade-glove': 'HR-GREN-01',
  'chain-fist': 'HR-CHAIN-01',
  'power-axe': 'HR-AXE-01',
  'power-sword': 'HR-SWORD-01',
  'force-weapon': 'HR-SWORD-01',
  'thunder-hammer': 'HR-HAMM-01',
  'lightning-claws': 'HR-CLAW-01',
};

export function profilesOf(marines: readonly MarineRow[], sentries: number): Profile[] {
  const has = (test: (row: MarineRow) => boolean): boolean => marines.some(test);
  const throwers = marines.filter(({ assault }) => !ASSAULT[assault].launcher);
  const launchers = marines.filter(({ assault }) => ASSAULT[assault].launcher);
  const carried = (rows: readonly MarineRow[]) => rows.some(({ grenades }) => total(grenades) > 0);
  return [
    ...(Object.keys(RANGED) as RangedId[])
      .filter((id) => has(({ ranged }) => ranged === id))
      .flatMap(rangedProfiles),
    ...(has(({ cyclone }) => cyclone !== null)
      ? [sent('w-cyclone', 'Cyclone missile', 2, MISSILE_RANGE, 'He stands still', 'HR-MISL-01')]
      : []),
    ...(carried(launchers)
      ? [sent('i-grenade', 'Grenade, launched', 1, LAUNCHER_RANGE, 'Five at most', 'HR-GREN-01')]
      : []),
    ...(carried(throwers)
      ? [sent('i-grenade', 'Grenade, thrown', 2, THROW_RANGE, 'Three at most', 'HR-GREN-02')]
      : []),
    ...GRENADES.filter((kind) =>
      has(({ grenades, cyclone }) => grenades[kind] + (cyclone?.[kind] ?? 0) > 0),
    ).map(blastProfile),
    ...(sentries > 0 ? [SENTRY] : []),
    ...(Object.keys(ASSAULT) as AssaultId[])
      .filter((id) => has(({ assault }) => assault === id))
      .map(assaultProfile),
  ];
}

function rangedProfiles(id: RangedId): Profile[] {
  const { label, dice, score, overwatch, sustained, moveAndShoot, jams, load } = RANGED[id];
  const symbol = RANGED_SYMBOLS[id];
  const rule = RULES[id];
  if (id === 'heavy-flamer')
    return [
      {
        symbol,
        name: label,
        ap: '2',
        range: String(FLAMER_RANGE),
        dice: `${dice} each`,
        score: `${score}+`,
        notes: `Template; friends burn too. ${load} shots. No overwatch`,
        rule,
      },
    ];
  const normal = [
    moveAndShoot && 'Moves and shoots',
    sustained && 'sustained fire +1',
    load > 0 && `${load} shots`,
  ];
  const lines: Profile[] = [
    {
      symbol,
      name: label,
      ap: '1',
      range: SIGHT,
      dice: String(dice),
      score: `${score}+`,
      notes: normal.filter(Boolean).join(', '),
      rule,
    },
  ];
  if (id === 'assault-cannon')
    lines.push({
      symbol: '',
      name: `${label}, full auto`,
      ap: '2',
      range: SIGHT,
      dice: `${dice} each`,
      score: '4+',
      notes: 'Target after target until one lives; he stands still. After a reload a triple explodes',
      rule: 'HR-CANN-03',
    });
  if (overwatch)
    lines.push({
      symbol: '',
      name: `${label}, overwatch`,
      ap: '0',
      range: String(OVERWATCH_RANGE),
      dice: String(dice),
      score: `${score}+`,
      notes: jams ? 'Jams on a double' : 'Never jams',
      rule: 'HR-OVW-01',
    });
  return lines;
}

function sent(symbol: string, name: string, ap: number, range: number, notes: string, rule: string): Profile {
  return {
    symbol,
    name,
    ap: String(ap),
    range: String(range),
    dice: 'by kind',
    score: 'by kind',
    notes,
    rule,
  };
}

const BLASTS: Readonly<Record<Grenade, Pick<Profile, 'dice' | 'score' | 'notes' | 'rule'>>> = {
  crak: { dice: '2', score: '2+', notes: 'One unit or shut door', rule: 'HR-GREN-04' },
  frag: { dice: '1 each', score: '5+', notes: 'Radius 1, friends too', rule: 'HR-GREN-05' },
  gas: { dice: '1 each', score: '4+', notes: 'Radius 2, Stealers only, two turns', rule: 'HR-GREN-06' },
  plasma: { dice: NONE, score: 'all', notes: 'Radius 1, everything, for good', rule: 'HR-GREN-08' },
};

function blastProfile(kind: Grenade): Profile {
  return {
    symbol: '',
    name: `${kind[0].toUpperCase()}${kind.slice(1)}`,
    ap: NONE,
    range: NONE,
    ...BLASTS[kind],
  };
}

const SENTRY: Profile = {
  symbol: 'm-sentry',
  name: 'Sentry Gun',
  ap: '1',
  range: String(SENTRY_RANGE),
  dice: String(SENTRY_DICE),
  score: `${SENTRY_SCORE}+`,
  notes: 'Deployed only; sustained fire +1, overwatch, never jams',
  rule: 'HR-SENT-10',
};

function assaultProfile(id: AssaultId): Profile {
  const weapon = ASSAULT[id];
  return {
    symbol: ASSAULT_SYMBOLS[id],
    name: weapon.label,
    ap: '1',
    range: 'Ahead',
    dice: weapon.frontDice ? `${weapon.frontDice} ahead` : '1',
    score: bonus(weapon),
    notes: assaultNotes(weapon),
    rule: RULES[id],
  };
}

function bonus({ cab, frontCab }: AssaultWeapon): string {
  if (cab) return `+${cab}`;
  return frontCab ? `+${frontCab} ahead` : '+0';
}

function assaultNotes({ parry, shield, door, bothHands, launcher }: AssaultWeapon): string {
  const notes = [
    parry && 'Parries ahead: one enemy die again',
    shield && 'An enemy ahead rolls a die less',
    door && `Cuts a shut door, ${door} AP`,
    launcher && 'Launches grenades',
    bothHands && 'fills both hands',
  ].filter((note) => typeof note === 'string');
  return notes.join('; ') || 'No bonus';
}
