import { expect, test } from 'vitest';
import { byClick, byKey, type Device, type Meaning, meaningOf, type Weight } from './grammar.ts';

const A = 'Castor fires';
const B = 'Varro fires';

/** What is shown before, how heavy A is, the how manieth press: what comes of it, what is shown after. */
const ROWS: readonly [string | null, Weight, number, Meaning['does'], string | null][] = [
  [null, 'idle', 1, 'nothing', null],
  [A, 'idle', 1, 'nothing', null],
  [null, 'piece', 1, 'select', null],
  [B, 'piece', 1, 'select', null],
  [null, 'piece', 2, 'select', null],
  [null, 'list', 1, 'show', A],
  [B, 'list', 1, 'show', A],
  [A, 'list', 1, 'nothing', null],
  [A, 'list', 2, 'nothing', A],
  [null, 'free', 1, 'commit', null],
  [B, 'free', 1, 'commit', null],
  [null, 'free', 2, 'nothing', null],
  [null, 'row', 1, 'commit', null],
  [null, 'final', 1, 'show', A],
  [B, 'final', 1, 'show', A],
  [A, 'final', 1, 'commit', null],
  [null, 'final', 2, 'nothing', null],
  [B, 'final', 2, 'nothing', B],
  [null, 'loss', 1, 'show', A],
  [B, 'loss', 1, 'show', A],
  [A, 'loss', 1, 'commit', null],
  [A, 'loss', 2, 'nothing', A],
  [A, 'loss', 3, 'nothing', A],
  [null, 'loss', 2, 'nothing', null],
];

const DEVICES: readonly Device[] = ['mouse', 'touch', 'key'];

for (const by of DEVICES)
  test.each(ROWS)(`by ${by}: %s shown, A is %s, press %i: %s`, (shown, weight, nth, does, after) => {
    expect(meaningOf(shown, { what: A, weight, by, nth })).toEqual({ does, shown: after });
  });

/** Presses one thing as often as a row of quick presses does; returns how often it was done. */
function rowOf(presses: number, weight: Weight, by: Device): number {
  let shown: string | null = null;
  let done = 0;
  for (let nth = 1; nth <= presses; nth++) {
    const meaning = meaningOf(shown, { what: A, weight, by, nth });
    shown = meaning.shown;
    if (meaning.does === 'commit') done++;
  }
  return done;
}

test.each(['mouse', 'touch'] as const)('a row of quick clicks by %s does a thing once at most', (by) => {
  for (const presses of [2, 3, 7]) {
    expect(rowOf(presses, 'final', by)).toBe(1);
    expect(rowOf(presses, 'free', by)).toBe(1);
    expect(rowOf(presses, 'loss', by)).toBe(0);
    expect(rowOf(presses, 'row', by)).toBe(presses);
  }
});

test('a key held down does what one press does', () => {
  for (const weight of ['final', 'loss', 'list'] as const) expect(rowOf(9, weight, 'key')).toBe(0);
  for (const weight of ['free', 'row'] as const) expect(rowOf(9, weight, 'key')).toBe(1);
});

test('the browser tells what pressed', () => {
  const click = (detail: number, pointerType?: string) =>
    byClick({ detail, pointerType } as unknown as MouseEvent);
  expect(click(1, 'mouse')).toEqual({ by: 'mouse', nth: 1 });
  expect(click(2, 'touch')).toEqual({ by: 'touch', nth: 2 });
  expect(click(0, '')).toEqual({ by: 'key', nth: 1 });
  expect(byKey({ repeat: false })).toEqual({ by: 'key', nth: 1 });
  expect(byKey({ repeat: true })).toEqual({ by: 'key', nth: 2 });
});
