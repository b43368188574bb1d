/** Every figure is checked against the game itself, played out over all dice. */

import { expect, test } from 'vitest';
import cases from '../../../cases/epic-1991/index.ts';
import { readCases } from '../../../cases/read.ts';
import type { AnyGame, Dice } from '../../../kernel/contract.ts';
import { rollToHit } from '../saves/saves.ts';
import type { State } from '../state.ts';
import { chance, either, fraction } from './fraction.ts';
import { hitChance } from './shots.ts';

class Short extends Error {}

/** A position as cases write it, and an action in it. */
function position(text: string) {
  const lines = text.replace(/^ {4}/gm, '  ');
  const yaml = `- case: odds\n  rules: [E2-FIRE-12]\n${lines}\n  steps:\n    - offered: A\n`;
  const [written] = readCases(yaml, 'odds');
  const table = cases.arrange(written);
  const game: AnyGame = table.game;
  const state = table.state as State;
  const read = (action: string) => game.notation.parse(state, table.translate(state, action));
  return { game, state, read };
}

/** The exact chance that something holds after an action: all throws of the first dice it asks for; more do not matter. */
function playedOut(
  { game, state, read }: ReturnType<typeof position>,
  action: string,
  holds: (after: State) => boolean,
  most = 5,
): number {
  const walk = (thrown: number[]): number => {
    let next = 0;
    const dice: Dice = {
      d6() {
        if (next === most) return 3;
        if (next === thrown.length) throw new Short();
        return thrown[next++];
      },
      draw: () => 0,
    };
    const after = game.fork(state) as State;
    try {
      game.apply(after, 'A', read(action), dice);
    } catch (problem) {
      if (!(problem instanceof Short)) throw problem;
      let sum = 0;
      for (let face = 1; face <= 6; face++) sum += walk([...thrown, face]) / 6;
      return sum;
    }
    return holds(after) ? 1 : 0;
  };
  return walk([]);
}

function oddsOf({ game, state, read }: ReturnType<typeof position>, action: string) {
  const odds = game.odds(game.view(state, 'A'), read(action))!;
  return {
    ...odds,
    of: (what: string) => {
      const found = odds.chances.find((one) => one.what === what);
      if (!found) throw new Error(`${what} is not among ${odds.chances.map((one) => one.what).join(', ')}`);
      return found.ways / found.total;
    },
  };
}

const gone = (id: number) => (state: State) => state.models[id].where === 'gone';

test('E2-COVER-04, E2-EX-16: a 6 and a second die: 4+ for 7, 5+ for 8, 6 for 9 and more', () => {
  const needs = [2, 3, 4, 5, 6, 7, 8, 9, 10];
  for (const needed of needs) {
    let hits = 0;
    for (let a = 1; a <= 6; a++)
      for (let b = 1; b <= 6; b++) {
        const faces = [a, b];
        const play = { dice: { d6: () => faces.shift()!, draw: () => 0 } };
        if (rollToHit(play as never, needed).hit) hits++;
      }
    expect(chance('', hitChance(needed))).toEqual(chance('', fraction(hits, 36)));
  }
  expect(
    needs.map((needed) => chance('', hitChance(needed)).ways / chance('', hitChance(needed)).total),
  ).toEqual([5 / 6, 4 / 6, 3 / 6, 2 / 6, 1 / 6, 3 / 36, 2 / 36, 1 / 36, 1 / 36]);
});

const SHOTS = `
    phase: first-fire
    terrain: [{ is: area, kind: trench, corners: [[60, 40], [80, 40], [80, 60], [60, 60]] }]
    pieces:
      L: { row: land-raider, side: A, at: [40, 30], heading: 90, order: first }
      K: { row: tactical-marines, side: A, at: [5, 115], order: first }
      G: { row: battlewagon, side: B, at: [60, 20], heading: 0, order: advance }
      H: { row: goffs-boyz, side: B, at: [62, 50], order: advance }
      T: { row: tactical-marines, side: B, at: [60, 70], order: advance }
      M: { row: medic, side: B, at: [66, 70] }`;

