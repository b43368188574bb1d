import { expect, test } from 'vitest';
import { type Action, act, VERB_FORMS, VERBS, type Verb } from './actions.ts';
import { isWellFormed } from './form.ts';
import { CELLS } from './geotiles/cells.ts';
import { solo } from './solo/testing.ts';

const { table } = solo({ levels: ['s....'] }).game;
const SQUARES = 5;
const FORCE = { side: 'stealer', blips: 1 };

/** The lowest and highest number each part may have; without a highest it is left to the rules. */
const TO: Readonly<Record<string, readonly [number, number?]>> = {
  direction: [0, 7],
  square: [0, SQUARES - 1],
  cell: [0, CELLS - 1],
  'square or section': [-1],
};
const ITEM: Readonly<Record<string, readonly [number, number]>> = {
  grenade: [1, 4],
  ability: [1, 7],
  special: [0, 4],
  tile: [1, 16],
};

type Bounds = readonly [number, number?];
type Part = 'unit' | 'to' | 'face' | 'cp' | 'item';
const boundsOf = (verb: Verb): Readonly<Record<Part, Bounds>> => {
  const { unit, to, face, paid, item } = VERB_FORMS[verb];
  return {
    unit: unit === 'none' ? [0, 0] : [1],
    to: to ? (TO[to] ?? [0]) : [-1, -1],
    face: face === 'must' ? [0, 3] : face === 'may' ? [-1, 3] : [-1, -1],
    cp: paid ? [0] : [0, 0],
    item: item ? ITEM[item] : [0, 0],
  };
};

test.each(VERBS.map((verb) => [verb] as const))(
  '%s is well formed up to its bounds and not beyond',
  (verb) => {
    const bounds = Object.entries(boundsOf(verb)) as [Part, Bounds][];
    const least = {
      ...act(verb),
      ...Object.fromEntries(bounds.map(([part, [low]]) => [part, low])),
      ...(VERB_FORMS[verb].force ? { force: FORCE } : {}),
    } as Action;
    expect(isWellFormed(table, least)).toBe(true);
    for (const [part, [low, high]] of bounds) {
      const good = (value: unknown) => isWellFormed(table, { ...least, [part]: value });
      expect(good(low - 1), `${part} ${low - 1}`).toBe(false);
      expect(good(high ?? 999), `${part} ${high}`).toBe(true);
      if (high !== undefined) expect(good(high + 1), `${part} ${high + 1}`).toBe(false);
      for (const odd of [0.5, '0', null, undefined, Number.NaN])
        expect(good(odd), `${part} ${odd}`).toBe(false);
    }
    expect(isWellFormed(table, { ...least, clear: true })).toBe(verb === 'move' || verb === 'turn');
    expect(isWellFormed(table, { ...least, clear: 0 })).toBe(false);
    expect(isWellFormed(table, { ...least, do: 'dance' })).toBe(false);
    expect(isWellFormed(table, { ...least, force: FORCE })).toBe(verb === 'muster');
    expect(isWellFormed(table, { ...least, force: { side: 'stealer' } })).toBe(false);
    expect(isWellFormed(table, { ...least, force: undefined })).toBe(verb !== 'muster');
  },
);

test('what is no map is no action', () => {
  for (const data of [null, undefined, 'end', 7, []]) expect(isWellFormed(table, data)).toBe(false);
});
