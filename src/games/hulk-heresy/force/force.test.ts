import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BLADE_IDS } from '../data/assault.ts';
import { GUN_IDS } from '../data/ranged.ts';
import { ARSENAL } from './arsenal.ts';
import { refuseForce } from './check.ts';
import { readForceFile } from './file.ts';
import { isForce, letterOf, rowOf } from './list.ts';
import { parseForce, printForce } from './notation.ts';
import { PRESETS, sampleForces } from './presets.ts';
import { isOneInFive, priceOfModel } from './prices.ts';
import { refuseSize, SIZES } from './sizes.ts';

const RULES = readFileSync('rules/hulk-heresy.md', 'utf8');

function table(rule: string): string[][] {
  const text = RULES.split(`**${rule}**`)[1].split('\n**')[0];
  const rows = text.split('\n').filter((line) => line.startsWith('|'));
  return rows.slice(2).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
}

const priceOf = (text: string): unknown => {
  const price = priceOfModel(parseForce(text)[0]);
  return typeof price === 'number' ? price : price.rule;
};
const costs = (rule: string): number[] => table(rule).map((cells) => Number(cells.at(-1)?.replace('+', '')));

/** Each row of a table as a model that shows it, in the table's order. */
const ROWS: Readonly<Record<string, readonly string[]>> = {
  'HH-FORCE-03': [
    'terminator indomitus combi-bolter power-fist',
    'terminator tartaros combi-plasma power-axe',
    'terminator gorgon volkite-charger power-maul',
    'terminator cataphractii heavy-flamer power-sword',
    'terminator indomitus lightning-claws',
    'terminator indomitus thunder-hammer storm-shield',
  ],
  'HH-FORCE-07': [
    'centurion indomitus combi-bolter power-fist',
    'praetor indomitus combi-bolter power-sword',
    'champion indomitus combi-bolter thunder-hammer',
    'chaplain indomitus combi-bolter power-maul',
    'medicae indomitus needle-pistol narthecium',
    'forge-lord indomitus combi-melta conversion-beamer power-axe',
    'librarian indomitus combi-bolter force-staff endurance flame-breath hallucination',
  ],
  'HH-FORCE-12': [
    'tactical powered boltgun chainsword',
    'assault powered bolt-pistol chainsword',
    'breacher powered boltgun chainsword boarding-shield',
    'support powered flamer chainsword',
    'heavy-support powered heavy-bolter chainsword',
  ],
};

describe.each(Object.entries(ROWS))('%s', (rule, models) => {
  test('HH-FORCE-03, HH-FORCE-07, HH-FORCE-12: costs what the table says', () =>
    expect(models.map(priceOf)).toEqual(costs(rule)));
});

/** An option: a model without it and with it, in the order of the table. */
const OPTIONS: Readonly<Record<string, readonly (readonly [string, string])[]>> = {
  'HH-FORCE-04': [
    ['terminator indomitus combi-bolter power-fist', 'terminator indomitus combi-bolter chainfist'],
    ['terminator indomitus combi-bolter power-fist', 'terminator indomitus combi-grav power-fist'],
    ['terminator indomitus combi-bolter power-fist', 'terminator indomitus sergeant combi-bolter power-fist'],
    [
      'terminator indomitus sergeant combi-bolter power-fist',
      'terminator indomitus sergeant plasma-blaster power-fist',
    ],
    [
      'terminator indomitus sergeant combi-bolter power-fist',
      'terminator indomitus sergeant combi-bolter grenade-harness power-fist',
    ],
    [
      'terminator indomitus heavy-flamer power-fist',
      'terminator indomitus heavy-flamer power-fist reload:heavy-flamer',
    ],
  ],
  'HH-FORCE-13': [
    ['tactical powered boltgun chainsword', 'tactical powered sergeant boltgun chainsword'],
    ['tactical powered sergeant boltgun chainsword', 'tactical powered sergeant boltgun thunder-hammer'],
    ['tactical powered sergeant boltgun chainsword', 'tactical powered sergeant combi-flamer chainsword'],
    ['tactical powered boltgun chainsword', 'tactical powered boltgun chainsword krak-grenade blind-grenade'],
    ['assault powered bolt-pistol chainsword', 'assault powered bolt-pistol chainsword combat-shield'],
    ['assault powered bolt-pistol chainsword', 'assault powered hand-flamer chainsword'],
    [
      'breacher powered boltgun chainsword boarding-shield',
      'breacher powered lascutter chainsword cutter-blade boarding-shield',
    ],
    ['support powered flamer chainsword', 'support powered rotor-cannon chainsword'],
    ['heavy-support powered heavy-bolter chainsword', 'heavy-support powered missile-launcher chainsword'],
    ['heavy-support powered heavy-bolter chainsword', 'heavy-support powered volkite-culverin chainsword'],
    ['support powered meltagun chainsword', 'support powered meltagun chainsword reload:meltagun'],
  ],
};

