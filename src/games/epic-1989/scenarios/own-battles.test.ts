import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readSetup } from '../battle.ts';

const FOLDER = 'battles/epic-1989';
const read = (file: string) => parse(readFileSync(`${FOLDER}/${file}`, 'utf8'));

test('every battle that ships can be fought, with what it needs and whatever else is agreed', () => {
  for (const file of readdirSync(FOLDER))
    for (const options of [{}, { infantry: true, elite: true, 'turn-limit': 2, titans: false }])
      expect([file, readSetup({ battle: read(file), options }).battle.title]).toEqual([
        file,
        read(file).battle,
      ]);
});

test('what a battle needs is on; its length is as agreed', () => {
  const battle = read('titan-hunt.yaml');
  const with_ = (options: object) => readSetup({ battle, options }).options;
  expect(with_({})).toMatchObject({ titans: true, heroic: true, turnLimit: 8, regroup: false });
  expect(with_({ titans: false, 'turn-limit': 3 })).toMatchObject({ titans: true, turnLimit: 3 });
  expect(with_({ 'turn-limit': null }).turnLimit).toBeNull();
});

test('E1-TITAN-37, E1-TITAN-38 who is hunted or carries a cargo is in a list, and drives', () => {
  const battle = read('flanks.yaml');
  const tried = (more: object) => () => readSetup({ battle: { ...battle, ...more } });
  expect(tried({ cargo: { imperial: 9 } })).toThrow(/battle\.cargo\.imperial: There is no detachment 9/);
  expect(tried({ cargo: { imperial: 2 } })).toThrow(/E1-TITAN-38/);
  expect(tried({ hunted: { rebel: 4 } })).toThrow(/battle\.hunted\.rebel/);
  expect(tried({ hunted: { rebel: 1 }, cargo: {} })).not.toThrow();
  expect(() => readSetup({ battle: { battle: 'x', scenario: 'convoy', hunted: { rebel: 1 } } })).toThrow(
    /E1-SETUP-01/,
  );
});

test('E1-TITAN-01, E1-TMOD-05 Titans in a list need the option and a weapon for each mount', () => {
  const { battle } = { battle: read('giants-in-the-streets.yaml') };
  const list = (titan: object, options: object) => () =>
    readSetup({ battle: { ...battle, forces: { imperial: [titan], rebel: ['land-raiders'] }, options } });
  const hound = { titan: 'warhound', weapons: ['las-cannon', 'las-cannon'] };
  expect(list(hound, { titans: true })).not.toThrow();
  expect(list(hound, {})).toThrow(/need the option titans/);
  expect(list({ ...hound, weapons: ['las-cannon'] }, { titans: true })).toThrow(/2 weapons/);
  expect(
    list({ titan: 'reaver', weapons: ['las-cannon', 'las-cannon', 'power-fist'] }, { titans: true }),
  ).toThrow(/power fist goes on an arm/);
});

test('a battle has at most a hundred buildings', () => {
  const battle = (many: number) => ({
    battle: 'Town',
    forces: { imperial: ['rhinos'], rebel: ['rhinos'] },
    buildings: Array.from({ length: many }, () => ({ is: 'low-cross', at: [60, 45, 0] })),
  });
  expect(() => readSetup({ battle: battle(101) })).toThrow('at most 100 buildings');
  expect(() => readSetup({ battle: battle(100) })).toThrow('overlap');
});
