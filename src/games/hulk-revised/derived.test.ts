import { expect, test } from 'vitest';
import { setBit } from '../../grid/bits.ts';
import { randomFrom } from '../../kernel/random.ts';
import { derivedLaws } from './derived.ts';
import { FIRE, HALF, MURK, PIT } from './ground.ts';
import { randomPosition, randomTable } from './oracles/positions.ts';
import type { Piece, State } from './state.ts';
import { fork } from './view.ts';

const random = randomFrom('derived');
/** A made-up position in which everything agrees, with a Marine, a gun and a Stealer in it. */
function sound() {
  for (;;) {
    const { table, state } = randomPosition(random, randomTable(random));
    state.marineLosses = table.loadouts.length - 1 - state.marines.length;
    for (const p of state.pieces) if (p) p.jam = 0;
    if (state.marines.length > 0 && state.sentries.length > 0 && state.stealers.length > 1)
      if (derivedLaws(table, state).length === 0) return { table, state };
  }
}
const first = (state: State, list: 'marines' | 'sentries' | 'stealers'): Piece =>
  state.pieces[state[list][0]] as Piece;

/** What a careless change would leave behind, and the law that must say so. */
const CARELESS: [string, RegExp, (state: State) => void][] = [
  ['a fire counted twice', /fire, gas or Stasis/, (s) => s.murk++],
  [
    'a fire put down by hand',
    /fire, gas or Stasis|hard/,
    (s) => (s.ground[s.ground.findIndex((g) => !(g & MURK))] |= FIRE),
  ],
  ['a Marine moved by hand', /who stands where/, (s) => (first(s, 'marines').at = 0)],
  ['a gun moved by hand', /which gun/, (s) => (first(s, 'sentries').at = 0)],
  ['a blocker left behind', /hard squares/, (s) => s.hard.fill(0)],
  ['a Stealer that hides nothing', /soft squares/, (s) => s.soft.fill(0)],
  ['a square that is soft for no reason', /soft squares/, (s) => setBit(s.soft, first(s, 'marines').at)],
  ['a Stealer forgotten', /Stealers in play/, (s) => s.stealers.pop()],
  ['Stealers out of order', /Stealers in play/, (s) => s.stealers.reverse()],
  ['a gun forgotten', /guns in play/, (s) => s.sentries.pop()],
  ['a Marine forgotten', /Marines in play/, (s) => s.marines.pop()],
  ['a casualty not counted', /casualties/, (s) => s.marineLosses--],
  ['a Marine who left and did not', /who left|casualties/, (s) => s.exited.push(1)],
  ['a special unit from nowhere', /broodlord/, (s) => (s.brought[3] = -1)],
  ['a special unit not crossed off', /feeder/, (s) => s.specials[0]++],
  ['the dead acting', /active/, (s) => (s.active = 999)],
  ['somebody on no hole', /HR-PIT-04/, (s) => (s.onPit = first(s, 'marines').id)],
  ['a hole that has closed', /has changed/, (s) => (s.ground[0] ^= PIT)],
  ['half a generator', /HR-PFG-03/, (s) => (s.ground[0] |= HALF)],
  ['a door from nowhere', /none was/, (s) => (s.doors[s.doors.indexOf(0)] = 1)],
  ['a Stealer lifted by hand', /who stands where/, (s) => (first(s, 'stealers').at = -1)],
];

test.each(CARELESS)('%s is told', (_, law, careless) => {
  const { table, state } = sound();
  const changed = fork(state);
  careless(changed);
  expect(derivedLaws(table, changed).join('\n')).toMatch(law);
  expect(derivedLaws(table, state)).toEqual([]);
});