describe.each(Object.entries(OPTIONS))('%s', (rule, options) => {
  test('HH-FORCE-04, HH-FORCE-13: adds what the table says', () => {
    const more = options.map(([without, with_]) => Number(priceOf(with_)) - Number(priceOf(without)));
    expect(more).toEqual(costs(rule));
  });
});

test('HH-FORCE-08, HH-PA-12, HH-FORCE-09: options of characters', () => {
  expect(priceOf('centurion powered combi-bolter power-fist')).toBe(5);
  expect(priceOf('centurion indomitus combi-melta chainfist')).toBe(9);
  expect(priceOf('praetor indomitus combi-bolter grenade-harness power-axe')).toBe(13);
  expect(priceOf('centurion powered sergeant combi-bolter power-fist')).toBe('HH-FORCE-08');
  expect(priceOf('centurion powered combi-bolter power-fist frag-grenade')).toBe('HH-FORCE-08');
});

test('HH-FORCE-21: all weapons may be traded for claws, or for hammer and shield', () => {
  expect(priceOf('medicae indomitus lightning-claws')).toBe(8);
  expect(priceOf('librarian indomitus thunder-hammer storm-shield endurance enfeeble warp-speed')).toBe(10);
  expect(priceOf('medicae indomitus needle-pistol lightning-claws')).toBe('HH-FORCE-07');
  expect(priceOf('chaplain indomitus grenade-harness lightning-claws')).toBe(12);
});

test('HH-FORCE-10: a Champion has a combi-bolter and a weapon, or two weapons', () => {
  expect(priceOf('champion indomitus power-sword chainfist')).toBe(10);
  expect(priceOf('champion indomitus power-sword')).toBe('HH-FORCE-07');
  expect(priceOf('champion indomitus combi-bolter power-sword power-axe')).toBe('HH-FORCE-07');
  expect(priceOf('champion indomitus lightning-claws')).toBe(10);
});

test('HH-EX-23, HH-LIBR-05: one power of each price, from any disciplines', () => {
  const librarian = (powers: string) => priceOf(`librarian indomitus combi-bolter force-axe ${powers}`);
  expect(librarian('endurance flame-breath hallucination')).toBe(10);
  expect(librarian('prescience scriers-gaze precognition')).toBe(10);
  expect(librarian('endurance prescience hallucination')).toBe('HH-LIBR-05');
  expect(librarian('endurance flame-breath')).toBe('HH-LIBR-05');
  expect(priceOf('chaplain indomitus combi-bolter power-maul endurance enfeeble warp-speed')).toBe(
    'HH-LIBR-05',
  );
});

test('HH-FORCE-16: a reload is for one weapon with limited ammunition, and not for the assault cannon', () => {
  expect(priceOf('terminator indomitus assault-cannon power-fist reload:assault-cannon')).toBe('HH-FORCE-16');
  expect(priceOf('terminator indomitus combi-bolter power-fist reload:combi-bolter')).toBe('HH-FORCE-16');
  expect(priceOf('terminator indomitus combi-bolter power-fist reload:flamer')).toBe('HH-FORCE-16');
  expect(priceOf('terminator indomitus combi-melta power-fist reload:combi-melta')).toBe(6);
});

