import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import {
  ASSAULT,
  BY_HAND,
  FLAMER_RANGE,
  IN_CYCLONE,
  IN_LAUNCHER,
  LAUNCHER_RANGE,
  MISSILE_RANGE,
  OVERWATCH_RANGE,
  RANGED,
  SENTRY_DICE,
  SENTRY_RANGE,
  SENTRY_SCORE,
  THROW_RANGE,
} from './armoury.ts';

/** The rows of the inventory's table by weapon and mode: dice, score, sustained, range, ammunition, notes. */
function printed(rule: string): Map<string, string[]> {
  const text = readFileSync('rules/hulk-revised.md', 'utf8');
  const lines = text.slice(text.indexOf(`**${rule}**`)).split('\n');
  const first = lines.findIndex((line) => line.startsWith('| ---')) + 1;
  const rows = lines.slice(first, lines.indexOf('', first)).map((line) =>
    line
      .split('|')
      .slice(1, -1)
      .map((cell) => cell.trim()),
  );
  return new Map(rows.map(([weapon, mode, , ...rest]) => [`${weapon} ${mode}`, rest]));
}

test('HR-WPN-01 weapons are those of the inventory', () => {
  const rows = printed('HR-WPN-01');
  for (const { label, dice, score, overwatch, sustained, moveAndShoot, jams, load } of Object.values(
    RANGED,
  )) {
    const [many, needed, series, , ammo, notes] = rows.get(`${label} normal`)!;
    expect([Number.parseInt(many, 10), needed, series === 'yes']).toEqual([dice, `${score}+`, sustained]);
    expect(ammo).toBe(load > 0 ? String(load) : 'unl.');
    expect(moveAndShoot).toBe(notes.includes('move and shoot'));
    expect(overwatch).toBe(rows.has(`${label} overwatch`));
    expect(jams).toBe(rows.get(`${label} overwatch`)?.[5].includes('jams on a double') === true);
  }
  const range = (row: string) => Number(rows.get(row)![3]);
  expect(
    [
      'Storm Bolter overwatch',
      'Assault Cannon overwatch',
      'Heavy Flamer normal',
      'Grenade Launcher normal',
    ].map(range),
  ).toEqual([OVERWATCH_RANGE, OVERWATCH_RANGE, FLAMER_RANGE, LAUNCHER_RANGE]);
  expect(['Grenade thrown', 'Cyclone Missile Launcher normal', 'Sentry Gun normal'].map(range)).toEqual([
    THROW_RANGE,
    MISSILE_RANGE,
    SENTRY_RANGE,
  ]);
  expect(rows.get('Sentry Gun normal')!.slice(0, 2)).toEqual([String(SENTRY_DICE), `${SENTRY_SCORE}+`]);
  expect(
    ['Grenade thrown', 'Grenade Launcher normal', 'Cyclone Missile Launcher normal'].map((row) =>
      Number.parseInt(rows.get(row)![4], 10),
    ),
  ).toEqual([BY_HAND, IN_LAUNCHER, IN_CYCLONE]);
});

test('HR-WPN-03 close assault weapons have these effects and no others', () => {
  const effects = Object.fromEntries(
    Object.entries(ASSAULT).map(([id, { label: _, ...effect }]) => [id, effect]),
  );
  expect(effects).toEqual({
    'power-glove': {},
    'grenade-glove': { launcher: true },
    'chain-fist': { door: 1 },
    'power-axe': { cab: 1, door: 2 },
    'power-sword': { parry: true },
    'force-weapon': { parry: true },
    'thunder-hammer': { frontCab: 1, shield: true, bothHands: true },
    'lightning-claws': { frontCab: 2, frontDice: 2, bothHands: true },
  });
});