test('shots: to hit with cover, the save with its flank, the Medic, each target by itself', () => {
  const here = position(SHOTS);
  const both = oddsOf(here, 'fire L L.0>G L.0>G');
  expect(both.of('Battlewagon 3 destroyed')).toBeCloseTo(playedOut(here, 'fire L L.0>G L.0>G', gone(3)), 12);
  expect(both.parts.map(({ label, value, rule }) => `${label} ${value} ${rule}`)).toEqual([
    'Lascannon 5+ E2-FIRE-12',
    'Range, not measured 75 cm E2-FIRE-09',
    'Save 4+ E2-SAVE-01',
    'Weapon -2 E2-SAVE-01',
    'From the side -1 E2-SAVE-04',
    'Battlewagon 3 destroyed, 2 attacks 5 in 9 E2-FIRE-08',
  ]);
  const split = oddsOf(here, 'fire L L.0>H L.0>T');
  expect(split.of('Goffs Boyz 4 destroyed')).toBeCloseTo(playedOut(here, 'fire L L.0>H L.0>T', gone(4)), 12);
  expect(split.of('Tactical Marines 5 destroyed')).toBeCloseTo(
    playedOut(here, 'fire L L.0>H L.0>T', gone(5)),
    12,
  );
  expect(split.parts.map(({ rule }) => rule)).toContain('E2-COVER-01');
  expect(split.parts.map(({ rule }) => rule)).toContain('E2-COVER-04');
  expect(split.parts.map(({ rule }) => rule)).toContain('E2-MARIN-10');
});

test('E2-HID-05: odds do not tell how far a target is', () => {
  const here = position(SHOTS);
  const near = oddsOf(here, 'fire L L.1>G');
  expect(near.of('Battlewagon 3 destroyed')).toBeGreaterThan(0); // the bolters do not reach
});

test.each([
  ['a stand without a save', '{ row: goffs-boyz, side: B, at: [40, 60], order: advance }', 5],
  ['a tank from the side', '{ row: battlewagon, side: B, at: [40, 60], heading: 90, order: advance }', 5],
  ['a Titan', '{ row: warlord-titan, side: B, at: [40, 60], heading: 180, shields: 0, order: advance }', 3],
])('a Traktor Kannon squashes %s', (_, target, most) => {
  const here = position(`
    phase: first-fire
    pieces:
      K: { row: traktor-kannon, side: A, at: [40, 30], heading: 0, order: first }
      F: { row: tactical-marines, side: A, at: [5, 115], order: first }
      G: ${target}`);
  const { chances } = oddsOf(here, 'fire K K.0>G');
  const [{ ways, total }] = chances;
  expect(ways / total).toBeCloseTo(playedOut(here, 'fire K K.0>G', gone(3), most), 12);
});

test('a Titan is reached once its shields are down', () => {
  const here = position(`
    phase: first-fire
    pieces:
      L1..L2: { row: land-raider, side: A, at: [40, 30], step: [0, 4], heading: 90, order: first }
      K: { row: tactical-marines, side: A, at: [5, 115], order: first }
      W: { row: warlord-titan, side: B, at: [70, 30], heading: 270, shields: 2, order: advance }`);
  const action = 'fire L L1.0>W L1.0>W L2.0>W L2.0>W';
  expect(oddsOf(here, action).of('Warlord Titan 4 hit past its shields')).toBeCloseTo(
    playedOut(here, action, ({ steps }) => steps.at(-1)?.do === 'titan'),
    12,
  );
});

test('a barrage: buildings, those in them, friends beside them', () => {
  const here = position(`
    phase: first-fire
    terrain: { hut: { is: block, at: [70, 30, 0], size: [6, 6], construction: light } }
    pieces:
      F: { row: tactical-marines, side: A, at: [65, 30], order: charge }
      M1..M2: { row: whirlwind, side: A, at: [40, 26], step: [0, 4], heading: 90, order: first }
      K: { row: tactical-marines, side: A, at: [5, 115], order: first }
      G: { row: goffs-boyz, side: B, at: [68, 28], heading: 270, wall: 1, order: advance }`);
  const action = 'fire M barrageM1.0+M2.0>G@67,29';
  const odds = oddsOf(here, action);
  expect(odds.of('Goffs Boyz 5 destroyed')).toBeCloseTo(playedOut(here, action, gone(5), 6), 12);
  expect(odds.of('Tactical Marines 1 destroyed')).toBeCloseTo(playedOut(here, action, gone(1), 4), 12);
  expect(odds.of('building 1 falls')).toBeCloseTo(
    playedOut(here, action, ({ pieces }) => pieces[1]?.kind === 'rubble', 3),
    12,
  );
});