test.each([
  ['terminator powered combi-bolter power-fist', 'HH-FORCE-02'],
  ['terminator indomitus boltgun power-fist', 'HH-FORCE-03'],
  ['terminator indomitus plasma-blaster power-fist', 'HH-FORCE-03'],
  ['terminator indomitus combi-bolter lightning-claws', 'HH-FORCE-03'],
  ['terminator indomitus combi-bolter grenade-harness power-fist', 'HH-FORCE-04'],
  ['tactical indomitus boltgun chainsword', 'HH-FORCE-12'],
  ['tactical powered meltagun chainsword', 'HH-FORCE-13'],
  ['tactical powered boltgun power-fist', 'HH-FORCE-13'],
  ['tactical powered boltgun chainsword combat-shield', 'HH-FORCE-13'],
  ['tactical powered boltgun chainsword krak-grenade', 'HH-FORCE-13'],
  ['breacher powered boltgun chainsword', 'HH-PA-09'],
  ['tactical powered boltgun chainsword boarding-shield', 'HH-PA-09'],
  ['blue-horror daemon', 'HH-FORCE-17'],
  ['bloodletter daemon plaguesword', 'HH-FORCE-17'],
  ['terminator indomitus herald combi-bolter power-fist', 'HH-FORCE-17'],
  ['terminator indomitus combi-bolter combi-melta power-fist', 'HH-FORCE-03'],
  ['terminator indomitus combi-bolter power-fist power-axe', 'HH-FORCE-03'],
  ['terminator indomitus combi-bolter', 'HH-FORCE-03'],
  ['terminator indomitus power-fist', 'HH-FORCE-03'],
  ['terminator indomitus thunder-hammer', 'HH-FORCE-03'],
  ['terminator indomitus combi-bolter power-fist krak-grenade frag-grenade', 'HH-FORCE-04'],
  ['terminator indomitus sergeant combi-bolter grenade-harness grenade-harness power-fist', 'HH-FORCE-04'],
  ['tactical powered boltgun bolt-pistol chainsword', 'HH-FORCE-13'],
  ['tactical powered chainsword', 'HH-FORCE-13'],
  ['tactical powered boltgun', 'HH-FORCE-13'],
  ['tactical powered combi-melta chainsword', 'HH-FORCE-13'],
  ['tactical powered boltgun chainsword krak-grenade krak-grenade reload:boltgun', 'HH-FORCE-16'],
  ['assault powered bolt-pistol chainsword combat-shield combat-shield', 'HH-FORCE-13'],
  ['breacher powered boltgun chainsword boarding-shield boarding-shield', 'HH-PA-09'],
  ['breacher powered lascutter chainsword boarding-shield', 'HH-FORCE-13'],
  ['breacher powered boltgun chainsword cutter-blade boarding-shield', 'HH-FORCE-13'],
  ['champion indomitus power-fist force-axe', 'HH-FORCE-07'],
  ['champion indomitus combi-bolter force-axe', 'HH-FORCE-07'],
  ['champion indomitus boltgun power-fist', 'HH-FORCE-07'],
  ['champion indomitus power-fist power-axe power-sword', 'HH-FORCE-07'],
  ['centurion indomitus combi-bolter', 'HH-FORCE-07'],
  ['centurion indomitus combi-bolter power-fist power-axe', 'HH-FORCE-07'],
  ['centurion indomitus combi-bolter thunder-hammer', 'HH-FORCE-07'],
  ['centurion indomitus combi-bolter combi-melta power-fist', 'HH-FORCE-07'],
  ['centurion daemon combi-bolter power-fist', 'HH-FORCE-08'],
  ['centurion indomitus combi-melta power-fist reload:combi-melta', 'HH-FORCE-08'],
  ['centurion indomitus combi-bolter grenade-harness grenade-harness power-fist', 'HH-FORCE-08'],
  ['chaplain indomitus combi-bolter power-fist', 'HH-FORCE-07'],
  ['medicae indomitus combi-bolter narthecium', 'HH-FORCE-07'],
  ['medicae indomitus needle-pistol power-fist', 'HH-FORCE-07'],
  ['librarian indomitus combi-bolter power-fist endurance enfeeble warp-speed', 'HH-FORCE-07'],
  ['librarian indomitus combi-bolter force-axe force-staff endurance enfeeble warp-speed', 'HH-FORCE-07'],
  ['bloodletter daemon boltgun hellblade', 'HH-FORCE-17'],
  ['bloodletter powered hellblade', 'HH-FORCE-17'],
  ['bloodletter daemon herald icon hellblade', 'HH-FORCE-17'],
  ['bloodletter daemon sergeant hellblade', 'HH-FORCE-17'],
  ['bloodletter daemon hellblade krak-grenade blind-grenade', 'HH-FORCE-17'],
  ['bloodletter daemon hellblade mighty-blow', 'HH-DAEM-18'],
  ['forge-lord indomitus combi-melta power-axe', 'HH-FORCE-07'],
  ['forge-lord indomitus combi-melta conversion-beamer power-axe servo-arm', 'HH-FORCE-07'],
])('HH-FORCE-02, HH-FORCE-17: %s is refused by %s', (text, rule) => expect(priceOf(text)).toBe(rule));

const T = 'terminator indomitus combi-bolter power-fist';
const P = 'tactical powered boltgun chainsword';
const B = 'bloodletter daemon hellblade';

