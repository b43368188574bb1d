import * as v from 'valibot';
import { expect, test } from 'vitest';
import { Problem } from './contract.ts';
import { readData } from './read-data.ts';

const Squad = v.strictObject({
  name: v.pipe(v.string(), v.regex(/^[a-z]+$/, 'small letters only.')),
  men: v.array(v.strictObject({ ap: v.number() })),
  kind: v.optional(v.union([v.literal('a'), v.literal('b')])),
});
const read = (data: unknown, where?: string) => readData(Squad, data, 'The squad', where);

test('what fits comes back', () => {
  expect(read({ name: 'ares', men: [{ ap: 4 }] })).toEqual({ name: 'ares', men: [{ ap: 4 }] });
});

test.each<[string, unknown, string | undefined, string]>([
  ['a field too many', { name: 'ares', men: [], x: 1 }, undefined, 'x: there is no such field.'],
  ['a field too few', { name: 'ares' }, undefined, 'men: this field is missing.'],
  [
    'deep in the data',
    { name: 'ares', men: [{ ap: 'x' }] },
    undefined,
    'men.0.ap: this should be number, not "x".',
  ],
  [
    'in a part of something',
    { name: 'ares', men: 1 },
    'forces.A',
    'forces.A.men: this should be Array, not 1.',
  ],
  ['the data itself', 7, undefined, 'The squad: this should be Object, not 7.'],
  ['the part itself', 7, 'forces.A', 'forces.A: this should be Object, not 7.'],
  ['words of the schema', { name: 'Ares', men: [] }, undefined, 'name: small letters only.'],
  [
    'none of several',
    { name: 'ares', men: [], kind: 'c' },
    undefined,
    'kind: this is none of the known forms.',
  ],
])('%s is a Problem with its place', (_, data, where, message) => {
  expect(() => read(data, where)).toThrow(new Problem(message));
});