test('an indirect barrage scatters: a third of the time it stays', () => {
  const here = position(`
    phase: first-fire
    terrain: [{ is: block, at: [60, 40, 0], size: [4, 60] }]
    pieces:
      M: { row: whirlwind, side: A, at: [40, 30], heading: 90, order: first }
      K: { row: rhino, side: A, at: [90, 60], heading: 90, order: first }
      G: { row: goffs-boyz, side: B, at: [80, 30], order: charge }`);
  // 2 and 3 cm (three throws of 36) leave its middle under the template
  const odds = oddsOf(here, 'fire M barrageM.0>G@80,30').of('Goffs Boyz 3 destroyed');
  expect(odds).toBeGreaterThan((2 / 6) * (1 / 6));
  expect(odds).toBeLessThanOrEqual((2 / 6 + (4 / 6) * (3 / 36)) / 6);
});

test('an aimed hit: where it lands, what it does, whether it is the end', () => {
  const here = position(`
    phase: first-fire
    pieces:
      L: { row: land-raider, side: A, at: [40, 30], heading: 90, order: first }
      K: { row: tactical-marines, side: A, at: [5, 115], order: first }
      W: { row: warlord-titan, side: B, at: [70, 30], heading: 270, shields: 0, damage: { head: 1, right-leg: [1, 1] }, order: advance }`);
  const faces = [5];
  here.game.apply(here.state, 'A', here.read('fire L L.0>W'), { d6: () => faces.shift()!, draw: () => 0 });
  const odds = oddsOf(here, 'aim 2,2');
  expect(odds.of('head damaged')).toBeCloseTo(
    playedOut(here, 'aim 2,2', ({ titans }) => titans[1].damage[5].rolls > 1, 4),
    12,
  );
  // a leg: no weapon to be blown off beside it, which would ask somebody to aim again
  expect(oddsOf(here, 'aim 1,5').of('Titan destroyed')).toBeCloseTo(playedOut(here, 'aim 1,5', gone(3)), 12);
});

const MELEE = `
    phase: close
    pieces:
      T: { row: tactical-marines, side: A, at: [60, 30], charged: true, order: charge }
      S: { row: striking-scorpions, side: A, at: [60, 60], charged: true, order: charge }
      K: { row: tactical-marines, side: A, at: [5, 115], order: advance }
      C: { row: chaplain, side: A, at: [60, 36] }
      G: { row: goffs-boyz, side: B, at: [62, 30], order: advance }
      H: { row: goffs-boyz, side: B, at: [62, 60], order: advance }`;

test('a fight: 2D6 and the CAF of each', () => {
  const here = position(MELEE);
  const odds = oddsOf(here, 'combat T');
  expect(odds.of('Goffs Boyz 5 destroyed')).toBeCloseTo(playedOut(here, 'combat T', gone(5), 4), 12);
  expect(odds.of('Tactical Marines 1 destroyed')).toBeCloseTo(playedOut(here, 'combat T', gone(1), 4), 12);
  expect(odds.parts).toEqual([
    { label: 'Tactical Marines, 2D6', value: '+3', rule: 'E2-CC-14' },
    { label: 'Goffs Boyz, 2D6', value: '+3', rule: 'E2-CC-14' },
  ]);
});

test('one against two: the second has a die more, if it comes to that', () => {
  const here = position(`
    phase: close
    pieces:
      T1..T2: { row: tactical-marines, side: A, at: [[58, 30], [62, 30]], charged: true, order: charge }
      K: { row: tactical-marines, side: A, at: [5, 115], order: advance }
      S: { row: tactical-marines, side: A, at: [60, 60], charged: true, order: charge }
      G: { row: nobz, side: B, at: [60, 30] }
      H: { row: goffs-boyz, side: B, at: [62, 60], order: advance }`);
  // 2 and 2 dice, then 2 and 3: checked by hand, as 9 dice are too many to play out
  const first = oddsOf(here, 'combat T1');
  const lone = first.chances.map(({ what, ways, total }) => [what, ways / total] as const);
  const [nobz, one, two] = ['Nobz 5', 'Tactical Marines 1', 'Tactical Marines 2'].map(
    (name) => lone.find(([what]) => what === `${name} destroyed`)![1],
  );
  expect(one).toBeGreaterThan(two); // he fights second, with a die more, and perhaps not at all
  expect(nobz).toBeGreaterThan(0);
  expect(nobz).toBeLessThan(1);
});