test.each([
  [`4x ${T}; terminator indomitus sergeant combi-bolter power-fist`, null],
  [`3x ${T}; terminator indomitus sergeant combi-bolter power-fist`, 'HH-FORCE-05'],
  [`3x ${T}; 2x terminator indomitus cyclone power-fist`, 'HH-FORCE-05'],
  [`9x ${P}; tactical powered sergeant boltgun chainsword`, null],
  [`8x ${P}; tactical powered sergeant boltgun chainsword`, 'HH-FORCE-14'],
  [`4x ${P}; heavy-support powered heavy-bolter chainsword`, null],
  [`3x ${P}; heavy-support powered heavy-bolter chainsword`, 'HH-FORCE-14'],
  [`4x assault powered bolt-pistol chainsword; assault powered hand-flamer chainsword`, null],
  [`4x ${P}; assault powered hand-flamer chainsword`, 'HH-FORCE-14'],
  [`4x ${P}; breacher powered meltagun chainsword boarding-shield`, 'HH-FORCE-14'],
  [`5x ${T}; centurion indomitus combi-bolter power-fist`, null],
  [`4x ${T}; centurion indomitus combi-bolter power-fist`, 'HH-FORCE-11'],
  [
    `10x ${T}; centurion indomitus combi-bolter power-fist; praetor indomitus combi-bolter power-fist`,
    'HH-COMM-01',
  ],
  [
    `15x ${T}; centurion indomitus combi-bolter power-fist; 2x chaplain indomitus combi-bolter power-maul`,
    null,
  ],
  [
    `15x ${T}; praetor indomitus combi-bolter power-fist; 2x chaplain indomitus combi-bolter power-maul`,
    'HH-FORCE-11',
  ],
  [`10x ${T}; 2x chaplain indomitus combi-bolter power-maul`, 'HH-FORCE-11'],
  [`10x ${P}; chaplain powered combi-bolter power-maul`, null],
  [`5x ${T}; 5x ${P}; tactical powered sergeant boltgun chainsword`, 'HH-FORCE-14'],
  [`7x ${B}; bloodletter daemon herald hellblade`, null],
  [`6x ${B}; bloodletter daemon herald hellblade`, 'HH-FORCE-17'],
  [`7x ${B}; 2x bloodletter daemon icon hellblade`, 'HH-FORCE-17'],
  [`7x ${B}; ${T}`, 'HH-FORCE-17'],
])(
  'HH-FORCE-05, HH-FORCE-06, HH-FORCE-11, HH-FORCE-14, HH-FORCE-15, HH-FORCE-22, HH-COMM-01: %s',
  (text, rule) => {
    expect(refuseForce(parseForce(text), 999)?.rule ?? null).toBe(rule);
  },
);

describe('HH-GAP-29', () => {
  test.each(Object.entries(PRESETS))('%s: 33 points, not one less', (_name, force) => {
    expect(refuseForce(force, 33)).toBe(null);
    expect(refuseForce(force, 32)?.rule).toBe('HH-FORCE-01');
    expect(parseForce(printForce(force))).toEqual(force);
  });

  test('the samples for random play carry every gun and every blade', () => {
    for (const force of ARSENAL) expect(refuseForce(force, 41)).toBe(null);
    const rows = sampleForces(41).flat();
    const guns = GUN_IDS.filter((gun) => !rows.some(({ ranged }) => ranged.includes(gun)));
    const blades = BLADE_IDS.filter((one) => !rows.some(({ assault }) => assault.includes(one)));
    expect([guns, blades]).toEqual([[], ['none']]);
  });

  test.each([3, 6, 16, 23, 29, 33, 38])('there are samples for %i points', (points) => {
    const forces = sampleForces(points);
    expect(forces.length).toBeGreaterThan(1);
    for (const force of forces) expect(refuseForce(force, points)).toBe(null);
  });
});

test('HH-GAP-26: letters go on after Z', () => {
  expect([0, 25, 26, 27, 51, 52].map(letterOf)).toEqual(['A', 'Z', 'AA', 'AB', 'AZ', 'BA']);
  for (const row of [0, 25, 26, 51, 52, 300]) expect(rowOf(letterOf(row))).toBe(row);
  expect(rowOf('7')).toBe(-1);
});

test('HH-FORCE-19: a legion is no part of a force', () => {
  expect(() => parseForce('terminator indomitus combi-bolter power-fist ultramarines')).toThrow(
    'ultramarines',
  );
});

test('HH-FORCE-20: a row that leaves something unsaid is no force', () => {
  const [row] = parseForce('terminator indomitus combi-bolter power-fist');
  expect(isForce([row])).toBe(true);
  for (const key of Object.keys(row))
    expect([key, isForce([{ ...row, [key]: undefined }])]).toEqual([key, false]);
});

