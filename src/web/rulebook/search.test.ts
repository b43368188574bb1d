import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { entriesOf } from './book.ts';
import { parseBook } from './build/parse-book.ts';
import { search } from './search.ts';

const book = parseBook(
  'toy',
  `# Toy: rule inventory

## DOOR: doors

- **TY-DOOR-01** A door is open or closed.
- **TY-DOOR-02** A jammed door stays as it is. See TY-DOOR-01.
  Ruling: nobody can mend it.

## MOVE: movement

- **TY-MOVE-01** A piece walks through an open door.
`,
);
const find = (query: string) => search(entriesOf(book), query).hits.map(({ entry }) => entry.id);

test('an ID finds its rule first', () => {
  expect(find('ty-door-02')[0]).toBe('TY-DOOR-02');
  expect(find('MOVE-01')).toEqual(['TY-MOVE-01']);
});

test('every word must be there, in the rule or its ruling', () => {
  expect(find('open door')).toEqual(['TY-DOOR-01', 'TY-MOVE-01']);
  expect(find('door mend')).toEqual(['TY-DOOR-02']);
  expect(find('  ')).toEqual([]);
});

test('what was looked for stands apart in the piece of text', () => {
  const [hit] = search(entriesOf(book), 'jammed').hits;
  expect(hit.pieces).toEqual([
    'A ',
    'jammed',
    ' door stays as it is. See TY-DOOR-01. Ruling: nobody can mend it.',
  ]);
});

test('where no rule has it all, those with most of it are shown, and said to be', () => {
  expect(search(entriesOf(book), 'jammed door spaceship')).toMatchObject({ partly: true });
  expect(find('jammed door spaceship')).toEqual(['TY-DOOR-02']);
  expect(find('spaceship rocket dragon')).toEqual([]);
});

test('a slip of the fingers is forgiven, but a right word means itself', () => {
  expect(find('jamed dooor')).toEqual(['TY-DOOR-02']);
  expect(find('peice')).toEqual(['TY-MOVE-01']);
  expect(find('doors walking')).toEqual(['TY-MOVE-01']);
  expect(find('done')).toEqual([]);
});

function first(id: string, query: string): string {
  const text = readFileSync(new URL(`../../../rules/${id}.md`, import.meta.url), 'utf8');
  return search(entriesOf(parseBook(id, text)), query).hits[0]?.entry.id ?? 'nothing';
}

test.each([
  ['hulk-revised', 'shoot through a friend', 'HR-LOS-03'],
  ['hulk-revised', 'can I shoot thru a friend', 'HR-LOS-03'],
  ['hulk-revised', 'overwach range', 'HR-OVW'],
  ['hulk-revised', 'stairs', 'HR-LADD'],
  ['hulk-revised', 'melee tie', 'HR-CA'],
  ['hulk-heresy', 'shoot through a friend', 'HH-PA-04'],
  ['epic-1991', 'shoot through a friend', 'E2-LOS-06'],
  ['epic-1991', 'tank in forest', 'E2-'],
  ['epic-1989', 'fire past a comrade', 'E1-'],
])('%s: "%s" finds %s', (id, query, rule) => {
  expect(first(id, query)).toContain(rule);
});