test('a Harlequin that loses rolls again', () => {
  const here = position(`
    phase: close
    pieces:
      T: { row: harlequins, side: A, at: [60, 30], charged: true, order: charge }
      S: { row: striking-scorpions, side: A, at: [60, 60], charged: true, order: charge }
      K: { row: tactical-marines, side: A, at: [5, 115], order: advance }
      G: { row: nobz, side: B, at: [62, 30] }
      H: { row: goffs-boyz, side: B, at: [62, 60], order: advance }`);
  const faces = [1, 1, 6, 5];
  const before = oddsOf(here, 'combat T').of('Harlequin 1 destroyed');
  here.game.apply(here.state, 'A', here.read('combat T'), { d6: () => faces.shift()!, draw: () => 0 });
  const again = oddsOf(here, 'reroll yes');
  expect(again.of('lose')).toBeCloseTo(playedOut(here, 'reroll yes', gone(1), 2), 12);
  expect(again.of('win') + again.of('draw') + again.of('lose')).toBeCloseTo(1, 12);
  expect(before).toBeLessThan(1 / 6);
});

test('long sums stay fractions', () => {
  const many = either(...Array.from({ length: 40 }, () => fraction(5, 216)));
  const { ways, total } = chance('', many);
  expect(ways / total).toBeCloseTo(1 - (1 - 5 / 216) ** 40, 9);
});

const MINDS = `
    phase: first-fire
    pieces:
      O: { row: warlocks, side: A, at: [40, 30] }
      V: { row: vibro-cannon, side: A, at: [40, 60], heading: 90, order: first }
      K: { row: guardians, side: A, at: [5, 115], order: first }
      T: { row: tactical-marines, side: B, at: [60, 30], order: advance }
      M: { row: medic, side: B, at: [60, 36] }
      W: { row: warlord-titan, side: B, at: [58, 14], heading: 270, order: advance, shields: 2 }
      G: { row: goffs-boyz, side: B, at: [60, 60], order: advance }
      R: { row: battlewagon, side: B, at: [50, 60], heading: 0, order: advance }`;

test('powers: 4+, past shields on 4+ again, and a Medic may still come', () => {
  const here = position(MINDS);
  const locked = (id: number) => (state: State) => state.models[id].locked;
  const blast = 'fire O mind-blastO>T';
  expect(oddsOf(here, blast).of('Tactical Marines 4 destroyed')).toBeCloseTo(
    playedOut(here, blast, gone(4)),
    12,
  );
  const lock = 'fire O psychic-lockO>W';
  expect(oddsOf(here, lock).of('Warlord Titan 6 locked')).toBeCloseTo(playedOut(here, lock, locked(6)), 12);
  expect(oddsOf(here, lock).of('Warlord Titan 6 locked')).toBeCloseTo(1 / 4, 12);
});

test('beams: the target on 5+, whoever is on the way on 6', () => {
  const here = position(MINDS);
  const beam = 'fire V beamV>G';
  for (const [id, name] of [
    [7, 'Goffs Boyz 7'],
    [8, 'Battlewagon 8'],
  ] as const)
    expect(oddsOf(here, beam).of(`${name} destroyed`)).toBeCloseTo(playedOut(here, beam, gone(id)), 12);
});

test('a rally: the morale of the unit, easier beside an HQ', () => {
  const here = position(`
    phase: end
    turn: 3
    pieces:
      T: { row: tactical-marines, side: A, at: [40, 40] }
      H: { row: marine-hq, side: A, at: [44, 40] }
      G: { row: goffs-boyz, side: B, at: [80, 40] }
    units: { T: { fellBack: 2, morale: 4 } }
    cards: { T: { break: 1, casualties: 1, broken: true, scored: true } }`);
  const rallied = playedOut(here, 'rally yes', ({ units }) => units[1].fellBack === 0);
  expect(oddsOf(here, 'rally yes').of('rallies')).toBeCloseTo(rallied, 12);
  expect(rallied).toBeCloseTo(4 / 6, 12);
});
