import { expect, test } from 'vitest';
import { readSetup } from '../../../games/epic-1989/battle.ts';
import { epic1989 } from '../../../games/epic-1989/index.ts';
import type { MissionCard, Wish } from '../mission-card.ts';
import { agreedFor, type BattleData, GROUPS, ruledFor } from './agreed.ts';
import { keepsList, refuserOf } from './army/force-choice.ts';
import { READY_FORCES } from './army/force-store.ts';
import { missionCards, prepare, told } from './missions.ts';

const cards = missionCards();
const cardNamed = (id: string) => cards.find((card) => card.id === id)!;
const dataOf = (id: string) => (cardNamed(id).setup as { battle: BattleData }).battle;
const USUAL = { infantry: true, 'turn-limit': true };
const wish = (more: Partial<Wish>): Wish => ({
  options: USUAL,
  chapter: null,
  byChance: false,
  forces: {},
  secret: false,
  ...more,
});
const listNamed = (name: string) => READY_FORCES.find((one) => one.name === name)!.list;

test('every option stands in one group', () => {
  expect(GROUPS.flatMap(({ options }) => options).sort()).toEqual(
    epic1989.options.map(({ id }) => id).sort(),
  );
});

test('whatever is ticked, what is left of it can be fought', () => {
  const ids = epic1989.options.map(({ id }) => id);
  for (const card of cards)
    for (let i = 0; i < 40; i++) {
      const options = Object.fromEntries(ids.map((id, at) => [id, ((i * 7919 + 31) >> (at % 12)) % 2 === 1]));
      expect(() => readSetup(prepare(card, wish({ options }))), `${card.id} ${i}`).not.toThrow();
    }
});

test('E1-SCEN-31, E1-SCEN-35, E1-SCEN-01 what a scenario brings is on and says why', () => {
  const hunt = ruledFor(dataOf('tankhunt'), USUAL);
  expect(hunt.hidden).toMatchObject({ on: true, rule: 'E1-SCEN-31' });
  expect(hunt['own-force']).toMatchObject({ on: false, rule: 'E1-SCEN-31' });
  expect(hunt.support).toMatchObject({ on: false, rule: 'E1-SUPP-04' });
  expect(ruledFor(dataOf('titan-clash'), USUAL).titans).toMatchObject({ on: true, rule: 'E1-SCEN-35' });
  expect(ruledFor(dataOf('cityfight'), {}).infantry).toMatchObject({ on: true, rule: 'E1-SCEN-01' });
});

test('E1-SUPP-02, E1-SUPP-16, E1-MISL-14, E1-FORCE-05 options that need others', () => {
  const convoy = dataOf('convoy');
  expect(ruledFor(convoy, USUAL).support).toMatchObject({ on: false, rule: 'E1-SUPP-02' });
  expect(ruledFor(convoy, USUAL)['non-standard']).toMatchObject({ on: false, rule: 'E1-FORCE-05' });
  const bought = { ...USUAL, 'own-force': true };
  expect(ruledFor(convoy, bought).support).toBeUndefined();
  expect(ruledFor(convoy, bought)['mine-load']).toMatchObject({ on: false, rule: 'E1-MISL-14' });
  expect(ruledFor(convoy, { ...bought, support: true })['maintain-barrage']).toBeUndefined();
  expect(ruledFor(convoy, { ...bought, infantry: false }).heroic).toMatchObject({ on: false });
  expect(agreedFor(convoy, { ...USUAL, support: true })).toMatchObject({ support: false });
});

test('forces are chosen on the page, bought in secret, or the battle keeps its own', () => {
  const options = { ...USUAL, 'own-force': true };
  const rebel = listNamed('Toll gate');
  const setup = prepare(cardNamed('convoy'), wish({ options, forces: { imperial: 'own', rebel } }));
  const { forces } = readSetup(setup).battle;
  expect(forces.imperial).toHaveLength(4);
  expect(forces.rebel!.map(({ units }) => units.length)).toEqual([2, 2, 2, 4]);
  expect(readSetup(prepare(cardNamed('convoy'), wish({ options }))).battle.forces).toEqual({
    imperial: null,
    rebel: null,
  });
  // of four Rhinos one carries the jewels: that list stays
  expect(keepsList(dataOf('crown-jewels'), 'imperial')).toBe(true);
  expect(
    readSetup(prepare(cardNamed('crown-jewels'), wish({ options }))).battle.forces.imperial,
  ).toHaveLength(3);
});

test('E1-SUPP-19, E1-OTT-02 a list that cannot be agreed on beforehand says why', () => {
  const options = { ...USUAL, 'own-force': true, support: true, 'non-standard': true };
  const crossroads = dataOf('crossroads');
  const agreed = agreedFor(crossroads, options);
  const why = (name: string) => refuserOf(crossroads, agreed, 'rebel', {})(listNamed(name))?.rule;
  expect(why('Minefields')).toBe('E1-SUPP-19');
  expect(why('Night watch')).toBe('E1-OTT-02');
  expect(why('Barricades')).toBeUndefined();
  expect(() =>
    told(cardNamed('crossroads'), wish({ options, forces: { rebel: listNamed('Minefields') } })),
  ).toThrow('Minefields: Its support counters are secret');
});

test('what is told of a battle follows what is agreed', () => {
  const trap = cardNamed('the-trap');
  const text = ({ goals, forces }: MissionCard) => [goals[0].text, ...forces.map((one) => one.text)];
  expect(text(told(trap, wish({})))).toEqual([
    'Destroyed vehicles are counted; the battle ends after turn 8.',
    '3 Land Raider Detachments, 2 Whirlwind Detachments and 2 Tactical Detachments (30 units)',
    '3 Land Raider Detachments and 2 Devastator Detachments (14 units)',
  ]);
  expect(text(told(trap, wish({ options: { 'turn-limit': true }, turns: 5 })))[0]).toContain('after turn 5');
  expect(told(trap, wish({ options: { infantry: false } })).forces[1].text).toBe(
    '3 Land Raider Detachments (6 units)',
  );
  expect(told(cardNamed('flanks'), wish({})).goals[0].text).toContain('must leave by the enemy');
});