test('HH-MISS-09: the sizes of forces are those of the table', () => {
  const rows = SIZES.map(({ mission, title, points, librarian, broodlord }) => [
    `${mission} ${title}`,
    String(points),
    [librarian && 'Librarian', broodlord && 'Broodlord'].filter(Boolean).join(' and ') || '—',
  ]);
  expect(rows).toEqual(table('HH-MISS-09'));
});

test('HH-MISS-09, HH-GSB-02: who must be among them: a Librarian, or a Herald of Tzeentch', () => {
  const ruleOf = (text: string, mission: string): string | null =>
    refuseSize(parseForce(text), SIZES.find((size) => size.mission === mission)!)?.rule ?? null;
  const marine = 'terminator indomitus combi-bolter power-fist';
  const librarian = 'librarian indomitus combi-bolter force-staff endurance flame-breath hallucination';
  expect(ruleOf(marine, 'VI')).toBe('HH-MISS-09');
  expect(ruleOf(marine, 'I')).toBeNull();
  expect(ruleOf(`${marine}; ${librarian}`, 'VI')).toBeNull();
  expect(ruleOf('2x pink-horror daemon', 'VI')).toBe('HH-MISS-09');
  expect(ruleOf('bloodletter daemon hellblade herald; pink-horror daemon', 'VI')).toBe('HH-MISS-09');
  expect(ruleOf('pink-horror daemon; pink-horror daemon herald', 'VI')).toBeNull();
});

test('HH-FORCE-01: a force in a file: a name, points within bounds, a line for each kind of model', () => {
  const line = 'terminator indomitus combi-bolter power-fist';
  const read = (data: object) => readForceFile({ models: [line], ...data });
  const why = (data: object): string => {
    try {
      read(data);
      return 'read';
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(read({ name: 'Breach', points: 16, models: [`2x ${line}`, line] })).toEqual({
    name: 'Breach',
    points: 16,
    force: parseForce(`3x ${line}`),
  });
  expect(read({ points: 1 }).points).toBe(1);
  expect(read({ points: 999 }).points).toBe(999);
  expect([why({ points: 0 }), why({ points: 1000 }), why({ models: [] }), why({ name: '' })]).not.toContain(
    'read',
  );
  expect(why({ models: [line, `${line}; ${line}`] })).toBe('models.1: one line is for models of one kind.');
  expect(why({ models: [line, 'nobody'] })).toMatch(/^models\.1: ./);
});

test('HH-FORCE-09: what a Forge Lord holds', () => {
  const lord = (arms: string): unknown => priceOf(`forge-lord indomitus ${arms}`);
  const plain = lord('combi-melta conversion-beamer power-axe');
  expect(plain).toBe(lord('combi-melta power-axe servo-arm'));
  expect(Number(lord('combi-melta conversion-beamer chainfist')) - Number(plain)).toBe(1);
  for (const arms of [
    'combi-melta conversion-beamer power-fist',
    'combi-melta conversion-beamer power-axe servo-arm',
    'combi-melta power-axe',
    'combi-melta power-axe servo-arm servo-arm',
    'combi-melta servo-arm',
    'heavy-flamer power-axe servo-arm',
    'combi-melta heavy-flamer power-axe servo-arm',
  ])
    expect([arms, typeof lord(arms)]).toEqual([arms, 'string']);
});

test('HH-FORCE-13: one in five may have it: no one’s own weapon, no combi-weapon', () => {
  const is = (text: string) => isOneInFive(parseForce(text)[0]);
  expect(is('assault powered bolt-pistol chainsword')).toBe(false);
  expect(is('assault powered plasma-pistol chainsword')).toBe(true);
  expect(is('breacher powered boltgun chainsword boarding-shield')).toBe(false);
  expect(is('breacher powered meltagun chainsword boarding-shield')).toBe(true);
  expect(is('tactical powered boltgun chainsword')).toBe(false);
  expect(is('support powered flamer chainsword')).toBe(false);
  expect(is('assault powered sergeant combi-flamer chainsword')).toBe(false);
  expect(is('breacher powered sergeant combi-melta chainsword boarding-shield')).toBe(false);
});

test('HH-FORCE-13: one close assault weapon each, and a cutter’s blade beside it', () => {
  const rule = (text: string) => priceOf(text);
  expect(rule('tactical powered boltgun chainsword chainsword')).toBe('HH-FORCE-13');
  expect(rule('tactical powered sergeant boltgun chainsword power-sword')).toBe('HH-FORCE-13');
  expect(rule('tactical powered boltgun power-sword')).toBe('HH-FORCE-13');
  expect(rule('tactical powered sergeant boltgun power-sword')).toEqual(expect.any(Number));
});
