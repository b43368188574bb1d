import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { readMission } from '../../../../games/hulk-revised/setting-up/mission.ts';
import { COUNTERS } from '../../../../games/hulk-revised/solo/priority.ts';
import { randomFrom } from '../../../../kernel/random.ts';
import {
  commandPoints,
  drawBlip,
  drawToken,
  freshKit,
  goToTurn,
  held,
  type Kit,
  putBack,
  redraw,
  seconds,
  spend,
  takeOff,
} from './kit.ts';
import { checkAmbush, giveCounter, reveal } from './solo.ts';

const random = randomFrom('companion');
const own = freshKit(null);
const rolls = (...values: number[]) => ({ below: () => (values.shift() ?? 1) - 1 });

function drawAll(kit: Kit, times: number): Kit {
  let next = kit;
  for (let n = 0; n < times; n++) next = drawBlip(next, false, random);
  return next;
}

test('a mission fills in its turns, commanders and blips', () => {
  const sheet = readMission(parse(readFileSync('missions/hulk-revised/cold-trail.yaml', 'utf8')));
  const kit = freshKit(sheet);
  expect(kit.turns).toBe(sheet.turns);
  expect(kit.bag.left).toBe(sheet.blips.total);
  expect(kit.commanders.sergeant).toBe(sheet.marines.filter(({ kind }) => kind === 'sergeant').length);
});

test('the clock is 90 seconds and what each commander and the chapter add (HR-TIME-02)', () => {
  const kit: Kit = { ...own, commanders: { sergeant: 0, captain: 0, librarian: 0 } };
  expect(seconds(kit)).toBe(90);
  expect(seconds({ ...kit, commanders: { sergeant: 2, captain: 1, librarian: 1 } })).toBe(240);
  expect(seconds({ ...kit, chapter: '5' })).toBe(60);
});

test('tokens: a re-draw for each Sergeant, two points for each Captain, never under 1 or over 6', () => {
  const kit: Kit = { ...own, commanders: { sergeant: 1, captain: 1, librarian: 0 } };
  const drawn = drawToken(kit, rolls(3));
  expect(commandPoints(drawn.token!)).toBe(5); // HR-EX-02
  const again = redraw(drawn, rolls(6));
  expect(again.token).toMatchObject({ value: 6, redraws: 0 });
  expect(commandPoints(again.token!)).toBe(6);
  expect(redraw(again, rolls(1))).toBe(again);
  const poor = drawToken(
    { ...kit, chapter: '9', commanders: { sergeant: 0, captain: 0, librarian: 0 } },
    rolls(1),
  );
  expect(commandPoints(poor.token!)).toBe(1);
  expect(spend(poor, 4).token!.spent).toBe(1);
  expect(goToTurn(poor, 2)).toMatchObject({ turn: 2, token: null });
});

test('the bag holds nine, four, nine; it is filled again from what was set aside, never from what is in play', () => {
  let kit = drawAll(own, 22);
  expect([1, 2, 3].map((n) => kit.out.filter(({ value }) => value === n).length)).toEqual([9, 4, 9]);
  expect(drawBlip(kit, false, random)).toBe(kit); // HR-HOUSE-02
  for (const { no } of kit.out.slice(0, 5)) kit = takeOff(kit, no);
  expect(held(kit.bag)).toBe(0);
  kit = drawBlip(kit, false, random);
  expect(held(kit.bag)).toBe(4);
  expect(kit.bag.aside).toEqual([0, 0, 0]);
});

test('the allowance of the mission is counted, and given back with a counter put back', () => {
  const kit = drawAll({ ...own, bag: { ...own.bag, left: 2 } }, 3);
  expect(kit.out).toHaveLength(2);
  const back = putBack(kit, 1);
  expect(back.bag.left).toBe(1);
  expect(held(back.bag)).toBe(21);
});

test('an Ambush blip of 0 goes back into its bag, the others are set aside (HR-AMB-08)', () => {
  const zero = reveal(drawBlip(own, true, rolls(1)), 1, random);
  expect(zero.revealed).toMatchObject({ value: 0, count: 0 });
  expect(zero.ambush.inside).toEqual([2, 2, 2]);
  const two = reveal(drawBlip(own, true, rolls(6)), 1, random);
  expect(two.revealed).toMatchObject({ value: 2, count: 2, kind: 'genestealer' });
  expect(two.ambush.aside).toEqual([0, 0, 1]);
});

const giving = (kit: Kit, ...dice: number[]) => {
  const drawn = drawBlip({ ...kit, solo: true }, false, random);
  return giveCounter(drawn, drawn.made, rolls(...dice));
};
const named = (kit: Kit) => kit.out.map(({ counter }) => COUNTERS[counter]);

test('priority counters: two rolls, moved by the counters already out (HR-SOLO-04, HR-SOLO-05)', () => {
  const first = giving(own, 2, 3, 2, 3);
  expect(named(first)).toEqual(['P1']);
  const second = giving(first, 2, 3, 2, 2); // 5 - 1 = 4: secondary; 4: S2
  expect(named(second)).toEqual(['P1', 'S2']);
  expect(second.given?.type).toEqual({ dice: [2, 3], plus: -1, total: 4 });
  const third = giving(second, 3, 3, 2, 3); // 6 - 1 + 1 = 6: primary; 5 - 1 = 4: P2
  expect(named(third)).toEqual(['P1', 'S2', 'P2']);
});

test('without lines only P counters, without an objective only P2 (HR-SOLO-37)', () => {
  expect(named(giving({ ...own, front: 'around' }, 1, 1))).toEqual(['P2']);
  const none = giving({ ...own, front: 'none' });
  expect(named(none)).toEqual(['P2']);
  expect(none.given).toMatchObject({ type: null, counter: null });
});

test('a 1 or a 3 may bring a special unit while one is left (HR-SOLO-10, HR-SOLO-11)', () => {
  const one: Kit = {
    ...own,
    solo: true,
    specials: [1, 0, 0, 0],
    out: [{ no: 1, value: 1, ambush: false, counter: 1 }],
  };
  const feeder = reveal(one, 1, rolls(3, 4));
  expect(feeder.revealed).toMatchObject({ kind: 'feeder', count: 1, missed: null });
  expect(feeder.specials).toEqual([0, 0, 0, 0]);
  expect(reveal({ ...one, specials: [0, 0, 0, 0] }, 1, rolls(3, 4)).revealed).toMatchObject({
    kind: 'genestealer',
    count: 1,
    missed: 'feeder',
  });
  expect(reveal(one, 1, rolls(3, 3)).revealed).toMatchObject({ kind: 'genestealer', missed: null });
});

test('the Ambush check brings one on 3 or more (HR-SOLO-03)', () => {
  expect(checkAmbush(own, rolls(2))).toMatchObject({ check: 2, out: [] });
  expect(checkAmbush(own, rolls(3, 1)).out).toMatchObject([{ ambush: true, value: 0, counter: 0 }]);
});
