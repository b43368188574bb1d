import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import { byChance } from '../../golden/choose.ts';
import type { AnyGame, AnyRuleset } from '../../kernel/contract.ts';
import { diceFrom } from '../../kernel/dice.ts';
import { type Leak, leaky } from '../../kernel/leaky.ts';
import { actText, rehearse } from '../../kernel/match.ts';
import { randomFrom } from '../../kernel/random.ts';
import { twoWorlds } from '../../kernel/worlds.ts';
import { adoptMission, type Corridor } from './gsb/adopt.ts';
import { hulkHeresy, type State } from './index.ts';
import { leaks } from './leaks.ts';
import { FALSE_BLIP } from './state.ts';

const ruleset = hulkHeresy as unknown as AnyRuleset;

/** The kept match with a Librarian, and its positions from the Hallucination on. */
const { setup, seed } = parse(readFileSync('src/golden/hulk-heresy/librarian.yaml', 'utf8'));
const script = readFileSync('src/golden/hulk-heresy/librarian.txt', 'utf8').matchAll(/^ {2}(\S+)> (.*)$/gm);
const match = rehearse(ruleset, setup, seed);
const hazy: State[] = [];
for (const [, seat, text] of script) {
  actText(match, seat, text);
  const state = match.state as State;
  if (state.phantoms.length > 0 && !state.outcome) hazy.push(match.game.fork(state) as State);
}

const blips = leaks().find(({ what }) => what === 'who is in the blips of A') as Leak;
const told = (game: AnyGame, state: State, seat: string): string | null =>
  twoWorlds(game, state, seat, randomFrom('hazy'), 3);

test('HH-HID-08: nobody can tell which of three blips is the model, from the shuffle on', () => {
  expect(hazy.length).toBeGreaterThan(5);
  const some = hazy.filter((_, i) => i % 3 === 0);
  expect(some.map((state) => told(match.game, state, 'B')).filter(Boolean)).toEqual([]);
  expect(some.some((state) => told(leaky(match.game, blips), state, 'B'))).toBe(true);
});

test('HH-HID-08: who imagines the three has the model in one of them', () => {
  const random = randomFrom('imagined');
  for (const state of hazy.filter((_, i) => i % 5 === 0)) {
    const seen = match.game.imagine(match.game.view(state, 'B'), random) as State;
    for (const { units, row, body } of seen.phantoms)
      if (body) expect(units.filter((id) => seen.pieces[id]?.row === row)).toHaveLength(1);
  }
});

test('HH-HID-08: any of the three may be the model', () => {
  const random = randomFrom('any of them');
  const state = hazy.find(
    ({ phantoms: [{ units, body }], pieces }) => body && units.every((id) => pieces[id]?.blip),
  );
  const { units, row } = state!.phantoms[0];
  const met = new Set<number>();
  for (let n = 0; n < 40; n++) {
    const seen = match.game.imagine(match.game.view(state, 'B'), random) as State;
    met.add(units.findIndex((id) => seen.pieces[id]?.row === row));
  }
  expect([...met].sort()).toEqual([0, 1, 2]);
});

test('HH-HID-09, HH-MISS-11: of imagined counters one is the 1 and the other the 3, either way', () => {
  const mission = parse(readFileSync('missions/hulk-heresy/retrieve.yaml', 'utf8'));
  const { game, state } = rehearse(ruleset, { mission }, 'counters');
  const random = randomFrom('counters');
  const dice = diceFrom(random);
  while ((state as State).secretDie === 0) {
    const { seat, action } = byChance(game, state, random);
    game.apply(state, seat, action, dice);
  }
  const met = new Set<string>();
  for (let n = 0; n < 60; n++) {
    const { secretDie, objects } = game.imagine(game.view(state, 'A'), random) as State;
    met.add(`${secretDie}: ${objects.map(({ counter }) => counter).filter((one) => one !== 0)}`);
  }
  expect([...met].sort()).toEqual(['1: 1,3', '2: 1,3', '3: 1,3', '4: 3,1', '5: 3,1', '6: 3,1']);
});

test('HH-HID-15, HH-GSB-11: a Sensor Echo is a blip like any other', () => {
  const drill = parse(readFileSync('missions/hulk-revised/first-drill.yaml', 'utf8')) as Corridor;
  const mission = { ...adoptMission(drill, 'terminators'), points: 5 };
  const echoes: State[] = [];
  const { game, state } = rehearse(ruleset, { mission }, 'echo');
  const random = randomFrom('echo');
  const dice = diceFrom(random);
  for (let n = 0; n < 200 && !game.outcome(state) && echoes.length < 4; n++) {
    const { seat, action } = byChance(game, state, random);
    game.apply(state, seat, action, dice);
    const { pieces } = state as State;
    if (pieces.some((p) => p?.row === FALSE_BLIP && p.at >= 0)) echoes.push(game.fork(state) as State);
  }
  expect(echoes.length).toBe(4);
  expect(echoes.map((one) => told(game, one, 'A')).filter(Boolean)).toEqual([]);
});

test('HH-HID-15, HH-GSB-11: of imagined blips Sensor Echoes alone are nobody, and every number may be one', () => {
  const drill = parse(readFileSync('missions/hulk-revised/first-drill.yaml', 'utf8')) as Corridor;
  for (const host of ['terminators', 'powered'] as const) {
    const { game, state } = rehearse(
      ruleset,
      { mission: { ...adoptMission(drill, host), points: 5 } },
      'stock',
    );
    const random = randomFrom('stock');
    const dice = diceFrom(random);
    const hasBlips = () => (state as State).pieces.filter((p) => p && p.value > 0).length > 2;
    for (let n = 0; n < 200 && !game.outcome(state) && !hasBlips(); n++) {
      const { seat, action } = byChance(game, state, random);
      game.apply(state, seat, action, dice);
    }
    expect(hasBlips()).toBe(true);
    const values = new Set<string>();
    for (let n = 0; n < 30; n++)
      for (const p of (game.imagine(game.view(state, 'A'), random) as State).pieces)
        if (p && p.value > 0) values.add(`${p.value} ${p.row === FALSE_BLIP ? 'nobody' : 'somebody'}`);
    const first = host === 'terminators' ? '1 nobody' : '1 somebody';
    expect([...values].sort()).toEqual([first, '2 somebody', '3 somebody']);
  }
});

test('HH-HID-18: who imagines a sealed force has all of it still to come', () => {
  const mission = parse(readFileSync('missions/hulk-heresy/hold.yaml', 'utf8'));
  const { game, state } = rehearse(ruleset, { mission }, 'sealed');
  const random = randomFrom('sealed');
  const dice = diceFrom(random);
  for (let n = 0; n < 40 && !(state as State).mustered.A; n++) {
    const { seat, action } = byChance(game, state, random);
    game.apply(state, seat, action, dice);
  }
  const seen = game.imagine(game.view(state, 'B'), random) as State;
  expect(seen.rosters.A.length).toBeGreaterThan(0);
  expect(seen.stock.A).toEqual(seen.rosters.A.map((_, i) => i));
});
